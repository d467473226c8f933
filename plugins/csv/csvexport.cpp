#include "plugins/csv/csvexport.h"

#include "plugins/api/formatoptions.h"
#include "plugins/csv/csvcolumns.h"

#include <algorithm>
#include <optional>

namespace thicket::plugins {

namespace {

using Fidelity = FormatNote::Fidelity;

QString counted(qsizetype count, const char* one, const char* many)
{
    return QString("%1 %2").arg(count).arg(QLatin1String(count == 1 ? one : many));
}

void addNote(ExportBundle& bundle, Fidelity fidelity, const QList<nav::ObjectId>& objects,
             const char* one, const char* many, const char* rest)
{
    if (objects.isEmpty())
        return;
    bundle.notes << FormatNote{fidelity, counted(objects.size(), one, many) + QLatin1String(rest),
                               objects};
}

/// Writes the rows of a table.
class TableWriter {
public:
    TableWriter(const nav::Map& map, const CsvExportOptions& options) : m_options(options)
    {
        if (options.describes)
            m_columns.emplace(map, options.decimal);
        m_out += std::string("x") + options.separator + 'y' + options.separator + "radius";
        if (m_columns)
            m_columns->appendTitles(m_out, options.separator);
        m_out += '\n';
    }

    void row(const nav::MapObject& object)
    {
        const auto& circle = std::get<nav::Circle>(object.geometry);
        number(circle.center.x);
        m_out += m_options.separator;
        number(circle.center.y);
        m_out += m_options.separator;
        number(circle.radius);
        if (m_columns)
            m_columns->appendValues(m_out, object, m_options.separator);
        m_out += '\n';
    }

    /// Whether the row says all about the object.
    bool holds(const nav::MapObject& object) const
    {
        return m_columns ? m_columns->holds(object)
                         : object.name.empty() && object.properties.empty();
    }

    QByteArray bytes() const { return QByteArray::fromStdString(m_out); }

private:
    void number(double value)
    {
        const std::size_t begin = m_out.size();
        nav::appendShortest(m_out, value);
        std::replace(m_out.begin() + std::ptrdiff_t(begin), m_out.end(), '.', m_options.decimal);
    }

    const CsvExportOptions& m_options;
    std::optional<CsvColumns> m_columns;
    std::string m_out;
};

} // namespace

QList<FormatOption> csvExportOptions()
{
    return {
        {"delimiter",
         "between fields: comma, semicolon or tab",
         "comma",
         {"comma", "semicolon", "tab"}},
        {"decimalSign", "sign in numbers: point or comma", "point", {"point", "comma"}},
        {"properties", "columns for names and properties: yes or no", "no", yesOrNo()},
    };
}

Result<CsvExportOptions> csvExportOptionsFrom(const OptionValues& values)
{
    const QString separator = values.value("delimiter");
    CsvExportOptions options;
    options.separator = separator == "semicolon" ? ';' : separator == "tab" ? '\t' : ',';
    options.decimal = values.value("decimalSign") == "comma" ? ',' : '.';
    options.describes = isYes(values, "properties");
    if (options.separator == options.decimal)
        return optionError("decimalSign",
                           "Decimal commas need another delimiter: semicolon or tab.");
    return options;
}

ExportBundle exportCsv(const nav::Map& map, const CsvExportOptions& options)
{
    TableWriter table(map, options);
    QList<nav::ObjectId> written, described, inverted, walls, polygons, markers;
    for (const nav::MapObject& object : map.objects()) {
        const auto* const circle = std::get_if<nav::Circle>(&object.geometry);
        if (isInTable(object)) {
            table.row(object);
            written << object.id;
            if (!table.holds(object))
                described << object.id;
        } else if (circle) {
            inverted << object.id;
        } else if (std::holds_alternative<nav::Wall>(object.geometry)) {
            walls << object.id;
        } else if (std::holds_alternative<nav::Polygon>(object.geometry)) {
            polygons << object.id;
        } else {
            markers << object.id;
        }
    }
    ExportBundle bundle;
    bundle.files << ExportBundle::File{{}, table.bytes()};
    addNote(bundle, Fidelity::exact, written, "circle", "circles", ": exact");
    if (options.describes)
        addNote(bundle, Fidelity::approximated, described, "circle's", "circles'",
                " properties: as text or numbers, or left out");
    else
        addNote(bundle, Fidelity::leftOut, described, "circle's", "circles'",
                " name and properties: left out");
    addNote(bundle, Fidelity::leftOut, inverted, "inverted circle", "inverted circles",
            ": left out");
    addNote(bundle, Fidelity::leftOut, walls, "wall", "walls", ": left out");
    addNote(bundle, Fidelity::leftOut, polygons, "polygon", "polygons", ": left out");
    if (nav::boundingWalls(map.settings))
        bundle.notes << FormatNote{Fidelity::leftOut, "bounds that are walls: left out", {}};
    addNote(bundle, Fidelity::leftOut, markers, "marker", "markers", ": left out");
    return bundle;
}

} // namespace thicket::plugins
