#pragma once

#include "libnav/path/searchtrace.h"

#include <cstddef>
#include <cstdint>
#include <optional>

/// What a traced search did with an edge or a vertex of the graph. Steps are counted from 1. The
/// time of each function grows with the search.
namespace thicket::editor {

/// A straight edge.
struct EdgeFacts {
    nav::QueuedTangent queued;
    std::size_t generatedIn = 0; ///< the step; 0: before the first one
    /// The step that tried it and what became of it. Absent: it still waits. A tangent that was
    /// refused before it was queued has the same step in both, and its result is not taken.
    std::optional<std::size_t> triedIn;
    nav::SearchStep::Tangent result;
};

/// Of several ways over the same edge: one that was kept, else one that was taken, else one that
/// waits, else one that was refused before it was queued. nullopt if the search did not generate
/// it.
std::optional<EdgeFacts> factsOf(const nav::SearchTrace& trace, const nav::SurfingEdge& edge);

/// An arc of a rim, on the way to a tangent that departs beyond it.
struct ArcFacts {
    nav::Winding winding = nav::Winding::counterClockwise;
    double travelled = 0;        ///< g at its end
    double estimate = 0;         ///< h there
    std::size_t generatedIn = 0; ///< the step that queued the tangent; 0: before the first one
    std::optional<std::size_t> triedIn; ///< the step that tried it; absent: it still waits
    bool isKept = false;                ///< and kept it
};

/// Of several ways along the arc: the first that was kept, else the first that was tried, else one
/// that waits. nullopt if the search did not go that way.
std::optional<ArcFacts> factsOf(const nav::SearchTrace& trace, const nav::HuggingEdge& arc);

/// A vertex of the search: where it arrived on a circle.
struct VertexFacts {
    std::size_t generatedIn = 0; ///< the step that queued the tangent to it; 0: before the first
    std::size_t reachedIn = 0;   ///< the step that made it; 0: the start
    nav::SearchStep vertex;
};

/// A vertex by its index in the trace.
VertexFacts vertexFacts(const nav::SearchTrace& trace, std::size_t vertex);
/// The first arrival on that disc at this place, within `slop`. nullopt if there is none.
std::optional<VertexFacts> factsOf(const nav::SearchTrace& trace, const nav::Contact& contact,
                                   nav::Point at, double slop);

/// The step during which a tangent was queued; 0: before the first one.
std::size_t generationOf(const nav::SearchTrace& trace, std::size_t queued);

} // namespace thicket::editor
