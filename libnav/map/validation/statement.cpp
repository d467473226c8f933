#include "libnav/map/validation/statement.h"

#include "libnav/excerpt.h"

#include <algorithm>
#include <charconv>
#include <iterator>

namespace thicket::nav {
namespace {

/// What a value is called in English.
struct EnglishText {
    std::string operator()(const std::string& text) const { return text; }
    std::string operator()(std::int64_t number) const { return std::to_string(number); }
    /// With six significant digits.
    std::string operator()(double number) const
    {
        char text[32];
        const auto end =
            std::to_chars(text, text + sizeof text, number, std::chars_format::general, 6).ptr;
        return {text, end};
    }
    std::string operator()(mention::Length length) const { return (*this)(length.value); }
    std::string operator()(Point p) const { return "(" + (*this)(p.x) + ", " + (*this)(p.y) + ")"; }
    /// "circle 14 (old oak)"
    std::string operator()(const mention::Object& object) const
    {
        const std::string type =
            std::string_view(object.type) == "spawn" ? "spawn area" : object.type;
        const std::string title = type + ' ' + std::to_string(object.id);
        return object.name.empty() ? title : title + " (" + excerpt(object.name) + ")";
    }
    std::string operator()(mention::Bounds) const { return "map's bounds"; }
    std::string operator()(const mention::Quoted& quoted) const
    {
        return "\"" + excerpt(quoted.name) + "\"";
    }
};

} // namespace

std::string Statement::text() const
{
    std::vector<std::string> texts;
    std::transform(values.begin(), values.end(), std::back_inserter(texts),
                   [](const Mention& value) { return std::visit(EnglishText(), value); });
    return filled(pattern, texts);
}

std::string filled(std::string_view pattern, const std::vector<std::string>& texts)
{
    std::string result;
    for (std::size_t i = 0; i < pattern.size(); ++i) {
        const bool isPlace = pattern[i] == '%' && i + 1 < pattern.size() && pattern[i + 1] >= '1' &&
                             pattern[i + 1] <= '9';
        const std::size_t place = isPlace ? static_cast<std::size_t>(pattern[i + 1] - '1') : 0;
        if (!isPlace || place >= texts.size()) {
            result += pattern[i];
            continue;
        }
        result += texts[place];
        ++i;
    }
    return result;
}

mention::Object mentionOf(const MapObject& object)
{
    return {typeName(object.geometry), object.id, object.name};
}

} // namespace thicket::nav
