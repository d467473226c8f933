#pragma once

#include "libnav/map/map.h"
#include "libnav/path/searchtrace.h"
#include "libnav/tangent/tangentedge.h"

#include <QString>

/// Edges and vertices of the graph in words: what describeEdge() says, how they pass what they
/// touch, and what a traced search did with them.
namespace thicket::editor {

/// Some lines. The first is describeEdge(). `at`: where the pointer is; within `slop` of an end it
/// is that vertex, too. Without a search `trace` is empty, and so are these facts.
QString explainEdge(const nav::Map& map, const nav::TangentEdge& edge,
                    const nav::SearchTrace& trace, nav::Point at, double slop);

/// Why a search refused a tangent: "blocked by circle 9 after 3.20 m".
QString rejectionPhrase(const nav::Map& map, const nav::SearchStep::Tangent& tangent,
                        const nav::SearchTrace& trace);

} // namespace thicket::editor
