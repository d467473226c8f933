#pragma once

#include "libnav/map/map.h"

#include <QString>

/// The path of the picture beneath a map. In programs it is absolute, in files it is relative to
/// the map's folder. So it is found again when the map is saved elsewhere, and when map and picture
/// move together. Any thread.
namespace thicket::plugins {

/// Makes the path absolute. `mapPath`: the map's file, absolute; empty: none.
void resolvePicture(nav::MapSettings& settings, const QString& mapPath);
/// The inverse, for saving to that file.
void relatePicture(nav::MapSettings& settings, const QString& mapPath);

} // namespace thicket::plugins
