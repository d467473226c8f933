#include "libnav/map/mapfile.h"

#include "libnav/files/atomicfile.h"
#include "libnav/files/readfile.h"
#include "libnav/files/systemerror.h"

namespace thicket::nav {
namespace {

/// Accepts any number of blanks.
bool canBeginMap(std::string_view head)
{
    if (head.starts_with("\xEF\xBB\xBF"))
        head.remove_prefix(3);
    const std::size_t first = head.find_first_not_of(" \t\r\n");
    return first == std::string_view::npos || head[first] == '{';
}

} // namespace

Result<LoadedMap> loadMap(const std::filesystem::path& path, const ReadingWatch& watch)
{
    FileNature nature;
    nature.canBegin = canBeginMap;
    const Result<std::string> bytes = readFile(path, nature);
    if (!bytes)
        return Unexpected(bytes.error());
    return readMap(*bytes, shownPath(path.filename()), watch);
}

Result<void> saveMap(const Map& map, const std::filesystem::path& path)
{
    return writeFileAtomically(path, writeMap(map));
}

} // namespace thicket::nav
