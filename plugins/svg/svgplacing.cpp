#include "plugins/svg/svgplacing.h"

#include "plugins/svg/svglength.h"
#include "plugins/svg/svgtext.h"

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

namespace thicket::plugins {

namespace {

/// Numbers alone, where lengths are px and angles deg.
std::string withoutUnits(std::string_view text)
{
    std::string out;
    while (!text.empty()) {
        const bool isAfterDigit =
            !out.empty() && (out.back() == '.' || (out.back() >= '0' && out.back() <= '9'));
        const std::size_t unit = !isAfterDigit             ? 0
                                 : text.starts_with("px")  ? 2
                                 : text.starts_with("deg") ? 3
                                                           : 0;
        if (unit == 0)
            out += text.front();
        text.remove_prefix(std::max<std::size_t>(unit, 1));
    }
    return out;
}

/// A part of an origin as a length; its word says which way it counts.
std::string_view lengthOfWord(std::string_view word)
{
    constexpr std::array<std::pair<std::string_view, std::string_view>, 5> words{
        {{"left", "0%"}, {"top", "0%"}, {"center", "50%"}, {"right", "100%"}, {"bottom", "100%"}}};
    for (const auto& [name, length] : words)
        if (word == name)
            return length;
    return word;
}

/// Of `transform-origin`: 0 0 if it is not given.
std::optional<nav::Point> originOf(std::string_view text, nav::Point viewport,
                                   const SvgUnits& units)
{
    std::vector<std::string_view> words = svgWords(text);
    if (words.empty())
        return nav::Point{};
    const auto isUpright = [](std::string_view word) { return word == "top" || word == "bottom"; };
    const auto isLevel = [](std::string_view word) { return word == "left" || word == "right"; };
    if (words.size() == 1)
        words.push_back("center");
    if (isUpright(words[0]) || isLevel(words[1]))
        std::swap(words[0], words[1]);
    const auto x = svgLength(lengthOfWord(words[0]), viewport.x, units);
    const auto y = svgLength(lengthOfWord(words[1]), viewport.y, units);
    return x && y && words.size() <= 3 ? std::optional(nav::Point{*x, *y}) : std::nullopt;
}

} // namespace

std::optional<Affine> svgPlacing(const SvgElement& element, const SvgStyle& style,
                                 nav::Point viewport, const SvgUnits& units)
{
    const auto transform = style.transform.empty() ? svgTransform(element["transform"])
                           : style.transform == "none"
                               ? Affine()
                               : svgTransform(withoutUnits(style.transform));
    if (!transform || style.transformOrigin.empty())
        return transform;
    const auto origin = originOf(style.transformOrigin, viewport, units);
    if (!origin || style.isPlacedInBox)
        return std::nullopt;
    return Affine::translation(*origin) * *transform * Affine::translation(-*origin);
}

} // namespace thicket::plugins
