#pragma once

#include <algorithm>
#include <cstdint>
#include <numeric>
#include <vector>

namespace thicket::nav {

/// Sets of numbers, joined step by step. Method: a union-find forest with path halving.
class JoinedPlaces {
public:
    /// Each number below `count` is a set.
    explicit JoinedPlaces(std::size_t count) : m_parents(count)
    {
        std::iota(m_parents.begin(), m_parents.end(), 0);
    }
    /// Joins two sets. False if the numbers are in one set already.
    bool join(std::uint32_t a, std::uint32_t b)
    {
        a = rootOf(a);
        b = rootOf(b);
        m_parents[std::max(a, b)] = std::min(a, b);
        return a != b;
    }

private:
    std::uint32_t rootOf(std::uint32_t place)
    {
        while (m_parents[place] != place)
            place = m_parents[place] = m_parents[m_parents[place]];
        return place;
    }

    std::vector<std::uint32_t> m_parents;
};

} // namespace thicket::nav
