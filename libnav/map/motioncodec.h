#pragma once

#include "libnav/map/motion.h"
#include "libnav/map/valuedecoding.h"

#include <string>

/// Motions of obstacles in a map file. Internal to the reader and writer of map files.
namespace thicket::nav {

/// Reads a motion. Errors: Members::fault().
void readMotion(Members& members, Motion& out);
/// Appends { ... }.
void writeMotion(std::string& out, const Motion& motion);

} // namespace thicket::nav
