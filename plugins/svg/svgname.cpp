#include "plugins/svg/svgname.h"

#include "plugins/svg/svgown.h"
#include "plugins/svg/svgshapes.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace thicket::plugins {

namespace {

/// Whether a program made the id up: a tag and a number.
bool isGenerated(std::string_view id)
{
    constexpr std::array<std::string_view, 15> stems{
        {"path", "rect", "circle", "ellipse", "polygon", "polyline", "line", "use", "g", "svg",
         "layer", "image", "text", "Vector", "shape"}};
    const std::size_t end = id.find_last_not_of("0123456789-_");
    return end == std::string_view::npos ||
           std::find(stems.begin(), stems.end(), id.substr(0, end + 1)) != stems.end();
}

} // namespace

std::string svgName(const SvgElement& element)
{
    if (element.has("inkscape:label"))
        return std::string(element["inkscape:label"]);
    const std::string_view id = element["id"];
    const bool isName =
        !element.has("thicket:type") && !isGenerated(id) && id != svgIntent(element);
    return isName ? std::string(id) : std::string();
}

} // namespace thicket::plugins
