#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace thicket::plugins {

bool isUtf8(const std::string& text);
/// ASCII letters in lower case.
std::string lowered(std::string text);
/// In quotes, in the form in which messages may show it.
std::string shown(const std::string& text);
/// Whether the text is a number in JSON's syntax, so that its digits can be kept.
bool isJsonNumber(const std::string& text);

/// How a text is no number.
enum class NumberFault { none, notANumber, outOfRange, notFinite };
/// Reads the whole text as a number with this decimal sign.
NumberFault readNumber(std::string_view text, char decimal, double& value);
/// The same text with a decimal point.
std::string withPoint(std::string text, char decimal);

/// What decides how decimals are written.
enum class DecimalSign { none, point, comma };
/// The sign in a number with decimals.
DecimalSign decimalSignOf(std::string_view text);

} // namespace thicket::plugins
