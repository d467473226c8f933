// libFuzzer harness: no bytes may crash or hang the reader. What it accepts must survive being
// written and read again.
#include "libnav/map/mapfile.h"

#include <cstdio>
#include <cstdlib>

using namespace thicket::nav;

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size)
{
    const std::string bytes(data, data + size);
    const thicket::Result<LoadedMap> loaded = readMap(bytes, "fuzz");
    if (!loaded) {
        if (loaded.error().message.empty() ||
            loaded.error().where.find("line ") == std::string::npos)
            std::abort();
        return 0;
    }
    const std::string written = writeMap(loaded->map);
    if (loaded->isNewer)
        return 0;
    const thicket::Result<LoadedMap> again = readMap(written, "again");
    if (!again || !(again->map == loaded->map) || writeMap(again->map) != written) {
        std::fputs(written.c_str(), stderr);
        std::abort();
    }
    return 0;
}
