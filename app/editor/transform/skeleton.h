#pragma once

#include "libnav/map/mapobject.h"

#include <vector>

namespace thicket::editor {

/// The box of the points and rims of an object, without a wall's thickness: scaling an object
/// scales it by the same factors.
nav::Box skeletonBox(const nav::Geometry& geometry);
/// The box of the skeletons of several objects; empty for none.
nav::Box skeletonBox(const std::vector<nav::MapObject>& objects);

} // namespace thicket::editor
