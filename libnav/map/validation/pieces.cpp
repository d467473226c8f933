#include "libnav/map/validation/pieces.h"

#include "libnav/collision/rims/nestedarenas.h"
#include "libnav/geometry/distance.h"

#include <algorithm>
#include <tuple>

namespace thicket::nav {
namespace {

Piece pieceOf(const Segment& side, double radius, std::uint32_t obstacle, std::size_t corner)
{
    Piece piece{side, radius, obstacle, std::uint32_t(corner), {}};
    if (side.a != side.b)
        piece.normal = 1 / distance(side.a, side.b) * leftNormal(side.b - side.a);
    return piece;
}

class Adder {
public:
    Adder(std::vector<Piece>& pieces, std::uint32_t obstacle)
        : m_pieces(pieces), m_obstacle(obstacle)
    {}

    void operator()(const Circle& circle) const
    {
        m_pieces.push_back(pieceOf({circle.center, circle.center}, circle.radius, m_obstacle, 0));
    }
    void operator()(const Wall& wall) const
    {
        addChain(wall.points, wall.closed, wall.thickness / 2);
    }
    void operator()(const Polygon& polygon) const { addChain(polygon.points, true, 0); }

private:
    void addChain(const std::vector<Point>& points, bool closed, double radius) const
    {
        if (points.empty())
            return;
        const std::size_t before = m_pieces.size();
        const std::size_t sides = closed ? points.size() : points.size() - 1;
        for (std::size_t i = 0; i < sides; ++i) {
            const Segment side{points[i], points[i + 1 < points.size() ? i + 1 : 0]};
            if (side.a != side.b)
                m_pieces.push_back(pieceOf(side, radius, m_obstacle, i));
        }
        if (m_pieces.size() == before)
            m_pieces.push_back(pieceOf({points[0], points[0]}, radius, m_obstacle, 0));
    }

    std::vector<Piece>& m_pieces;
    std::uint32_t m_obstacle;
};

} // namespace

void addPieces(std::vector<Piece>& pieces, const Shape& shape, std::uint32_t obstacle)
{
    std::visit(Adder{pieces, obstacle}, shape);
}

void addRims(std::vector<Piece>& pieces, std::vector<Arena> arenas, double slack)
{
    dropRedundant(arenas, slack);
    for (const auto& [center, radius, obstacle] : arenas)
        addPieces(pieces, Circle{center, radius, true}, static_cast<std::uint32_t>(obstacle));
}

double farthest(const Segment& side, const Box& box)
{
    return std::max({distance(box.min, side), distance(box.max, side),
                     distance(Point{box.min.x, box.max.y}, side),
                     distance(Point{box.max.x, box.min.y}, side)});
}

ProbeBounds::ProbeBounds(std::span<const Probe> probes)
    : box{probes[0].at, probes[0].at}, leastRadius(probes[0].radius), mostRadius(leastRadius)
{
    for (const Probe& probe : probes) {
        enclose(box, {probe.at, probe.at});
        leastRadius = std::min(leastRadius, probe.radius);
        mostRadius = std::max(mostRadius, probe.radius);
    }
}

std::size_t halve(std::span<Probe> probes, const ProbeBounds& bounds)
{
    const double width = bounds.box.width();
    const double height = bounds.box.height();
    const double depth = bounds.mostRadius - bounds.leastRadius;
    const auto key = [&](const Probe& p) {
        const auto [x, y] = p.at;
        // A total order, so that every standard library gives the same halves.
        if (depth > std::max(width, height))
            return std::tuple(p.radius, x, y, p.owner, p.corner);
        return width > height ? std::tuple(x, y, p.radius, p.owner, p.corner)
                              : std::tuple(y, x, p.radius, p.owner, p.corner);
    };
    const std::size_t half = probes.size() / 2;
    std::nth_element(probes.begin(), probes.begin() + std::ptrdiff_t(half), probes.end(),
                     [&](const Probe& a, const Probe& b) { return key(a) < key(b); });
    return half;
}

} // namespace thicket::nav
