#include "plugins/host/otherkind.h"

#include "libnav/excerpt.h"

#include <algorithm>

namespace thicket::plugins {

namespace {

constexpr std::string_view blanks = " \t\r";

/// The next line, without the blanks at its end.
std::string_view takenLine(std::string_view& rest)
{
    const std::size_t end = std::min(rest.find('\n'), rest.size());
    const std::string_view line = rest.substr(0, end);
    rest.remove_prefix(std::min(end + 1, rest.size()));
    return line.substr(0, line.find_last_not_of(blanks) + 1);
}

/// "version 1", also "version 1.0".
bool isScenarioHeader(std::string_view line)
{
    constexpr std::string_view word = "version";
    if (!line.starts_with(word))
        return false;
    line.remove_prefix(word.size());
    return line.find_first_not_of(" \t0123456789.") == std::string_view::npos;
}

/// The file in the second field of a row, which may be given with folders. Empty if there is none.
std::string_view mapOf(std::string_view row)
{
    // Names of maps may have blanks if tabs separate.
    const std::string_view separators = row.find('\t') == std::string_view::npos ? " " : "\t";
    const std::size_t begin = row.find_first_not_of(separators, row.find_first_of(separators));
    if (begin == std::string_view::npos)
        return {};
    const std::string_view path = row.substr(begin, row.find_first_of(separators, begin) - begin);
    return path.substr(path.find_last_of("/\\") + 1); // all of it if there is no folder
}

} // namespace

std::optional<Error> otherKind(std::string_view head, const std::string& name)
{
    if (!isScenarioHeader(takenLine(head)))
        return {};
    const std::string_view map = mapOf(takenLine(head));
    if (map.empty())
        return Error{"This is a scenario of the MovingAI benchmark: starts and goals for a map. "
                     "Open the map instead (thicket-cli path reads scenarios by --queries).",
                     name};
    return Error{"This is a scenario of the MovingAI benchmark: starts and goals for the map \"" +
                     excerpt(map) +
                     "\". Open that map instead (thicket-cli path reads scenarios by --queries).",
                 name};
}

} // namespace thicket::plugins
