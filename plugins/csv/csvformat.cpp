#include "plugins/csv/csvformat.h"

#include "libnav/excerpt.h"
#include "plugins/api/formatoptions.h"
#include "plugins/csv/csvexport.h"
#include "plugins/csv/csvimport.h"

#include <charconv>

namespace thicket::plugins {

namespace {

Result<std::optional<double>> radiusOption(const QString& value)
{
    if (value.isEmpty())
        return std::optional<double>();
    const std::string text = value.toStdString();
    double radius = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), radius);
    const bool isNumber = error == std::errc() && end == text.data() + text.size();
    if (!isNumber || !(radius >= 0 && radius <= 1e9))
        return optionError("radius", '"' + excerpt(text) + "\" is not a number from 0 to 1e9.");
    return std::optional<double>(radius);
}

} // namespace

FormatInfo CsvFormat::info() const
{
    FormatInfo info;
    info.id = "csv";
    info.title = "Circle list (CSV)";
    info.suffixes = QStringList{"csv"};
    info.canImport = true;
    info.canExport = true;
    info.importOptions << FormatOption{
        "radius", "every circle's radius, for files without a column radius", {}};
    return info;
}

Result<nav::Map> CsvFormat::importMap(const QByteArray& bytes, const QString& name,
                                      const OptionValues& options) const
{
    const Result<OptionValues> values = completedOptions(info().importOptions, options);
    if (!values)
        return Unexpected(values.error());
    const Result<std::optional<double>> radius = radiusOption(values->value("radius"));
    if (!radius)
        return Unexpected(radius.error());
    return importCsv({bytes.constData(), std::size_t(bytes.size())}, name.toStdString(), *radius);
}

Result<ExportBundle> CsvFormat::exportMap(const nav::Map& map, const OptionValues& options) const
{
    const Result<OptionValues> values = completedOptions(info().exportOptions, options);
    if (!values)
        return Unexpected(values.error());
    return exportCsv(map);
}

} // namespace thicket::plugins
