#include "app/cli/scenariofile.h"

#include "app/cli/arguments.h"
#include "libnav/counted.h"
#include "libnav/excerpt.h"

#include <array>
#include <charconv>
#include <cmath>

namespace thicket::cli {

namespace {

constexpr std::string_view lineBlanks = " \t\r";
constexpr std::array<std::string_view, 9> titles{"bucket",      "map",          "width",
                                                 "height",      "start column", "start row",
                                                 "goal column", "goal row",     "length"};
constexpr std::size_t mostFields = titles.size() + 1;
constexpr int largestSide = 1 << 20;

std::vector<std::string_view> scenarioFields(std::string_view line)
{
    // Names of maps may have blanks if tabs separate.
    const std::string_view separators = line.find('\t') == std::string_view::npos ? " " : "\t";
    std::vector<std::string_view> fields;
    while (fields.size() < mostFields) {
        const std::size_t begin = line.find_first_not_of(separators);
        if (begin == std::string_view::npos)
            break;
        line.remove_prefix(begin);
        const std::size_t end = std::min(line.find_first_of(separators), line.size());
        fields.push_back(line.substr(0, end));
        line.remove_prefix(end);
    }
    return fields;
}

/// The numbers of one row: width, height, start and goal.
struct ScenarioRow {
    std::array<int, 6> numbers{};
    int width() const { return numbers[0]; }
    int height() const { return numbers[1]; }
    nav::Point center(std::size_t i) const { return {numbers[i] + 0.5, numbers[i + 1] + 0.5}; }
};

Unexpected noWhole(std::string_view title, std::string_view text, int least, int most,
                   const std::string& place)
{
    return Unexpected("The " + std::string(title) + " \"" + excerpt(text) +
                          "\" is not a whole number from " + std::to_string(least) + " to " +
                          std::to_string(most) + '.',
                      place);
}

Result<ScenarioRow> scenarioRow(std::string_view line, const std::string& place)
{
    const std::vector<std::string_view> fields = scenarioFields(line);
    if (fields.size() != titles.size()) {
        return Unexpected("The row has " + countedUpTo(mostFields, fields.size(), "field") +
                              ", it must have 9: bucket, map, width, height, start, goal "
                              "and length.",
                          place);
    }
    ScenarioRow row;
    for (std::size_t i = 0; i < row.numbers.size(); ++i) {
        const bool isSide = i < 2;
        const int least = isSide ? 1 : 0;
        const int most = isSide ? largestSide : row.numbers[i % 2] - 1;
        const std::string_view text = fields[i + 2];
        const char* const end = text.data() + text.size();
        const auto read = std::from_chars(text.data(), end, row.numbers[i]);
        const int number = row.numbers[i];
        if (read.ec != std::errc() || read.ptr != end || number < least || number > most)
            return noWhole(titles[i + 2], text, least, most, place);
    }
    for (const std::size_t i : {std::size_t(0), titles.size() - 1}) {
        if (!numberFrom(fields[i], 0))
            return Unexpected("The " + std::string(titles[i]) + " \"" + excerpt(fields[i]) +
                                  "\" is not a number from 0 to 1e9.",
                              place);
    }
    return row;
}

} // namespace

bool isScenario(std::string_view bytes) { return bytes.starts_with("version"); }

Result<QueryFile> parseScenario(std::string_view bytes, const std::string& name)
{
    QueryFile file{name, {}, {}};
    for (int number = 1; !bytes.empty(); ++number) {
        const std::size_t end = std::min(bytes.find('\n'), bytes.size());
        std::string_view line = bytes.substr(0, end);
        bytes.remove_prefix(std::min(end + 1, bytes.size()));
        line = line.substr(0, line.find_last_not_of(lineBlanks) + 1);
        if (number == 1 || line.empty())
            continue;
        const std::string place = name + ": line " + std::to_string(number);
        const Result<ScenarioRow> row = scenarioRow(line, place);
        if (!row)
            return Unexpected(row.error());
        const QueryGrid grid{row->width(), row->height()};
        if (file.grid && !(*file.grid == grid))
            return Unexpected("The row is for another width or height than those before.", place);
        file.grid = grid;
        file.queries.push_back({row->center(2), row->center(4)});
    }
    return file;
}

Result<std::vector<Query>> placedQueries(QueryFile file, const nav::MapSettings& settings)
{
    if (!file.grid || !settings.bounds)
        return std::move(file.queries);
    const nav::Box& bounds = *settings.bounds;
    const double cell = bounds.width() / file.grid->columns;
    const double other = bounds.height() / file.grid->rows;
    if (std::abs(cell - other) > 1e-6 * cell || !(cell > 0))
        return Unexpected("The queries are for a grid of " + std::to_string(file.grid->columns) +
                              " by " + std::to_string(file.grid->rows) +
                              " cells; the map's bounds have another shape.",
                          file.name);
    for (Query& query : file.queries) {
        query.start = bounds.min + cell * query.start;
        query.goal = bounds.min + cell * query.goal;
    }
    return std::move(file.queries);
}

} // namespace thicket::cli
