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
    constexpr std::array<std::string_view, 9> known{{"fill", "stroke", "stroke-width", "fill-rule",
                                                     "visibility", "stroke-linecap", "display",
                                                     "clip-path", "mask"}};
    return isPlacing(property) || isLength(property) ||
           std::find(known.begin(), known.end(), property) != known.end();
}

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

bool paints(std::string_view value) { return value != "none" && value != "transparent"; }

} // namespace

SvgStyle SvgStyle::inherited() const
{
    SvgStyle style = *this;
    style.isDisplayed = true;
    style.isMasked = false;
    style.clipPath.clear();
    style.transform.clear();
    style.lengths.clear();
    return style;
}

void SvgStyle::apply(std::string_view property, std::string_view value, double whole)
{
    if (value.empty() || value == "inherit")
        return;
    if (property == "fill")
        isFilled = paints(value);
    else if (property == "stroke")
        isStroked = paints(value);
    else if (property == "stroke-width")
        stroke(value, whole);
    else if (property == "fill-rule")
        isEvenOdd = value == "evenodd";
    else if (property == "visibility")
        isVisible = value == "visible";
    else if (property == "stroke-linecap")
        hasRoundCaps = value == "round";
    else if (property == "display")
        isDisplayed = value != "none";
    else if (property == "mask")
        isMasked = isMasked || value != "none";
    else if (property == "clip-path")
        clip(value);
    else if (property == "transform")
        transform = value;
    else if (isPlacing(property) && value != "none")
        transform = property; // which no transform is called without more
    else if (isLength(property))
        lengths.emplace_back(property, value);
}

void SvgStyle::stroke(std::string_view width, double whole)
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

std::optional<Affine> svgPlacing(const SvgElement& element, const SvgStyle& style)
{
    if (style.transform.empty())
        return svgTransform(element["transform"]);
    return style.transform == "none" ? Affine() : svgTransform(withoutUnits(style.transform));
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
        for (const std::string& name : svgClasses(element))
            applyRule('.' + name, whole, style);
        if (element.has("id"))
            applyRule('#' + std::string(element["id"]), whole, style);
    }
    if (element.has("style")) {
        for (const auto& [property, value] : declarationsOf(element["style"]))
            style.apply(property, value, whole);
    }
}

std::vector<std::string> svgClasses(const SvgElement& element)
{
    std::string text(element["class"]);
    for (char& c : text) {
        if (svgSpaces.find(c) != std::string_view::npos)
            c = ' ';
    }
    std::vector<std::string> classes;
    for (const std::string_view name : split(text, ' '))
        classes.emplace_back(name);
    return classes;
}

} // namespace thicket::plugins
