#pragma once

#include "libnav/geometry/shapes.h"

#include <cstdint>
#include <string>
#include <string_view>

/// Constants as C++ spells them, in any locale and character set of the compiler.
namespace thicket::plugins {

/// The longest string literal, bytes, that every compiler takes.
inline constexpr std::size_t longestLiteral = 65'000;

/// A double literal that has the same bits when compiled. The value must be finite.
std::string cppLiteral(double value);
std::string cppLiteral(std::int64_t value);
std::string cppLiteral(bool value);
/// {x, y}
std::string cppLiteral(nav::Point point);
/// A string literal of the same bytes, in ASCII alone.
std::string cppLiteral(std::string_view text);

} // namespace thicket::plugins
