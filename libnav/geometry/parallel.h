#pragma once

#include <cstddef>
#include <thread>
#include <vector>

namespace thicket::nav {

/// Calls work(0) to work(count - 1), each on its own thread, and waits for all of them. work(0)
/// runs on the calling thread. `work` must not throw.
template <class Work> void inParallel(unsigned count, Work work)
{
    std::vector<std::jthread> others;
    for (unsigned i = 1; i < count; ++i)
        others.emplace_back([&work, i] { work(i); });
    if (count > 0)
        work(0u);
}

/// Splits `count` items into `parts` (> 0) nearly equal runs, and returns where run `part` begins.
/// It ends where run part + 1 begins.
inline std::size_t partBegin(std::size_t count, unsigned part, unsigned parts)
{
    return count * part / parts;
}

} // namespace thicket::nav
