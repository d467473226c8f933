#include "plugins/csv/csvcolumns.h"

#include "plugins/csv/csvtext.h"

#include <algorithm>

namespace thicket::plugins {

namespace {

using nav::Json;

/// A number or text as it is, true and false as words, anything else as JSON.
std::string textOf(const Json& value, char decimal)
{
    if (const auto* const text = value.as<std::string>())
        return *text;
    if (const auto* const number = value.as<Json::Number>()) {
        std::string text = number->text;
        std::replace(text.begin(), text.end(), '.', decimal);
        return text;
    }
    return value.text();
}

/// Whether a property can have a column: the others have these titles, whatever their case.
bool canBeTitle(const std::string& key)
{
    const std::string word = lowered(key);
    return !key.empty() && word != "x" && word != "y" && word != "radius" && word != "name";
}

/// Whether a field reads back as this text.
bool isPlain(const std::string& text, char decimal)
{
    return !text.empty() && text.find('\r') == std::string::npos &&
           !isJsonNumber(withPoint(text, decimal));
}

void appendField(std::string& out, const std::string& text, char separator)
{
    const bool isBare = text.find_first_of("\"\r\n\t ") == std::string::npos &&
                        text.find(separator) == std::string::npos;
    if (isBare) {
        out += text;
        return;
    }
    out += '"';
    for (const char c : text)
        out.append(c == '"' ? 2 : 1, c);
    out += '"';
}

} // namespace

bool isInTable(const nav::MapObject& object)
{
    const auto* const circle = std::get_if<nav::Circle>(&object.geometry);
    return circle && !circle->inverted;
}

CsvColumns::CsvColumns(const nav::Map& map, char decimal) : m_decimal(decimal)
{
    for (const nav::MapObject& object : map.objects()) {
        if (!isInTable(object))
            continue;
        m_hasNames = m_hasNames || !object.name.empty();
        for (const auto& [key, value] : object.properties) {
            if (m_properties.size() < mostProperties && canBeTitle(key))
                m_properties.insert(key);
        }
    }
}

void CsvColumns::appendTitles(std::string& out, char separator) const
{
    if (m_hasNames)
        (out += separator) += "name";
    for (const std::string& key : m_properties) {
        out += separator;
        appendField(out, key, separator);
    }
}

void CsvColumns::appendValues(std::string& out, const nav::MapObject& object, char separator) const
{
    if (m_hasNames) {
        out += separator;
        appendField(out, object.name, separator);
    }
    for (const std::string& key : m_properties) {
        out += separator;
        if (const auto value = object.properties.find(key); value != object.properties.end())
            appendField(out, textOf(value->second, m_decimal), separator);
    }
}

bool CsvColumns::holds(const nav::MapObject& object) const
{
    const bool keepsName = object.name.find('\r') == std::string::npos;
    return keepsName && std::all_of(object.properties.begin(), object.properties.end(),
                                    [this](const auto& property) {
                                        const auto& [key, value] = property;
                                        const auto* const text = value.template as<std::string>();
                                        const bool isKept = value.template as<Json::Number>() ||
                                                            (text && isPlain(*text, m_decimal));
                                        return isKept && m_properties.contains(key) &&
                                               key.find('\r') == std::string::npos;
                                    });
}

} // namespace thicket::plugins
