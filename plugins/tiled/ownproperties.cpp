#include "plugins/tiled/ownproperties.h"

#include "plugins/shapes/motiontext.h"
#include "plugins/tiled/customname.h"
#include "plugins/tiled/jsoncursor.h"
#include "plugins/tiled/scalartext.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace thicket::plugins {

namespace {

using nav::Json;

constexpr std::array<std::pair<std::string_view, std::string_view>, 7> ownNames{{
    {"circle", " centerX centerY radius inverted motion "},
    {"wall", " thickness closed points motion "},
    {"polygon", " points inverted motion "},
    {"start", " positionX positionY "},
    {"goal", " positionX positionY "},
    {"agent", " positionX positionY heading radius group "},
    {"spawn", " positionX positionY radius agentRadius group count rate from until seed "},
}};

/// JSON text as a value; none if it is not.
std::optional<Json> parsed(const std::string& text, std::size_t mostLevels)
{
    ReadingBudget budget;
    JsonCursor cursor(text, {}, mostLevels);
    cursor.next();
    Json json = cursor.json(budget);
    cursor.next();
    return cursor.hasFailed() ? std::nullopt : std::optional(std::move(json));
}

} // namespace

bool isOwnProperty(std::string_view type, std::string_view name)
{
    for (const std::string_view each : {"objectGroup", "member", foreignKeysProperty}) {
        if (each == name)
            return true;
    }
    for (const auto& [each, names] : ownNames) {
        if (each == type)
            return names.find(' ' + std::string(name) + ' ') != std::string_view::npos;
    }
    return false;
}

std::string pointsText(const std::vector<nav::Point>& points)
{
    std::string text;
    for (nav::Point p : points) {
        if (!text.empty())
            text += ' ';
        nav::appendShortest(text, p.x);
        text += ',';
        nav::appendShortest(text, p.y);
    }
    return text;
}

std::optional<std::vector<nav::Point>> pointsOf(std::string_view text)
{
    std::vector<nav::Point> points;
    while (!text.empty()) {
        const std::string_view pair = text.substr(0, text.find(' '));
        text.remove_prefix(std::min(pair.size() + 1, text.size()));
        const std::size_t comma = std::min(pair.find(','), pair.size());
        const std::optional<double> x = finiteNumber(pair.substr(0, comma));
        const std::optional<double> y =
            comma < pair.size() ? finiteNumber(pair.substr(comma + 1)) : std::nullopt;
        if (!x || !y)
            return std::nullopt;
        points.push_back({*x, *y});
    }
    return points;
}

TiledProperty* OwnProperties::find(std::string_view name)
{
    const auto found = std::find_if(m_properties.begin(), m_properties.end(),
                                    [name](const auto& each) { return each.name == name; });
    return found == m_properties.end() ? nullptr : &*found;
}

std::optional<double> OwnProperties::number(std::string_view name, double least)
{
    const TiledProperty* const property = find(name);
    const auto* const number = property ? property->value.as<Json::Number>() : nullptr;
    const std::optional<double> value = number ? finiteNumber(number->text) : std::nullopt;
    if (!value || *value < least)
        return std::nullopt;
    m_properties.erase(m_properties.begin() + (property - m_properties.data()));
    return value;
}

std::optional<bool> OwnProperties::flag(std::string_view name)
{
    const TiledProperty* const property = find(name);
    const auto* const flag = property ? property->value.as<bool>() : nullptr;
    if (!flag)
        return std::nullopt;
    const bool value = *flag;
    m_properties.erase(m_properties.begin() + (property - m_properties.data()));
    return value;
}

std::optional<std::string> OwnProperties::text(std::string_view name)
{
    const TiledProperty* const property = find(name);
    const auto* const text = property ? property->value.as<std::string>() : nullptr;
    if (!text)
        return std::nullopt;
    std::string value = *text;
    m_properties.erase(m_properties.begin() + (property - m_properties.data()));
    return value;
}

std::optional<nav::Motion> OwnProperties::motion()
{
    std::optional<nav::Motion> motion;
    takeJson("motion", [&motion](const Json& json) {
        motion = motionFrom(json);
        return motion.has_value();
    });
    return motion;
}

std::int64_t OwnProperties::id(std::string_view name)
{
    constexpr double most = std::int64_t(1) << 53;
    const TiledProperty* const property = find(name);
    const auto* const number = property ? property->value.as<Json::Number>() : nullptr;
    const double value = number ? finiteNumber(number->text).value_or(0) : 0;
    if (!(value >= 1 && value <= most) || value != std::floor(value))
        return 0;
    m_properties.erase(m_properties.begin() + (property - m_properties.data()));
    return std::int64_t(value);
}

Json::Object OwnProperties::foreignKeys()
{
    Json::Object keys;
    takeJson(foreignKeysProperty, [&keys](const Json& json) {
        const auto* const object = json.as<Json::Object>();
        keys = object ? *object : Json::Object();
        return object != nullptr;
    });
    return keys;
}

void OwnProperties::takeJson(std::string_view name, const std::function<bool(const Json&)>& read)
{
    constexpr std::size_t mostLevels = 62; // of the 64 that a map file has
    const TiledProperty* const property = find(name);
    const auto* const text = property ? property->value.as<std::string>() : nullptr;
    const std::optional<Json> json = text ? parsed(*text, mostLevels) : std::nullopt;
    if (json && read(*json))
        m_properties.erase(m_properties.begin() + (property - m_properties.data()));
}

Json::Object OwnProperties::rest(bool isOurs)
{
    constexpr std::size_t mostLevels = 56; // of the 64 that a map file has
    Json::Object object;
    for (TiledProperty& property : m_properties) {
        if (!isOurs) {
            object.insert_or_assign(std::move(property.name), std::move(property.value));
            continue;
        }
        CustomName name = originalName(property.name);
        const auto* const text = property.value.as<std::string>();
        const std::optional<Json> json =
            name.isJson && text ? parsed(*text, mostLevels) : std::nullopt;
        object.insert_or_assign(json ? std::move(name.name) : originalText(property.name),
                                json ? *json : std::move(property.value));
    }
    return object;
}

} // namespace thicket::plugins
