#pragma once

#include "libsteer/guidance/guidance.h"
#include "tests/support/geometry/splitmix.h"
#include "tests/support/worlds/forest.h"

#include <QTest>

#include <cmath>

/// Agents that do nothing but follow their guidance.
namespace thicket::test {

using namespace thicket::steer;

inline constexpr double denominator = 0x1p16;
inline constexpr double skin = 4 / denominator;
inline constexpr double step = 0.05;

inline CrowdGroup groupOf(BehaviourKind kind, Point goal, double goalRadius)
{
    CrowdGroup group;
    group.goal = goal;
    group.goalRadius = goalRadius;
    group.stack = {{kind, 1}};
    return group;
}

inline Point onLattice(Point p)
{
    return {std::rint(p.x * denominator) / denominator, std::rint(p.y * denominator) / denominator};
}

/// Points with a mass that follow their guidance and ignore each other.
struct Walkers {
    std::vector<CrowdGroup> groups;
    std::vector<Agent> agents;
    std::vector<bool> arrived;
    std::vector<Aim> aims;
    std::size_t plans = 0;
    ObstacleWorld world;
    Guidance guidance;
    std::vector<Slot> planned; ///< in the last step

    Walkers(const std::vector<nav::Obstacle>& obstacles, const CrowdGroup& group,
            std::vector<Agent> walking)
        : groups{group}, agents(std::move(walking)), arrived(agents.size()), aims(agents.size()),
          world(ObstacleWorld::of(obstacles, 2).value()), guidance(groups, 0)
    {
        for (Slot i; i < agents.size(); ++i) {
            agents[i].position = onLattice(agents[i].position);
            guidance.begin(world, i, agents[i], 0);
        }
    }

    void advance(unsigned threads = 1)
    {
        guidance.refresh(world, agents, threads, planned);
        plans += planned.size();
        for (Slot i; i < agents.size(); ++i) {
            if (arrived[i])
                continue;
            Agent& agent = agents[i];
            aims[i] = guidance.aim(world, i, agent);
            const Point change = aims[i].speed * aims[i].direction - agent.velocity;
            agent.velocity = agent.velocity + truncated(change, step * agent.maxForce);
            const Move move = world.ground().move(agent.position, step * agent.velocity,
                                                  agent.radius, skin, denominator);
            agent.velocity = (1 / step) * (move.to - agent.position);
            agent.position = move.to;
            arrived[i] = lengthOf(agent.position - *groups[0].goal) <= groups[0].goalRadius;
        }
    }
    void edit(const std::vector<nav::ObstacleChange>& changes)
    {
        const std::vector<nav::Shape> before = world.shapesBefore(changes);
        QVERIFY(world.apply(changes));
        guidance.follow(world, changes, before);
    }
    std::uint64_t hash() const
    {
        std::uint64_t all = 0;
        for (Slot i; i < agents.size(); ++i)
            all = 31 * all + guidance.hash(i);
        return all;
    }
    int arrivals() const { return int(std::count(arrived.begin(), arrived.end(), true)); }
    /// Seconds until all have arrived, or the limit.
    double run(double most)
    {
        double time = 0;
        for (; time < most && arrivals() < int(agents.size()); time += step)
            advance();
        return time;
    }
};

inline std::vector<Agent> agentsAt(const std::vector<Point>& places, double radius = 0.3)
{
    std::vector<Agent> agents;
    for (const Point p : places)
        agents.push_back(
            {.position = p, .radius = radius, .id = static_cast<std::uint32_t>(agents.size())});
    return agents;
}

/// Free positions for discs.
inline std::vector<Point> placesIn(const nav::Box& box, const std::vector<nav::Obstacle>& obstacles,
                                   int count, std::uint64_t seed)
{
    const Ground ground = Ground::of(obstacles, 2).value();
    SplitMix dice(seed);
    std::vector<Point> places;
    while (int(places.size()) < count) {
        const Point p =
            onLattice({dice.between(box.min.x, box.max.x), dice.between(box.min.y, box.max.y)});
        if (ground.gap(p) > 0.31)
            places.push_back(p);
    }
    return places;
}

inline constexpr BehaviourKind kinds[] = {BehaviourKind::followPath, BehaviourKind::followFlow};

/// A forest that agents cross from anywhere to its middle.
inline Walkers forestWalkers(BehaviourKind kind, std::uint64_t seed, int count = 60)
{
    const Forest forest = makeForest({.count = 200, .cover = 0.25, .seed = seed});
    const Point middle = {forest.side / 2, forest.side / 2};
    const Point goal =
        placesIn({middle - Point{2, 2}, middle + Point{2, 2}}, forest.circles, 1, seed).front();
    const nav::Box box{{-4, -4}, {forest.side + 4, forest.side + 4}};
    return {forest.circles, groupOf(kind, goal, 0.5),
            agentsAt(placesIn(box, forest.circles, count, seed))};
}

inline nav::Obstacle box(std::int64_t id, Point center, double half)
{
    const Point d{half, half};
    const Point e{half, -half};
    return {id, nav::Wall{{center + d, center + e, center - d, center - e}, 0.1, true}};
}

} // namespace thicket::test
