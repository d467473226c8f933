#include "plugins/godot/variant.h"

#include <cmath>

namespace thicket::plugins {

namespace {

void append(std::string& out, const Variant& value)
{
    if (const auto* const flag = value.as<bool>()) {
        out += *flag ? "true" : "false";
    } else if (const auto* const number = value.as<Variant::Number>()) {
        out += std::isfinite(number->value) ? number->text : "null";
    } else if (const auto* const text = value.as<std::string>()) {
        nav::appendQuoted(out, *text);
    } else if (const auto* const array = value.as<Variant::Array>()) {
        out += '[';
        for (std::size_t i = 0; i < array->size(); ++i) {
            out += i == 0 ? "" : ", ";
            append(out, (*array)[i]);
        }
        out += ']';
    } else if (const auto* const dictionary = value.as<Variant::Dictionary>()) {
        out += '{';
        for (std::size_t i = 0; i < dictionary->size(); ++i) {
            out += i == 0 ? "" : ", ";
            nav::appendQuoted(out, (*dictionary)[i].first);
            out += ": ";
            append(out, (*dictionary)[i].second);
        }
        out += '}';
    } else {
        out += "null";
    }
}

nav::Json jsonOf(const Variant& value, int levels)
{
    if (levels == 0)
        return {};
    if (const auto* const flag = value.as<bool>())
        return *flag;
    if (const auto* const number = value.as<Variant::Number>())
        return std::isfinite(number->value) ? nav::Json(nav::Json::Number{number->text})
                                            : nav::Json();
    if (const auto* const text = value.as<std::string>())
        return *text;
    if (const auto* const array = value.as<Variant::Array>()) {
        nav::Json::Array elements;
        for (const Variant& element : *array)
            elements.push_back(jsonOf(element, levels - 1));
        return elements;
    }
    const auto* const dictionary = value.as<Variant::Dictionary>();
    if (!dictionary)
        return {};
    nav::Json::Object object;
    for (const auto& [key, element] : *dictionary)
        object.insert_or_assign(key, jsonOf(element, levels - 1));
    return object;
}

} // namespace

nav::Json jsonOf(const Variant& value)
{
    constexpr int mostLevels = 50;
    return jsonOf(value, mostLevels);
}

std::string jsonText(const Variant& value)
{
    std::string out;
    append(out, value);
    return out;
}

} // namespace thicket::plugins
