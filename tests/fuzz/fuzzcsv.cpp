// libFuzzer harness: no bytes may crash or hang the importer of circle lists, nor the guesses at
// what a table means. What it accepts is a map, and its circles come back from any table that is
// exported.
#include "libnav/map/mapfile.h"
#include "plugins/api/formatoptions.h"
#include "plugins/csv/csvexport.h"
#include "plugins/csv/csvimport.h"
#include "plugins/csv/csvsurvey.h"

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

void comesBack(const nav::Map& map, const CsvExportOptions& written)
{
    const ExportBundle bundle = exportCsv(map, written, Frame::ofPlane(map, 1));
    const QByteArray& bytes = bundle.files.first().bytes;
    CsvOptions options;
    options.separator = written.separator;
    options.decimal = written.decimal;
    const Result<ImportedMap> again =
        importCsv({bytes.constData(), std::size_t(bytes.size())}, "again", options);
    require(again.has_value(), again ? "" : again.error().text() + '\n' + bytes.toStdString());
    require(again->map.objects().size() == map.objects().size(), "written and read: circles lost");
    for (std::size_t i = 0; i < map.objects().size(); ++i)
        require(again->map.objects()[i].geometry == map.objects()[i].geometry,
                "written and read: another circle");
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size)
{
    const std::string bytes(data, data + size);
    const ImportSurvey survey = surveyCsv(bytes, {});
    const Result<OptionValues> values = completedOptions(csvImportOptions(), survey.options);
    require(values.has_value(), "the survey's options are none");
    const Result<CsvOptions> options = csvOptionsFrom(*values);
    require(options.has_value(), "the survey's options have wrong values");
    const Result<ImportedMap> read = importCsv(bytes, "fuzz", *options);
    if (!read) {
        require(!read.error().message.empty() && !read.error().where.empty(),
                "an error without a message or place");
        require(read.error().text().find('\n') == std::string::npos, "an error of two lines");
        return 0;
    }
    const nav::Map& map = read->map;
    const Result<nav::LoadedMap> again = nav::readMap(nav::writeMap(map), "again");
    require(again.has_value(), again ? "" : again.error().text());
    require(again->map == map, "written and read: another map");
    comesBack(map, {});
    comesBack(map, {';', ',', true});
    return 0;
}
