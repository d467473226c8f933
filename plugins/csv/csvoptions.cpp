#include "plugins/csv/csvoptions.h"

#include "libnav/excerpt.h"
#include "plugins/api/formatoptions.h"

#include <array>
#include <charconv>
#include <numbers>
#include <utility>

namespace thicket::plugins {

namespace {

constexpr std::array<std::pair<const char*, char>, 4> separators{
    {{"comma", ','}, {"semicolon", ';'}, {"tab", '\t'}, {"space", ' '}}};
constexpr std::array<std::pair<const char*, CsvMeasure>, 3> measures{
    {{"radius", CsvMeasure::radius},
     {"diameter", CsvMeasure::diameter},
     {"girth", CsvMeasure::girth}}};
constexpr std::array<std::pair<const char*, double>, 3> units{
    {{"m", 1}, {"cm", 100}, {"mm", 1000}}};
constexpr std::array<std::pair<const char*, char>, 2> decimals{{{"point", '.'}, {"comma", ','}}};
constexpr std::array<std::pair<const char*, bool>, 2> headers{{{"yes", true}, {"no", false}}};
constexpr std::array<std::pair<const char*, bool>, 2> incompletes{
    {{"refuse", false}, {"skip", true}}};

/// The words of one option, and what they stand for. Unset: nullopt.
template <class Table> Result<std::optional<typename Table::value_type::second_type>>
wordOf(const OptionValues& values, const char* key, const Table& words)
{
    using Value = typename Table::value_type::second_type;
    const QString given = values.value(key);
    if (given.isEmpty())
        return std::optional<Value>();
    std::string known;
    for (const auto& [word, value] : words) {
        if (given == QLatin1String(word))
            return std::optional<Value>(value);
        known += (known.empty() ? "" : ", ") + std::string(word);
    }
    return optionError(key, '"' + excerpt(given.toStdString()) + "\" is none of: " + known + '.');
}

Result<std::optional<double>> numberOf(const OptionValues& values, const char* key, bool isPositive)
{
    const std::string text = values.value(key).toStdString();
    if (text.empty())
        return std::optional<double>();
    double number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    const bool isNumber = error == std::errc() && end == text.data() + text.size();
    if (!isNumber || !(number >= 0 && number <= 1e9) || (isPositive && number == 0)) {
        return optionError(key, '"' + excerpt(text) + "\" is not a number " +
                                    (isPositive ? "above 0 and up to 1e9." : "from 0 to 1e9."));
    }
    return std::optional<double>(number);
}

template <class Table, class Value> const char* word(const Table& words, Value value)
{
    for (const auto& [word, meaning] : words) {
        if (meaning == value)
            return word;
    }
    return "";
}

} // namespace

double CsvOptions::radiusOf(double number, CsvMeasure meaning) const
{
    const double divisor = meaning == CsvMeasure::radius     ? 1
                           : meaning == CsvMeasure::diameter ? 2
                                                             : 2 * std::numbers::pi;
    // One division: 33.5 cm of diameter are the number that 33.5 / 200 is.
    return number * factor / (unitsPerMetre * divisor);
}

QList<FormatOption> csvImportOptions()
{
    return {
        {"x", "the column of x, by title or number (x)", {}},
        {"y", "the column of y (y)", {}},
        {"size", "the column of the circles' sizes (radius)", {}},
        {"measure", "what the sizes are: radius, diameter or girth", {}},
        {"unit", "unit of the sizes, where 1 in the map is a metre: m, cm or mm (m)", {}},
        {"factor", "sizes are multiplied by it (1)", {}},
        {"radius", "every circle's radius, for files without a column radius", {}},
        {"separator", "between fields: comma, semicolon, tab or space (as the header shows)", {}},
        {"decimal", "sign in numbers: point or comma (as the first rows show)", {}},
        {"header", "whether the first row names the columns: yes or no (yes)", {}},
        {"incomplete", "rows without numbers for place and size: refuse or skip (refuse)", {}},
    };
}

Result<CsvOptions> csvOptionsFrom(const OptionValues& values)
{
    CsvOptions options;
    options.x = values.value("x").toStdString();
    options.y = values.value("y").toStdString();
    options.size = values.value("size").toStdString();
    std::optional<Error> problem;
    const auto take = [&problem](auto given, const auto& set) {
        if (!given && !problem)
            problem = given.error();
        else if (given && *given)
            set(**given);
    };
    take(wordOf(values, "measure", measures), [&](auto value) { options.measure = value; });
    take(wordOf(values, "unit", units), [&](double value) { options.unitsPerMetre = value; });
    take(numberOf(values, "factor", true), [&](double value) { options.factor = value; });
    take(numberOf(values, "radius", false), [&](double value) { options.radius = value; });
    take(wordOf(values, "separator", separators), [&](char value) { options.separator = value; });
    take(wordOf(values, "decimal", decimals), [&](char value) { options.decimal = value; });
    take(wordOf(values, "header", headers), [&](bool value) { options.hasHeader = value; });
    take(wordOf(values, "incomplete", incompletes),
         [&](bool value) { options.skipsIncomplete = value; });
    if (problem)
        return Unexpected(*problem);
    return options;
}

const char* separatorWord(char separator) { return word(separators, separator); }
const char* decimalWord(char decimal) { return word(decimals, decimal); }
const char* measureWord(CsvMeasure measure) { return word(measures, measure); }

} // namespace thicket::plugins
