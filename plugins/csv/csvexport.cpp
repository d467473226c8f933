#include "plugins/csv/csvexport.h"

#include "plugins/api/formatoptions.h"
#include "plugins/csv/csvcolumns.h"
#include "plugins/shapes/frameoptions.h"
#include "plugins/shapes/kinds.h"

#include <algorithm>
#include <optional>

namespace thicket::plugins {

namespace {

using Fidelity = FormatNote::Fidelity;

/// What no row holds. An import has the layer "trees" and nothing else.
void countRest(Ledger& ledger, const nav::Map& map)
{
    const std::vector<nav::Layer>& layers = map.settings.layers;
    const bool isAsImported = layers.size() == 1 && layers[0] == nav::Layer{layers[0].id, "trees"};
    ledger.count({"layer", "layers", ": left out"}, Fidelity::leftOut,
                 isAsImported ? 0 : layers.size());
    ledger.countLeftovers(map, {.layers = false});
}

/// Writes the rows of a table.
class TableWriter {
public:
    TableWriter(const nav::Map& map, const CsvExportOptions& options, const Frame& frame)
        : m_options(options), m_frame(frame)
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
        const nav::Point center = m_frame.toFile(circle.center);
        number(center.x);
        m_out += m_options.separator;
        number(m_frame.flips() && center.y == 0 ? 0 : center.y);
        m_out += m_options.separator;
        number(circle.radius * m_frame.scale());
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
    const Frame& m_frame;
    std::optional<CsvColumns> m_columns;
    std::string m_out;
};

} // namespace

QList<FormatOption> csvExportOptions()
{
    return QList<FormatOption>{
               {"delimiter",
                "between fields: comma, semicolon or tab",
                "comma",
                {"comma", "semicolon", "tab"}},
               {"decimalSign", "sign in numbers: point or comma", "point", {"point", "comma"}},
               {"properties", "columns for names and properties: yes or no", "no", yesOrNo()},
           } +
           frameOptions();
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

ExportBundle exportCsv(const nav::Map& map, const CsvExportOptions& options, const Frame& frame)
{
    const LedgerLine properties =
        options.describes
            ? LedgerLine{"circle's", "circles'", " properties: as text or numbers, or left out"}
            : LedgerLine{"circle's", "circles'", " name and properties: left out"};
    TableWriter table(map, options, frame);
    Ledger ledger;
    for (const nav::MapObject& object : map.objects()) {
        if (!isInTable(object)) {
            countLeftOut(ledger, object);
            continue;
        }
        table.row(object);
        countWritten(ledger, object, frame);
        if (!table.holds(object))
            ledger.count(properties, options.describes ? Fidelity::approximated : Fidelity::leftOut,
                         object.id);
    }
    countRest(ledger, map);
    return {{{{}, table.bytes()}}, ledger.notes()};
}

} // namespace thicket::plugins
