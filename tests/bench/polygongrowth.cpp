#include "libnav/path/pathfinder.h"
#include "tests/bench/polygonworlds.h"
#include "tests/bench/querytiming.h"

#include <charconv>
#include <cstdio>
#include <cstring>

/// How paths among polygons grow with their corners, as a Markdown table: without and with kept
/// tangents, and within half a percent of the shortest. Queries lead right across each world.
namespace {

using namespace thicket;
using namespace thicket::bench;
using nav::ObstacleField;

constexpr double nearly = 1.005;

struct Asked {
    double first = 0; ///< us, mean
    double again = 0; ///< us, mean
    double expanded = 0;
    std::size_t found = 0;
};

Asked ask(const ObstacleField& field, const std::vector<nav::Segment>& queries, double weight)
{
    Asked asked;
    const auto count = double(queries.size());
    for (double* const mean : {&asked.first, &asked.again}) {
        const double begin = microseconds();
        for (const nav::Segment& query : queries) {
            const nav::PathResult result = findPath(field, query.a, query.b, {.weight = weight});
            asked.expanded += double(result.statistics.expanded) / 2 / count;
            asked.found += result.status == nav::PathStatus::found;
        }
        *mean = (microseconds() - begin) / count;
    }
    return asked;
}

void print(const PolygonWorld& world)
{
    const double begin = microseconds();
    const auto field = ObstacleField::build(world.polygons, 0.5);
    const double built = 1e-3 * (microseconds() - begin);
    const auto keeping = ObstacleField::build(world.polygons, 0.5, {.keepsTangents = true});
    if (!field || !keeping)
        return;
    std::printf("| %s | %zu | %.0f |", world.name.c_str(), field->discCount(), built);
    std::fflush(stdout);
    for (const double weight : {1.0, nearly}) {
        const Asked lazy = ask(*field, world.queries, weight);
        std::printf(" %.0f | %.0f |", lazy.expanded, lazy.again);
        std::fflush(stdout);
        const Asked kept = ask(*keeping, world.queries, weight);
        std::printf(" %.0f, %.0f | %s|", kept.first, kept.again,
                    kept.found == lazy.found ? "" : "differs ");
        std::fflush(stdout);
    }
    std::printf("\n");
}

} // namespace

/// bench-polygons [CORNERS...]: default 1,000 to 1,000,000.
int main(int argc, char** argv)
{
    std::vector<std::size_t> counts;
    for (int i = 1; i < argc; ++i) {
        std::size_t count = 0;
        const char* const end = argv[i] + std::strlen(argv[i]);
        if (std::from_chars(argv[i], end, count).ptr != end || count < 1000) {
            std::fputs("usage: bench-polygons [CORNERS...], each at least 1000\n", stderr);
            return 2;
        }
        counts.push_back(count);
    }
    if (counts.empty())
        counts = {1'000, 10'000, 100'000, 1'000'000};
    std::printf("us: means; with kept tangents of the first and the second round\n\n"
                "| world | corners | field, ms | expanded | without | kept | | expanded at %g "
                "| without | kept | |\n|---|---|---|---|---|---|---|---|---|---|---|\n",
                nearly);
    for (const std::size_t count : counts) {
        const std::size_t queries = count > 200'000 ? 10 : 20;
        print(town(count, queries));
        print(lakes(count, queries));
    }
    return 0;
}
