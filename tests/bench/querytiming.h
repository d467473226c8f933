#pragma once

#include "libnav/path/pathfinder.h"

#include <algorithm>
#include <chrono>
#include <ctime>
#include <fstream>
#include <limits>
#include <vector>

#include <unistd.h>

namespace thicket::bench {

/// Processor time of this thread, so that a busy machine does not matter.
inline double microseconds()
{
    timespec now{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return 1e6 * double(now.tv_sec) + 1e-3 * double(now.tv_nsec);
}

/// What reading that clock adds to a time: a tenth of a short query. The least of many.
inline double clockMicroseconds()
{
    static const double least = [] {
        double cost = std::numeric_limits<double>::infinity();
        for (int i = 0; i < 1000; ++i) {
            const double begin = microseconds();
            cost = std::min(cost, microseconds() - begin);
        }
        return cost;
    }();
    return least;
}

inline double wallSeconds()
{
    const std::chrono::duration<double> now = std::chrono::steady_clock::now().time_since_epoch();
    return now.count();
}

/// The resident memory of the process now.
inline double residentMegabytes()
{
    std::size_t whole = 0;
    std::size_t resident = 0;
    std::ifstream("/proc/self/statm") >> whole >> resident;
    return double(resident) * double(sysconf(_SC_PAGESIZE)) / 1e6;
}

/// The `share` quantile of `values` (0 to 1).
inline double quantile(std::vector<double> values, double share)
{
    if (values.empty())
        return 0;
    const auto rank = std::min(values.size() - 1, std::size_t(share * double(values.size())));
    const auto at = values.begin() + std::ptrdiff_t(rank);
    std::nth_element(values.begin(), at, values.end());
    return *at;
}

inline double mean(const std::vector<double>& values)
{
    double sum = 0;
    for (const double value : values)
        sum += value;
    return values.empty() ? 0 : sum / double(values.size());
}

/// The times of a set of queries in microseconds: for each the least of all rounds, without what
/// reading the clock takes.
class QueryTimes {
public:
    explicit QueryTimes(std::size_t queries)
        : m_least(queries, std::numeric_limits<double>::infinity())
    {}

    template <class Ask> auto measure(std::size_t query, Ask ask)
    {
        const double clock = clockMicroseconds();
        const double begin = microseconds();
        auto result = ask();
        const double took = std::max(0.0, microseconds() - begin - clock);
        m_least[query] = std::min(m_least[query], took);
        return result;
    }
    const std::vector<double>& least() const { return m_least; }
    double median() const { return quantile(m_least, 0.5); }

private:
    std::vector<double> m_least;
};

/// Runs both, alternating which comes first: the second one finds the caches warm.
template <class First, class Second> void inTurns(int round, First first, Second second)
{
    if (round % 2 == 0)
        first();
    second();
    if (round % 2 != 0)
        first();
}

/// What searches did, per query.
class Work {
public:
    void add(const nav::PathResult& result)
    {
        ++m_queries;
        m_sum.expanded += result.statistics.expanded;
        m_sum.rays += result.statistics.rays;
        m_found += result.status == nav::PathStatus::found;
    }
    double expanded() const { return double(m_sum.expanded) / m_queries; }
    double rays() const { return double(m_sum.rays) / m_queries; }
    double found() const { return m_found / m_queries; }

private:
    nav::PathStatistics m_sum;
    double m_queries = 0;
    double m_found = 0;
};

} // namespace thicket::bench
