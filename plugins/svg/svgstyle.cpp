#include "plugins/svg/svgstyle.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

namespace thicket::plugins {

namespace {

bool isPlacing(std::string_view name)
{
    return name == "transform" || name == "translate" || name == "rotate" || name == "scale";
}

bool isLength(std::string_view name)
{
    constexpr std::array<std::string_view, 9> names{
        {"cx", "cy", "r", "rx", "ry", "x", "y", "width", "height"}};
    return std::find(names.begin(), names.end(), name) != names.end();
}

/// Of font-size, against the size around; 0: it is none.
double sizeOfWord(std::string_view word, double around)
{
    // As CSS proposes for a medium of 16.
    constexpr std::array<std::pair<std::string_view, double>, 7> sizes{{{"xx-small", 9.6},
                                                                        {"x-small", 12},
                                                                        {"small", 128.0 / 9},
                                                                        {"medium", 16},
                                                                        {"large", 19.2},
                                                                        {"x-large", 24},
                                                                        {"xx-large", 32}}};
    for (const auto& [name, size] : sizes)
        if (word == name)
            return size;
    return word == "larger" ? around * 1.2 : word == "smaller" ? around / 1.2 : 0;
}

} // namespace

bool SvgStyle::isKnown(std::string_view property)
{
    constexpr std::array<std::string_view, 18> known{
        {"fill", "fill-opacity", "fill-rule", "stroke", "stroke-opacity", "stroke-width",
         "stroke-linecap", "stroke-dasharray", "visibility", "display", "clip-path", "mask",
         "filter", "overflow", "marker", "transform-origin", "transform-box", "font-size"}};
    return isPlacing(property) || isLength(property) || property.starts_with("marker-") ||
           std::find(known.begin(), known.end(), property) != known.end();
}

bool SvgStyle::isAttribute(std::string_view name) { return !isPlacing(name) && !isLength(name); }

SvgStyle SvgStyle::inherited() const
{
    SvgStyle style = *this;
    style.isDisplayed = true;
    style.isMasked = false;
    style.isFiltered = false;
    style.overflows = false;
    style.clipPath.clear();
    style.transform.clear();
    style.transformOrigin.clear();
    style.isPlacedInBox = false;
    style.lengths.clear();
    return style;
}

void SvgStyle::apply(std::string_view property, std::string_view value,
                     const SvgSurroundings& around)
{
    if (value.empty() || value == "inherit")
        return;
    if (property == "visibility")
        isVisible = value == "visible";
    else if (property == "display")
        isDisplayed = value != "none";
    else if (property == "mask")
        isMasked = isMasked || value != "none";
    else if (property == "filter")
        isFiltered = value != "none";
    else if (property == "overflow")
        overflows = value == "visible" || value == "auto";
    else if (property == "clip-path")
        clip(value);
    else if (isLength(property))
        lengths.emplace_back(property, value);
    else if (!paint(property, value, around))
        place(property, value);
}

bool SvgStyle::paint(std::string_view property, std::string_view value,
                     const SvgSurroundings& around)
{
    if (property == "fill")
        fill.paint(value, around.paintServers);
    else if (property == "fill-opacity")
        fill.setOpacity(value);
    else if (property == "fill-rule")
        isEvenOdd = value == "evenodd";
    else if (property == "stroke")
        stroke.paint(value, around.paintServers);
    else if (property == "stroke-opacity")
        stroke.setOpacity(value);
    else if (property == "stroke-width")
        setStrokeWidth(value, around);
    else if (property == "stroke-linecap")
        hasRoundCaps = value == "round";
    else if (property == "stroke-dasharray")
        isDashed = value.find_first_of("123456789") != std::string_view::npos;
    else if (property == "marker" || property.starts_with("marker-"))
        setMarkers(property, value != "none");
    else
        return false;
    return true;
}

void SvgStyle::place(std::string_view property, std::string_view value)
{
    if (property == "transform")
        transform = value;
    else if (property == "transform-origin")
        transformOrigin = value;
    else if (property == "transform-box")
        isPlacedInBox = value != "view-box";
    else if (isPlacing(property) && value != "none")
        transform = property; // which no transform is called without more
}

void SvgStyle::setMarkers(std::string_view property, bool areThere)
{
    constexpr std::array<std::string_view, 3> places{{"marker-start", "marker-mid", "marker-end"}};
    for (std::size_t i = 0; i < places.size(); ++i)
        if (property == "marker" || property == places[i])
            hasMarkers[i] = areThere;
}

void SvgStyle::setFontSize(std::string_view size, const SvgUnits& units)
{
    const double ofWord = sizeOfWord(size, units.em);
    const auto read = ofWord > 0 ? std::optional(ofWord) : svgLength(size, units.em, units);
    if (read && *read >= 0)
        fontSize = *read;
}

void SvgStyle::setStrokeWidth(std::string_view width, const SvgSurroundings& around)
{
    const auto read = svgLength(width, around.whole, around.units);
    hasStrokeWidth = read.has_value();
    strokeWidth = std::max(read.value_or(strokeWidth), 0.0);
}

void SvgStyle::clip(std::string_view value)
{
    clipPath.clear();
    if (value == "none")
        return;
    const std::size_t begin = value.find('#'), end = value.find_first_of("\"')", begin);
    if (value.starts_with("url(") && begin < end && end != std::string_view::npos)
        clipPath = value.substr(begin + 1, end - begin - 1);
    else
        isMasked = true; // by a shape in CSS
}

SvgElement withLengths(SvgElement element, const SvgStyle& style)
{
    for (const SvgDeclaration& length : style.lengths) {
        std::erase_if(element.attributes,
                      [&](const SvgDeclaration& given) { return given.first == length.first; });
        element.attributes.push_back(length);
    }
    return element;
}

} // namespace thicket::plugins
