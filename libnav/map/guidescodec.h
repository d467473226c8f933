#pragma once

#include "libnav/map/guides.h"
#include "libnav/map/valuedecoding.h"

#include <string>

/// The guides of a map, in its file. Internal to the reader and writer of map files.
namespace thicket::nav {

/// Whether there is anything to write.
bool isUsed(const Guides& guides);
/// Reads guides. Errors: Members::fault().
void readGuides(Members& members, Guides& out);
/// Appends { ... }.
void writeGuides(std::string& out, const Guides& guides);

} // namespace thicket::nav
