#include "plugins/csv/csvtable.h"

#include "libnav/excerpt.h"
#include "plugins/api/formatoptions.h"
#include "plugins/csv/csvtext.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <unordered_set>

namespace thicket::plugins {

namespace {

using Problem = std::optional<Error>;
using Role = CsvColumn::Role;

/// The roles that an option can give to a column.
struct RoleOption {
    Role role;
    const char* key;
    const char* title; ///< of the column without the option
    std::string CsvOptions::*column;
};
constexpr std::array<RoleOption, 3> roleOptions{
    {{Role::x, "x", "x", &CsvOptions::x},
     {Role::y, "y", "y", &CsvOptions::y},
     {Role::size, "size", "radius", &CsvOptions::size}}};

std::string columnNumber(std::size_t index) { return "column " + std::to_string(index + 1); }

/// Finds the roles of the columns that a first record has.
class Columns {
public:
    Columns(const CsvOptions& options, const CsvReader& reader, const std::vector<CsvField>& first)
        : m_options(options), m_reader(reader), m_first(first)
    {}

    Problem find()
    {
        for (std::size_t i = 0; i < m_first.size(); ++i)
            m_columns.push_back(
                {Role::property, m_options.hasHeader ? m_first[i].text : columnNumber(i)});
        if (m_options.hasHeader) {
            if (Problem problem = readTitles())
                return problem;
        }
        for (const RoleOption& option : roleOptions) {
            if (Problem problem = give(option))
                return problem;
        }
        return missing();
    }
    std::vector<CsvColumn> taken() { return std::move(m_columns); }

private:
    Error at(const CsvField& field, std::string message) const
    {
        return {std::move(message), m_reader.place(field.line, field.column)};
    }

    /// The role that a title alone gives.
    Role roleOf(const std::string& title) const
    {
        const std::string word = lowered(title);
        for (const RoleOption& option : roleOptions) {
            if (word == option.title && (m_options.*option.column).empty())
                return option.role;
        }
        return word == "name" ? Role::name : Role::property;
    }

    Problem readTitles()
    {
        std::unordered_set<std::string> seen; // of columns with a role, lower case
        for (std::size_t i = 0; i < m_first.size(); ++i) {
            const CsvField& field = m_first[i];
            if (!isUtf8(field.text))
                return at(field,
                          "The header is not UTF-8 text; it must name the columns x,y,radius.");
            // R and pandas number the rows in a first column without a name.
            if (field.text.empty() && i == 0 && m_first.size() > 1) {
                m_columns[i].role = Role::none;
                continue;
            }
            if (field.text.empty())
                return at(field, "This column of the header has no name.");
            m_columns[i].role = roleOf(field.text);
            const bool isProperty = m_columns[i].role == Role::property;
            if (!seen.insert(isProperty ? field.text : lowered(field.text)).second)
                return at(field, "The header names the column " + shown(field.text) + " twice.");
        }
        return {};
    }

    std::optional<std::size_t> columnNamed(const std::string& wanted) const
    {
        const auto byTitle = [this](auto fits) -> std::optional<std::size_t> {
            const auto found = std::find_if(m_columns.begin(), m_columns.end(), fits);
            if (found == m_columns.end())
                return std::nullopt;
            return std::size_t(found - m_columns.begin());
        };
        if (const auto exact = byTitle([&](const auto& each) { return each.title == wanted; }))
            return exact;
        const std::string word = lowered(wanted);
        if (const auto like =
                byTitle([&](const auto& each) { return lowered(each.title) == word; }))
            return like;
        std::size_t number = 0;
        const char* const last = wanted.data() + wanted.size();
        const auto [end, error] = std::from_chars(wanted.data(), last, number);
        const bool isColumn =
            error == std::errc() && end == last && number >= 1 && number <= m_columns.size();
        return isColumn ? std::optional(number - 1) : std::nullopt;
    }

    Problem give(const RoleOption& option)
    {
        const std::string& wanted = m_options.*option.column;
        if (wanted.empty())
            return {};
        const auto index = columnNamed(wanted);
        if (!index) {
            return optionError(option.key, "There is no column " + shown(wanted) + "; there are " +
                                               titles() + '.')
                .error();
        }
        const Role before = m_columns[*index].role;
        if (before == Role::x || before == Role::y || before == Role::size) {
            return optionError(option.key,
                               "The column " + shown(wanted) + " has another use already.")
                .error();
        }
        m_columns[*index].role = option.role;
        return {};
    }

    std::string titles() const
    {
        constexpr std::size_t most = 8;
        std::string list;
        for (std::size_t i = 0; i < std::min(most, m_columns.size()); ++i)
            list += (i == 0 ? "" : ", ") + excerpt(m_columns[i].title);
        return m_columns.size() > most ? list + ", ..." : list;
    }

    const CsvColumn* with(Role role) const
    {
        const auto found = std::find_if(m_columns.begin(), m_columns.end(),
                                        [role](const auto& each) { return each.role == role; });
        return found == m_columns.end() ? nullptr : &*found;
    }

    Problem missing() const
    {
        const CsvField& first = m_first.front();
        for (const char* key : {"x", "y"}) {
            if (!with(*key == 'x' ? Role::x : Role::y))
                return at(first, std::string("There is no column ") + key +
                                     "; name it with the option " + key +
                                     "=COLUMN, one of: " + titles() + hintAtHeader() + '.');
        }
        const CsvColumn* const size = with(Role::size);
        if (!size && !m_options.radius)
            return at(first, "There is no column radius. Name the column of sizes with the options "
                             "size=COLUMN (one of: " +
                                 titles() +
                                 "), measure=radius|diameter|girth and unit=m|cm|mm, or give every "
                                 "circle's radius with the option radius=NUMBER.");
        if (size && m_options.radius)
            return at(first, "The file has a column radius, so the option radius cannot be given.");
        if (size && !m_options.measure && lowered(size->title) != "radius") {
            return at(first, "Say what the column " + shown(size->title) +
                                 " is with the option measure=radius|diameter|girth.");
        }
        return {};
    }

    std::string hintAtHeader() const
    {
        double number = 0;
        const bool areNumbers = std::all_of(m_first.begin(), m_first.end(), [&](const auto& field) {
            return readNumber(field.text, '.', number) == NumberFault::none;
        });
        return m_options.hasHeader && areNumbers ? "; if there is no header, give header=no" : "";
    }

    const CsvOptions& m_options;
    const CsvReader& m_reader;
    const std::vector<CsvField>& m_first;
    std::vector<CsvColumn> m_columns;
};

bool namesPlaces(const std::vector<CsvField>& header)
{
    const auto names = [&header](const char* title) {
        return std::any_of(header.begin(), header.end(),
                           [title](const auto& field) { return lowered(field.text) == title; });
    };
    return names("x") && names("y");
}

} // namespace

std::vector<std::vector<CsvField>> firstRecords(std::string_view bytes, char separator,
                                                std::size_t most)
{
    std::vector<std::vector<CsvField>> records;
    CsvReader reader(bytes.substr(0, csvDecidingBytes), {}, separator);
    while (records.size() < most) {
        Result<std::vector<CsvField>> record = reader.next();
        const bool isCut = reader.position() == csvDecidingBytes && bytes.size() > csvDecidingBytes;
        if (!record || record->empty() || (isCut && !records.empty()))
            break;
        records.push_back(std::move(*record));
    }
    return records;
}

char separatorOf(std::string_view bytes)
{
    const auto header = [bytes](char separator) {
        const auto records = firstRecords(bytes, separator, 1);
        return records.empty() ? std::vector<CsvField>() : records.front();
    };
    for (const char separator : {',', ';', '\t', ' '}) {
        if (namesPlaces(header(separator)))
            return separator;
    }
    for (const char separator : {';', '\t', ',', ' '}) {
        if (header(separator).size() > 1)
            return separator;
    }
    return ',';
}

char decimalOf(const std::vector<std::vector<CsvField>>& records,
               const std::vector<std::size_t>& columns)
{
    bool hasComma = false;
    for (const std::vector<CsvField>& record : records) {
        for (const std::size_t column : columns) {
            const auto sign =
                column < record.size() ? decimalSignOf(record[column].text) : DecimalSign::none;
            if (sign == DecimalSign::point)
                return '.';
            hasComma = hasComma || sign == DecimalSign::comma;
        }
    }
    return hasComma ? ',' : '.';
}

std::vector<std::size_t> numberColumns(const CsvTable& table)
{
    std::vector<std::size_t> columns;
    for (std::size_t i = 0; i < table.columns.size(); ++i) {
        const Role role = table.columns[i].role;
        if (role == Role::x || role == Role::y || role == Role::size)
            columns.push_back(i);
    }
    return columns;
}

Result<CsvTable> openTable(std::string_view bytes, const std::string& name,
                           const CsvOptions& options)
{
    const char separator = options.separator ? *options.separator : separatorOf(bytes);
    CsvTable table{CsvReader(bytes, name, separator), {}, CsvMeasure::radius, '.'};
    const Result<std::vector<CsvField>> first = table.reader.next();
    if (!first)
        return Unexpected(first.error());
    if (first->empty())
        return Unexpected("The file is empty; it must begin with the header x,y,radius.",
                          table.reader.place(1, 1));
    Columns columns(options, table.reader, *first);
    if (const auto problem = columns.find())
        return Unexpected(*problem);
    table.columns = columns.taken();
    table.measure = options.measure.value_or(CsvMeasure::radius);
    if (!options.hasHeader)
        table.reader = CsvReader(bytes, name, separator);
    if (options.decimal)
        table.decimal = *options.decimal;
    else if (separator != ',')
        table.decimal = decimalOf(firstRecords(bytes, separator, 1000), numberColumns(table));
    return table;
}

} // namespace thicket::plugins
