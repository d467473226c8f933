#include "plugins/svg/svgpaint.h"

#include "plugins/svg/svgtext.h"

#include <algorithm>

namespace thicket::plugins {

namespace {

/// Of rgba(1, 2, 3, 0), hsl(1 2% 3% / 0%), #1230 and #11223300.
bool hasNoAlpha(std::string_view color)
{
    if (color.starts_with('#')) {
        const std::size_t digits = color.size() - 1;
        return (digits == 4 && color.ends_with('0')) || (digits == 8 && color.ends_with("00"));
    }
    if ((!color.starts_with("rgb") && !color.starts_with("hsl")) || !color.ends_with(')'))
        return false;
    const std::size_t last = color.find_last_of(",/");
    const bool hasAlpha = last != std::string_view::npos &&
                          (color[last] == '/' || std::count(color.begin(), color.end(), ',') == 3);
    const auto alpha =
        hasAlpha ? svgLength(color.substr(last + 1, color.size() - last - 2), 1) : std::nullopt;
    return alpha && *alpha <= 0;
}

} // namespace

void SvgPaint::paint(std::string_view value)
{
    isPainted = value != "none" && value != "transparent" && !hasNoAlpha(value);
}

void SvgPaint::setOpacity(std::string_view value)
{
    if (const auto opacity = svgLength(value, 1))
        isOpaque = *opacity > 0;
}

} // namespace thicket::plugins
