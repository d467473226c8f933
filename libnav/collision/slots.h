#pragma once

#include <cstdint>
#include <map>
#include <vector>

namespace thicket::nav {

/// Allocates runs of consecutive indices of one list. Freed runs are reused for the same length,
/// the latest first. `Number` is an Index, or an integer.
template <class Number> class Slots {
public:
    Slots() = default;
    /// The first `taken` indices are in use.
    explicit Slots(std::size_t taken) : m_end(static_cast<std::uint32_t>(taken)) {}

    /// The first of `count` indices.
    Number take(std::uint32_t count = 1)
    {
        if (const auto free = m_free.find(count); free != m_free.end() && !free->second.empty()) {
            const Number first = free->second.back();
            free->second.pop_back();
            return first;
        }
        const Number first(m_end);
        m_end += count;
        return first;
    }
    void give(Number first, std::uint32_t count = 1)
    {
        if (count > 0)
            m_free[count].push_back(first);
    }
    /// One past the largest index taken so far.
    std::uint32_t end() const { return m_end; }

private:
    std::uint32_t m_end = 0;
    std::map<std::uint32_t, std::vector<Number>> m_free; // by length
};

} // namespace thicket::nav
