#pragma once

#include "libnav/map/map.h"
#include "libnav/map/valuedecoding.h"

#include <string>

/// Agent classes in a map file. Internal to the reader and writer of map files.
namespace thicket::nav {

/// Reads an agent class. Errors: Members::fault().
void readClass(Members& members, AgentClass& out);
/// Appends { ... }.
void writeClass(std::string& out, const AgentClass& agentClass);

} // namespace thicket::nav
