#include "plugins/svg/svgxml.h"

#include "libnav/excerpt.h"
#include "libnav/json/json.h"

namespace thicket::plugins {

namespace {

/// What XML 1.0 has no way to write, in UTF-8.
bool isForbidden(std::string_view character)
{
    if (character.size() == 1) {
        const char c = character[0];
        return static_cast<unsigned char>(c) < 0x20 && c != '\t' && c != '\n' && c != '\r';
    }
    return character == "\xEF\xBF\xBE" || character == "\xEF\xBF\xBF";
}

std::string_view escaped(char c)
{
    switch (c) {
    case '<':
        return "&lt;";
    case '>':
        return "&gt;";
    case '&':
        return "&amp;";
    case '"':
        return "&quot;";
    case '\t':
        return "&#9;";
    case '\n':
        return "&#10;";
    case '\r':
        return "&#13;";
    default:
        return {};
    }
}

void append(std::string& out, std::string_view text, std::string_view kept)
{
    while (!text.empty()) {
        const std::size_t length = characterLength(text);
        const std::string_view character = text.substr(0, length == 0 ? 1 : length);
        const std::string_view escape =
            character.size() == 1 && kept.find(character[0]) == std::string_view::npos
                ? escaped(character[0])
                : std::string_view();
        if (length == 0 || isForbidden(character))
            out += "\xEF\xBF\xBD";
        else
            out += escape.empty() ? character : escape;
        text.remove_prefix(character.size());
    }
}

} // namespace

void appendXml(std::string& out, std::string_view text) { append(out, text, {}); }
void appendXmlText(std::string& out, std::string_view text) { append(out, text, "\"\n\t"); }

bool isXmlText(std::string_view text)
{
    while (!text.empty()) {
        const std::size_t length = characterLength(text);
        if (length == 0 || isForbidden(text.substr(0, length)))
            return false;
        text.remove_prefix(length);
    }
    return true;
}

void appendAttribute(std::string& out, std::string_view name, std::string_view text)
{
    ((out += ' ') += name) += "=\"";
    appendXml(out, text);
    out += '"';
}

void appendAttribute(std::string& out, std::string_view name, double number)
{
    ((out += ' ') += name) += "=\"";
    nav::appendShortest(out, number);
    out += '"';
}

void appendPoint(std::string& out, nav::Point point, char between)
{
    nav::appendShortest(out, point.x);
    out += between;
    nav::appendShortest(out, point.y);
}

} // namespace thicket::plugins
