#pragma once

#include "libnav/map/mapobject.h"
#include "libnav/map/valuedecoding.h"

#include <string>

/// Objects in a map file. Internal to the reader and writer of map
/// files.
namespace thicket::nav {

/// Reads an object. Errors: Members::fault().
void readObject(Members& members, MapObject& out);
/// Appends { ... }.
void writeObject(std::string& out, const MapObject& object);

} // namespace thicket::nav
