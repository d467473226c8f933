#pragma once

#include "libnav/result.h"

#include <QByteArray>

#include <string_view>

namespace thicket::cli {

/// What errors call it.
inline constexpr const char* standardInputName = "standard input";

/// Whether an input file is standard input, named "-". A file of that name is "./-".
bool isStandardInput(std::string_view path);
/// Reads it to its end. Errors: what cannot be read, and more than nav::largestTextFile.
Result<QByteArray> readStandardInput();

} // namespace thicket::cli
