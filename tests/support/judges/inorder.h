#pragma once

#include <atomic>
#include <cstdint>
#include <map>
#include <mutex>
#include <thread>
#include <utility>
#include <vector>

namespace thicket::test {

/// Runs the jobs 0, 1, ... on several threads and calls `report` with their results in that order,
/// one at a time, until it returns false. So a run's text does not depend on the threads.
template <class Job, class Report> void doInOrder(std::uint64_t threads, Job job, Report report)
{
    std::atomic<std::uint64_t> next = 0;
    std::atomic<bool> isDone = false;
    std::mutex mutex; // guards what follows
    std::map<std::uint64_t, decltype(job(std::uint64_t()))> waiting;
    std::uint64_t reported = 0;
    const auto work = [&] {
        while (!isDone) {
            const std::uint64_t number = next++;
            auto result = job(number);
            const std::lock_guard lock(mutex);
            waiting.emplace(number, std::move(result));
            for (auto it = waiting.begin(); it != waiting.end() && it->first == reported;
                 it = waiting.erase(it), ++reported)
                if (!isDone && !report(it->second))
                    isDone = true;
        }
    };
    std::vector<std::thread> workers;
    for (std::uint64_t i = 0; i < threads; ++i)
        workers.emplace_back(work);
    for (std::thread& worker : workers)
        worker.join();
}

} // namespace thicket::test
