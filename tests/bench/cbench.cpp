// What a call of the C API costs beside the same call of the C++ libraries, and what a rollback
// costs, as a table. Both sides run turn by turn on the same queries, and the median of the turns
// counts, so that a busy machine disturbs both alike.
#include "libnav/collision/queries.h"
#include "libnav/path/queries.h"
#include "libsteer/c/thicket.h"
#include "libsteer/sim/crowd.h"
#include "tests/bench/querytiming.h"
#include "tests/support/geometry/splitmix.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <vector>

using namespace thicket;
using nav::Point;

namespace {

constexpr int turns = 41;
constexpr int queries = 400;
constexpr double side = 200;

void must(std::int32_t status)
{
    if (status >= 0)
        return;
    std::fputs("a call of the C API failed\n", stderr);
    std::exit(1);
}

thk_point pointOf(Point p) { return {p.x, p.y}; }

/// Processor time of one work(), nanoseconds.
template <class Work> double timed(Work work)
{
    const double begin = bench::microseconds();
    work();
    return 1e3 * (bench::microseconds() - begin);
}

double medianOf(std::vector<double> values)
{
    std::ranges::nth_element(values, values.begin() + turns / 2);
    return values[turns / 2];
}

/// One line of the table: `plain` and `viaC` each make `calls` calls.
template <class Plain, class ViaC> void compare(const char* name, int calls, Plain plain, ViaC viaC)
{
    std::vector<double> ratios, plainTimes, cTimes;
    plain();
    viaC();
    for (int turn = 0; turn < turns; ++turn) {
        // Each is first in every other turn.
        double first = 0;
        if (turn % 2 == 0)
            first = timed(plain);
        const double second = timed(viaC);
        if (turn % 2 != 0)
            first = timed(plain);
        plainTimes.push_back(first / calls);
        cTimes.push_back(second / calls);
        ratios.push_back(second / first);
    }
    std::printf("| %s | %.0f | %.0f | %.3f |\n", name, medianOf(plainTimes), medianOf(cTimes),
                medianOf(ratios));
}

/// The same 1,000 circles for both.
struct Worlds {
    nav::ObstacleField field;
    thk_world* world = nullptr;
    std::vector<nav::Segment> ways;

    Worlds()
    {
        test::SplitMix dice(4);
        std::vector<nav::Obstacle> circles;
        must(thk_world_create(&world, nullptr));
        for (int id = 1; id <= 1000; ++id) {
            const Point center{dice.between(0, side), dice.between(0, side)};
            const double radius = dice.between(0.5, 3);
            circles.push_back({id, nav::Circle{center, radius}});
            const thk_point at = pointOf(center);
            thk_shape shape = THK_INIT(thk_shape);
            shape.kind = THK_CIRCLE;
            shape.points = &at;
            shape.count = 1;
            shape.radius = radius;
            must(thk_world_add(world, id, &shape, nullptr));
        }
        must(thk_world_commit(world, nullptr));
        field = *nav::ObstacleField::build(circles, 0);
        while (static_cast<int>(ways.size()) < queries) {
            const nav::Segment way{{dice.between(0, side), dice.between(0, side)},
                                   {dice.between(0, side), dice.between(0, side)}};
            if (!field.obstacleAt(way.a) && !field.obstacleAt(way.b))
                ways.push_back(way);
        }
    }
    ~Worlds() { thk_world_free(world); }
    Worlds(const Worlds&) = delete;
    Worlds& operator=(const Worlds&) = delete;
};

double sum = 0; // so that nothing is left out

void comparePaths(const Worlds& worlds)
{
    nav::PathResult result;
    thk_query* query = nullptr;
    must(thk_query_create(&query, nullptr));
    compare(
        "path", queries,
        [&] {
            for (const nav::Segment& way : worlds.ways) {
                findPath(worlds.field, way.a, way.b, {}, result);
                sum += result.path.length();
            }
        },
        [&] {
            for (const nav::Segment& way : worlds.ways) {
                thk_path_request request = THK_INIT(thk_path_request);
                request.start = pointOf(way.a);
                request.goal = pointOf(way.b);
                thk_path path = THK_INIT(thk_path);
                must(thk_path_find(query, worlds.world, &request, &path, nullptr));
                sum -= path.length;
            }
        });
    thk_query_free(query);
}

void compareRays(const Worlds& worlds)
{
    compare(
        "ray", queries,
        [&] {
            for (const nav::Segment& way : worlds.ways)
                if (const auto hit = castRay(worlds.field, way.a, way.b))
                    sum += hit->at + hit->normal().x;
        },
        [&] {
            for (const nav::Segment& way : worlds.ways) {
                thk_hit hit = THK_INIT(thk_hit);
                if (thk_ray(worlds.world, 0, pointOf(way.a), pointOf(way.b), &hit, nullptr) ==
                    THK_FOUND)
                    sum -= hit.at + hit.normal.x;
            }
        });
}

void compareLookUps(const Worlds& worlds)
{
    compare(
        "clearance", queries,
        [&] {
            for (const nav::Segment& way : worlds.ways)
                sum += worlds.field.clearance(way.a);
        },
        [&] {
            for (const nav::Segment& way : worlds.ways) {
                double clearance = 0;
                must(thk_clearance(worlds.world, 0, pointOf(way.a), &clearance, nullptr));
                sum -= clearance;
            }
        });
    compare(
        "reachable", queries,
        [&] {
            for (const nav::Segment& way : worlds.ways)
                sum += isReachable(worlds.field, way.a, way.b) ? 1 : 0;
        },
        [&] {
            for (const nav::Segment& way : worlds.ways)
                sum -= thk_reachable(worlds.world, 0, pointOf(way.a), pointOf(way.b), nullptr) ==
                               THK_FOUND
                           ? 1
                           : 0;
        });
}

/// 1,000 agents of two groups that cross each other among the circles' pillars.
thk_crowd* makeCrowd()
{
    test::SplitMix dice(8);
    thk_world* world = nullptr;
    must(thk_world_create(&world, nullptr));
    for (int id = 1; id <= 60; ++id) {
        const thk_point at{dice.between(45, 115), dice.between(0, 60)};
        thk_shape shape = THK_INIT(thk_shape);
        shape.kind = THK_CIRCLE;
        shape.points = &at;
        shape.count = 1;
        shape.radius = dice.between(0.5, 2);
        must(thk_world_add(world, id, &shape, nullptr));
    }
    thk_group groups[2] = {THK_INIT(thk_group), THK_INIT(thk_group)};
    groups[0].has_goal = groups[1].has_goal = 1;
    groups[0].goal = {150, 30};
    groups[1].goal = {10, 30};
    std::vector<thk_agent> agents;
    for (std::uint32_t i = 0; i < 1000; ++i) {
        thk_agent agent = THK_INIT(thk_agent);
        agent.id = i;
        agent.group = i % 2;
        const double column = static_cast<double>(i / 2 % 25);
        agent.position = {agent.group == 0 ? 5 + 1.5 * column : 155 - 1.5 * column,
                          3 * static_cast<double>(i / 50)};
        agents.push_back(agent);
    }
    thk_crowd_setup setup = THK_INIT(thk_crowd_setup);
    setup.world = world;
    setup.groups = groups;
    setup.group_count = 2;
    setup.agents = agents.data();
    setup.agent_count = agents.size();
    thk_crowd* crowd = nullptr;
    must(thk_crowd_create(&setup, &crowd, nullptr));
    thk_world_free(world);
    return crowd;
}

void line(const char* name, const std::vector<double>& times)
{
    std::printf("| %s | %.3f |\n", name, medianOf(times) / 1e6);
}

void timeRollback()
{
    thk_crowd* crowd = makeCrowd();
    thk_snapshot* snapshot = nullptr;
    must(thk_snapshot_create(&snapshot, nullptr));
    must(thk_crowd_step(crowd, 120, 1, nullptr));
    std::vector<double> keep, back, again;
    for (int turn = 0; turn < turns; ++turn) {
        keep.push_back(timed([&] { must(thk_crowd_keep(crowd, snapshot, nullptr)); }));
        again.push_back(timed([&] { must(thk_crowd_step(crowd, 8, 1, nullptr)); }));
        back.push_back(timed([&] { must(thk_crowd_go_back(crowd, snapshot, nullptr)); }));
        must(thk_crowd_step(crowd, 1, 1, nullptr));
    }
    std::puts("\n| rollback of 1,000 agents | ms |\n|---|---|");
    line("keep", keep);
    line("go back", back);
    line("8 ticks again", again);
    thk_snapshot_free(snapshot);
    thk_crowd_free(crowd);
}

} // namespace

int main()
{
    std::puts("| call | C++ ns | C ns | C / C++ |\n|---|---|---|---|");
    const Worlds worlds;
    comparePaths(worlds);
    compareRays(worlds);
    compareLookUps(worlds);
    timeRollback();
    return sum == 0.5 ? 1 : 0;
}
