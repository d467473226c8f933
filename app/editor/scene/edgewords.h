#pragma once

#include "libnav/map/map.h"
#include "libnav/path/searchtrace.h"
#include "libnav/tangent/tangentedge.h"

#include <QString>

#include <cstddef>

/// Edges and vertices of the graph in words: what describeEdge() says, how they pass what they
/// touch, and what a traced search did with them.
namespace thicket::editor {

/// Some lines. The first is describeEdge(). `at`: where the pointer is; within `slop` of an end it
/// is that vertex, too. Without a search `trace` is empty, and so are these facts.
QString explainEdge(const nav::Map& map, const nav::TangentEdge& edge,
                    const nav::SearchTrace& trace, nav::Point at, double slop);

/// Some lines about a vertex that the search has reached: its kind, what it turns round, g, h and
/// f, when it was generated and expanded, and what was tried from it. `vertex` in
/// SearchTrace::steps.
QString explainVertex(const nav::Map& map, const nav::SearchTrace& trace, std::size_t vertex);
/// The same for a vertex that waits in the open list: the end of SearchTrace::queued[tangent].
QString explainOpenVertex(const nav::Map& map, const nav::SearchTrace& trace, std::size_t tangent);

} // namespace thicket::editor
