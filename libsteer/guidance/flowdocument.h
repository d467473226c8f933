#pragma once

#include "libsteer/flow/flowfield.h"
#include "libsteer/flow/integrationfield.h"
#include "libsteer/steer_export.h"

#include <string>

namespace thicket::steer {

/// "bfs", "dijkstra", "eikonal": the spelling on the command line and in files.
THICKET_STEER_EXPORT const char* name(FlowMethod method);

/// How the coordinates of a document follow from those of the map.
struct FlowDocumentFrame {
    double scale = 1;    ///< lengths in the document for one map unit, > 0
    bool flipsY = false; ///< +y is the map's -y
};

/// A flow field as JSON for other programs, in map units or those of the frame:
///
///     {"format": "thicket-flow", "version": 1, "method", "radius", "goals": [[x, y]],
///      "origin": [x, y], "cell", "columns", "rows",
///      "cost": rows of 1 to 254, 255: blocked,
///      "integration": rows of travel costs, null: no path to a goal,
///      "flow": rows of [x, y], unit vectors, [0, 0]: none}
///
/// Rows are in ascending y of the document, one per line, and their cells in ascending x. `radius`:
/// the agent's, map units.
/// The schema is plugins/flow/flow.schema.json. Any thread.
THICKET_STEER_EXPORT std::string flowDocument(const IntegrationField& costs, const FlowField& field,
                                              double radius, const FlowDocumentFrame& frame = {});

} // namespace thicket::steer
