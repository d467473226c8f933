#pragma once

#include "libnav/map/map.h"
#include "libnav/map/valuedecoding.h"

#include <string>

/// Agent groups in a map file. Private to the map file's reader and writer.
namespace thicket::nav {

/// Reads a group; what is wrong with it is the members' fault.
void readGroup(Members& members, AgentGroup& out);
/// Appends { ... }.
void writeGroup(std::string& out, const AgentGroup& group);

} // namespace thicket::nav
