#pragma once

#include "app/cli/command.h"
#include "libnav/result.h"

#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

namespace thicket::cli {

enum class Stream { output, error };
/// Prints results on standard output, or remarks where remarksBeside() says.
void print(std::string_view text, Stream stream = Stream::output);
/// Whether an output file is standard output, named "-". A file of that name is "./-".
bool isStandardOutput(std::string_view path);
/// Where a command that writes these files tells of its work: on standard output, or on standard
/// error if one of the files is that.
Stream remarksBeside(std::initializer_list<std::string_view> outputs);
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
/// Writes all of them whole or, if one cannot be written, none; standard output is written last.
Result<void> writeFiles(const std::vector<OutputFile>& files);
/// Whether everything printed has reached standard output.
bool flushed();

} // namespace thicket::cli
