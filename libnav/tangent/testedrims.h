#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace thicket::nav {

/// A set of oriented rims, by rimKey(), that is emptied at once.
class TestedRims {
public:
    /// Reused, so that later floods allocate nothing.
    static TestedRims& ofThread()
    {
        thread_local TestedRims tested;
        return tested;
    }

    /// Empties the set. Keys are below `rims`.
    void begin(std::size_t rims)
    {
        if (m_stamps.size() < rims)
            m_stamps.resize(rims, 0);
        if (++m_stamp == 0) {
            std::fill(m_stamps.begin(), m_stamps.end(), 0);
            m_stamp = 1;
        }
    }
    bool has(std::uint32_t rim) const { return m_stamps[rim] == m_stamp; }
    void add(std::uint32_t rim) { m_stamps[rim] = m_stamp; }

private:
    std::vector<std::uint32_t> m_stamps;
    std::uint32_t m_stamp = 0;
};

} // namespace thicket::nav
