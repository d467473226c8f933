#pragma once

#include "libnav/path/searchhistory.h"

#include <QRectF>
#include <QSizeF>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace thicket::editor {

class Overlays;
class SearchPlay;
struct SceneState;

/// The vertices of a search at the playhead that are in the window.
struct SearchSight {
    std::span<const std::uint32_t> closed; ///< vertices
    std::vector<std::uint32_t> open;       ///< tangents of the open list that end here, best first
    /// Logical pixels between vertices where there are any, on average; at most 16.
    double spacing = 0;

    /// Where vertices are closer, only the best open ones and the current one are drawn.
    static constexpr double leastSpacing = 4;
    bool isDense() const { return spacing < leastSpacing; }
    static constexpr double fadingFrom = 6; ///< the tree's spacing, down to nothing at half
};

/// What of a search is in the window, kept from frame to frame: the vertices of all steps are
/// looked through after a change of the view only, and not when the playhead moves.
class SeenSearch {
public:
    /// The search must have a step. Valid until the next call.
    const SearchSight& at(const SearchPlay& play, const SceneState& state);

private:
    void gather(const SearchPlay& play, const SceneState& state);
    void look(const SearchPlay& play, const SceneState& state);
    std::optional<std::size_t> squareOf(nav::Point at, const SceneState& state) const;

    static constexpr std::uint32_t never = UINT32_MAX;
    nav::SearchHistory m_history; // that the following are of
    QRectF m_visible;
    QSizeF m_viewport;
    std::vector<std::uint32_t> m_vertices; // in the window, in order of time
    // How many squares of the window have a vertex tells how dense the others are.
    std::size_t m_columns = 1;
    std::vector<std::uint32_t> m_firstIn; // of each square: the first of m_vertices in it
    std::vector<std::uint32_t> m_used;    // squares that m_vertices have up to each, this included
    std::optional<std::size_t> m_step;    // of m_sight
    SearchSight m_sight;
};

/// A vertex of a search that is drawn.
struct SearchVertex {
    bool isOpen = false;
    std::uint32_t number = 0; ///< in SearchTrace::queued if open, otherwise in SearchTrace::steps
    nav::Point at;
    std::size_t step = 0; ///< that made it, or that put it into the open list
};
/// The vertex at a point; nullopt if none is drawn within `slop`, map units. `sight` is that at the
/// playhead.
std::optional<SearchVertex> searchVertexAt(const SearchPlay& play, const SearchSight& sight,
                                           const Overlays& overlays, nav::Point at, double slop);

} // namespace thicket::editor
