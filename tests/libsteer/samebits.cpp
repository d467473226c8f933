// Prints what must be the same bits on every machine: 10,000 paths in worlds of all kinds of
// obstacles with hashes of their points, and the hashes of the sample crowds after 1,000 steps.
// `./dev golden` and the test of the web's module compare what other machines print.
#include "libnav/path/nearestreachable.h"
#include "tests/support/crowds/crowdsamples.h"
#include "tests/support/geometry/splitmix.h"

#include <bit>
#include <cstdint>
#include <cstdio>
#include <utility>
#include <variant>
#include <vector>

using namespace thicket;

namespace {

constexpr int worlds = 100;
constexpr int queriesInWorld = 100;
constexpr double side = 60;

nav::Point anywhere(test::SplitMix& dice)
{
    // In an expression of its own each: the order of arguments is the compiler's.
    const double x = dice.between(0, side);
    const double y = dice.between(0, side);
    return {x, y};
}

nav::Shape anyShape(test::SplitMix& dice)
{
    const nav::Point at = anywhere(dice);
    const int kind = dice.below(10);
    if (kind < 7) {
        const double radius = dice.between(0.2, 2);
        return nav::Circle{at, radius};
    }
    const nav::Point along{dice.between(0.5, 6), dice.between(-6, 6)};
    if (kind < 9)
        return nav::Wall{{at, at + along, at + along + nav::Point{along.y, along.x}},
                         kind == 7 ? 0.0 : 0.3,
                         false};
    return nav::Polygon{{at, at + along, at + nav::Point{along.y, -along.x}}};
}

std::vector<nav::Obstacle> anyObstacles(test::SplitMix& dice)
{
    std::vector<nav::Obstacle> obstacles;
    const int count = 20 + dice.below(280);
    for (std::int64_t id = 1; id <= count; ++id)
        obstacles.push_back({id, anyShape(dice)});
    if (dice.chance(0.3)) {
        nav::Polygon arena{{{0, 0}, {side, 0}, {side, side}, {0, side}}};
        arena.inverted = true;
        obstacles.push_back({0, std::move(arena)});
    }
    return obstacles;
}

/// A number of all bits of the path's edges, of its polyline, and of points and tangents on it. FNV-1a.
std::uint64_t hashOf(const nav::Path& path)
{
    std::uint64_t hash = 14695981039346656037u;
    const auto add = [&hash](nav::Point p) {
        for (const double number : {p.x, p.y})
            hash = (hash ^ std::bit_cast<std::uint64_t>(number)) * 1099511628211u;
    };
    for (const nav::TangentEdge& edge : path.edges())
        if (const auto* arc = std::get_if<nav::HuggingEdge>(&edge))
            add({arc->from, arc->to});
    for (const double chordError : {0.1, 0.001})
        for (const nav::Point p : path.polyline(chordError))
            add(p);
    constexpr int places = 16;
    for (int i = 0; i <= places && !path.isEmpty(); ++i) {
        add(path.pointAt(path.length() * i / places));
        add(path.tangentAt(path.length() * i / places));
    }
    return hash;
}

bool printPaths()
{
    for (std::uint64_t seed = 0; seed < worlds; ++seed) {
        test::SplitMix dice(seed);
        const std::vector<nav::Obstacle> obstacles = anyObstacles(dice);
        const auto field = nav::ObstacleField::build(obstacles, seed % 2 == 0 ? 0 : 0.25);
        if (!field) {
            std::fprintf(stderr, "%s\n", field.error().text().c_str());
            return false;
        }
        for (int query = 0; query < queriesInWorld; ++query) {
            const nav::Point start = anywhere(dice);
            const nav::Point goal = anywhere(dice);
            const nav::PathResult found = nav::findPath(*field, start, goal);
            const nav::PathResult nearest = nav::findPathToNearestReachable(*field, start, goal);
            std::printf("%d %d %s %a %d %016llx %016llx\n", static_cast<int>(seed), query,
                        name(found.status), found.path.length(),
                        static_cast<int>(found.statistics.expanded),
                        static_cast<unsigned long long>(hashOf(found.path)),
                        static_cast<unsigned long long>(hashOf(nearest.path)));
        }
    }
    return true;
}

bool printCrowds()
{
    for (const test::CrowdSample& sample : test::crowdSamples()) {
        Result<steer::Crowd> crowd = steer::Crowd::of(sample.scenario, sample.params);
        if (!crowd) {
            std::fprintf(stderr, "%s\n", crowd.error().text().c_str());
            return false;
        }
        for (int i = 0; i < 1000; ++i) {
            test::applyDue(*crowd, sample);
            crowd->step();
        }
        std::printf("%s %016llx\n", sample.name.c_str(),
                    static_cast<unsigned long long>(crowd->hash()));
    }
    return true;
}

} // namespace

int main() { return printPaths() && printCrowds() ? 0 : 1; }
