#pragma once

#include "libnav/geometry/shapes.h"
#include "libnav/tangent/tangentedge.h"

#include <optional>
#include <vector>

namespace thicket::editor {

class LiveGraph;

/// The hugging edges of the whole graph, those along a rim joined to long arcs. A step of a drag
/// moves many contacts, but few arcs: where they changed is all that must be painted anew.
class ShownRims {
public:
    /// Takes over the arcs of the graph, or none if it is null. Returns boxes round the arcs that
    /// came or went, map units, or nothing if all may have changed.
    std::optional<std::vector<nav::Box>> follow(const LiveGraph* graph);

    const std::vector<nav::HuggingEdge>& arcs() const { return m_arcs; }

private:
    std::vector<nav::HuggingEdge> m_arcs;
    const void* m_rest = nullptr; // the rest graph that they come from; only compared
};

} // namespace thicket::editor
