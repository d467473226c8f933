#include "tests/support/crowds/crowdscenes.h"

#include "tests/support/geometry/splitmix.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <functional>
#include <numbers>
#include <utility>

namespace thicket::test {

using nav::Circle;
using nav::Obstacle;
using nav::Point;
using steer::BehaviourKind;
using steer::CrowdAgent;
using steer::CrowdGroup;

std::string name(const CrowdStyle& style)
{
    const char* const names[] = {"straight", "fan", "path", "flow"};
    return std::string(names[static_cast<int>(style.navigation)]) + (style.orca ? ", ORCA" : "");
}

std::vector<steer::StackedBehaviour> stackOf(const CrowdStyle& style)
{
    std::vector<steer::StackedBehaviour> stack;
    if (style.orca)
        stack.push_back({BehaviourKind::orca, 1});
    if (style.navigation == Navigation::straight) {
        stack.push_back({BehaviourKind::avoidObstacles, 1});
        stack.push_back({BehaviourKind::avoidWalls, 1});
    }
    if (!style.orca) {
        stack.push_back({BehaviourKind::avoidAgents, 1});
        stack.push_back({BehaviourKind::separation, 1});
    }
    const BehaviourKind kinds[] = {BehaviourKind::seek, BehaviourKind::rayFan,
                                   BehaviourKind::followPath, BehaviourKind::followFlow};
    stack.push_back({kinds[static_cast<int>(style.navigation)], 1});
    return stack;
}

namespace {

CrowdGroup groupFor(const CrowdStyle& style, Point goal, double goalRadius)
{
    return {.maxSpeed = style.maxSpeed,
            .maxForce = style.maxForce,
            .goal = goal,
            .goalRadius = goalRadius,
            .leavesAtGoal = true,
            .stack = stackOf(style)};
}

void addAgent(CrowdTrial& trial, Point position, double radius, std::size_t group)
{
    CrowdAgent agent;
    agent.id = static_cast<std::uint32_t>(trial.scenario.agents.size());
    agent.group = static_cast<std::uint32_t>(group);
    agent.position = position;
    agent.radius = radius;
    trial.scenario.agents.push_back(agent);
}

Obstacle wallOf(std::int64_t id, std::vector<Point> points, double thickness)
{
    return {id, nav::Wall{std::move(points), thickness, false}};
}

/// A lattice with the agents in the middle of its cells, columns from right to left.
std::vector<Point> lattice(int count, Point rightMiddle, double spacing, int rows)
{
    std::vector<Point> places;
    for (int i = 0; i < count; ++i)
        places.push_back(rightMiddle +
                         spacing * Point{-(i / rows) - 0.5, i % rows - 0.5 * (rows - 1)});
    return places;
}

/// 1.6 times the time of the longest straight line.
double timeFor(const steer::Scenario& scenario)
{
    double seconds = 0;
    for (const CrowdAgent& agent : scenario.agents) {
        const CrowdGroup& group = scenario.groups[agent.group];
        seconds = std::max(seconds, distance(agent.position, *group.goal) / group.maxSpeed);
    }
    return 1.6 * seconds;
}

/// Random circles, the large ones placed first, `gap` or more apart.
std::vector<Obstacle> apartCircles(SplitMix& random, int count, double least, double most,
                                   double side, double gap)
{
    std::vector<double> radii;
    for (int i = 0; i < count; ++i)
        radii.push_back(random.between(least, most));
    std::sort(radii.begin(), radii.end(), std::greater<>());
    const double cell = 2 * most + gap;
    const int columns = static_cast<int>(side / cell) + 1;
    std::vector<std::vector<Circle>> cells(static_cast<std::size_t>(columns * columns));
    const auto cellOf = [&](double x) { return static_cast<int>(x / cell); };
    const auto hasRoom = [&](const Circle& circle) {
        const int column = cellOf(circle.center.x);
        const int row = cellOf(circle.center.y);
        for (int y = std::max(0, row - 1); y <= std::min(columns - 1, row + 1); ++y)
            for (int x = std::max(0, column - 1); x <= std::min(columns - 1, column + 1); ++x)
                for (const Circle& other : cells[static_cast<std::size_t>(y * columns + x)])
                    if (distance(other.center, circle.center) < other.radius + circle.radius + gap)
                        return false;
        return true;
    };
    std::vector<Obstacle> circles;
    for (const double radius : radii) {
        Circle circle;
        do
            circle = {{random.between(0, side), random.between(0, side)}, radius};
        while (!hasRoom(circle));
        cells[static_cast<std::size_t>(cellOf(circle.center.y) * columns + cellOf(circle.center.x))]
            .push_back(circle);
        Obstacle& obstacle = circles.emplace_back();
        obstacle.id = static_cast<std::int64_t>(circles.size());
        obstacle.shape = circle;
    }
    return circles;
}

} // namespace

CrowdTrial openPlane(int count, std::uint64_t seed, const CrowdStyle& style)
{
    SplitMix random(seed);
    CrowdTrial trial{"open plane", {}, 30};
    const int columns = static_cast<int>(std::ceil(std::sqrt(count)));
    for (int i = 0; i < count; ++i) {
        // 2 m apart, with a jitter small enough that no two touch
        const Point start{2.0 * (i % columns) + random.between(-0.65, 0.65),
                          2.0 * (i / columns) + random.between(-0.65, 0.65)};
        const Point goal = start + Point{random.between(-20, 20), random.between(-20, 20)};
        CrowdGroup group = groupFor(style, goal, 0.5);
        group.leavesAtGoal = false;
        trial.scenario.groups.push_back(std::move(group));
        addAgent(trial, start, 0.3, static_cast<std::size_t>(i));
    }
    return trial;
}

CrowdTrial boids(int count, std::uint64_t seed)
{
    CrowdTrial trial = openPlane(count, seed, {});
    trial.name = "boids";
    trial.scenario.groups = {{.maxSpeed = 3,
                              .maxForce = 20,
                              .goal = {},
                              .stack = {{BehaviourKind::separation, 12},
                                        {BehaviourKind::alignment, 8},
                                        {BehaviourKind::cohesion, 8},
                                        {BehaviourKind::wander, 1}}}};
    for (CrowdAgent& agent : trial.scenario.agents)
        agent.group = 0;
    return trial;
}

CrowdTrial circleField(int agents, int circles, std::uint64_t seed, const CrowdStyle& style)
{
    SplitMix random(seed);
    CrowdTrial trial{"field " + std::to_string(agents) + "/" + std::to_string(circles), {}, 0};
    // the mean of r^2 from 0.5 to 2 is 1.75
    const double side = std::sqrt(circles * std::numbers::pi * 1.75 / 0.12);
    trial.scenario.obstacles = apartCircles(random, circles, 0.5, 2, side, 1.2);
    trial.scenario.groups = {groupFor(style, {1.1 * side + 2, 0.5 * side}, 0.1 * side)};
    // circles may extend 2 m beyond the square's edge
    for (const Point p : lattice(agents, {-2.3, 0.5 * side}, 1.2, static_cast<int>(side / 1.2)))
        addAgent(trial, p, 0.3, 0);
    trial.seconds = timeFor(trial.scenario);
    return trial;
}

CrowdTrial trapCrowd(const Trap& trap, int agents, const CrowdStyle& style)
{
    CrowdTrial trial{"trap " + trap.name, {}, 80};
    trial.scenario.obstacles = trap.obstacles;
    trial.scenario.groups = {groupFor(style, trap.goal, trap.goalRadius)};
    for (const steer::Agent& agent : agentsIn(trap, agents))
        addAgent(trial, agent.position, agent.radius, 0);
    return trial;
}

CrowdTrial crossingStreams(int each, std::uint64_t seed, const CrowdStyle& style)
{
    SplitMix random(seed);
    CrowdTrial trial{"crossing streams", {}, 60};
    trial.scenario.groups = {groupFor(style, {30, 0}, 4), groupFor(style, {0, 30}, 4)};
    for (const Point p : lattice(each, {-8, 0}, 1.2, 6)) {
        const Point jitter{random.between(-0.2, 0.2), random.between(-0.2, 0.2)};
        addAgent(trial, p + jitter, 0.3, 0);
        addAgent(trial, Point{p.y, p.x} + Point{jitter.y, jitter.x}, 0.3, 1);
    }
    return trial;
}

CrowdTrial antipodalRing(int count, const CrowdStyle& style)
{
    CrowdTrial trial{"antipodal ring", {}, 60};
    const double around = count * 1.0; // a metre of rim for each
    const double radius = std::max(10.0, around / (2 * std::numbers::pi));
    for (int i = 0; i < count; ++i) {
        const Point p = radius * steer::directionOf(2 * std::numbers::pi * i / count);
        trial.scenario.groups.push_back(groupFor(style, -p, 0.5));
        addAgent(trial, p, 0.3, static_cast<std::size_t>(i));
    }
    return trial;
}

CrowdTrial mixedRadii(int each, std::uint64_t seed, const CrowdStyle& style)
{
    SplitMix random(seed);
    CrowdTrial trial{"radii 0.1 to 5", {}, 240};
    for (int i = 0; i < 12; ++i)
        trial.scenario.obstacles.push_back(
            {i + 1, Circle{{24.0 * (i % 3) - 24, 32.0 * (i / 3) - 48}, random.between(0.1, 5)}});
    trial.scenario.groups = {groupFor(style, {110, 0}, 25), groupFor(style, {-110, 0}, 25)};
    for (const Point p : lattice(each, {-40, 0}, 10.5, 8)) {
        // as many small as large: uniform in the exponent
        addAgent(trial, p, std::exp(random.between(std::log(0.1), std::log(5))), 0);
        addAgent(trial, {-p.x, p.y}, std::exp(random.between(std::log(0.1), std::log(5))), 1);
    }
    return trial;
}

CrowdTrial coincidentAgents(int count, const CrowdStyle& style)
{
    CrowdTrial trial{"coincident", {}, 30};
    trial.scenario.groups = {groupFor(style, {25, 0}, 3)};
    for (int i = 0; i < count; ++i)
        addAgent(trial, {0, 0}, 0.3, 0);
    return trial;
}

CrowdTrial headOn(const CrowdStyle& style)
{
    CrowdTrial trial{"head-on", {}, 20};
    trial.scenario.groups = {groupFor(style, {10, 0}, 0.5), groupFor(style, {-10, 0}, 0.5)};
    addAgent(trial, {-10, 0}, 0.3, 0);
    addAgent(trial, {10, 0}, 0.3, 1);
    return trial;
}

CrowdTrial corridorCounterFlow(int each, std::uint64_t seed, const CrowdStyle& style)
{
    SplitMix random(seed);
    CrowdTrial trial{"corridor counter-flow", {}, 90};
    trial.scenario.obstacles = {wallOf(1, {{-20, 2.1}, {20, 2.1}}, 0.2),
                                wallOf(2, {{-20, -2.1}, {20, -2.1}}, 0.2)};
    trial.scenario.groups = {groupFor(style, {26, 0}, 4), groupFor(style, {-26, 0}, 4)};
    for (const Point p : lattice(each, {-8, 0}, 1.2, 3)) {
        const Point jitter{random.between(-0.2, 0.2), random.between(-0.2, 0.2)};
        addAgent(trial, p + jitter, 0.3, 0);
        addAgent(trial, Point{-p.x, p.y} + Point{jitter.y, jitter.x}, 0.3, 1);
    }
    return trial;
}

CrowdTrial forestCrowd(const std::string& name, std::vector<Obstacle> trees, double radius,
                       int agents, const CrowdStyle& style)
{
    CrowdTrial trial{name, {}, 0};
    nav::Box box{{1e300, 1e300}, {-1e300, -1e300}};
    for (const Obstacle& tree : trees) {
        const Circle circle = std::get<Circle>(tree.shape);
        const Point reach{circle.radius, circle.radius};
        box.min = {std::min(box.min.x, (circle.center - reach).x),
                   std::min(box.min.y, (circle.center - reach).y)};
        box.max = {std::max(box.max.x, (circle.center + reach).x),
                   std::max(box.max.y, (circle.center + reach).y)};
    }
    trial.scenario.obstacles = std::move(trees);
    const double goalRadius = 0.1 * box.height();
    const Point goal{box.max.x + goalRadius + 2 * radius, box.center().y};
    trial.scenario.groups = {groupFor(style, goal, goalRadius)};
    const int rows = std::max(1, static_cast<int>(box.height() / (4 * radius)));
    for (const Point p : lattice(agents, {box.min.x - radius, box.center().y}, 4 * radius, rows))
        addAgent(trial, p, radius, 0);
    trial.seconds = timeFor(trial.scenario);
    return trial;
}

CrowdTrial atThirty(CrowdTrial trial)
{
    for (CrowdGroup& group : trial.scenario.groups) {
        group.maxSpeed = 30;
        group.maxForce = 200;
    }
    trial.seconds *= 0.4;
    return trial;
}

CrowdTrial translated(CrowdTrial trial, Point by)
{
    const auto moved = [by](std::vector<Point>& points) {
        for (Point& p : points)
            p = p + by;
    };
    for (Obstacle& obstacle : trial.scenario.obstacles) {
        if (auto* const circle = std::get_if<Circle>(&obstacle.shape))
            circle->center = circle->center + by;
        else if (auto* const wall = std::get_if<nav::Wall>(&obstacle.shape))
            moved(wall->points);
        else
            moved(std::get<nav::Polygon>(obstacle.shape).points);
    }
    for (CrowdGroup& group : trial.scenario.groups)
        if (group.goal)
            group.goal = *group.goal + by;
    for (CrowdAgent& agent : trial.scenario.agents)
        agent.position = agent.position + by;
    return trial;
}

} // namespace thicket::test
