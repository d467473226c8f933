#pragma once

#include "libnav/map/map.h"
#include "libnav/map/valuedecoding.h"

#include <string>

/// Layers in a map file. Internal to the reader and writer of map
/// files.
namespace thicket::nav {

/// Reads a layer. Errors: Members::fault().
void readLayer(Members& members, Layer& out);
/// Appends { ... }.
void writeLayer(std::string& out, const Layer& layer);

} // namespace thicket::nav
