#pragma once

#include "plugins/svg/svgelement.h"

#include "libnav/result.h"

#include <string>

namespace thicket::plugins {

/// How much of a drawing may become more than it is in the file: a file can make few bytes many.
class SvgCopyBudget {
public:
    /// An element that a `use` shows. Errors, without a place: there are too many, or too long
    /// ones.
    Result<void> show(const SvgElement& element)
    {
        for (const auto& [name, value] : element.attributes)
            m_shownBytes += name.size() + value.size();
        if (++m_shown <= mostShown && m_shownBytes <= mostBytes)
            return {};
        return Unexpected("The drawing's use elements show more than " + std::to_string(mostShown) +
                          " elements, or 64 MB of them.");
    }

    /// Names and properties of so many bytes that several objects have. An error, without a place:
    /// they are too long.
    Result<void> copy(std::size_t bytes, std::size_t copies)
    {
        if (copies > 1)
            m_copiedBytes += bytes > mostBytes / copies ? mostBytes + 1 : bytes * copies;
        if (m_copiedBytes <= mostBytes)
            return {};
        return Unexpected("Names and properties would be copied to more than 64 MB.");
    }

private:
    static constexpr std::size_t mostShown = 1'000'000;
    static constexpr std::size_t mostBytes = std::size_t(64) << 20;

    std::size_t m_shown = 0;
    std::size_t m_shownBytes = 0;
    std::size_t m_copiedBytes = 0; // beyond those in the file
};

} // namespace thicket::plugins
