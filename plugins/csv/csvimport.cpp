#include "plugins/csv/csvimport.h"

#include "libnav/counted.h"
#include "libnav/excerpt.h"
#include "plugins/csv/csvtable.h"
#include "plugins/csv/csvtext.h"
#include "plugins/shapes/boundsround.h"
#include "plugins/shapes/ledger.h"
#include "plugins/shapes/objectbudget.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <vector>

namespace thicket::plugins {

namespace {

constexpr double largestCoordinate = 1e9;
/// Over 400,000 circles without names, however short their rows are.
constexpr std::size_t mostBytes = std::size_t(120) << 20;
/// Rows of three long numbers pay for their circles, so that a forest of millions can be read. Few
/// bytes that stand for many circles do not, nor do long names.
constexpr PartEarning rowEarning{12, 52, 32};

class Importer {
public:
    Importer(CsvTable table, const std::string& name, const CsvOptions& options)
        : m_table(std::move(table)), m_options(options)
    {
        m_map.settings.name = name.substr(0, name.rfind('.'));
        m_map.settings.layers.push_back({1, "trees", true, false, {}});
    }

    Result<ImportedMap> run()
    {
        while (true) {
            const Result<std::vector<CsvField>> record = m_table.reader.next();
            if (!record)
                return Unexpected(record.error());
            if (record->empty())
                break;
            if (const auto problem = readCircle(*record))
                return Unexpected(*problem);
        }
        m_map.settings.bounds = boundsRound(m_map);
        return ImportedMap{std::move(m_map), m_ledger.notes()};
    }

private:
    using Problem = std::optional<Error>;
    using Role = CsvColumn::Role;

    Error at(const CsvField& field, std::string message) const
    {
        return {std::move(message), m_table.reader.place(field.line, field.column)};
    }

    static std::size_t lengthOf(const std::vector<CsvField>& record)
    {
        std::size_t length = record.size();
        for (const CsvField& field : record)
            length += field.text.size();
        return length;
    }

    Problem readCircle(const std::vector<CsvField>& record)
    {
        if (record.size() != m_table.columns.size()) {
            const bool tooMany = record.size() > m_table.columns.size();
            const std::string other =
                m_options.hasHeader ? ", the header has " : ", the first row has ";
            return at(tooMany ? record[m_table.columns.size()] : record.back(),
                      "The row has " + counted(record.size(), "field") + other +
                          std::to_string(m_table.columns.size()) + '.');
        }
        if (m_options.skipsIncomplete && isIncomplete(record)) {
            m_ledger.count({"row without all numbers", "rows without all numbers", ": skipped"},
                           FormatNote::Fidelity::leftOut, std::size_t(1));
            return {};
        }
        nav::Circle circle;
        circle.radius = m_options.radius.value_or(0);
        nav::MapObject object;
        object.id = m_map.unusedId();
        object.layer = 1;
        for (std::size_t i = 0; i < record.size(); ++i) {
            if (Problem problem = readField(record[i], m_table.columns[i], circle, object))
                return problem;
        }
        object.geometry = circle;
        m_budget.earn(rowEarning.of(lengthOf(record)));
        if (!m_budget.spend(object))
            return at(record.front(), m_budget.exceeded());
        m_map.append(std::move(object));
        return {};
    }

    bool isIncomplete(const std::vector<CsvField>& record) const
    {
        for (std::size_t i = 0; i < record.size(); ++i) {
            const Role role = m_table.columns[i].role;
            if (role != Role::x && role != Role::y && role != Role::size)
                continue;
            double value = 0;
            const NumberFault fault = readNumber(record[i].text, m_table.decimal, value);
            if (fault == NumberFault::notANumber || fault == NumberFault::notFinite)
                return true;
        }
        return false;
    }

    Problem readField(const CsvField& field, const CsvColumn& column, nav::Circle& circle,
                      nav::MapObject& object) const
    {
        switch (column.role) {
        case Role::x:
            return readCoordinate(field, column, circle.center.x);
        case Role::y:
            return readCoordinate(field, column, circle.center.y);
        case Role::size:
            return readSize(field, column, circle.radius);
        case Role::name:
            object.name = field.text;
            break;
        case Role::none:
            break;
        case Role::property:
            if (const std::string number = withPoint(field.text, m_table.decimal);
                isJsonNumber(number))
                object.properties.emplace(column.title, nav::Json::Number{number});
            else if (!field.text.empty())
                object.properties.emplace(column.title, field.text);
            break;
        }
        if (column.role != Role::none && !isUtf8(field.text))
            return at(field, excerpt(column.title) + " is not UTF-8 text.");
        return {};
    }

    Problem readCoordinate(const CsvField& field, const CsvColumn& column, double& value) const
    {
        const std::string subject = excerpt(column.title) + ' ' + shown(field.text);
        switch (readNumber(field.text, m_table.decimal, value)) {
        case NumberFault::notANumber:
            return at(field, subject + " is not a number" + hintAtComma(field.text) + '.');
        case NumberFault::outOfRange:
            return at(field, subject + " is beyond the range of numbers.");
        case NumberFault::notFinite:
            return at(field, subject + " is not a finite number.");
        case NumberFault::none:
            break;
        }
        if (std::abs(value) > largestCoordinate)
            return at(field, subject + " is beyond 1e9.");
        return {};
    }

    Problem readSize(const CsvField& field, const CsvColumn& column, double& radius) const
    {
        double size = 0;
        if (Problem problem = readCoordinate(field, column, size))
            return problem;
        const std::string subject = excerpt(column.title) + ' ' + excerpt(field.text);
        if (size < 0)
            return at(field, subject + " is negative; it must be 0 or more.");
        radius = m_options.radiusOf(size, m_table.measure);
        if (radius > largestCoordinate)
            return at(field, subject + " makes a radius beyond 1e9.");
        return {};
    }

    std::string hintAtComma(const std::string& text) const
    {
        return m_table.decimal == '.' && decimalSignOf(text) == DecimalSign::comma
                   ? "; for decimal commas, give the option decimal=comma"
                   : "";
    }

    CsvTable m_table;
    const CsvOptions& m_options;
    nav::Map m_map;
    Ledger m_ledger;
    ObjectBudget m_budget{mostBytes};
};

} // namespace

Result<ImportedMap> importCsv(std::string_view bytes, const std::string& name,
                              const CsvOptions& options)
{
    Result<CsvTable> table = openTable(bytes, name, options);
    if (!table)
        return Unexpected(table.error());
    return Importer(*std::move(table), name, options).run();
}

} // namespace thicket::plugins
