#pragma once

#include "app/cli/command.h"
#include "libnav/result.h"

#include <string>
#include <string_view>
#include <vector>

namespace thicket::cli {

/// Results, on standard output.
void print(std::string_view text);
/// The whole text as one line that no terminal obeys; see excerpt().
std::string oneLine(std::string_view text);
/// One line on standard error, whatever the text holds; "thicket-cli: " goes before it.
void report(const std::string& text);
/// Reports what is wrong with the input.
ExitStatus refused(const Error& error);
/// The error as one about that file: its place begins with the file's name.
Error inFile(const Error& error, const std::string& path);

struct OutputFile {
    std::string path;
    std::string bytes;
};
/// Writes all of them whole or, when one cannot be written, none.
Result<void> writeFiles(const std::vector<OutputFile>& files);
/// Whether everything printed has reached standard output.
bool flushed();

} // namespace thicket::cli
