#pragma once

#include "libsteer/flow/flowfield.h"
#include "libsteer/flow/integrationfield.h"

#include <string>

namespace thicket::exporting {

/// "breadthFirst" and so on, as on the command line.
const char* name(steer::FlowMethod method);

/// {"method", "radius", "goals": [[x, y]], "origin": [x, y], "cell", "columns", "rows",
///  "cost": rows of 1 to 254, 255: blocked,
///  "integration": rows of travel costs in map units, null: no path to a goal,
///  "flow": rows of [x, y], unit vectors, [0, 0]: none}.
/// Rows are in ascending y, one per line, and their cells in ascending x.
std::string document(const steer::IntegrationField& costs, const steer::FlowField& field,
                     double radius);

} // namespace thicket::exporting
