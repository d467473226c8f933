#pragma once

#include "libsteer/sim/crowd.h"
#include "tests/support/crowds/crowdsamples.h"
#include "tests/support/geometry/splitmix.h"

#include <QtGlobal>

#include <cmath>
#include <utility>
#include <vector>

/// Crowds among obstacles that move.
namespace thicket::test {

using namespace thicket::steer;

inline nav::Motion motionTo(std::vector<Point> track, double speed,
                            nav::Course course = nav::Course::toAndFro)
{
    nav::Motion motion;
    motion.track = std::move(track);
    motion.speed = speed;
    motion.course = course;
    return motion;
}

/// A cart of radius 1 that goes from (-10, 0) to (10, 0) and back, 2 a second.
inline MovingObstacle cart() { return {{50, nav::Circle{{-10, 0}, 1}}, motionTo({{20, 0}}, 2)}; }

/// One group that heads for (20, 0) along paths, without agents.
inline Scenario emptyScenario()
{
    Scenario scenario;
    CrowdGroup group;
    group.name = "people";
    group.goal = Point{20, 0};
    group.stack = {{BehaviourKind::avoidAgents}, {BehaviourKind::followPath}};
    scenario.groups = {group};
    return scenario;
}

inline CrowdAgent agentAt(std::uint32_t id, Point at, double radius = 0.5)
{
    return {.id = id, .group = 0, .position = at, .radius = radius};
}

inline Crowd crowdOf(const Scenario& scenario, const CrowdParams& params = {})
{
    Result<Crowd> crowd = Crowd::of(scenario, params);
    if (!crowd)
        qFatal("%s", crowd.error().text().c_str());
    return std::move(*crowd);
}

/// Small flow fields, which are quickly made.
inline CrowdParams coarse()
{
    CrowdParams params;
    params.flowCell = 0.5;
    return params;
}

inline nav::Shape movedBy(nav::Shape shape, Point by)
{
    if (auto* const circle = std::get_if<nav::Circle>(&shape))
        circle->center = circle->center + by;
    else if (auto* const wall = std::get_if<nav::Wall>(&shape))
        for (Point& p : wall->points)
            p = p + by;
    else
        for (Point& p : std::get<nav::Polygon>(shape).points)
            p = p + by;
    return shape;
}

inline nav::Motion turnBy(double angle, Point hinge, double speed,
                          nav::Course course = nav::Course::toAndFro)
{
    nav::Motion motion = motionTo({}, speed, course);
    motion.turn = nav::Turn{angle, hinge};
    return motion;
}

/// The obstacle after `displacement`, by the sine and cosine of the C library.
inline nav::Shape displaced(const MovingObstacle& one, const nav::Displacement& displacement)
{
    nav::Shape shape = movedBy(one.obstacle.shape, displacement.by);
    if (!one.motion.turn)
        return shape;
    const double angle = displacement.turned * 3.14159265358979323846 / 180;
    const auto* const circle = std::get_if<nav::Circle>(&shape);
    const auto* const wall = std::get_if<nav::Wall>(&shape);
    const Point first = circle ? circle->center
                        : wall ? wall->points[0]
                               : std::get<nav::Polygon>(shape).points[0];
    const Point hinge = first + one.motion.turn->hinge;
    const auto place = [&](Point& p) {
        const Point v = p - hinge;
        p = hinge + Point{std::cos(angle) * v.x - std::sin(angle) * v.y,
                          std::sin(angle) * v.x + std::cos(angle) * v.y};
    };
    if (auto* const disc = std::get_if<nav::Circle>(&shape))
        place(disc->center);
    else
        for (Point& p :
             wall ? std::get<nav::Wall>(shape).points : std::get<nav::Polygon>(shape).points)
            place(p);
    return shape;
}

/// Bars, discs and hooks outside the place of crossedPlace() that swing through it.
inline std::vector<MovingObstacle> swingingThings(SplitMix& random)
{
    std::vector<MovingObstacle> things;
    for (std::int64_t id = 30; id < 38; ++id) {
        const double angle = random.between(0, 6.28);
        const Point out{std::cos(angle), std::sin(angle)};
        const Point hinge = 17 * out;
        const Point end = hinge + random.between(6, 14) * out;
        nav::Shape shape = nav::Wall{{hinge, end}, id % 2 ? 0.0 : 0.3, false};
        if (id % 4 == 2)
            shape = nav::Polygon{{end, hinge, end + Point{0.6, 0.4}}, false};
        else if (id == 33)
            shape = nav::Circle{end, 1};
        const Point first = id % 4 == 2 || id == 33 ? end : hinge;
        const double by = (id % 3 ? 1 : -1) * random.between(120, 240);
        things.push_back({{id, std::move(shape)},
                          turnBy(by, hinge - first, id % 5 ? random.between(5, 60) : 2000,
                                 static_cast<nav::Course>(id % 3))});
    }
    return things;
}

/// Moving obstacles of all kinds cross a place full of agents of several kinds and sizes.
inline Scenario crossedPlace(std::uint64_t seed)
{
    SplitMix random{seed};
    Scenario scenario = emptyScenario();
    CrowdGroup back = scenario.groups[0];
    back.goal = Point{-20, 0};
    back.stack = {{BehaviourKind::avoidAgents},
                  {BehaviourKind::avoidObstacles},
                  {BehaviourKind::avoidWalls},
                  {BehaviourKind::seek}};
    CrowdGroup rays = scenario.groups[0];
    rays.stack = {{BehaviourKind::rayFan}};
    CrowdGroup flow = scenario.groups[0];
    flow.stack = {{BehaviourKind::orca}, {BehaviourKind::followFlow}};
    scenario.groups.insert(scenario.groups.end(), {back, rays, flow});
    scenario.agents = latticeOf(60, 1.5, {0, 0}, seed);
    for (CrowdAgent& agent : scenario.agents) {
        agent.group = agent.id % 4;
        agent.radius = 0.2 + 0.1 * static_cast<double>(agent.id % 3);
    }
    scenario.obstacles = {{1, nav::Circle{{9, 3}, 1}},
                          {2, nav::Wall{{{-9, -8}, {-9, -2}}, 0.2, false}}};
    for (std::int64_t id = 10; id < 22; ++id) {
        const double away = 15 + random.between(0, 3);
        const double angle = random.between(0, 6.28);
        const Point at{away * std::cos(angle), away * std::sin(angle)};
        nav::Shape shape = nav::Circle{at, random.between(0.1, 1.5)};
        if (id % 3 == 1)
            shape = nav::Wall{{at, at + Point{0, 2}, at + Point{1, 3}}, id % 2 ? 0.0 : 0.3, false};
        else if (id % 3 == 2)
            shape =
                nav::Polygon{{at, at + Point{2, 0}, at + Point{0.5, 0.5}, at + Point{0, 2}}, false};
        nav::Motion motion =
            motionTo({}, id % 5 ? random.between(0.5, 3) : 60, static_cast<nav::Course>(id % 3));
        for (int i = 0; i < 3; ++i)
            motion.track.push_back(Point{random.between(-9, 9), random.between(-9, 9)} - at);
        motion.pauseAtEnd = random.between(0, 1);
        scenario.moving.push_back({{id, std::move(shape)}, std::move(motion)});
    }
    for (MovingObstacle& thing : swingingThings(random))
        scenario.moving.push_back(std::move(thing));
    return scenario;
}

} // namespace thicket::test
