#include "app/cli/standardinput.h"

#include "libnav/files/readfile.h"

#include <array>
#include <cstdio>

namespace thicket::cli {

bool isStandardInput(std::string_view path) { return path == "-"; }

Result<QByteArray> readStandardInput()
{
    QByteArray bytes;
    std::array<char, 65536> part{};
    while (const std::size_t length = std::fread(part.data(), 1, part.size(), stdin)) {
        bytes.append(part.data(), qsizetype(length));
        if (std::size_t(bytes.size()) > nav::largestTextFile) {
            return Unexpected("More than " + std::to_string(nav::largestTextFile >> 20) +
                                  " MiB were given.",
                              standardInputName);
        }
    }
    if (std::ferror(stdin))
        return Unexpected("It cannot be read.", standardInputName);
    return bytes;
}

} // namespace thicket::cli
