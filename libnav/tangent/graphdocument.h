#pragma once

#include "libnav/tangent/completegraph.h"

#include <functional>
#include <string_view>

namespace thicket::nav {

/// Takes the next part of a document. Its error ends the writing.
using TextSink = std::function<Result<void>(std::string_view)>;

/// Writes the complete tangent graph as JSON while it is computed, one element per line:
///
///     {"format": "thicket-graph", "version": 1, "radius",
///      "edges": surfing ones {"type", "from", "to", "length", "contacts", "vertices", "windings"},
///               then hugging ones {"type", "center", "radius", "from", "to", "winding", "length",
///                                  "obstacle", "corner", "vertices"},
///      "vertices": [{"position", "contact", "center", "radius", "angle"}]}
///
/// An edge refers to the vertices at its ends by their index in that list. A vertex is a place
/// where a surfing edge touches a rim, seen from the centre at `angle`. The first of the windings
/// is that in which a path leaves the rim at "from", the second that in which it goes on round the
/// rim at "to"; both are reversed on the way back. A hugging edge leads counter-clockwise from its
/// first vertex to its second; clockwise on the way back. So a path is a sequence of edges that
/// agree at each vertex in winding. Points and contacts: see edgejson.h. The vertex of a start or
/// goal has no centre, radius and angle, and no winding (null).
///
/// The schema is plugins/graph/graph.schema.json. About 100 bytes per edge are kept in memory.
/// Errors: those of the sink. Any thread.
THICKET_NAV_EXPORT Result<VisitedGraph>
writeGraph(const ObstacleField& field, const CompleteGraphOptions& options, const TextSink& sink);

} // namespace thicket::nav
