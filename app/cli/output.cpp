#include "app/cli/output.h"

#include "libnav/excerpt.h"
#include "libnav/files/atomicfile.h"

#include <algorithm>
#include <cstdio>
#include <filesystem>

namespace thicket::cli {

void print(std::string_view text, Stream stream)
{
    std::fwrite(text.data(), 1, text.size(), stream == Stream::output ? stdout : stderr);
}

bool isStandardOutput(std::string_view path) { return path == "-"; }

Stream remarksBeside(std::initializer_list<std::string_view> outputs)
{
    const bool isTaken = std::any_of(outputs.begin(), outputs.end(), isStandardOutput);
    return isTaken ? Stream::error : Stream::output;
}

std::string oneLine(std::string_view text) { return excerpt(text, text.size()); }

void report(const std::string& text)
{
    constexpr std::size_t longest = 8192; // the longest path fits
    const std::string line = "thicket-cli: " + excerpt(text, longest) + '\n';
    std::fwrite(line.data(), 1, line.size(), stderr);
}

ExitStatus refused(const Error& error)
{
    report(error.text());
    return ExitStatus::inputAtFault;
}

Error inFile(const Error& error, const std::string& path)
{
    for (const std::string& name : {path, std::filesystem::path(path).filename().string()})
        if (error.where == name || error.where.starts_with(name + ':'))
            return error;
    return {error.message, error.where.empty() ? path : path + ": " + error.where};
}

Result<void> writeFiles(const std::vector<OutputFile>& files)
{
    std::vector<nav::FileContent> contents;
    std::string_view printed;
    for (const OutputFile& file : files) {
        if (isStandardOutput(file.path))
            printed = file.bytes;
        else
            contents.push_back({file.path, file.bytes});
    }
    if (const auto written = nav::writeFilesAtomically(contents); !written)
        return written;
    print(printed);
    return {};
}

bool flushed() { return std::fflush(stdout) == 0 && !std::ferror(stdout); }

} // namespace thicket::cli
