#pragma once

#include "libnav/collision/obstaclefield.h"
#include "tests/support/forest.h"

#include <benchmark/benchmark.h>

namespace thicket::bench {

/// The forests that every figure is taken on: circles of radius 0.5 to 1.5, the agent's radius in
/// them, `cover` percent; the seed is their number plus the cover, plus 7 when they may overlap.
inline const test::Forest& forestOf(int count, int cover, bool overlapping)
{
    static test::Forest forest;
    static int key[3] = {};
    if (key[0] != count || key[1] != cover || key[2] != int(overlapping)) {
        const auto seed = static_cast<std::uint64_t>(count + cover + (overlapping ? 7 : 0));
        forest = test::makeForest({count, cover / 100.0, overlapping, seed});
        key[0] = count;
        key[1] = cover;
        key[2] = int(overlapping);
    }
    return forest;
}

inline const nav::ObstacleField& fieldOf(int count, int cover, bool overlapping)
{
    static nav::ObstacleField field;
    static const test::Forest* last = nullptr;
    static std::size_t key = 0;
    const test::Forest& forest = forestOf(count, cover, overlapping);
    const std::size_t wanted = std::size_t(count) * 1000 + std::size_t(cover) * 2 + overlapping;
    if (last != &forest || key != wanted)
        field = *nav::ObstacleField::build(forest.circles, 0);
    last = &forest;
    key = wanted;
    return field;
}

/// Arguments: circles, percent of cover, whether they may overlap.
inline void everyForest(benchmark::internal::Benchmark* benchmark)
{
    benchmark->ArgNames({"circles", "cover", "overlapping"});
    for (const int count : {1000, 10000, 100000})
        for (const int cover : {5, 20, 40})
            for (const int overlapping : {0, 1})
                benchmark->Args({count, cover, overlapping});
}

} // namespace thicket::bench
