#include "plugins/tiled/tiledproperties.h"

#include <charconv>
#include <cmath>
#include <cstdint>

namespace thicket::plugins {

using nav::Json;

void TiledProperties::set(const std::string& name, const std::string& value)
{
    m_properties.insert_or_assign(name, Property{"string", value});
}

void TiledProperties::set(const std::string& name, double value)
{
    m_properties.insert_or_assign(name, Property{"float", value});
}

void TiledProperties::set(const std::string& name, bool value)
{
    m_properties.insert_or_assign(name, Property{"bool", value});
}

bool TiledProperties::addCustom(const std::string& name, const Json& value)
{
    const std::string free = m_properties.contains(name) ? "custom:" + name : name;
    if (const auto* const text = value.as<std::string>()) {
        set(free, *text);
        return true;
    }
    if (const auto* const flag = value.as<bool>()) {
        set(free, *flag);
        return true;
    }
    if (const auto* const number = value.as<Json::Number>()) {
        const char* const begin = number->text.data();
        const char* const end = begin + number->text.size();
        std::int32_t whole = 0;
        if (const auto read = std::from_chars(begin, end, whole);
            read.ec == std::errc() && read.ptr == end) {
            m_properties.insert_or_assign(free, Property{"int", std::int64_t(whole)});
            return true;
        }
        double real = 0;
        if (std::from_chars(begin, end, real).ec == std::errc() && std::isfinite(real)) {
            set(free, real);
            return true;
        }
    }
    set(free, value.text());
    return false;
}

Json TiledProperties::json() const
{
    Json::Array list;
    for (const auto& [name, property] : m_properties) {
        list.emplace_back(
            Json::Object{{"name", name}, {"type", property.type}, {"value", property.value}});
    }
    return list;
}

} // namespace thicket::plugins
