#include "plugins/csv/csvimport.h"

#include "libnav/excerpt.h"
#include "plugins/csv/csvreader.h"

#include <QStringDecoder>

#include <algorithm>
#include <charconv>
#include <cmath>
#include <unordered_set>
#include <vector>

namespace thicket::plugins {

namespace {

constexpr double largestCoordinate = 1e9;

struct Column {
    enum class Role { x, y, radius, name, property };
    Role role = Role::property;
    std::string title;
};

std::string lowered(std::string text)
{
    for (char& c : text) {
        if (c >= 'A' && c <= 'Z')
            c = char(c - 'A' + 'a');
    }
    return text;
}

Column::Role roleOf(const std::string& title)
{
    const std::string word = lowered(title);
    if (word == "x")
        return Column::Role::x;
    if (word == "y")
        return Column::Role::y;
    if (word == "radius")
        return Column::Role::radius;
    return word == "name" ? Column::Role::name : Column::Role::property;
}

bool isUtf8(const std::string& text)
{
    QStringDecoder decoder(QStringDecoder::Utf8, QStringDecoder::Flag::Stateless);
    [[maybe_unused]] const QString decoded =
        decoder(QByteArrayView(text.data(), qsizetype(text.size())));
    return !decoder.hasError();
}

/// Whether the text is a number in JSON's syntax, so that its digits can be kept.
bool isJsonNumber(const std::string& text)
{
    const auto digits = [&text](std::size_t& i) {
        const std::size_t begin = i;
        while (i < text.size() && text[i] >= '0' && text[i] <= '9')
            ++i;
        return i - begin;
    };
    std::size_t i = text.starts_with('-') ? 1 : 0;
    const std::size_t whole = i;
    if (const std::size_t count = digits(i); count == 0 || (count > 1 && text[whole] == '0'))
        return false;
    if (i < text.size() && text[i] == '.') {
        ++i;
        if (digits(i) == 0)
            return false;
    }
    if (i < text.size() && (text[i] == 'e' || text[i] == 'E')) {
        ++i;
        if (i < text.size() && (text[i] == '+' || text[i] == '-'))
            ++i;
        if (digits(i) == 0)
            return false;
    }
    return i == text.size();
}

std::string shown(const std::string& text) { return '"' + excerpt(text) + '"'; }

class Importer {
public:
    Importer(std::string_view bytes, const std::string& name, std::optional<double> radius)
        : m_reader(bytes, name), m_radius(radius)
    {
        m_map.settings.name = name.substr(0, name.rfind('.'));
        m_map.settings.layers.push_back({1, "trees", true, false, {}});
    }

    Result<nav::Map> run()
    {
        if (const auto problem = readHeader())
            return Unexpected(*problem);
        while (true) {
            const Result<std::vector<CsvField>> record = m_reader.next();
            if (!record)
                return Unexpected(record.error());
            if (record->empty())
                break;
            if (const auto problem = readCircle(*record))
                return Unexpected(*problem);
        }
        const nav::Box extent = m_map.extent();
        if (!extent.isEmpty())
            m_map.settings.bounds = extent;
        return std::move(m_map);
    }

private:
    using Problem = std::optional<Error>;

    Error at(const CsvField& field, std::string message) const
    {
        return {std::move(message), m_reader.place(field.line, field.column)};
    }

    Problem readHeader()
    {
        const Result<std::vector<CsvField>> header = m_reader.next();
        if (!header)
            return header.error();
        if (header->empty())
            return Error{"The file is empty; it must begin with the header x,y,radius.",
                         m_reader.place(1, 1)};
        for (const CsvField& field : *header) {
            if (Problem problem = addColumn(field))
                return problem;
        }
        return missingColumn(header->front());
    }

    Problem addColumn(const CsvField& field)
    {
        if (!isUtf8(field.text))
            return at(field, "The header is not UTF-8 text; it must name the columns x,y,radius.");
        if (field.text.empty())
            return at(field, "This column of the header has no name.");
        const Column column{roleOf(field.text), field.text};
        const bool isProperty = column.role == Column::Role::property;
        if (!m_titles.insert(isProperty ? field.text : lowered(field.text)).second)
            return at(field, "The header names the column " + shown(field.text) + " twice.");
        m_columns.push_back(column);
        return {};
    }

    bool has(Column::Role role) const
    {
        return std::any_of(m_columns.begin(), m_columns.end(),
                           [role](const Column& column) { return column.role == role; });
    }

    Problem missingColumn(const CsvField& first) const
    {
        const char* const rest = "; the header must name x, y and radius, separated by commas.";
        if (!has(Column::Role::x))
            return at(first, std::string("There is no column x") + rest);
        if (!has(Column::Role::y))
            return at(first, std::string("There is no column y") + rest);
        if (!has(Column::Role::radius) && !m_radius)
            return at(first, "There is no column radius; give every circle's with the option "
                             "radius=NUMBER.");
        if (has(Column::Role::radius) && m_radius)
            return at(first, "The file has a column radius, so the option radius cannot be given.");
        return {};
    }

    Problem readCircle(const std::vector<CsvField>& record)
    {
        if (record.size() != m_columns.size()) {
            const bool tooMany = record.size() > m_columns.size();
            return at(tooMany ? record[m_columns.size()] : record.back(),
                      "The row has " + std::to_string(record.size()) + " fields, the header has " +
                          std::to_string(m_columns.size()) + '.');
        }
        nav::Circle circle;
        circle.radius = m_radius.value_or(0);
        nav::MapObject object;
        object.id = m_map.unusedId();
        object.layer = 1;
        for (std::size_t i = 0; i < record.size(); ++i) {
            if (Problem problem = readField(record[i], m_columns[i], circle, object))
                return problem;
        }
        object.geometry = circle;
        m_map.append(std::move(object));
        return {};
    }

    Problem readField(const CsvField& field, const Column& column, nav::Circle& circle,
                      nav::MapObject& object) const
    {
        switch (column.role) {
        case Column::Role::x:
            return readNumber(field, column, circle.center.x);
        case Column::Role::y:
            return readNumber(field, column, circle.center.y);
        case Column::Role::radius:
            if (Problem problem = readNumber(field, column, circle.radius))
                return problem;
            if (circle.radius < 0)
                return at(field,
                          "radius " + excerpt(field.text) + " is negative; it must be 0 or more.");
            return {};
        case Column::Role::name:
            object.name = field.text;
            break;
        case Column::Role::property:
            if (isJsonNumber(field.text))
                object.properties.emplace(column.title, nav::Json::Number{field.text});
            else if (!field.text.empty())
                object.properties.emplace(column.title, field.text);
            break;
        }
        if (!isUtf8(field.text))
            return at(field, excerpt(column.title) + " is not UTF-8 text.");
        return {};
    }

    Problem readNumber(const CsvField& field, const Column& column, double& value) const
    {
        std::string_view text = field.text;
        if (text.size() > 1 && text[0] == '+' && text[1] != '-')
            text.remove_prefix(1);
        const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
        const bool whole = end == text.data() + text.size();
        const std::string subject = excerpt(column.title) + ' ' + shown(field.text);
        if (text.empty() || error == std::errc::invalid_argument || !whole)
            return at(field, subject + " is not a number.");
        if (error == std::errc::result_out_of_range)
            return at(field, subject + " is beyond the range of numbers.");
        if (!std::isfinite(value))
            return at(field, subject + " is not a finite number.");
        if (std::abs(value) > largestCoordinate)
            return at(field, subject + " is beyond 1e9.");
        return {};
    }

    CsvReader m_reader;
    std::optional<double> m_radius;
    std::vector<Column> m_columns;
    std::unordered_set<std::string> m_titles; // of columns with a role, lower case
    nav::Map m_map;
};

} // namespace

Result<nav::Map> importCsv(std::string_view bytes, const std::string& name,
                           std::optional<double> radius)
{
    return Importer(bytes, name, radius).run();
}

} // namespace thicket::plugins
