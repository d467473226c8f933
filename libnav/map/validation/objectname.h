#pragma once

#include "libnav/map/mapobject.h"

#include <string>

namespace thicket::nav {

/// "circle 14 (old oak)": an object in the message of a finding.
std::string nameOf(const MapObject& object);

} // namespace thicket::nav
