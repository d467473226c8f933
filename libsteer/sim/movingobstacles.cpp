#include "libsteer/sim/movingobstacles.h"

#include "libnav/geometry/distance.h"
#include "libsteer/movedshape.h"
#include "libsteer/sim/crowdstate.h"

#include <algorithm>
#include <cassert>

namespace thicket::steer {

MovingObstacles::MovingObstacles(std::vector<MovingObstacle> start)
    : m_start(std::make_shared<const std::vector<MovingObstacle>>(std::move(start)))
{
    m_all.reserve(m_start->size());
    for (const MovingObstacle& one : *m_start) {
        m_places.emplace(one.obstacle.id, m_all.size());
        m_all.push_back({.id = one.obstacle.id,
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
        changes.push_back({one.id, moved(*one.shape, m_way.back())});
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
    for (const Point by : m_way)
        enclose(box, {by, by});
    const nav::Box shape = nav::boundingBox(*one.shape);
    box = {box.min + shape.min, box.max + shape.max};
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

/// Whether the obstacle can move along m_way without coming too near to an agent.
bool MovingObstacles::isFree(const Crowd::State& state, const One& one)
{
    findNear(state, one);
    const auto isClear = [&](Point agent, double room) {
        for (std::size_t i = 1; i < m_way.size(); ++i)
            if (!one.alone.isClear(agent - m_way[i - 1], agent - m_way[i], room))
                return false;
        return true;
    };
    return std::ranges::all_of(m_near, [&](Slot slot) {
        const Agent& agent = state.roster.agent(slot);
        // An agent that rests against it keeps its skin, so that it can move along such an agent.
        const double room = agent.radius + state.lattice.skinOf(agent) / 2;
        if (isClear(agent.position, room))
            return true;
        // It may move away from an agent that is nearer, but not off one that is inside.
        const double gap = nav::signedDistance(agent.position - m_way.front(), *one.shape);
        const double least = std::max(agent.radius, gap - state.lattice.unit() / 4);
        return gap >= agent.radius && gap < room && isClear(agent.position, least);
    });
}

std::vector<nav::ObstacleChange>
MovingObstacles::placedNow(std::span<const nav::ObstacleChange> changes, double step) const
{
    std::vector<nav::ObstacleChange> placed(changes.begin(), changes.end());
    for (nav::ObstacleChange& change : placed)
        if (const auto found = m_places.find(change.id); found != m_places.end() && change.after) {
            const One& one = m_all[found->second];
            change.after =
                moved(*change.after, one.timetable->at(step * static_cast<double>(one.stepsDone)));
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
