#pragma once

#include "libnav/map/underlay.h"
#include "libnav/map/valuedecoding.h"

#include <string>

/// The picture beneath a map, in its file. Internal to the reader and writer of map files.
namespace thicket::nav {

/// Reads an underlay. Errors: Members::fault().
void readUnderlay(Members& members, Underlay& out);
/// Appends { ... }.
void writeUnderlay(std::string& out, const Underlay& underlay);

} // namespace thicket::nav
