#pragma once

#include "tests/bench/querytiming.h"

#include <benchmark/benchmark.h>

#include <string>

namespace thicket::bench {

/// Arguments: circles, percent of cover, whether they may overlap.
inline void everyForest(benchmark::internal::Benchmark* benchmark)
{
    benchmark->ArgNames({"circles", "cover", "overlapping"});
    for (const int count : {1000, 10000, 100000})
        for (const int cover : {5, 20, 40})
            for (const int overlapping : {0, 1})
                benchmark->Args({count, cover, overlapping});
}

inline void report(benchmark::State& state, const QueryTimes& times, const std::string& name = {})
{
    state.counters[name + "median_us"] = times.median();
    state.counters[name + "p95_us"] = quantile(times.least(), 0.95);
    state.counters[name + "mean_us"] = mean(times.least());
}

inline void report(benchmark::State& state, const Work& work)
{
    state.counters["expanded"] = work.expanded();
    state.counters["rays"] = work.rays();
    state.counters["found"] = work.found();
}

} // namespace thicket::bench
