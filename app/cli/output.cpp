#include "app/cli/output.h"

#include "libnav/map/atomicfile.h"

#include <cstdio>

namespace thicket::cli {

void print(std::string_view text) { std::fwrite(text.data(), 1, text.size(), stdout); }

void report(const std::string& text)
{
    std::string line = "thicket-cli: ";
    for (char c : text) {
        if (c == '\n')
            line += "\\n";
        else
            line += (c >= 0 && c < ' ') || c == 127 ? '?' : c;
    }
    line += '\n';
    std::fwrite(line.data(), 1, line.size(), stderr);
}

ExitStatus refused(const Error& error, const std::string& path)
{
    report(Error{error.message, error.where.empty() ? path : error.where}.text());
    return ExitStatus::inputAtFault;
}

Result<void> writeFile(const std::string& path, std::string_view bytes)
{
    return nav::writeFileAtomically(path, bytes);
}

bool flushed() { return std::fflush(stdout) == 0 && !std::ferror(stdout); }

} // namespace thicket::cli
