#include "libnav/json/json.h"

#include "libnav/excerpt.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <charconv>
#include <cmath>
#include <cstdint>
#include <cstring>

namespace thicket::nav {
namespace {

void appendEscape(std::string& out, char character)
{
    switch (character) {
    case '"':
        out += "\\\"";
        return;
    case '\\':
        out += "\\\\";
        return;
    case '\b':
        out += "\\b";
        return;
    case '\f':
        out += "\\f";
        return;
    case '\n':
        out += "\\n";
        return;
    case '\r':
        out += "\\r";
        return;
    case '\t':
        out += "\\t";
        return;
    default:
        break;
    }
    constexpr std::string_view digits = "0123456789abcdef";
    const auto code = static_cast<unsigned char>(character);
    out += "\\u00";
    out += digits[code >> 4];
    out += digits[code & 15];
}

void appendText(std::string& out, const Json& json);

void appendArray(std::string& out, const Json::Array& array)
{
    const char* separator = "[";
    for (const Json& element : array) {
        out += separator;
        appendText(out, element);
        separator = ", ";
    }
    out += array.empty() ? "[]" : "]";
}

void appendObject(std::string& out, const Json::Object& object)
{
    const char* separator = "{";
    for (const auto& [key, value] : object) {
        out += separator;
        appendQuoted(out, key);
        out += ": ";
        appendText(out, value);
        separator = ", ";
    }
    out += object.empty() ? "{}" : "}";
}

void appendText(std::string& out, const Json& json)
{
    if (const auto* number = json.as<Json::Number>())
        out += number->text;
    else if (const auto* string = json.as<std::string>())
        appendQuoted(out, *string);
    else if (const auto* array = json.as<Json::Array>())
        appendArray(out, *array);
    else if (const auto* object = json.as<Json::Object>())
        appendObject(out, *object);
    else if (const auto* flag = json.as<bool>())
        out += *flag ? "true" : "false";
    else
        out += "null";
}

} // namespace

Json::Json(double value) : m_value(Number{shortestText(value)}) {}

Json::Json(std::int64_t value) : m_value(Number{std::to_string(value)}) {}

std::string Json::text() const
{
    std::string out;
    appendText(out, *this);
    return out;
}

void appendQuoted(std::string& out, std::string_view text)
{
    out += '"';
    const auto isPlain = [](char c) {
        const auto byte = static_cast<unsigned char>(c);
        return byte >= 0x20 && byte < 0x80 && c != '"' && c != '\\';
    };
    while (true) {
        const auto plain =
            std::size_t(std::find_if_not(text.begin(), text.end(), isPlain) - text.begin());
        out += text.substr(0, plain);
        text.remove_prefix(plain);
        if (text.empty())
            break;
        const std::size_t length = characterLength(text);
        const char first = text.front();
        if (length == 0)
            out += "\xEF\xBF\xBD";
        else if (length == 1 &&
                 (static_cast<unsigned char>(first) < 0x20 || first == '"' || first == '\\'))
            appendEscape(out, first);
        else
            out += text.substr(0, length);
        text.remove_prefix(length == 0 ? 1 : length);
    }
    out += '"';
}

bool isUtf8(std::string_view text)
{
    while (!text.empty()) {
        // Most texts are ASCII, which eight bytes at a time can tell.
        std::uint64_t eight = 0;
        if (text.size() >= sizeof eight) {
            std::memcpy(&eight, text.data(), sizeof eight);
            if ((eight & 0x8080808080808080u) == 0) {
                text.remove_prefix(sizeof eight);
                continue;
            }
        }
        const std::size_t length = characterLength(text);
        if (length == 0)
            return false;
        text.remove_prefix(length);
    }
    return true;
}

void appendShortest(std::string& out, double value)
{
    assert(std::isfinite(value));
    if (value == 0 && std::signbit(value)) {
        out += "-0.0";
        return;
    }
    std::array<char, 32> buffer;
    const auto end = std::to_chars(buffer.data(), buffer.data() + buffer.size(), value).ptr;
    out.append(buffer.data(), end);
}

std::string shortestText(double value)
{
    std::string out;
    appendShortest(out, value);
    return out;
}

} // namespace thicket::nav
