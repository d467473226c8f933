#pragma once

#include "libnav/json/json.h"
#include "plugins/shapes/frame.h"

#include <string>

namespace thicket::plugins {

/// Appends "x height z" of a point of the map, where z is -y.
inline void appendRecastPoint(std::string& text, const Frame& frame, nav::Point p,
                              double height = 0)
{
    const nav::Point plane = frame.toFile(p);
    nav::appendShortest(text, plane.x);
    text += ' ';
    nav::appendShortest(text, height);
    text += ' ';
    nav::appendShortest(text, 0.0 - plane.y); // never -0
}

inline std::string recastPoint(const Frame& frame, nav::Point p)
{
    std::string text;
    appendRecastPoint(text, frame, p);
    return text;
}

} // namespace thicket::plugins
