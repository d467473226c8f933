#pragma once

#include <cstddef>
#include <string_view>

namespace thicket::plugins {

/// Bounds the memory that files turn into: a few bytes can stand for an object of hundreds.
class ReadingBudget {
public:
    static constexpr const char* exceeded =
        "The file describes more than its size allows for; it was not read any further.";

    /// Each file adds to what may be used in proportion to its size.
    void allow(std::size_t fileBytes) { m_left += 3 * fileBytes; }
    /// Whether this many bytes more may be used.
    bool spend(std::size_t bytes)
    {
        if (bytes > m_left)
            return false;
        m_left -= bytes;
        return true;
    }

    /// What a std::string of this text needs beside itself.
    static std::size_t heapBytes(std::string_view text)
    {
        constexpr std::size_t inside = 15; // short ones need nothing
        return text.size() > inside ? text.size() + 17 : 0;
    }

private:
    std::size_t m_left = std::size_t(48) << 20;
};

} // namespace thicket::plugins
