#include "libnav/tangent/completegraph.h"
#include "tests/bench/googlebenchmark.h"
#include "tests/support/oracles/regionfields.h"
#include "tests/support/published/gridmap.h"
#include "tests/support/published/navmesh.h"

#include <algorithm>
#include <memory>
#include <string>

namespace thicket::bench {

namespace {

/// A published map of polygons, and its queries.
struct Scene {
    std::vector<test::FreeRegion> regions;
    std::vector<test::ScenarioRow> rows;
};

Scene meshScene(const std::string& mesh)
{
    return {test::freeRegions(test::readMeshBoundary(mesh)), test::readScenario(mesh + ".scen")};
}

Scene gridScene(const std::string& map, std::string_view freeCells)
{
    const test::GridMap grid = test::GridMap::read(map, freeCells);
    return {grid.regions(), grid.rowsBetweenCenters(test::readScenario(map + ".scen"))};
}

void buildField(benchmark::State& state, const Scene& scene)
{
    const auto obstacles = scene.regions.back().obstacles();
    for (auto _ : state)
        benchmark::DoNotOptimize(nav::ObstacleField::build(obstacles, 0));
    state.counters["polygons"] = double(obstacles.size());
    state.counters["corners"] = double(test::RegionFields(scene.regions).cornerCount());
}

/// One iteration answers about 200 of the rows. The counters are per query.
void findPaths(benchmark::State& state, const Scene& scene)
{
    test::RegionFields fields(scene.regions);
    const std::size_t every = std::max<std::size_t>(1, scene.rows.size() / 200);
    QueryTimes times((scene.rows.size() + every - 1) / every);
    Work work;
    for (auto _ : state)
        for (std::size_t i = 0; i < scene.rows.size(); i += every) {
            const test::ScenarioRow& row = scene.rows[i];
            const nav::ObstacleField& field = *fields.at(row.start);
            work.add(times.measure(i / every,
                                   [&] { return nav::findPath(field, row.start, row.goal); }));
        }
    report(state, times);
    report(state, work);
}

/// What an eager method costs before its first query.
void buildCompleteGraph(benchmark::State& state, const Scene& scene)
{
    test::RegionFields fields(scene.regions);
    const nav::ObstacleField& field = fields.largest();
    double edges = 0;
    for (auto _ : state)
        edges = double(nav::CompleteGraph::build(field).surfing.size());
    state.counters["surfing"] = edges;
}

/// Adds the figures of one map, if it is there.
void add(const std::string& name, const Scene& scene)
{
    if (scene.regions.empty() || scene.rows.empty())
        return;
    const auto shared = std::make_shared<const Scene>(scene);
    const auto measured = [&](const char* what, auto measure) {
        return benchmark::RegisterBenchmark(
                   (std::string(what) + "/" + name).c_str(),
                   [shared, measure](benchmark::State& state) { measure(state, *shared); })
            ->Unit(benchmark::kMillisecond);
    };
    measured("buildField", buildField);
    measured("findPaths", findPaths)->Iterations(3);
    measured("buildCompleteGraph", buildCompleteGraph)->Iterations(1);
}

[[maybe_unused]] const bool areAdded = [] {
    const std::string data = THICKET_SHARED_DATA;
    add("scene_mp_2p_01", meshScene(data + "/polygons/scene_mp_2p_01.mesh"));
    add("arena", gridScene(data + "/gamemaps/arena.map", "."));
    add("arena2", gridScene(data + "/gamemaps/arena2.map", "."));
    add("Berlin_0_256", gridScene(data + "/gamemaps/Berlin_0_256.map", "."));
    return true;
}();

} // namespace

} // namespace thicket::bench
