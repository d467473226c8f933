// libFuzzer harness: no bytes may crash or hang the reader of LDtk projects. What it accepts must
// survive being written and read again. A level in a file of its own is read from the same bytes.
#include "libnav/map/mapfile.h"
#include "plugins/api/formatoptions.h"
#include "plugins/ldtk/ldtkimport.h"

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

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size)
{
    static const auto values = completedOptions(ldtkImportOptions(), {});
    static const auto options = ldtkOptionsFrom(*values);
    require(options.has_value(), "the defaults of options are refused\n");
    const QByteArray bytes(reinterpret_cast<const char*>(data), qsizetype(size));
    const ImportSource source{bytes, "fuzz.ldtk", [&](const QString&) { return bytes; }};
    const auto imported = importLdtk(source, *options);
    if (!imported) {
        require(!imported.error().message.empty(), "an error without a message\n");
        require(!imported.error().where.empty(), "an error without a place\n");
        return 0;
    }
    const auto again = nav::readMap(nav::writeMap(imported->map), "again");
    require(again && again->map == imported->map, "written and read: another\n");
    return 0;
}
