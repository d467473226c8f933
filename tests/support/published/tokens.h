#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace thicket::test {

/// The bytes of a file. Empty if it cannot be read.
std::string contentsOf(const std::string& path);

/// The lines of a text, without their ends. CR LF counts as one end.
std::vector<std::string_view> linesOf(std::string_view text);

/// The texts between any of the separators. Empty ones are left out.
std::vector<std::string_view> tokensOf(std::string_view text, std::string_view separators = " \t");

/// NaN if the token is not a number.
double numberOf(std::string_view token);

} // namespace thicket::test
