#pragma once

#include "app/editor/navigation/searchparts.h"
#include "app/editor/scene/scenestate.h"
#include "libnav/path/searchhistory.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace thicket::editor {

/// The tangents of a traced search that are shown by the switches of its parts: in Search up to the
/// playhead, while editing those of the whole search.
class ShownTangents {
public:
    ShownTangents(const SceneSources& sources, const SceneState& state);

    /// The search, its step, the switches or the view may have changed.
    void invalidate() { m_isFresh = false; }

    /// The search whose tangents are shown; null: there is none.
    const SearchPlay* play() const;
    /// Whether it is of the map before the last edit.
    bool isOutdated() const;

    struct Tangent {
        nav::SurfingEdge edge;
        SearchPart part = SearchPart::generated;
        double blockedAt = 0; ///< if part is blockedSurfing: distance along the edge
    };
    /// Those whose box meets the window, by parts. Cached until invalidated.
    const std::vector<Tangent>& inWindow() const;
    /// Whether a part has more than mostTangentsInView, so that it is not shown.
    bool isTooMany() const;
    /// The shown tangent nearest to a point, within `slop`, map units. In Search also one that was
    /// tried in this step.
    std::optional<nav::SurfingEdge> edgeAt(nav::Point at, double slop) const;

private:
    void gather() const;
    void gatherQueued(SearchPart part) const;
    void gatherRefused(SearchPart part) const;
    bool add(const nav::SurfingEdge& edge, SearchPart part, double blockedAt,
             std::size_t begin) const;

    const SceneSources& m_sources;
    const SceneState& m_state;
    mutable bool m_isFresh = false;
    mutable bool m_isTooMany = false;
    mutable nav::SearchHistory m_history; // that the following are of
    mutable std::vector<Tangent> m_tangents;
    mutable std::vector<nav::SurfingEdge> m_tried; // in this step
};

} // namespace thicket::editor
