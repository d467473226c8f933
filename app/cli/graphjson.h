#pragma once

#include "libnav/files/pendingfile.h"
#include "libnav/tangent/completegraph.h"

namespace thicket::cli {

/// Appends the complete tangent graph to the file while it is made, one element a line:
/// {"radius", "edges": surfing ones, each with its "length", "contacts" and "vertices", then
/// hugging ones, "vertices": [{"position", "contact"}]}. An edge names its vertices by their
/// place in that list. What is kept is about 100 bytes an edge.
Result<nav::VisitedGraph> writeGraph(const nav::ObstacleField& field,
                                     const nav::CompleteGraphOptions& options, double radius,
                                     nav::PendingFile& file);

} // namespace thicket::cli
