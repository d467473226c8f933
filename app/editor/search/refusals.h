#pragma once

#include "libnav/path/searchhistory.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace thicket::editor {

/// The refused tangents of a search by reason, each in order of time. A value.
class Refusals {
public:
    Refusals() = default;
    /// Takes a pass over all tangents.
    explicit Refusals(const nav::SearchHistory& history);

    /// A tangent: SearchTrace::steps[vertex].tangents[tangent].
    struct Place {
        std::uint32_t step = 0; ///< during which it was refused
        std::uint32_t vertex = 0;
        std::uint32_t tangent = 0;
    };
    /// Those up to a step, this included.
    std::span<const Place> upTo(std::size_t step, nav::Rejection reason) const;

private:
    std::array<std::vector<Place>, nav::rejectionCount> m_places;
};

} // namespace thicket::editor
