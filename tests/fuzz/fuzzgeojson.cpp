// libFuzzer harness: no bytes may crash or hang the importer of GeoJSON. What it accepts is a map:
// it can be written and read again, and features of it give the same map.
#include "libnav/map/mapfile.h"
#include "plugins/geojson/geojsonexport.h"
#include "plugins/geojson/geojsonimport.h"

#include <cstdio>
#include <cstdlib>

using namespace thicket;
using namespace thicket::plugins;

namespace {

void require(bool holds, const std::string& what)
{
    if (holds)
        return;
    std::fputs((what + '\n').c_str(), stderr);
    std::abort();
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size)
{
    const QByteArray bytes(reinterpret_cast<const char*>(data), qsizetype(size));
    const Result<ImportedMap> imported = importGeoJson({bytes, "fuzz"}, {});
    if (!imported) {
        require(!imported.error().message.empty() && imported.error().where.starts_with("fuzz"),
                "an error without a message or place");
        require(imported.error().text().find('\n') == std::string::npos, "an error of two lines");
        return 0;
    }
    const nav::Map& map = imported->map;
    const Result<nav::LoadedMap> again = nav::readMap(nav::writeMap(map), "again");
    require(again.has_value(), again ? "" : again.error().text());
    require(again->map == map, "written and read: another map");
    if (map.objects().size() > 1000)
        return 0;
    const Result<ExportBundle> bundle = exportGeoJson(map, {});
    require(bundle.has_value(), bundle ? "" : bundle.error().text());
    const Result<ImportedMap> same = importGeoJson({bundle->files.first().bytes, "same"}, {});
    require(same.has_value(), same ? "" : same.error().text());
    require(same->map == map,
            "exported and read: another map\n" + nav::writeMap(map) + nav::writeMap(same->map));
    return 0;
}
