#include "plugins/cppheader/cppliterals.h"

#include "libnav/json/json.h"

#include <limits>

namespace thicket::plugins {

std::string cppLiteral(double value)
{
    std::string text = nav::shortestText(value);
    if (text.find_first_of(".e") == std::string::npos)
        text += ".0";
    return text;
}

std::string cppLiteral(std::int64_t value)
{
    // There is no literal of the least number: it is a minus and one too large.
    if (value == std::numeric_limits<std::int64_t>::min())
        return "-9223372036854775807LL - 1";
    return std::to_string(value) + "LL";
}

std::string cppLiteral(bool value) { return value ? "true" : "false"; }

std::string cppLiteral(nav::Point point)
{
    return '{' + cppLiteral(point.x) + ", " + cppLiteral(point.y) + '}';
}

std::string cppLiteral(std::string_view text)
{
    std::string literal = "\"";
    for (const char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        if (byte < 0x20 || byte > 0x7e) {
            // Octal escapes end after three digits; hexadecimal ones would take what follows.
            literal += '\\';
            for (const int shift : {6, 3, 0})
                literal += char('0' + ((byte >> shift) & 7));
        } else {
            // Before C++17, "??/" and the like are other characters.
            if (c == '"' || c == '\\' || c == '?')
                literal += '\\';
            literal += c;
        }
    }
    return literal + '"';
}

} // namespace thicket::plugins
