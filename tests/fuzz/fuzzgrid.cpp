// libFuzzer harness: no bytes may crash or hang the reader of grid maps. What it accepts must
// survive being written and read again. The first byte chooses options.
#include "libnav/map/mapfile.h"
#include "plugins/api/formatoptions.h"
#include "plugins/movingai/gridimport.h"

#include <cstdio>
#include <cstdlib>

using namespace thicket;
using namespace thicket::plugins;

namespace {

void require(bool holds, const char* what)
{
    if (holds)
        return;
    std::fputs(what, stderr);
    std::abort();
}

GridOptions chosenOptions(unsigned bits)
{
    OptionValues given;
    if (bits & 1)
        given.insert("corners", "open");
    if (bits & 2)
        given.insert("separate", "yes");
    if (bits & 4)
        given.insert("circles", "T");
    const auto values = completedOptions(gridImportOptions(), given);
    require(values.has_value(), "options are refused\n");
    const auto options = gridOptionsFrom(*values);
    require(options.has_value(), "values of options are refused\n");
    return *options;
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size)
{
    if (size == 0)
        return 0;
    const std::string bytes(data + 1, data + size);
    const auto imported = importGrid(bytes, "fuzz.map", chosenOptions(data[0]));
    if (!imported) {
        require(!imported.error().message.empty(), "an error without a message\n");
        require(imported.error().where.starts_with("fuzz.map"), "an error without a place\n");
        return 0;
    }
    for (const nav::MapObject& object : imported->map.objects()) {
        const auto* const polygon = std::get_if<nav::Polygon>(&object.geometry);
        require(!polygon || polygon->points.size() >= 4, "a polygon of few points\n");
    }
    const auto again = nav::readMap(nav::writeMap(imported->map), "again");
    require(again && again->map == imported->map, "written and read: another\n");
    return 0;
}
