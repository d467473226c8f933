#pragma once

#include "libnav/nav_export.h"
#include "libnav/path/searchtrace.h"

#include <cstddef>
#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace thicket::nav {

/// What a search did in one step: it took the best tangent from the open list and tried it.
struct SearchMoment {
    std::size_t step = 0;
    QueuedTangent taken;                ///< with its source, g, h and f
    SearchStep::Tangent result;         ///< what became of it
    std::optional<std::size_t> reached; ///< the vertex that it made
    /// All that was tried from the same source up to this step, in order of time.
    std::span<const SearchStep::Tangent> tried;
    std::size_t kept = 0; ///< how many of these were accepted
    /// The tangents that this step queued: [queuedBegin, queuedEnd) in SearchTrace::queued.
    std::size_t queuedBegin = 0;
    std::size_t queuedEnd = 0;
    std::size_t openCount = 0;   ///< length of the open list after the step
    std::size_t vertexCount = 0; ///< the vertices known after the step are the first so many
    double bound = 0;            ///< no path is shorter, as far as the search knew at this step
};

/// A traced search, step by step, for playback. A vertex is an index in SearchTrace::steps, a
/// tangent one in SearchTrace::queued. Steps, vertices and tangents must exist.
///
/// Any step is answered without replaying those before it: in constant or logarithmic time, the
/// open list in time that grows with the square root of its tangents, a way with its vertices.
/// Building takes n log n for n tangents. A value; copies share what was built, and any number of
/// threads may read one.
class THICKET_NAV_EXPORT SearchHistory {
public:
    SearchHistory();
    explicit SearchHistory(SearchTrace trace);

    const SearchTrace& trace() const;
    std::size_t stepCount() const;
    bool isEmpty() const { return stepCount() == 0; }

    /// Its span is valid as long as this or a copy lives.
    SearchMoment at(std::size_t step) const;
    /// What was tried from a vertex up to a step, in order of time.
    std::span<const SearchStep::Tangent> triedFrom(std::size_t vertex, std::size_t step) const;
    /// Never falls. At the step that reaches the goal with a weight of 1, it is the path's length.
    double bound(std::size_t step) const;

    /// The tangents at rows [first, first + count) of the open list after a step, as far as there
    /// are any. The first row is taken next.
    std::vector<std::uint32_t> openList(std::size_t step, std::size_t first,
                                        std::size_t count) const;
    std::size_t openCount(std::size_t step) const;
    /// Whether a tangent was in the open list after a step.
    bool isOpen(std::size_t tangent, std::size_t step) const;

    /// The step whose tangent made the vertex; the first step for the start.
    std::size_t stepOf(std::size_t vertex) const;
    /// The step that reached the goal.
    std::optional<std::size_t> goalStep() const;
    /// The first later step whose tangent was refused, for this reason if given.
    std::optional<std::size_t> nextRejection(std::size_t after,
                                             std::optional<Rejection> reason = {}) const;
    /// The first later step at which the bound is higher than at the step before it.
    std::optional<std::size_t> nextRise(std::size_t after) const;
    /// The first later step that made a vertex.
    std::optional<std::size_t> nextVertex(std::size_t after) const;

    /// The vertices from the start to this one, both included.
    std::vector<std::uint32_t> chainTo(std::size_t vertex) const;
    /// The way from the start to a vertex as the search knew it. Empty for the start. Unlike a path
    /// it is not pulled taut.
    std::vector<TangentEdge> wayTo(std::size_t vertex) const;
    /// The way to the source of the tangent that a step tried, the arc before the departure and the
    /// tangent itself.
    std::vector<TangentEdge> wayAlong(std::size_t step) const;

private:
    struct Record;
    std::shared_ptr<const Record> m_record;
};

} // namespace thicket::nav
