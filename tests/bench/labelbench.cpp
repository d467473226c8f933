#include "libnav/path/queries.h"
#include "tests/bench/googlebenchmark.h"
#include "tests/bench/polygonworlds.h"

#include <cmath>
#include <numbers>

namespace thicket::bench {

namespace {

using nav::Point;

constexpr double agentRadius = 0.5;
constexpr std::size_t queryCount = 100;

/// A town with a closed wall round each query's goal.
PolygonWorld townOfCourts(std::size_t corners)
{
    PolygonWorld world = town(corners, queryCount);
    for (const nav::Segment& query : world.queries) {
        nav::Wall court{{}, 0.2, true};
        for (int i = 0; i < 12; ++i) {
            const double angle = i * std::numbers::pi / 6;
            court.points.push_back(query.b + 15.0 * Point{std::cos(angle), std::sin(angle)});
        }
        world.polygons.push_back({std::int64_t(world.polygons.size()) + 1, court});
    }
    return world;
}

/// A town with a jagged wall between every query's start and its goal.
PolygonWorld dividedTown(std::size_t corners)
{
    PolygonWorld world = town(corners, queryCount);
    std::erase_if(world.queries, [](const nav::Segment& query) {
        return std::abs(query.b.x - query.a.x) < std::abs(query.b.y - query.a.y);
    });
    const double side = world.queries.front().b.x;
    nav::Wall wall{{}, 0.2, false};
    for (double y = -200; y < side + 200; y += 25)
        wall.points.push_back({side / 2 + (wall.points.size() % 2 ? 8.0 : 0.0), y});
    wall.points.push_back({side / 2, side + 200});
    world.polygons.push_back({std::int64_t(world.polygons.size()) + 1, wall});
    const nav::Wall ring{
        {{-200, -200}, {side + 200, -200}, {side + 200, side + 200}, {-200, side + 200}}, 1, true};
    world.polygons.push_back({std::int64_t(world.polygons.size()) + 1, ring});
    return world;
}

/// Searches for goals that no path reaches, with labels and without, alternating. `without` is the
/// ratio of the medians, `reached` how many of the queries do not count for it.
void unreachable(benchmark::State& state, const PolygonWorld& world)
{
    const auto plain = nav::ObstacleField::build(world.polygons, agentRadius).value();
    const double begin = microseconds();
    const auto labelled =
        nav::ObstacleField::build(world.polygons, agentRadius, {.labelsSpace = true}).value();
    const double built = microseconds();
    benchmark::DoNotOptimize(isReachable(labelled, world.queries[0].a, world.queries[0].b));
    state.counters["labels_over_field"] = (microseconds() - built) / (built - begin);
    std::vector<nav::Segment> queries;
    for (const nav::Segment& query : world.queries)
        if (findPath(plain, query.a, query.b).status == nav::PathStatus::unreachable)
            queries.push_back(query);
    state.counters["reached"] = double(world.queries.size() - queries.size());
    QueryTimes with(queries.size());
    QueryTimes without(queries.size());
    int round = 0;
    for (auto _ : state) {
        for (std::size_t i = 0; i < queries.size(); ++i)
            inTurns(
                round,
                [&] {
                    with.measure(i, [&] { return findPath(labelled, queries[i].a, queries[i].b); });
                },
                [&] {
                    without.measure(i, [&] { return findPath(plain, queries[i].a, queries[i].b); });
                });
        ++round;
    }
    report(state, with);
    report(state, without, "without_");
    state.counters["without"] = without.median() / with.median();
}

[[maybe_unused]] const bool areAdded = [] {
    for (const std::size_t corners : {1000, 10000, 100000}) {
        const auto add = [&](const char* name, PolygonWorld (*make)(std::size_t)) {
            benchmark::RegisterBenchmark(
                ("unreachable/" + std::string(name) + "/" + std::to_string(corners)).c_str(),
                [=](benchmark::State& state) { unreachable(state, make(corners)); })
                ->Iterations(3)
                ->Unit(benchmark::kMillisecond);
        };
        add("courts", townOfCourts);
        add("divided", dividedTown);
    }
    return true;
}();

} // namespace

} // namespace thicket::bench
