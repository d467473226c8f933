#include "plugins/csv/csvformat.h"

#include "plugins/api/formatoptions.h"
#include "plugins/csv/csvexport.h"
#include "plugins/csv/csvimport.h"
#include "plugins/csv/csvsurvey.h"
#include "plugins/shapes/frameoptions.h"

#include <utility>

namespace thicket::plugins {

FormatInfo CsvFormat::info() const
{
    FormatInfo info;
    info.id = "csv";
    info.title = "Circle list (CSV)";
    info.suffixes = QStringList{"csv"};
    info.canImport = true;
    info.canExport = true;
    info.importOptions = csvImportOptions();
    info.exportOptions = csvExportOptions();
    return info;
}

Result<ImportedMap> CsvFormat::importMap(const ImportSource& source,
                                         const OptionValues& options) const
{
    const Result<OptionValues> values = completedOptions(info().importOptions, options);
    if (!values)
        return Unexpected(values.error());
    const Result<CsvOptions> chosen = csvOptionsFrom(*values);
    if (!chosen)
        return Unexpected(chosen.error());
    return importCsv({source.bytes.constData(), std::size_t(source.bytes.size())},
                     source.name.toStdString(), *chosen);
}

ImportSurvey CsvFormat::survey(const QByteArray& head, const OptionValues& options) const
{
    return surveyCsv({head.constData(), std::size_t(head.size())}, options);
}

Result<ExportBundle> CsvFormat::exportMap(const nav::Map& map, const OptionValues& options) const
{
    const Result<OptionValues> values = completedOptions(info().exportOptions, options);
    if (!values)
        return Unexpected(values.error());
    const Result<CsvExportOptions> chosen = csvExportOptionsFrom(*values);
    if (!chosen)
        return Unexpected(chosen.error());
    const Result<Frame> frame = chosenFrame(map, *values);
    if (!frame)
        return Unexpected(frame.error());
    return exportCsv(map, *chosen, *frame);
}

} // namespace thicket::plugins
