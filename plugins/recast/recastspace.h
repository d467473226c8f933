#pragma once

#include "plugins/shapes/frame.h"
#include "plugins/shapes/singlenumber.h"

#include <string>

namespace thicket::plugins {

/// Appends "x height z" of a point of the map, where z is -y, in single precision, which is all
/// that Recast reads.
inline void appendRecastPoint(std::string& text, const Frame& frame, nav::Point p,
                              double height = 0)
{
    const nav::Point plane = frame.toFile(p);
    appendSingle(text, plane.x);
    text += ' ';
    appendSingle(text, height);
    text += ' ';
    appendSingle(text, -plane.y);
}

inline std::string recastPoint(const Frame& frame, nav::Point p)
{
    std::string text;
    appendRecastPoint(text, frame, p);
    return text;
}

} // namespace thicket::plugins
