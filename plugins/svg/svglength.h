#pragma once

#include "libnav/geometry/shapes.h"

#include <optional>
#include <string_view>

/// Lengths in attributes and styles. Any thread.
namespace thicket::plugins {

/// What lengths in relative units are measured by, in user units. A value.
struct SvgUnits {
    double em = 16;    ///< the size of the element's font
    double rem = 16;   ///< of the root's
    nav::Point page{}; ///< vw and vh are hundredths of it; without extent they are not known
};

/// A length such as "12", "3.5mm", "2em" or "50%" in user units, of which 96 are an inch. `whole`:
/// what 100 % are. ex and ch are half an em, which CSS has them be where the font is not known.
/// Also calc() of these. No value for anything else.
std::optional<double> svgLength(std::string_view text, double whole, const SvgUnits& units);

/// Whether a length depends on the font's shapes, so that svgLength() may be another one than
/// another program finds.
bool dependsOnFont(std::string_view length);

/// A number such as 0.5 or 50%. No value for anything else.
std::optional<double> svgShare(std::string_view text);

} // namespace thicket::plugins
