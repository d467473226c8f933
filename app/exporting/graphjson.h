#pragma once

#include "libnav/files/pendingfile.h"
#include "libnav/tangent/completegraph.h"

namespace thicket::exporting {

/// Appends the complete tangent graph to the file while it is computed, one element per line:
/// {"radius", "edges": surfing ones, each with its "length", "contacts" and "vertices", then
/// hugging ones, "vertices": [{"position", "contact"}]}. An edge refers to its vertices by their
/// index in that list. About 100 bytes per edge are kept in memory.
Result<nav::VisitedGraph> writeGraph(const nav::ObstacleField& field,
                                     const nav::CompleteGraphOptions& options, double radius,
                                     nav::PendingFile& file);

} // namespace thicket::exporting
