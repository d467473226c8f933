#pragma once

#include "plugins/api/mapformat.h"

namespace thicket::plugins {

/// Writes JSON for Unity's JsonUtility, which knows no lists of different kinds of things: one list
/// for each kind of object, y up, each object on a line. The loader ThicketMap.cs comes with it and
/// says what the keys mean. `scale`: lengths in the file per map unit; `arcError`: of the ring in
/// the place of an inverted circle, map units, > 0.
ExportBundle exportUnity(const nav::Map& map, double scale, double arcError);

} // namespace thicket::plugins
