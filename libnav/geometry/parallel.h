#pragma once

#include <cstddef>
#include <thread>
#include <vector>

namespace thicket::nav {

/// Calls work(0) to work(count - 1), each on a thread of its own, and waits for all of them.
template <class Work> void inParallel(unsigned count, Work work)
{
    std::vector<std::jthread> others;
    for (unsigned i = 1; i < count; ++i)
        others.emplace_back([&work, i] { work(i); });
    if (count > 0)
        work(0u);
}

/// Where part `part` of `parts` nearly equal ones of `count` begins; part + 1 is where it ends.
inline std::size_t partBegin(std::size_t count, unsigned part, unsigned parts)
{
    return count * part / parts;
}

} // namespace thicket::nav
