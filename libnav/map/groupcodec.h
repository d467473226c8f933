#pragma once

#include "libnav/map/map.h"
#include "libnav/map/valuedecoding.h"

#include <string>

/// Agent groups in a map file. Internal to the reader and writer of map
/// files.
namespace thicket::nav {

/// Reads a group. Errors: Members::fault().
void readGroup(Members& members, AgentGroup& out);
/// Appends { ... }.
void writeGroup(std::string& out, const AgentGroup& group);

} // namespace thicket::nav
