#pragma once

#include "plugins/svg/svgelement.h"
#include "plugins/svg/svglength.h"
#include "plugins/svg/svgtext.h"

namespace thicket::plugins {

/// The frame that an svg or symbol element gives its content.
struct SvgViewport {
    Affine toParent;        ///< from the content's coordinates
    nav::Point size;        ///< of the content's coordinates: what 100 % are
    SvgBox frame{};         ///< in the parent's coordinates: what it shows
    bool hasLengths = true; ///< false: some cannot be read, and are taken as not given
};

/// Of an element in a viewport of this size. `width`, `height`: those of a `use` that shows the
/// element, empty if it has none. `hasPlace`: whether x and y of the element count.
SvgViewport svgViewport(const SvgElement& element, nav::Point parentSize, const SvgUnits& units,
                        std::string_view width, std::string_view height, bool hasPlace);

/// The length that an attribute is: 0 if it is not given; no value if it cannot be read.
std::optional<double> svgLengthOf(const SvgElement& element, std::string_view name, double whole,
                                  const SvgUnits& units);

/// What 100 % of a radius or a stroke's width are.
double svgDiagonal(nav::Point size);

} // namespace thicket::plugins
