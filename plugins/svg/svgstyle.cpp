#include "plugins/svg/svgstyle.h"

#include "plugins/svg/svgtext.h"

#include <algorithm>
#include <array>

namespace thicket::plugins {

namespace {

/// The parts between separators, trimmed; empty ones are left out.
std::vector<std::string_view> split(std::string_view text, char separator)
{
    std::vector<std::string_view> parts;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find(separator), text.size());
        if (const std::string_view part = trimmed(text.substr(0, end)); !part.empty())
            parts.push_back(part);
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return parts;
}

std::vector<SvgDeclaration> declarationsOf(std::string_view text)
{
    std::vector<SvgDeclaration> declarations;
    for (const std::string_view part : split(text, ';')) {
        const std::size_t colon = part.find(':');
        if (colon == std::string_view::npos)
            continue;
        std::string_view value = trimmed(part.substr(colon + 1));
        if (const std::size_t mark = value.find('!'); mark != std::string_view::npos)
            value = trimmed(value.substr(0, mark));
        declarations.emplace_back(trimmed(part.substr(0, colon)), value);
    }
    return declarations;
}

std::string withoutComments(std::string_view text)
{
    std::string out;
    while (!text.empty()) {
        const std::size_t begin = std::min(text.find("/*"), text.size());
        out += text.substr(0, begin);
        text.remove_prefix(begin);
        const std::size_t end = text.find("*/");
        text.remove_prefix(end == std::string_view::npos ? text.size() : end + 2);
    }
    return out;
}

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

/// What SvgStyle::apply() understands.
bool isKnown(std::string_view property)
{
    constexpr std::array<std::string_view, 17> known{
        {"fill", "fill-opacity", "fill-rule", "stroke", "stroke-opacity", "stroke-width",
         "stroke-linecap", "stroke-dasharray", "visibility", "display", "clip-path", "mask",
         "filter", "overflow", "marker", "transform-origin", "transform-box"}};
    return isPlacing(property) || isLength(property) || property.starts_with("marker-") ||
           std::find(known.begin(), known.end(), property) != known.end();
}

} // namespace

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

void SvgStyle::apply(std::string_view property, std::string_view value, double whole)
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
    else if (!paint(property, value, whole))
        place(property, value);
}

bool SvgStyle::paint(std::string_view property, std::string_view value, double whole)
{
    if (property == "fill")
        fill.paint(value);
    else if (property == "fill-opacity")
        fill.setOpacity(value);
    else if (property == "fill-rule")
        isEvenOdd = value == "evenodd";
    else if (property == "stroke")
        stroke.paint(value);
    else if (property == "stroke-opacity")
        stroke.setOpacity(value);
    else if (property == "stroke-width")
        setStrokeWidth(value, whole);
    else if (property == "stroke-linecap")
        hasRoundCaps = value == "round";
    else if (property == "stroke-dasharray")
        isDashed = value.find_first_of("123456789") != std::string_view::npos;
    else if (property == "marker" || property.starts_with("marker-"))
        hasMarkers = value != "none";
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

void SvgStyle::setStrokeWidth(std::string_view width, double whole)
{
    const auto read = svgLength(width, whole);
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

void SvgStyleSheet::add(std::string_view text)
{
    const std::string rules = withoutComments(text);
    std::string_view rest = rules;
    while (true) {
        const std::size_t open = rest.find('{');
        const std::size_t close = open == std::string_view::npos ? open : rest.find('}', open);
        if (close == std::string_view::npos)
            return;
        addRule(rest.substr(0, open), declarationsOf(rest.substr(open + 1, close - open - 1)));
        rest.remove_prefix(close + 1);
    }
}

void SvgStyleSheet::addRule(std::string_view selectors,
                            const std::vector<SvgDeclaration>& declarations)
{
    for (const std::string_view selector : split(selectors, ',')) {
        const bool isSimple = selector.find_first_of(" \t\r\n>+~:[@*") == std::string_view::npos &&
                              selector.find_first_of(".#", 1) == std::string_view::npos;
        if (!isSimple) {
            ++m_ignored;
            continue;
        }
        // Each element applies them: only the last of each, and none that is endless.
        constexpr std::size_t longest = 200;
        auto& rule = m_rules[std::string(selector)];
        for (const auto& [property, value] : declarations) {
            if (isKnown(property) && value.size() <= longest)
                rule.insert_or_assign(property, value);
        }
    }
}

void SvgStyleSheet::applyRule(const std::string& selector, double whole, SvgStyle& style) const
{
    const auto rule = m_rules.find(selector);
    if (rule == m_rules.end())
        return;
    for (const auto& [property, value] : rule->second)
        style.apply(property, value, whole);
}

void SvgStyleSheet::apply(const SvgElement& element, double whole, SvgStyle& style) const
{
    for (const auto& [name, value] : element.attributes)
        if (!isPlacing(name) && !isLength(name)) // those of the style are written otherwise
            style.apply(name, trimmed(value), whole);
    if (!m_rules.empty()) {
        applyRule(element.tag, whole, style);
        for (const std::string_view name : svgWords(element["class"]))
            applyRule('.' + std::string(name), whole, style);
        if (element.has("id"))
            applyRule('#' + std::string(element["id"]), whole, style);
    }
    if (element.has("style")) {
        for (const auto& [property, value] : declarationsOf(element["style"]))
            style.apply(property, value, whole);
    }
}

} // namespace thicket::plugins
