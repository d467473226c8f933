// libFuzzer harness: no bytes may crash or hang the reader of Godot's scenes. What it accepts must
// be a map that can be written and read. The bytes are also what each instanced scene holds.
#include "libnav/map/mapfile.h"
#include "plugins/godot/sceneimport.h"

#include <cstdio>
#include <cstdlib>

using namespace thicket;

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size)
{
    const QByteArray bytes(reinterpret_cast<const char*>(data), qsizetype(size));
    const Result<plugins::ImportedMap> read = plugins::importScene(
        {bytes, "fuzz.tscn", [&bytes](const QString&) -> Result<QByteArray> { return bytes; }}, {});
    if (!read) {
        if (read.error().message.empty() || read.error().where.empty())
            std::abort();
        return 0;
    }
    const std::string written = nav::writeMap(read->map);
    const Result<nav::LoadedMap> again = nav::readMap(written, "again");
    if (!again || !(again->map == read->map)) {
        std::fprintf(stderr, "%s\n%s", again ? "" : again.error().text().c_str(), written.c_str());
        std::abort();
    }
    return 0;
}
