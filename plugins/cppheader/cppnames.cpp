#include "plugins/cppheader/cppnames.h"

#include <algorithm>

namespace thicket::plugins {

namespace {

/// Keywords up to C++20, alternative spellings, and what the standard library, compilers and
/// windows.h define as macros in lower case. Sorted.
constexpr std::string_view reserved[] = {"alignas",
                                         "alignof",
                                         "and",
                                         "and_eq",
                                         "asm",
                                         "assert",
                                         "auto",
                                         "bitand",
                                         "bitor",
                                         "bool",
                                         "break",
                                         "case",
                                         "catch",
                                         "char",
                                         "char16_t",
                                         "char32_t",
                                         "char8_t",
                                         "class",
                                         "co_await",
                                         "co_return",
                                         "co_yield",
                                         "compl",
                                         "concept",
                                         "const",
                                         "const_cast",
                                         "consteval",
                                         "constexpr",
                                         "constinit",
                                         "continue",
                                         "decltype",
                                         "default",
                                         "delete",
                                         "do",
                                         "double",
                                         "dynamic_cast",
                                         "else",
                                         "enum",
                                         "errno",
                                         "explicit",
                                         "export",
                                         "extern",
                                         "false",
                                         "far",
                                         "float",
                                         "for",
                                         "friend",
                                         "goto",
                                         "i386",
                                         "if",
                                         "inline",
                                         "int",
                                         "interface",
                                         "linux",
                                         "long",
                                         "major",
                                         "makedev",
                                         "max",
                                         "min",
                                         "minor",
                                         "mutable",
                                         "namespace",
                                         "near",
                                         "new",
                                         "noexcept",
                                         "not",
                                         "not_eq",
                                         "nullptr",
                                         "offsetof",
                                         "operator",
                                         "or",
                                         "or_eq",
                                         "private",
                                         "protected",
                                         "public",
                                         "register",
                                         "reinterpret_cast",
                                         "requires",
                                         "return",
                                         "setjmp",
                                         "short",
                                         "signed",
                                         "sizeof",
                                         "small",
                                         "static",
                                         "static_assert",
                                         "static_cast",
                                         "stderr",
                                         "stdin",
                                         "stdout",
                                         "struct",
                                         "switch",
                                         "template",
                                         "this",
                                         "thread_local",
                                         "throw",
                                         "true",
                                         "try",
                                         "typedef",
                                         "typeid",
                                         "typename",
                                         "union",
                                         "unix",
                                         "unsigned",
                                         "using",
                                         "va_arg",
                                         "va_copy",
                                         "va_end",
                                         "va_start",
                                         "virtual",
                                         "void",
                                         "volatile",
                                         "wchar_t",
                                         "while",
                                         "xor",
                                         "xor_eq"};
static_assert(std::ranges::is_sorted(reserved));

bool isReserved(std::string_view word)
{
    return std::ranges::binary_search(reserved, word);
}

bool isLower(char c) { return c >= 'a' && c <= 'z'; }
bool isDigit(char c) { return c >= '0' && c <= '9'; }
bool isPlain(char c) { return isLower(c) || isDigit(c) || (c >= 'A' && c <= 'Z'); }

/// Letters and digits, with one underscore for each gap between them.
std::string joined(std::string_view name)
{
    std::string text;
    bool gap = false;
    for (const char c : name) {
        if (isPlain(c)) {
            if (gap && !text.empty())
                text += '_';
            text += c;
        }
        gap = !isPlain(c);
    }
    return text;
}

bool isIdentifier(std::string_view text)
{
    return !text.empty() && !isDigit(text.front()) && joined(text) == text && !isReserved(text);
}

/// The names of macros have no small letters.
bool looksLikeMacro(std::string_view word)
{
    return isReserved(word) || std::none_of(word.begin(), word.end(), isLower);
}

std::string identifier(std::string_view name, const std::string& noun)
{
    std::string text = joined(name);
    if (text.empty())
        return text;
    if (isDigit(text.front()))
        return noun + '_' + text;
    return looksLikeMacro(text) ? text + '_' + noun : text;
}

} // namespace

bool isNamespace(std::string_view text)
{
    while (true) {
        const std::size_t end = text.find("::");
        if (!isIdentifier(text.substr(0, end)))
            return false;
        if (end == std::string_view::npos)
            return true;
        text.remove_prefix(end + 2);
    }
}

std::string namespaceFor(std::string_view name)
{
    std::string text(name);
    for (char& c : text)
        if (c >= 'A' && c <= 'Z')
            c = char(c - 'A' + 'a');
    text = identifier(text, "map");
    // "std" is not ours, and names such as "y1" are functions of the C library.
    return text.empty() ? "thicket_map" : text.size() < 4 ? text + "_map" : text;
}

std::string identifierFor(std::string_view name) { return identifier(name, "object"); }

} // namespace thicket::plugins
