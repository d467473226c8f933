// libFuzzer harness: no bytes may crash or hang the importer of Tiled's maps, XML or JSON. What it
// accepts is a map: it can be written, read again, and exported to both formats. The bytes after
// a line "----" are a file beside the map: a tileset or template of any name.
#include "libnav/map/mapfile.h"
#include "plugins/tiled/importoptions.h"
#include "plugins/tiled/tiledexport.h"
#include "plugins/tiled/tiledimport.h"
#include "plugins/tiled/tmjwriter.h"
#include "plugins/tiled/tmxwriter.h"

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

OptionValues defaults(const QList<FormatOption>& options)
{
    OptionValues values;
    for (const FormatOption& option : options)
        values.insert(option.key, option.defaultValue);
    return values;
}

void checkExport(const nav::Map& map, TiledWriter writer, bool isXml)
{
    OptionValues values = defaults(tiledExportOptions());
    values["pixelsPerUnit"] = "1";
    const Result<ExportBundle> bundle = exportTiled(map, values, writer);
    if (!bundle)
        return; // beyond Tiled's pixels
    const Result<ImportedMap> again =
        importTiled({bundle->files.first().bytes, "again", {}}, defaults(tiledImportOptions()));
    require(again.has_value(), again ? "" : again.error().text());
    require(again->map.objects().size() == map.objects().size(), "exported and read: objects lost");
    if (isXml) // control characters are replaced
        return;
    for (const nav::MapObject& object : map.objects()) {
        const nav::MapObject* const same = again->map.find(object.id);
        require(same && same->geometry == object.geometry, "exported and read: another geometry");
    }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size)
{
    const QByteArray all(reinterpret_cast<const char*>(data), qsizetype(size));
    const qsizetype end = all.indexOf("\n----\n");
    const QByteArray beside = end < 0 ? QByteArray() : all.mid(end + 6);
    const ImportSource source{all.left(end < 0 ? all.size() : end), "fuzz",
                              [&](const QString&) -> Result<QByteArray> { return beside; }};
    const Result<ImportedMap> imported = importTiled(source, defaults(tiledImportOptions()));
    if (!imported) {
        require(!imported.error().message.empty() && !imported.error().where.empty(),
                "an error without a message or place");
        require(imported.error().text().find('\n') == std::string::npos, "an error of two lines");
        return 0;
    }
    const Result<nav::LoadedMap> again = nav::readMap(nav::writeMap(imported->map), "again");
    require(again.has_value(), again ? "" : again.error().text());
    require(again->map == imported->map, "written and read: another map");
    checkExport(imported->map, writeTmj, false);
    checkExport(imported->map, writeTmx, true);
    return 0;
}
