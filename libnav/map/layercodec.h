#pragma once

#include "libnav/map/map.h"
#include "libnav/map/valuedecoding.h"

#include <string>

/// Layers in a map file. Private to the map file's reader and writer.
namespace thicket::nav {

/// Reads a layer; what is wrong with it is the members' fault.
void readLayer(Members& members, Layer& out);
/// Appends { ... }.
void writeLayer(std::string& out, const Layer& layer);

} // namespace thicket::nav
