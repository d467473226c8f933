#include "plugins/svg/svgpaint.h"

#include "plugins/svg/svglength.h"
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
        hasAlpha ? svgShare(color.substr(last + 1, color.size() - last - 2)) : std::nullopt;
    return alpha && *alpha <= 0;
}

/// What a reference to a gradient or pattern comes to, with the colour that may follow it.
std::string_view resolved(std::string_view value, const SvgPaintServers* servers)
{
    const std::size_t end = value.find(')');
    if (!value.starts_with("url(") || end == std::string_view::npos)
        return value;
    std::string_view name = trimmed(value.substr(4, end - 4));
    if (name.size() >= 2 && (name.front() == '"' || name.front() == '\''))
        name = name.substr(1, name.size() - 2);
    const bool isThere =
        name.starts_with('#') && servers && servers->contains(std::string(name.substr(1)));
    const std::string_view otherwise = trimmed(value.substr(end + 1));
    return isThere ? value : otherwise.empty() ? "none" : otherwise;
}

} // namespace

void SvgPaint::paint(std::string_view value, const SvgPaintServers* servers)
{
    value = resolved(value, servers);
    isPainted = value != "none" && value != "transparent" && !hasNoAlpha(value);
}

void SvgPaint::setOpacity(std::string_view value)
{
    if (const auto opacity = svgShare(value))
        isOpaque = *opacity > 0;
}

} // namespace thicket::plugins
