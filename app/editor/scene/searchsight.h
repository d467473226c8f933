#pragma once

#include "libnav/geometry/shapes.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace thicket::editor {

class SearchPlay;
struct SceneState;

/// The vertices of a search at the playhead that are in the window.
struct SearchSight {
    std::vector<std::uint32_t> closed; ///< vertices
    std::vector<std::uint32_t> open;   ///< tangents of the open list that end here, best first
    /// Logical pixels between vertices where there are any, on average; at most 16.
    double spacing = 0;

    /// Where vertices are closer, only the best open ones and the current one are drawn.
    static constexpr double leastSpacing = 4;
    static constexpr double fadingFrom = 6; ///< the tree's spacing, down to nothing at half
};

/// The search must have a step.
SearchSight searchSight(const SearchPlay& play, const SceneState& state);
/// The step that made the vertex at a point, or that put it into the open list; nullopt if none is
/// drawn within `slop`, map units.
std::optional<std::size_t> searchStepAt(const SearchPlay& play, const SceneState& state,
                                        nav::Point at, double slop);

} // namespace thicket::editor
