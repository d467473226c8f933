#pragma once

#include "app/cli/command.h"
#include "libnav/result.h"

#include <string>
#include <string_view>
#include <vector>

namespace thicket::cli {

/// Prints results on standard output.
void print(std::string_view text);
/// The whole text as one line without control characters; see excerpt().
std::string oneLine(std::string_view text);
/// Prints one line on standard error, whatever the text holds, after "thicket-cli: ".
void report(const std::string& text);
/// Reports what is wrong with the input.
ExitStatus refused(const Error& error);
/// The error with the file's name before its place.
Error inFile(const Error& error, const std::string& path);

struct OutputFile {
    std::string path;
    std::string bytes;
};
/// Writes all of them whole or, if one cannot be written, none.
Result<void> writeFiles(const std::vector<OutputFile>& files);
/// Whether everything printed has reached standard output.
bool flushed();

} // namespace thicket::cli
