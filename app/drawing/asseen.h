#pragma once

#include "libnav/map/mapobject.h"

#include <cstddef>
#include <optional>

namespace thicket::drawing {

/// What of an outline of very many corners a picture needs. Values only: any thread.

/// Outlines of so many corners are painted as they are.
inline constexpr std::size_t fewCorners = 256;
/// No pen is wider, pixels.
inline constexpr double widestPen = 8;

struct SeenPart {
    nav::Box window;  ///< map units: what is painted
    double pixel = 1; ///< map units; > 0
};

/// The wall, polygon or spawn area with fewer corners: without those within a quarter of a pixel of
/// the one before, and without those on the way outside of the window. In the window its picture
/// is the same up to that quarter. Outside, a polygon may cross itself. nullopt if it has few
/// corners anyhow, or is no such geometry.
std::optional<nav::Geometry> asSeen(const nav::Geometry& geometry, const SeenPart& part);

/// The same with all corners outside of the window.
std::optional<nav::Geometry> withoutHeapedCorners(const nav::Geometry& geometry, double pixel);

} // namespace thicket::drawing
