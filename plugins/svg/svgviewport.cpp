#include "plugins/svg/svgviewport.h"

#include <algorithm>
#include <cmath>

namespace thicket::plugins {

namespace {

/// Where what is left over goes, as a share: xMin, xMid, xMax.
double alignment(std::string_view text, std::string_view axis)
{
    const std::size_t at = text.find(axis);
    const std::string_view word = at == std::string_view::npos ? "Mid" : text.substr(at + 1, 3);
    return word == "Min" ? 0 : word == "Max" ? 1 : 0.5;
}

Affine fitted(const SvgBox& box, nav::Point size, std::string_view aspect)
{
    double across = size.x / box.width;
    double along = size.y / box.height;
    nav::Point left{};
    if (!aspect.starts_with("none")) {
        const bool isSliced = aspect.find("slice") != std::string_view::npos;
        across = along = isSliced ? std::max(across, along) : std::min(across, along);
        left = {(size.x - across * box.width) * alignment(aspect, "xM"),
                (size.y - along * box.height) * alignment(aspect, "YM")};
    }
    return Affine::translation(left) * Affine::scaling(across, along) *
           Affine::translation({-box.x, -box.y});
}

} // namespace

double svgDiagonal(nav::Point size) { return std::hypot(size.x, size.y) / std::sqrt(2.0); }

std::optional<double> svgLengthOf(const SvgElement& element, std::string_view name, double whole,
                                  const SvgUnits& units)
{
    return element.has(name) ? svgLength(element[name], whole, units) : 0;
}

SvgViewport svgViewport(const SvgElement& element, nav::Point parentSize, const SvgUnits& units,
                        std::string_view width, std::string_view height, bool hasPlace)
{
    bool hasLengths = true;
    const auto length = [&](std::string_view over, std::string_view name, double whole,
                            double otherwise) {
        const std::string_view text = trimmed(over.empty() ? element[name] : over);
        const auto read = svgLength(text, whole, units);
        hasLengths = hasLengths && (read || text.empty() || text == "auto");
        return read.value_or(otherwise);
    };
    const nav::Point size{length(width, "width", parentSize.x, parentSize.x),
                          length(height, "height", parentSize.y, parentSize.y)};
    SvgViewport viewport{{}, size, {0, 0, size.x, size.y}};
    if (hasPlace) {
        viewport.frame.x = length({}, "x", parentSize.x, 0);
        viewport.frame.y = length({}, "y", parentSize.y, 0);
        viewport.toParent = Affine::translation({viewport.frame.x, viewport.frame.y});
    }
    viewport.hasLengths = hasLengths;
    const auto box = svgViewBox(element["viewBox"]);
    if (!box)
        return viewport;
    viewport.toParent = viewport.toParent * fitted(*box, size, element["preserveAspectRatio"]);
    viewport.size = {box->width, box->height};
    return viewport;
}

} // namespace thicket::plugins
