#include "tests/support/published/scenario.h"

#include "tests/support/published/tokens.h"

#include <cstdio>

namespace thicket::test {

namespace {

std::vector<ScenarioRow> readRows(const std::string& path, std::string_view separators)
{
    const std::string text = contentsOf(path);
    std::vector<ScenarioRow> rows;
    bool isHeader = true;
    for (const std::string_view line : linesOf(text)) {
        const auto tokens = tokensOf(line, separators);
        if (!isHeader && tokens.size() >= 5) {
            const auto field = [&](std::size_t i) {
                return numberOf(tokens[tokens.size() - 5 + i]);
            };
            rows.push_back({{field(0), field(1)}, {field(2), field(3)}, field(4)});
        }
        isHeader = false;
    }
    return rows;
}

} // namespace

std::vector<ScenarioRow> readScenario(const std::string& path) { return readRows(path, " \t"); }

std::vector<ScenarioRow> readScenarioCsv(const std::string& path) { return readRows(path, ","); }

std::string described(const ScenarioRow& row, double found)
{
    char text[200];
    std::snprintf(text, sizeof text, "(%.12g, %.12g) to (%.12g, %.12g): %.15g, published %.15g",
                  row.start.x, row.start.y, row.goal.x, row.goal.y, found, row.length);
    return text;
}

} // namespace thicket::test
