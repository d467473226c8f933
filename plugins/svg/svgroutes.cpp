#include "plugins/svg/svgroutes.h"

#include "libnav/path/pathfinder.h"
#include "libnav/tangent/completegraph.h"
#include "libsteer/flow/flowfield.h"
#include "plugins/svg/svgxml.h"

#include <cmath>
#include <numbers>

namespace thicket::plugins {

namespace {

using nav::Point;

constexpr std::size_t mostSurfingEdges = 500'000;
constexpr double mostCells = 1'000'000;
/// A second of searching, where objects are heaped. Usual maps of a million circles need far fewer.
constexpr std::size_t mostExpansions = 30'000;

void appendMove(std::string& d, char letter, Point to)
{
    d += letter;
    appendPoint(d, to);
}

/// The arc as arcs of at most half a turn, for which end and radius say enough.
void appendArcs(std::string& d, const nav::HuggingEdge& edge)
{
    const int parts = edge.sweep() > std::numbers::pi ? 2 : 1;
    for (int i = 1; i <= parts; ++i) {
        const Point end = edge.pointAt(edge.from + (edge.to - edge.from) * i / parts);
        d += 'A';
        appendPoint(d, {edge.radius, edge.radius});
        d += edge.to > edge.from ? " 0 0 1 " : " 0 0 0 ";
        appendPoint(d, end);
    }
}

std::string pathData(const nav::Path& path)
{
    std::string d;
    for (const nav::TangentEdge& edge : path.edges()) {
        if (const auto* const surfing = std::get_if<nav::SurfingEdge>(&edge)) {
            if (d.empty())
                appendMove(d, 'M', surfing->from);
            appendMove(d, 'L', surfing->to);
        } else {
            const auto& hugging = std::get<nav::HuggingEdge>(edge);
            if (d.empty())
                appendMove(d, 'M', hugging.pointAt(hugging.from));
            appendArcs(d, hugging);
        }
    }
    return d;
}

std::optional<Point> positionOf(const nav::MapObject* marker)
{
    return marker ? std::optional(nav::boundingBox(marker->geometry).min) : std::nullopt;
}

std::vector<Point> goalsOf(const nav::Map& map)
{
    std::vector<Point> goals;
    for (const nav::MapObject& object : map.objects()) {
        if (const auto* const goal = std::get_if<nav::GoalMarker>(&object.geometry))
            goals.push_back(goal->position);
    }
    return goals;
}

class RouteWriter {
public:
    RouteWriter(const nav::Map& map, const SvgExportOptions& options, double side,
                const std::string& transform)
        : m_map(map), m_options(options), m_side(side), m_transform(transform)
    {}

    SvgRoutes run()
    {
        const auto& classes = m_map.settings.agentClasses;
        const double usual = classes.empty() ? 0 : classes.front().radius;
        m_radius = m_options.agentRadius.value_or(usual);
        const auto start = positionOf(m_map.start());
        const auto goal = positionOf(m_map.goal());
        const bool wantsPath = m_options.hasPath && start && goal;
        if (!wantsPath && !m_options.hasGraph && !m_options.hasFlow)
            return {};
        const auto field = nav::ObstacleField::build(nav::obstacles(m_map), m_radius);
        if (!field) {
            leaveOut("path, graph and flow: " + QString::fromStdString(field.error().text()));
            return std::move(m_routes);
        }
        if (m_options.hasGraph)
            graph(*field, start, goal);
        if (m_options.hasFlow)
            flow(*field);
        if (wantsPath)
            path(*field, *start, *goal);
        return std::move(m_routes);
    }

private:
    void leaveOut(const QString& text)
    {
        m_routes.notes << FormatNote{FormatNote::Fidelity::leftOut, text, {}};
    }

    void open(const char* name, const char* colour, double width)
    {
        std::string& out = m_routes.text;
        out += "<g";
        appendAttribute(out, "id", name);
        appendAttribute(out, "inkscape:groupmode", "layer");
        appendAttribute(out, "inkscape:label", name);
        appendAttribute(out, "thicket:role", name);
        appendAttribute(out, "thicket:agentRadius", m_radius);
        out += m_transform;
        appendAttribute(out, "fill", "none");
        appendAttribute(out, "stroke", colour);
        appendAttribute(out, "stroke-width", width);
        out += ">\n";
    }

    void line(const char* name, const std::string& d)
    {
        std::string& out = m_routes.text;
        out += "<path";
        appendAttribute(out, "class", name);
        appendAttribute(out, "d", d);
        out += "/>\n";
    }

    void close() { m_routes.text += "</g>\n"; }

    void path(const nav::ObstacleField& field, Point start, Point goal)
    {
        nav::PathOptions options;
        options.maxExpansions = mostExpansions;
        const nav::PathResult result = nav::findPath(field, start, goal, options);
        if (result.status == nav::PathStatus::budgetExceeded)
            return leaveOut("path: left out, as its search takes long; thicket-cli path finds it");
        if (result.status != nav::PathStatus::found) {
            leaveOut(QString("path: none (%1)").arg(nav::name(result.status)));
            return;
        }
        open("path", "#d9480f", m_side / 400);
        std::string& out = m_routes.text;
        out.insert(out.rfind(">\n"),
                   " thicket:length=\"" + nav::shortestText(result.path.length()) + '"');
        line("path", pathData(result.path));
        close();
    }

    void graph(const nav::ObstacleField& field, std::optional<Point> start,
               std::optional<Point> goal)
    {
        nav::CompleteGraphOptions options;
        options.start = start;
        options.goal = goal;
        options.maxSurfingEdges = mostSurfingEdges;
        const bool isHuge =
            nav::CompleteGraph::estimatedSurfing(field, options) > 4.0 * mostSurfingEdges;
        nav::CompleteGraph graph;
        if (!isHuge)
            graph = nav::CompleteGraph::build(field, options);
        if (isHuge || graph.truncated) {
            leaveOut("graph: more than 500000 surfing edges");
            return;
        }
        std::string surfing, hugging;
        for (const nav::SurfingEdge& edge : graph.surfing) {
            appendMove(surfing, 'M', edge.from);
            appendMove(surfing, 'L', edge.to);
        }
        for (const nav::HuggingEdge& edge : graph.hugging) {
            appendMove(hugging, 'M', edge.pointAt(edge.from));
            appendArcs(hugging, edge);
        }
        open("graph", "#1971c2", m_side / 2000);
        line("surfing", surfing);
        line("hugging", hugging);
        close();
    }

    void flow(const nav::ObstacleField& field)
    {
        const std::vector<Point> goals = goalsOf(m_map);
        if (goals.empty()) {
            leaveOut("flow: the map has no goal");
            return;
        }
        const double cell = m_options.cell.value_or(m_side / 50);
        const auto& bounds = m_map.settings.bounds;
        nav::Box area = m_map.extent();
        if (bounds && m_map.settings.boundsAreWalls)
            area = *bounds;
        else
            area = nav::grown(area, 2 * m_radius + 2 * cell);
        if (area.width() / cell * (area.height() / cell) > mostCells) {
            leaveOut("flow: more than 1000000 cells; choose larger ones");
            return;
        }
        const auto grid = steer::CellGrid::over(area, cell);
        if (!grid) {
            leaveOut("flow: " + QString::fromStdString(grid.error().message));
            return;
        }
        const steer::FlowField flow(
            steer::IntegrationField(steer::CostField(*grid, field), goals, {}));
        open("flow", "#2f9e44", m_side / 1500);
        line("direction", arrows(flow));
        close();
    }

    static std::string arrows(const steer::FlowField& flow)
    {
        const steer::CellGrid& grid = flow.grid();
        const double length = 0.7 * grid.side();
        std::string d;
        for (int row = 0; row < grid.rows(); ++row) {
            for (int column = 0; column < grid.columns(); ++column) {
                const Point way = flow.at({column, row});
                if (way == Point{})
                    continue;
                const Point center = grid.centerOf({column, row});
                const Point tip = center + length / 2 * way;
                const Point back = center + length / 8 * way;
                const Point side = length / 5 * nav::leftNormal(way);
                appendMove(d, 'M', center - length / 2 * way);
                appendMove(d, 'L', tip);
                appendMove(d, 'M', back + side);
                appendMove(d, 'L', tip);
                appendMove(d, 'L', back - side);
            }
        }
        return d;
    }

    const nav::Map& m_map;
    const SvgExportOptions& m_options;
    double m_side;
    const std::string& m_transform;
    double m_radius = 0;
    SvgRoutes m_routes;
};

} // namespace

SvgRoutes svgRoutes(const nav::Map& map, const SvgExportOptions& options, double side,
                    const std::string& transform)
{
    return RouteWriter(map, options, side, transform).run();
}

} // namespace thicket::plugins
