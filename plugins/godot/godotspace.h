#pragma once

#include "plugins/shapes/frame.h"

namespace thicket::plugins {

/// By default one map unit is so many pixels. Godot joins vertices of navigation meshes in cells of
/// 1 pixel, so meshes are made of whole pixels.
inline constexpr double defaultPixelsPerUnit = 64;
/// Where single precision, in which Godot computes, still tells half pixels apart.
inline constexpr double mostPixels = 4'194'304;

} // namespace thicket::plugins
