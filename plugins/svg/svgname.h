#pragma once

#include "plugins/svg/svgelement.h"

#include <string>

namespace thicket::plugins {

/// What a person called the element: its label in Inkscape, or else its id. Empty where a program
/// made the id up.
std::string svgName(const SvgElement& element);

} // namespace thicket::plugins
