#include "picture.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <variant>
#include <vector>

using namespace thicket;

namespace {

struct Colour {
    Uint8 red, green, blue;
};
constexpr Colour sheet{249, 250, 247}, stone{105, 122, 98}, orange{201, 74, 0}, ink{29, 36, 32};

using Line = std::vector<nav::Point>;

Line arc(nav::Point center, double radius, double from, double to)
{
    constexpr double most = 0.1; // radians between two points
    const int pieces = std::max(1, int(std::ceil(std::abs(to - from) / most)));
    Line line;
    for (int i = 0; i <= pieces; ++i) {
        const double angle = from + (to - from) * i / pieces;
        line.push_back(center + nav::Point{std::cos(angle), std::sin(angle)} * radius);
    }
    return line;
}

Line disc(nav::Point center, double radius) { return arc(center, radius, 0, 2 * std::numbers::pi); }

/// An obstacle's outline; a wall's middle line.
Line outline(const nav::Geometry& geometry)
{
    if (const auto* const circle = std::get_if<nav::Circle>(&geometry))
        return disc(circle->center, circle->radius);
    if (const auto* const wall = std::get_if<nav::Wall>(&geometry)) {
        Line line = wall->points;
        if (wall->closed && !line.empty())
            line.push_back(line.front());
        return line;
    }
    Line line;
    if (const auto* const polygon = std::get_if<nav::Polygon>(&geometry)) {
        line = polygon->points;
        if (!line.empty())
            line.push_back(line.front());
    }
    return line;
}

/// A path is straight lines and arcs.
Line pieceOf(const nav::TangentEdge& edge)
{
    if (const auto* const straight = std::get_if<nav::SurfingEdge>(&edge))
        return {straight->from, straight->to};
    const auto& round = std::get<nav::HuggingEdge>(edge);
    const bool isCcw = round.winding == nav::Winding::counterClockwise;
    const double turn = round.radius > 0 ? round.length() / round.radius : 0;
    return arc(round.center, round.radius, round.from, round.from + (isCcw ? turn : -turn));
}

void drawLine(SDL_Renderer& renderer, const Camera& camera, const Line& line, Colour colour)
{
    std::vector<SDL_FPoint> points;
    for (const nav::Point p : line)
        points.push_back(camera.toPixels(p));
    SDL_SetRenderDrawColor(&renderer, colour.red, colour.green, colour.blue, SDL_ALPHA_OPAQUE);
    SDL_RenderDrawLinesF(&renderer, points.data(), int(points.size()));
}

} // namespace

Camera::Camera(const nav::Map& map, int width, int height)
{
    const nav::Box box = map.extent();
    m_origin = box.min;
    m_scale = 1;
    if (box.width() > 0 && box.height() > 0)
        m_scale = std::min(width / box.width(), height / box.height());
    m_height = map.settings.yAxis == nav::YAxis::up ? height : 0;
}

SDL_FPoint Camera::toPixels(nav::Point p) const
{
    const nav::Point d = (p - m_origin) * m_scale;
    return {float(d.x), float(m_height > 0 ? m_height - d.y : d.y)};
}

nav::Point Camera::toMap(int x, int y) const
{
    return m_origin + nav::Point{double(x), m_height > 0 ? m_height - y : y} * (1 / m_scale);
}

void draw(SDL_Renderer& renderer, const Game& game, const Camera& camera)
{
    SDL_SetRenderDrawColor(&renderer, sheet.red, sheet.green, sheet.blue, SDL_ALPHA_OPAQUE);
    SDL_RenderClear(&renderer);
    for (const nav::MapObject& object : game.level.map.objects())
        drawLine(renderer, camera, outline(object.geometry), stone);
    for (const nav::TangentEdge& edge : game.path.edges())
        drawLine(renderer, camera, pieceOf(edge), orange);
    const steer::Agent& agent = game.agent;
    const double radius = std::max(agent.radius, 3 / camera.scale());
    drawLine(renderer, camera, disc(agent.position, radius), ink);
    drawLine(renderer, camera, {agent.position, agent.position + agent.heading * radius}, ink);
    SDL_RenderPresent(&renderer);
}
