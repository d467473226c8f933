#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>

/// Text from outside (files, arguments) in the form in which messages may show it. Any thread.
namespace thicket {

/// The length in bytes, 1 to 4, of the valid UTF-8 character at the front of `text`; 0 if there is
/// none. `text` must not be empty. Source: Unicode 15, table 3-7.
inline std::size_t characterLength(std::string_view text)
{
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
    const unsigned char lead = byte(0);
    if (lead < 0x80)
        return 1;
    const std::size_t length = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2;
    if (lead < 0xC2 || lead > 0xF4 || text.size() < length)
        return 0;
    for (std::size_t i = 1; i < length; ++i) {
        if ((byte(i) & 0xC0) != 0x80)
            return 0;
    }
    const bool isOverlong = (lead == 0xE0 && byte(1) < 0xA0) || (lead == 0xF0 && byte(1) < 0x90);
    const bool isSurrogate = lead == 0xED && byte(1) > 0x9F;
    const bool isTooHigh = lead == 0xF4 && byte(1) > 0x8F;
    return isOverlong || isSurrogate || isTooHigh ? 0 : length;
}

/// Whether a terminal or label would interpret the character instead of showing it: controls, line
/// and paragraph separators, marks that change the direction of writing, marks without width.
inline bool isObeyed(std::string_view character)
{
    if (character.size() == 1)
        return static_cast<unsigned char>(character[0]) < 0x20 || character[0] == 0x7F;
    constexpr std::array<std::pair<std::string_view, std::string_view>, 4> ranges{{
        {"\xC2\x80", "\xC2\x9F"},         // C1 controls
        {"\xE2\x80\x8B", "\xE2\x80\x8F"}, // zero width, left-to-right mark
        {"\xE2\x80\xA8", "\xE2\x80\xAE"}, // separators, embeddings, overrides
        {"\xE2\x81\xA0", "\xE2\x81\xAF"}, // isolates
    }};
    if (character == "\xEF\xBB\xBF") // byte order mark
        return true;
    for (const auto& [first, last] : ranges)
        if (character.size() == first.size() && character >= first && character <= last)
            return true;
    return false;
}

/// Appends the bytes as escapes: \n, \t, \x1b.
inline void appendEscapes(std::string& out, std::string_view bytes)
{
    constexpr std::string_view digits = "0123456789abcdef";
    for (const char byte : bytes) {
        const auto code = static_cast<unsigned char>(byte);
        if (byte == '\n' || byte == '\t' || byte == '\r')
            out += byte == '\n' ? "\\n" : byte == '\t' ? "\\t" : "\\r";
        else
            ((out += "\\x") += digits[code >> 4]) += digits[code & 15];
    }
}

/// The text in one line of valid UTF-8 that no terminal interprets. Bytes that are not UTF-8 and
/// characters of isObeyed() become escapes. Only the first `most` characters are shown; "..." marks
/// the cut. Messages that quote input must use this.
inline std::string excerpt(std::string_view text, std::size_t most = 60)
{
    std::string out;
    for (std::size_t shown = 0; !text.empty(); ++shown) {
        if (shown == most)
            return out + "...";
        const std::size_t length = characterLength(text);
        const std::string_view character = text.substr(0, length == 0 ? 1 : length);
        if (length == 0 || isObeyed(character))
            appendEscapes(out, character);
        else
            out += character;
        text.remove_prefix(character.size());
    }
    return out;
}

} // namespace thicket
