#include "plugins/tiled/xmltext.h"

#include "libnav/excerpt.h"

#include <algorithm>
#include <charconv>
#include <cstdint>

namespace thicket::plugins {

namespace {

bool isCharacter(std::uint32_t code)
{
    if (code < 0x20)
        return code == '\t' || code == '\n' || code == '\r';
    return code < 0xD800 || (code > 0xDFFF && code < 0xFFFE) || (code > 0xFFFF && code < 0x110000);
}

void appendUtf8(std::string& out, std::uint32_t code)
{
    if (code < 0x80) {
        out += char(code);
        return;
    }
    const int more = code < 0x800 ? 1 : code < 0x10000 ? 2 : 3;
    constexpr int leads[] = {0, 0xC0, 0xE0, 0xF0};
    out += char(leads[more] | int(code >> (6 * more)));
    for (int i = more - 1; i >= 0; --i)
        out += char(0x80 | ((code >> (6 * i)) & 0x3F));
}

/// Takes `&...;` off the front of `rest`. False: it stands for nothing.
bool appendReference(std::string& out, std::string_view& rest)
{
    constexpr std::size_t longest = 12;
    constexpr std::pair<std::string_view, char> known[] = {
        {"lt", '<'}, {"gt", '>'}, {"amp", '&'}, {"quot", '"'}, {"apos", '\''}};
    const std::size_t end = rest.substr(0, longest).find(';');
    if (end == std::string_view::npos)
        return false;
    const std::string_view name = rest.substr(1, end - 1);
    rest.remove_prefix(end + 1);
    for (const auto& [word, character] : known) {
        if (name == word) {
            out += character;
            return true;
        }
    }
    const bool isHex = name.starts_with("#x");
    const std::string_view digits = name.substr(std::min<std::size_t>(isHex ? 2 : 1, name.size()));
    const char* const last = digits.data() + digits.size();
    std::uint32_t code = 0;
    const auto read = std::from_chars(digits.data(), last, code, isHex ? 16 : 10);
    if (!name.starts_with('#') || read.ec != std::errc() || read.ptr != last || !isCharacter(code))
        return false;
    appendUtf8(out, code);
    return true;
}

} // namespace

std::size_t faultInXml(std::string_view bytes)
{
    for (std::size_t at = 0; at < bytes.size();) {
        const auto byte = static_cast<unsigned char>(bytes[at]);
        if (byte < 0x80) {
            if (!isCharacter(byte))
                return at;
            ++at;
            continue;
        }
        const std::size_t length = characterLength(bytes.substr(at));
        const std::string_view character = bytes.substr(at, length);
        if (length == 0 || character == "\xEF\xBF\xBE" || character == "\xEF\xBF\xBF")
            return at;
        at += length;
    }
    return bytes.size();
}

std::optional<std::string> decodedXml(std::string_view raw, XmlText kind)
{
    std::string out;
    out.reserve(raw.size());
    while (!raw.empty()) {
        const char c = raw.front();
        if (c == '&' && kind != XmlText::section) {
            if (!appendReference(out, raw))
                return std::nullopt;
            continue;
        }
        raw.remove_prefix(c == '\r' && raw.substr(1, 1) == "\n" ? 2 : 1);
        const bool isLineEnd = c == '\r' || c == '\n';
        out += kind == XmlText::attribute && (isLineEnd || c == '\t') ? ' ' : isLineEnd ? '\n' : c;
    }
    return out;
}

} // namespace thicket::plugins
