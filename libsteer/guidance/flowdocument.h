#pragma once

#include "libsteer/flow/flowfield.h"
#include "libsteer/flow/integrationfield.h"
#include "libsteer/steer_export.h"

#include <string>

namespace thicket::steer {

/// "bfs", "dijkstra", "eikonal": the spelling on the command line and in files.
THICKET_STEER_EXPORT const char* name(FlowMethod method);

/// A flow field as JSON for other programs, in map units:
///
///     {"format": "thicket-flow", "version": 1, "method", "radius", "goals": [[x, y]],
///      "origin": [x, y], "cell", "columns", "rows",
///      "cost": rows of 1 to 254, 255: blocked,
///      "integration": rows of travel costs in map units, null: no path to a goal,
///      "flow": rows of [x, y], unit vectors, [0, 0]: none}
///
/// Rows are in ascending y, one per line, and their cells in ascending x. `radius`: the agent's.
/// The schema is plugins/flow/flow.schema.json. Any thread.
THICKET_STEER_EXPORT std::string flowDocument(const IntegrationField& costs, const FlowField& field,
                                              double radius);

} // namespace thicket::steer
