#pragma once

#include "app/cli/command.h"
#include "libnav/result.h"

#include <string>
#include <string_view>

namespace thicket::cli {

/// Results, on standard output.
void print(std::string_view text);
/// One line on standard error, whatever the text holds; "thicket-cli: " goes before it.
void report(const std::string& text);
/// Reports the error, about `path` where it names no place of its own (and path is not empty).
ExitStatus refused(const Error& error, const std::string& path);
/// Writes the named file whole or not at all.
Result<void> writeFile(const std::string& path, std::string_view bytes);
/// Whether everything printed has reached standard output.
bool flushed();

} // namespace thicket::cli
