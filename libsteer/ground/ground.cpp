#include "libsteer/ground/ground.h"

#include "libnav/collision/expansion/obstaclecheck.h"
#include "libsteer/ground/groundgrid.h"

#include <cassert>

namespace thicket::steer {

namespace {

struct Nearest {
    double gap = 0;
    const Primitive* primitive = nullptr;
    double side = 1; ///< -1: p is on the primitive's inner side

    Point normal(Point p) const { return primitive ? side * normalAt(*primitive, p) : Point{0, 0}; }
};

/// Of obstacles that p is inside of, the one that it is deepest in.
Nearest deepest(const Ground::Data& data, std::span<const std::uint32_t> containing, Point p,
                Nearest best)
{
    for (const std::uint32_t index : containing) {
        const GroundPolygon& polygon = data.polygons[index];
        Nearest exit{-never, nullptr, -1};
        for (std::uint32_t i = 0; i < polygon.sides; ++i) {
            const Primitive& side = data.primitives[polygon.firstSide + i];
            if (const double gap = -gapTo(side, p); gap > exit.gap || !exit.primitive)
                exit = {gap, &side, -1};
        }
        if (exit.gap < best.gap)
            best = exit;
    }
    return best;
}

bool contains(std::span<const std::uint32_t> containing, std::uint32_t polygon)
{
    return polygon != noPolygon &&
           std::find(containing.begin(), containing.end(), polygon) != containing.end();
}

/// The nearest obstacle, if its gap is below `most`.
Nearest nearestTo(const Ground::Data& data, Point p, double most)
{
    Nearest best{most, nullptr, 1};
    if (data.primitives.empty())
        return best;
    thread_local std::vector<std::uint32_t> containing;
    data.collectContaining(p, containing);
    const auto consider = [&](const Primitive& one) {
        if (!containing.empty() && contains(containing, one.polygon))
            return;
        if (const double gap = gapTo(one, p); gap < best.gap)
            best = {gap, &one, 1};
    };
    const auto look = [&](std::size_t cell) {
        for (const Listed& one : data.lists[cell]) {
            if (one.least > std::max(0.0, best.gap)) // where it is inside, the bound is 0
                break;
            consider(data.primitives[one.primitive]);
        }
    };
    if (data.isOutside(p))
        for (const std::uint32_t arena : data.arenas)
            consider(data.primitives[arena]);
    else
        look(data.cellAt(p));
    // Each cell lists what is within the margin of it.
    if (best.gap > data.margin)
        data.frame.spread(
            p, [&] { return best.gap - data.margin; }, look);
    return deepest(data, containing, p, best);
}

} // namespace

Ground::Ground()
{
    static const std::shared_ptr<const Data> nothing =
        std::make_shared<const Data>(std::span<const nav::Obstacle>(), 1.0);
    m_data = nothing;
}

Ground::Ground(std::shared_ptr<const Data> data) : m_data(std::move(data)) {}

Result<Ground> Ground::of(std::span<const nav::Obstacle> obstacles, double reach)
{
    assert(reach > 0);
    for (const nav::Obstacle& obstacle : obstacles)
        if (auto problem = nav::problemWith(obstacle))
            return Unexpected(std::move(*problem));
    return Ground(std::make_shared<const Data>(obstacles, reach));
}

double Ground::gap(Point p) const { return nearestTo(*m_data, p, m_data->reach).gap; }

Threat Ground::threat(Point p, double radius) const
{
    const Nearest nearest = nearestTo(*m_data, p, m_data->reach);
    return {nearest.gap - radius, nearest.normal(p)};
}

bool Ground::isClear(Point from, Point to, double radius) const
{
    const Point way = to - from;
    const Data& data = *m_data;
    const double room = data.leastGapAt(from) - radius;
    if (room > 0 && room * room >= dot(way, way))
        return true;
    thread_local std::vector<std::uint32_t> containing;
    data.collectContaining(from, containing);
    if (!containing.empty())
        return false;
    bool isFree = true;
    data.visitAlong(
        from, way, radius,
        [&](const Primitive& one) {
            isFree = isFree && gapTo(one, from) >= radius && gapTo(one, to) >= radius &&
                     entry(one, from, way, radius) >= 1;
        },
        [&](double) { return !isFree; });
    return isFree;
}

} // namespace thicket::steer
