#pragma once

#include "libnav/map/mapobject.h"
#include "plugins/svg/svgnotes.h"
#include "plugins/svg/svgoutlines.h"
#include "plugins/svg/svgstyle.h"

#include <string_view>
#include <vector>

namespace thicket::plugins {

/// A shape of the map, and what was not exact about it.
struct SvgShape {
    nav::Geometry geometry;
    std::vector<const SvgNote*> notes{};
};

/// What an element becomes.
struct SvgShapes {
    std::vector<SvgShape> shapes;
    std::vector<const SvgNote*> leftOut; ///< things of which there is no shape
};

/// What a class, an id or a label asks for, or "thicket:type" says: "circle", "wall", "polygon",
/// "start", "goal", "agent", "spawn"; empty: nothing.
std::string_view svgIntent(const SvgElement& element);

/// A filled line becomes a polygon, a line that is only stroked a wall as thick as the stroke, and
/// a circle a circle, filled or not. Rings in each other are holes by the fill rule. `strokeWidth`:
/// map units.
struct SvgShaping {
    const SvgStyle& style;
    double strokeWidth = 0;
    std::string_view intent;
    double error = 0;
    bool cutsHoles = true;
};
SvgShapes svgShapes(const SvgElement& element, SvgOutlines outlines, const SvgShaping& shaping);

} // namespace thicket::plugins
