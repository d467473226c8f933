#pragma once

#include <string>
#include <string_view>

/// How the names of a map's own properties are written, so that none is taken for one of ours.
namespace thicket::plugins {

inline constexpr std::string_view customPrefix = "custom:";
/// Before values that Tiled's types do not have, as JSON text.
inline constexpr std::string_view jsonPrefix = "json:";

inline std::string writtenName(std::string_view name, bool isOurs, bool isJson)
{
    const bool isPrefixed = name.starts_with(customPrefix) || name.starts_with(jsonPrefix);
    return std::string(isJson ? jsonPrefix : "") +
           std::string(isOurs || isPrefixed ? customPrefix : "") + std::string(name);
}

/// The name without the prefix of a name that is one of ours.
inline std::string originalText(std::string_view written)
{
    if (written.starts_with(customPrefix))
        written.remove_prefix(customPrefix.size());
    return std::string(written);
}

struct CustomName {
    std::string name;
    bool isJson = false;
};
/// What writtenName() was given.
inline CustomName originalName(std::string_view written)
{
    const bool isJson = written.starts_with(jsonPrefix);
    if (isJson)
        written.remove_prefix(jsonPrefix.size());
    return {originalText(written), isJson};
}

} // namespace thicket::plugins
