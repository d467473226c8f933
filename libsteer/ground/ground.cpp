#include "libsteer/ground/ground.h"

#include "libnav/collision/expansion/obstaclecheck.h"
#include "libnav/soleowner.h"
#include "libsteer/ground/groundedit.h"
#include "libsteer/ground/groundgrid.h"

#include <algorithm>
#include <cassert>

namespace thicket::steer {

namespace {

struct NearestPart {
    double gap = 0;
    const Primitive* primitive = nullptr;
    double side = 1; ///< -1: p is on the primitive's inner side

    Point normal(Point p) const { return primitive ? side * normalAt(*primitive, p) : Point{0, 0}; }
};

/// The one of `containing` that p is deepest in, if p is deeper in it than in `best`; otherwise
/// `best`.
NearestPart deepest(const Ground::Data& data, std::span<const std::uint32_t> containing, Point p,
                    NearestPart best)
{
    for (const std::uint32_t index : containing) {
        const GroundPolygon& polygon = data.parts.polygons()[index];
        NearestPart exit{-never, nullptr, -1};
        for (std::uint32_t i = 0; i < polygon.sides; ++i) {
            const Primitive& side = data.parts.primitives()[polygon.firstSide + i];
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

/// The nearest obstacle whose gap is below `most`. Of equally near ones it is the first in the
/// order of the obstacles, so the answer does not depend on the grid.
NearestPart nearestTo(const Ground::Data& data, Point p, double most)
{
    NearestPart best{most, nullptr, 1};
    if (data.parts.isEmpty())
        return best;
    thread_local std::vector<std::uint32_t> containing;
    data.collectContaining(p, containing);
    const auto consider = [&](const Primitive& one) {
        if (!containing.empty() && contains(containing, one.polygon))
            return;
        const double gap = gapTo(one, p);
        if (gap > best.gap)
            return;
        if (gap < best.gap || (best.primitive && data.parts.comesBefore(one, *best.primitive)))
            best = {gap, &one, 1};
    };
    const auto look = [&](std::size_t cell) {
        for (const Listed& one : data.lists[cell]) {
            if (one.least > std::max(0.0, best.gap)) // the bound is 0 inside an obstacle
                break;
            consider(data.parts.primitives()[one.number]);
        }
    };
    if (data.isOutside(p))
        for (const std::uint32_t arena : data.parts.arenas())
            consider(data.parts.primitives()[arena]);
    else
        look(data.cellAt(p));
    // Each cell lists what is within its margin. Look a little farther, for equally near ones.
    if (best.gap > data.margin)
        data.frame.spread(
            p, [&] { return best.gap * (1 + 1e-9) - data.margin; }, look);
    return deepest(data, containing, p, best);
}

/// Whether a disc that moves far enough beside a round obstacle is clear of it, by a test without a
/// square root; false if that is not certain.
bool passes(const Primitive& one, Point from, Point by, double radius)
{
    const double aside = cross(one.a - from, by);
    const double reach = one.radius + radius;
    return one.kind == Primitive::Kind::round &&
           aside * aside > (1 + 1e-9) * reach * reach * dot(by, by);
}

} // namespace

Ground::Ground()
{
    static const std::shared_ptr<Data> nothing =
        std::make_shared<Data>(std::span<const nav::Obstacle>(), 1.0);
    m_data = nothing;
}

Ground::Ground(std::shared_ptr<Data> data) : m_data(std::move(data)) {}

Result<Ground> Ground::of(std::span<const nav::Obstacle> obstacles, double reach)
{
    assert(reach > 0);
    if (auto problem = nav::problemWith(obstacles))
        return Unexpected(std::move(*problem));
    return Ground(std::make_shared<Data>(obstacles, reach));
}

Result<void> Ground::apply(std::span<const nav::ObstacleChange> changes)
{
    if (auto problem = nav::problemWith(changes))
        return Unexpected(std::move(*problem));
    if (changes.empty())
        return {};
    if (!isSoleOwner(m_data))
        m_data = std::make_shared<Data>(*m_data);
    GroundEdit(*m_data).apply(changes);
    return {};
}

bool Ground::isWithin(Point p, double radius) const
{
    // The bound may be too large by rounding.
    return m_data->leastGapAt(p) * (1 - 1e-9) <= radius && gap(p, radius) < radius;
}

double Ground::gap(Point p) const { return gap(p, m_data->reach); }

double Ground::gap(Point p, double most) const { return nearestTo(*m_data, p, most).gap; }

Threat Ground::threat(Point p, double radius) const
{
    const NearestPart nearest = nearestTo(*m_data, p, std::max(m_data->reach, 2 * radius));
    return {nearest.gap - radius, nearest.normal(p)};
}

bool Ground::isClear(Point from, Point to, double radius) const
{
    const Point by = to - from;
    const Data& data = *m_data;
    const double room = data.leastGapAt(from) - radius;
    if (room > 0 && room * room >= dot(by, by))
        return true;
    thread_local std::vector<std::uint32_t> containing;
    data.collectContaining(from, containing);
    if (!containing.empty())
        return false;
    bool isFree = true;
    data.visitAlong(
        from, by, radius,
        [&](const Primitive& one) {
            isFree = isFree && (passes(one, from, by, radius) ||
                                (gapTo(one, from) >= radius && gapTo(one, to) >= radius &&
                                 entry(one, from, by, radius) >= 1));
        },
        [&](double) { return !isFree; });
    return isFree;
}

} // namespace thicket::steer
