#include "app/cli/queryfile.h"

#include "app/cli/arguments.h"
#include "app/cli/scenariofile.h"
#include "libnav/counted.h"
#include "libnav/excerpt.h"
#include "libnav/files/readfile.h"

#include <algorithm>
#include <array>
#include <filesystem>
#include <string_view>

namespace thicket::cli {

namespace {

constexpr std::size_t mostFields = 100;
constexpr std::array<std::string_view, 4> header{"start_x", "start_y", "goal_x", "goal_y"};

std::string_view trimmed(std::string_view text)
{
    constexpr std::string_view blanks = " \t\r";
    const std::size_t begin = text.find_first_not_of(blanks);
    if (begin == std::string_view::npos)
        return {};
    return text.substr(begin, text.find_last_not_of(blanks) - begin + 1);
}

/// The first line. It is removed from the text with its line end.
std::string_view takenLine(std::string_view& text)
{
    const std::size_t end = text.find('\n');
    const std::string_view line = text.substr(0, end);
    text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
    return line;
}

/// At most `mostFields`: more are an error, however many.
std::vector<std::string_view> fieldsOf(std::string_view line)
{
    std::vector<std::string_view> fields;
    while (true) {
        const std::size_t comma = line.find(',');
        fields.push_back(trimmed(line.substr(0, comma)));
        if (comma == std::string_view::npos || fields.size() == mostFields)
            return fields;
        line.remove_prefix(comma + 1);
    }
}

bool isHeader(const std::vector<std::string_view>& fields)
{
    return std::ranges::equal(fields, header);
}

Result<Query> queryFrom(const std::vector<std::string_view>& fields, const std::string& place)
{
    if (fields.size() != header.size())
        return Unexpected("The row has " + countedUpTo(mostFields, fields.size(), "field") +
                              ", it must have 4.",
                          place);
    std::array<double, 4> numbers{};
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        const auto number = numberFrom(fields[i]);
        if (!number) {
            return Unexpected(std::string(header[i]) + " \"" + excerpt(fields[i]) +
                                  "\" is not a number within 1e9.",
                              place);
        }
        numbers[i] = *number;
    }
    return Query{{numbers[0], numbers[1]}, {numbers[2], numbers[3]}};
}

} // namespace

Result<QueryFile> parseQueries(std::string_view bytes, const std::string& name)
{
    if (bytes.starts_with("\xEF\xBB\xBF"))
        bytes.remove_prefix(3);
    if (isScenario(bytes))
        return parseScenario(bytes, name);
    QueryFile file{name, {}, {}};
    bool hasHeader = false;
    for (int line = 1; !bytes.empty(); ++line) {
        const std::string_view text = trimmed(takenLine(bytes));
        if (text.empty())
            continue;
        const std::string place = name + ": line " + std::to_string(line);
        const std::vector<std::string_view> fields = fieldsOf(text);
        if (!hasHeader && !isHeader(fields))
            return Unexpected("The header must be start_x,start_y,goal_x,goal_y.", place);
        if (!hasHeader) {
            hasHeader = true;
            continue;
        }
        const Result<Query> query = queryFrom(fields, place);
        if (!query)
            return Unexpected(query.error());
        file.queries.push_back(*query);
    }
    if (!hasHeader)
        return Unexpected("The file is empty; it must begin with the header "
                          "start_x,start_y,goal_x,goal_y.",
                          name);
    return file;
}

Result<QueryFile> readQueries(const std::string& path)
{
    const Result<std::string> bytes = nav::readFile(path);
    if (!bytes)
        return Unexpected(bytes.error());
    return parseQueries(*bytes, std::filesystem::path(path).filename().string());
}

} // namespace thicket::cli
