#include "libsteer/sim/movingobstacles.h"

#include "libnav/geometry/distance.h"
#include "libsteer/movedshape.h"
#include "libsteer/sim/crowdstate.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <numbers>

namespace thicket::steer {

namespace {

/// The straight pieces that stand for a turn, at most. An obstacle that would need more waits for
/// agents in its reach.
constexpr double mostPieces = 1 << 14;

/// The distance of the farthest point of the box, map units.
double reachFrom(Point hinge, const nav::Box& box)
{
    return lengthOf({std::max(hinge.x - box.min.x, box.max.x - hinge.x),
                     std::max(hinge.y - box.min.y, box.max.y - hinge.y)});
}

} // namespace

MovingObstacles::MovingObstacles(std::vector<MovingObstacle> start)
    : m_start(std::make_shared<const std::vector<MovingObstacle>>(std::move(start)))
{
    m_all.reserve(m_start->size());
    for (const MovingObstacle& one : *m_start) {
        m_places.emplace(one.obstacle.id, m_all.size());
        m_all.push_back({.id = one.obstacle.id,
                         .motion = &one.motion,
                         .timetable = std::make_shared<const nav::Timetable>(one.motion)});
        setShape(m_all.back(), one.obstacle.shape);
    }
}

const char* MovingObstacles::problemWith(const MovingObstacle& moving)
{
    const auto isTime = [](double value) { return value >= 0 && value <= 1e9; };
    const nav::Motion& motion = moving.motion;
    if (nav::isInverted(moving.obstacle.shape))
        return "it is inverted: obstacles round agents cannot move";
    if (!isTime(motion.speed) || !isTime(motion.start) || !isTime(motion.pauseAtEnd) ||
        !isTime(motion.pauseAtStart))
        return "its speed and times must be from 0 to 1e9";
    const nav::Box box = nav::boundingBox(moving.obstacle.shape);
    if (motion.turn) {
        const Point hinge = nav::hingeOf(moving.obstacle.shape, *motion.turn);
        const double reach = reachFrom(hinge, box);
        if (!(std::abs(motion.turn->angle) <= nav::mostTurned))
            return "its turn must be at most 1e6 degrees";
        if (!nav::isInRange(hinge + Point{reach, reach}) ||
            !nav::isInRange(hinge - Point{reach, reach}))
            return "its turn must be within 1e9 of the origin";
        return nullptr;
    }
    for (const Point by : motion.track)
        if (!nav::isInRange(box.min + by) || !nav::isInRange(box.max + by))
            return "its track must be within 1e9 of the origin";
    return nullptr;
}

void MovingObstacles::setShape(One& one, const std::optional<nav::Shape>& shape)
{
    one.shape = shape;
    if (!shape)
        return;
    const nav::Box box = nav::boundingBox(*shape);
    if (one.motion->turn) {
        one.hinge = nav::hingeOf(*shape, *one.motion->turn);
        one.reach = reachFrom(one.hinge, box);
    }
    const double reach = std::max({box.width(), box.height(), 1e-6});
    const nav::Obstacle only{one.id, *shape};
    if (auto alone = Ground::of({&only, 1}, reach))
        one.alone = std::move(*alone);
}

void MovingObstacles::advance(Crowd::State& state)
{
    std::vector<nav::ObstacleChange> changes;
    std::vector<One*> movers;
    const double step = state.params.step;
    for (One& one : m_all) {
        const double now = step * static_cast<double>(one.stepsDone);
        const double then = step * static_cast<double>(one.stepsDone + 1);
        one.timetable->way(now, then, m_way);
        const bool moves = m_way.size() > 2 || m_way.front() != m_way.back();
        one.waits = moves && one.shape && !isFree(state, one);
        if (one.waits)
            continue;
        ++one.stepsDone;
        if (!moves || !one.shape)
            continue;
        changes.push_back({one.id, moved(*one.shape, *one.motion, one.timetable->at(then))});
        movers.push_back(&one);
    }
    if (changes.empty() || state.world.move(changes))
        return;
    // The new place of one of them is none: far out, or its points have become the same.
    for (std::size_t i = 0; i < changes.size(); ++i)
        if (!state.world.move({&changes[i], 1})) {
            movers[i]->waits = true;
            --movers[i]->stepsDone;
        }
}

/// Collects the agents near the way in m_near.
void MovingObstacles::findNear(const Crowd::State& state, const One& one)
{
    m_near.clear();
    const CellLanes& lanes = state.work.lanes;
    if (lanes.size() == 0)
        return;
    nav::Box box;
    if (one.motion->turn) {
        box = nav::grown(nav::Box{one.hinge, one.hinge}, one.reach);
    } else {
        for (const nav::Displacement& to : m_way)
            enclose(box, {to.by, to.by});
        const nav::Box shape = nav::boundingBox(*one.shape);
        box = {box.min + shape.min, box.max + shape.max};
    }
    // The lanes hold the positions before the step. Rounding and contacts lengthen a move by a few
    // units, and skins are a small part of radii.
    const double moved = state.book.fastest() * state.params.step + 16 * state.lattice.unit();
    const double reach = 1.01 * lanes.largestRadius() + 8 * state.lattice.unit() + moved;
    std::vector<LaneBlock> blocks;
    lanes.blocksIn(nav::grown(box, reach), blocks);
    for (const LaneBlock& block : blocks)
        for (Place place(block.begin); place < block.end; ++place)
            m_near.push_back(lanes.slotAt(place));
}

/// The way of an agent that stays as the obstacle sees it while it moves along m_way, in m_seen:
/// straight pieces, within `slack` (map units) of the true way. False if they would be too many.
bool MovingObstacles::see(const One& one, Point agent, double slack)
{
    m_seen.clear();
    if (!one.motion->turn) {
        for (const nav::Displacement& to : m_way)
            m_seen.push_back(agent - to.by);
        return true;
    }
    const Point out = agent - one.hinge;
    const auto seenAt = [&](double degrees) {
        return one.hinge + turned(out, directionOfDegrees(-degrees));
    };
    m_seen.push_back(seenAt(m_way.front().turned));
    for (std::size_t i = 1; i < m_way.size(); ++i) {
        const double from = m_way[i - 1].turned;
        const double by = m_way[i].turned - from;
        // A chord of an angle a is at most r a^2 / 8 off its arc.
        const double angle = std::abs(by) * (std::numbers::pi / 180);
        const double pieces = std::ceil(angle * std::sqrt(lengthOf(out) / (8 * slack)));
        if (!(pieces + static_cast<double>(m_seen.size()) <= mostPieces))
            return false;
        for (double k = 1; k < pieces; ++k)
            m_seen.push_back(seenAt(from + by * (k / pieces)));
        m_seen.push_back(seenAt(m_way[i].turned));
    }
    return true;
}

/// Whether the agent of m_seen has so much room.
bool MovingObstacles::isClear(const One& one, double room) const
{
    for (std::size_t i = 1; i < m_seen.size(); ++i)
        if (!one.alone.isClear(m_seen[i - 1], m_seen[i], room))
            return false;
    return true;
}

/// Whether the obstacle can move along m_way without coming too near to an agent.
bool MovingObstacles::isFree(const Crowd::State& state, const One& one)
{
    findNear(state, one);
    return std::ranges::all_of(m_near, [&](Slot slot) {
        const Agent& agent = state.roster.agent(slot);
        const double skin = state.lattice.skinOf(agent);
        // An agent that rests against it keeps its skin, so that it can move along such an agent.
        const double room = agent.radius + skin / 2;
        if (one.motion->turn && lengthOf(agent.position - one.hinge) >= one.reach + room)
            return true;
        if (!see(one, agent.position, skin / 8))
            return false;
        if (isClear(one, room))
            return true;
        // It may move away from an agent that is nearer, but not off one that is inside.
        const double gap = nav::signedDistance(m_seen.front(), *one.shape);
        const double least = std::max(agent.radius, gap - state.lattice.unit() / 4);
        return gap >= agent.radius && gap < room &&
               see(one, agent.position, state.lattice.unit() / 8) && isClear(one, least);
    });
}

std::vector<nav::ObstacleChange>
MovingObstacles::placedNow(std::span<const nav::ObstacleChange> changes, double step) const
{
    std::vector<nav::ObstacleChange> placed(changes.begin(), changes.end());
    for (nav::ObstacleChange& change : placed)
        if (const auto found = m_places.find(change.id); found != m_places.end() && change.after) {
            const One& one = m_all[found->second];
            change.after = moved(*change.after, *one.motion,
                                 one.timetable->at(step * static_cast<double>(one.stepsDone)));
        }
    return placed;
}

void MovingObstacles::take(std::span<const nav::ObstacleChange> changes)
{
    for (const nav::ObstacleChange& change : changes)
        if (const auto found = m_places.find(change.id); found != m_places.end())
            setShape(m_all[found->second], change.after);
}

std::vector<MovingView> MovingObstacles::views(double step) const
{
    std::vector<MovingView> views;
    for (const One& one : m_all)
        views.push_back(
            {.id = one.id,
             .displacement = one.timetable->at(step * static_cast<double>(one.stepsDone)),
             .waits = one.waits,
             .isThere = one.shape.has_value()});
    return views;
}

void MovingObstacles::addTo(Fnv& hash) const
{
    for (const One& one : m_all)
        hash.add(one.stepsDone);
}

} // namespace thicket::steer
