#pragma once

#include <cstddef>

namespace thicket::plugins {

/// Bounds the memory that files turn into: a few bytes can stand for an object of hundreds.
class ReadingBudget {
public:
    static constexpr const char* exceeded =
        "The file describes more than its size allows for; it was not read any further.";

    /// Each file adds to what may be used in proportion to its size.
    void allow(std::size_t fileBytes) { m_left += 2 * fileBytes; }
    /// Whether this many bytes more may be used.
    bool spend(std::size_t bytes)
    {
        if (bytes > m_left)
            return false;
        m_left -= bytes;
        return true;
    }

private:
    std::size_t m_left = std::size_t(64) << 20;
};

} // namespace thicket::plugins
