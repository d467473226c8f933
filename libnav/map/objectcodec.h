#pragma once

#include "libnav/map/mapobject.h"
#include "libnav/map/valuedecoding.h"

#include <string>

/// Objects in a map file. Private to the map file's reader and writer.
namespace thicket::nav {

/// Reads an object; what is wrong with it is the members' fault.
void readObject(Members& members, MapObject& out);
/// Appends { ... }.
void writeObject(std::string& out, const MapObject& object);

} // namespace thicket::nav
