#pragma once

#include "plugins/svg/svgelement.h"
#include "plugins/svg/svglength.h"
#include "plugins/svg/svgpaint.h"

#include <array>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace thicket::plugins {

/// A property and its value.
using SvgDeclaration = std::pair<std::string, std::string>;

/// What a style is read by.
struct SvgSurroundings {
    double whole = 0; ///< what 100 % of a stroke's width are
    SvgUnits units{};
    const SvgPaintServers* paintServers = nullptr; ///< of the drawing; null: there are none
};

/// What of CSS decides how a shape is read. A value; elements inherit it.
struct SvgStyle {
    SvgPaint fill{true};
    SvgPaint stroke{};
    double strokeWidth = 1;     ///< user units
    bool hasStrokeWidth = true; ///< false: it cannot be read, and `strokeWidth` is the one before
    bool isDashed = false;
    bool hasRoundCaps = false;
    std::array<bool, 3> hasMarkers{}; ///< at its start, its corners and its end
    double fontSize = 16;             ///< user units
    bool isEvenOdd = false;
    bool isVisible = true;
    // Not inherited:
    bool isDisplayed = true;
    bool isMasked = false; ///< by more than a clip path
    bool isFiltered = false;
    bool overflows = false;  ///< a frame, which does not cut what is in it
    std::string clipPath{};  ///< the id of one
    std::string transform{}; ///< of styles, in place of the attribute
    std::string transformOrigin{};
    bool isPlacedInBox = false; ///< the origin counts from the box of the element
    /// Of styles: cx, cy, r, rx, ry, x, y, width and height, in place of the attributes.
    std::vector<SvgDeclaration> lengths{};

    /// What children start with.
    SvgStyle inherited() const;
    /// Without the size of the font.
    void apply(std::string_view property, std::string_view value, const SvgSurroundings& around);
    /// `units`: around the element; kept if it cannot be read.
    void setFontSize(std::string_view size, const SvgUnits& units);

    /// What apply() and setFontSize() understand.
    static bool isKnown(std::string_view property);
    /// Whether an attribute of this name is a property written otherwise.
    static bool isAttribute(std::string_view name);

private:
    /// False: it is another property.
    bool paint(std::string_view property, std::string_view value, const SvgSurroundings& around);
    void setMarkers(std::string_view property, bool areThere);
    void setStrokeWidth(std::string_view width, const SvgSurroundings& around);
    void place(std::string_view property, std::string_view value);
    void clip(std::string_view value);
};

/// The element with the lengths that its style has.
SvgElement withLengths(SvgElement element, const SvgStyle& style);

} // namespace thicket::plugins
