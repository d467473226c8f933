#pragma once

#include "libnav/path/searchtrace.h"

#include <cstddef>
#include <optional>

namespace thicket::editor {

/// What a traced search did with a straight edge of the graph. Steps are counted from 1.
struct EdgeFacts {
    nav::QueuedTangent queued;
    std::size_t generatedIn = 0; ///< the step; 0: before the first one
    /// The step that took it from the open list and what became of it. Absent: it still waits.
    std::optional<std::size_t> triedIn;
    nav::SearchStep::Tangent result;
};

/// Of several ways over the same edge: one that was kept, else one that was tried. nullopt if the
/// search did not generate it. Time grows with the search.
std::optional<EdgeFacts> factsOf(const nav::SearchTrace& trace, const nav::SurfingEdge& edge);

/// A vertex of the search: where it arrived on a circle.
struct VertexFacts {
    std::size_t reachedIn = 0; ///< the step, counted from 1; 0: the start
    nav::SearchStep vertex;
};

/// The first arrival on that disc at this place, within `slop`. nullopt if there is none.
std::optional<VertexFacts> factsOf(const nav::SearchTrace& trace, const nav::Contact& contact,
                                   nav::Point at, double slop);

} // namespace thicket::editor
