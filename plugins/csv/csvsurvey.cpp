#include "plugins/csv/csvsurvey.h"

#include "plugins/csv/csvguess.h"
#include "plugins/csv/csvtable.h"
#include "plugins/csv/csvtext.h"

#include <algorithm>

namespace thicket::plugins {

namespace {

using Record = std::vector<CsvField>;

constexpr std::size_t sampledRecords = 1000;
constexpr std::size_t shownRows = 50;
constexpr std::size_t shownColumns = 100;

bool isNumber(const CsvField& field)
{
    double value = 0;
    return readNumber(field.text, '.', value) == NumberFault::none ||
           readNumber(field.text, ',', value) == NumberFault::none;
}

bool areNumbers(const Record& record)
{
    return std::all_of(record.begin(), record.end(), isNumber);
}

QString textOf(const CsvField& field) { return QString::fromStdString(field.text); }

/// The same for files with the same header.
QString kindOf(const Record& first, char separator)
{
    QStringList words{separatorWord(separator)};
    if (areNumbers(first))
        return words.first() + ' ' + QString::number(first.size());
    for (const CsvField& field : first)
        words << textOf(field);
    return words.join('\n');
}

/// How the table is written: as given, else as found.
struct Dialect {
    char separator = ',';
    char decimal = '.';
    bool hasHeader = true;
};

OptionValues completed(const OptionValues& given, const Dialect& dialect)
{
    OptionValues values = given;
    const auto complete = [&values](const char* key, const QString& value) {
        if (values.value(key).isEmpty())
            values.insert(key, value);
    };
    complete("separator", separatorWord(dialect.separator));
    complete("decimal", decimalWord(dialect.decimal));
    complete("header", dialect.hasHeader ? "yes" : "no");
    return values;
}

std::vector<std::size_t> allColumns(std::size_t count)
{
    std::vector<std::size_t> columns(count);
    for (std::size_t i = 0; i < count; ++i)
        columns[i] = i;
    return columns;
}

/// Counts the records that are whole.
void measure(ImportSurvey& survey, std::string_view head, char separator)
{
    CsvReader reader(head, {}, separator);
    while (true) {
        const Result<Record> record = reader.next();
        const std::size_t end = reader.position();
        const bool isWhole = record && !record->empty() && end > 0 &&
                             (head[end - 1] == '\n' || head[end - 1] == '\r');
        if (!isWhole)
            return;
        survey.bytes = qsizetype(end);
        ++survey.rowCount;
    }
}

void showRows(ImportSurvey& survey, const std::vector<Record>& records, std::size_t begin)
{
    for (std::size_t i = begin; i < std::min(records.size(), begin + shownRows); ++i) {
        QStringList row;
        for (std::size_t j = 0; j < std::min(records[i].size(), shownColumns); ++j)
            row << textOf(records[i][j]);
        survey.rows << row;
    }
}

/// Whether the file can be read without an answer. Commas in all its numbers are a doubt.
bool isClear(std::string_view head, const CsvOptions& options, const std::vector<Record>& records)
{
    const Result<CsvTable> table = openTable(head, {}, options);
    return table &&
           (options.decimal || table->decimal == decimalOf(records, numberColumns(*table)));
}

} // namespace

ImportSurvey surveyCsv(std::string_view head, const OptionValues& given)
{
    ImportSurvey survey;
    survey.options = given;
    const Result<CsvOptions> options = csvOptionsFrom(given);
    if (!options)
        return survey;
    Dialect dialect;
    dialect.separator = options->separator ? *options->separator : separatorOf(head);
    std::vector<Record> records = firstRecords(head, dialect.separator, sampledRecords);
    const bool isText =
        !records.empty() && std::all_of(records.front().begin(), records.front().end(),
                                        [](const CsvField& field) { return isUtf8(field.text); });
    const bool wasChosen = !given.value("separator").isEmpty();
    if (!isText || (records.front().size() < 2 && !wasChosen))
        return survey; // no table: nothing that a user could answer
    const Record first = records.front();
    dialect.decimal = decimalOf(records, allColumns(first.size()));
    dialect.hasHeader = given.value("header").isEmpty() ? !areNumbers(first) : options->hasHeader;

    survey.isClear = isClear(head, *options, records);
    survey.kind = kindOf(first, dialect.separator);
    const std::size_t begin = dialect.hasHeader ? 1 : 0;
    showRows(survey, records, begin);
    for (std::size_t i = 0; i < std::min(first.size(), shownColumns); ++i)
        survey.columns << (dialect.hasHeader ? textOf(first[i]) : QString::number(i + 1));
    measure(survey, head, dialect.separator);
    survey.rowCount = std::max<qsizetype>(survey.rowCount - qsizetype(begin), 0);

    const OptionValues values = completed(given, dialect);
    CsvSample sample{{},
                     {},
                     values.value("decimal") == "comma" ? ',' : '.',
                     first.size(),
                     std::size_t(survey.rowCount)};
    if (dialect.hasHeader) {
        for (const CsvField& field : first)
            sample.titles.push_back(field.text);
    }
    records.erase(records.begin(), records.begin() + std::ptrdiff_t(begin));
    sample.records = std::move(records);
    survey.options = guessedColumns(sample, values);
    return survey;
}

} // namespace thicket::plugins
