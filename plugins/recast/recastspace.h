#pragma once

#include "plugins/shapes/frame.h"

#include <array>
#include <charconv>
#include <string>

namespace thicket::plugins {

/// In single precision, which is all that Recast reads: half as long as in double precision.
inline void appendRecastNumber(std::string& text, double number)
{
    std::array<char, 32> digits;
    const float single = static_cast<float>(number) + 0.0f; // never -0
    text.append(digits.data(),
                std::to_chars(digits.data(), digits.data() + digits.size(), single).ptr);
}

/// Appends "x height z" of a point of the map, where z is -y.
inline void appendRecastPoint(std::string& text, const Frame& frame, nav::Point p,
                              double height = 0)
{
    const nav::Point plane = frame.toFile(p);
    appendRecastNumber(text, plane.x);
    text += ' ';
    appendRecastNumber(text, height);
    text += ' ';
    appendRecastNumber(text, -plane.y);
}

inline std::string recastPoint(const Frame& frame, nav::Point p)
{
    std::string text;
    appendRecastPoint(text, frame, p);
    return text;
}

} // namespace thicket::plugins
