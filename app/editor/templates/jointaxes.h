#pragma once

#include "libnav/map/placement.h"

#include <optional>
#include <vector>

namespace thicket::editor {

/// An object before and after an edit. Both must outlive it.
struct GeometryChange {
    const nav::Geometry* before = nullptr;
    const nav::Geometry* after = nullptr;
};

/// How all of them were turned, mirrored and scaled as one: the axes that, with one displacement,
/// make each `after` of its `before`. No value if none do. Of several the simplest: no change, then
/// the poses, then any angle, then any axes. `isRigid`: only those that keep sizes.
std::optional<nav::Axes> jointAxes(const std::vector<GeometryChange>& changes, bool isRigid);

} // namespace thicket::editor
