#pragma once

#include "libnav/map/objectgroups.h"
#include "libnav/map/valuedecoding.h"

#include <optional>
#include <string>

/// Groups of objects in a map file. Internal to the reader and writer of map files.
namespace thicket::nav {

/// Reads [ {...}, ... ]. Returns a fault if a group is not valid, or lies in no group of the list
/// or within itself.
std::optional<Fault> readObjectGroups(JsonValue value, ObjectGroups& out);
/// Appends { ... }.
void writeObjectGroup(std::string& out, const ObjectGroup& group);

} // namespace thicket::nav
