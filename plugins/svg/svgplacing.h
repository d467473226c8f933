#pragma once

#include "plugins/shapes/affine.h"
#include "plugins/svg/svgelement.h"
#include "plugins/svg/svglength.h"
#include "plugins/svg/svgstyle.h"

#include <optional>

namespace thicket::plugins {

/// Where an element is placed in its parent, by its style, or else by its attribute: lengths of
/// transforms in px, angles in deg. `viewport`: what 100 % of its origin are. Nothing if that
/// cannot be read.
std::optional<Affine> svgPlacing(const SvgElement& element, const SvgStyle& style,
                                 nav::Point viewport, const SvgUnits& units);

} // namespace thicket::plugins
