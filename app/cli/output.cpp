#include "app/cli/output.h"

#include "libnav/excerpt.h"
#include "libnav/files/atomicfile.h"

#include <cstdio>
#include <filesystem>

namespace thicket::cli {

void print(std::string_view text) { std::fwrite(text.data(), 1, text.size(), stdout); }

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
    for (const OutputFile& file : files)
        contents.push_back({file.path, file.bytes});
    return nav::writeFilesAtomically(contents);
}

bool flushed() { return std::fflush(stdout) == 0 && !std::ferror(stdout); }

} // namespace thicket::cli
