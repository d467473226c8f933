#pragma once

#include "libnav/geometry/shapes.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace thicket::editor {

class Overlays;
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
/// A vertex of a search that is drawn.
struct SearchVertex {
    bool isOpen = false;
    std::uint32_t number = 0; ///< in SearchTrace::queued if open, otherwise in SearchTrace::steps
    nav::Point at;
    std::size_t step = 0; ///< that made it, or that put it into the open list
};
/// The vertex at a point; nullopt if none is drawn within `slop`, map units.
std::optional<SearchVertex> searchVertexAt(const SearchPlay& play, const SceneState& state,
                                           const Overlays& overlays, nav::Point at, double slop);

} // namespace thicket::editor
