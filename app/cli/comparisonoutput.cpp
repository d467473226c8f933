#include "app/cli/comparisonoutput.h"

#include "app/cli/jsonoutput.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>

namespace thicket::cli {

namespace {

using TableRow = std::vector<std::string>;

/// Rounded, for people: in the locale of the program, which is "C".
std::string rounded(double value, int digits)
{
    std::array<char, 64> text{};
    std::snprintf(text.data(), text.size(), "%.*f", digits, value);
    return text.data();
}

double microseconds(std::chrono::nanoseconds time)
{
    return std::round(double(time.count())) / 1000;
}

TableRow tableRow(const steer::SolverRow& row)
{
    const bool isFound = !row.path.isEmpty();
    return {name(row.method),
            nav::name(row.status),
            isFound ? nav::shortestText(row.path.length()) : "-",
            row.excess ? rounded(100 * *row.excess, 3) + " %" : "-",
            std::to_string(row.expanded),
            rounded(microseconds(row.total()) / 1000, 3) + " ms"};
}

/// The first `words` columns are flush left.
std::string tableText(const std::vector<TableRow>& table, std::size_t words)
{
    std::vector<std::size_t> widths(table.front().size());
    for (const TableRow& row : table)
        for (std::size_t i = 0; i < row.size(); ++i)
            widths[i] = std::max(widths[i], row[i].size());
    std::string text;
    for (const TableRow& row : table) {
        std::string line;
        for (std::size_t i = 0; i < row.size(); ++i) {
            const std::string gap(widths[i] - row[i].size(), ' ');
            line += (i > 0 ? "  " : "") + (i < words ? row[i] + gap : gap + row[i]);
        }
        text += line + '\n';
    }
    return text;
}

std::string obstacleText(std::int64_t id)
{
    return id == nav::boundsObstacle ? "the map's bounds" : "object " + std::to_string(id);
}

/// As exact as the radii are.
std::string significant(double value)
{
    std::array<char, 64> text{};
    std::snprintf(text.data(), text.size(), "%.6g", value);
    return text.data();
}

std::string radiiTableText(const std::vector<steer::RadiusRow>& table)
{
    std::vector<TableRow> lines{{"radius"}};
    for (const steer::SolverRow& row : table.front().rows)
        lines.front().emplace_back(name(row.method));
    for (const steer::RadiusRow& each : table) {
        TableRow line{significant(each.radius)};
        for (const steer::SolverRow& row : each.rows)
            line.push_back(row.path.isEmpty() ? nav::name(row.status)
                                              : significant(row.path.length()));
        lines.push_back(std::move(line));
    }
    return '\n' + tableText(lines, 0);
}

std::string jumpText(const nav::CriticalRadius& jump)
{
    std::string text = "radius " + significant(jump.radius) + ": ";
    const auto& ids = jump.obstacles;
    if (ids.size() == 2)
        text += "the gap between " + obstacleText(ids[0]) + " and " + obstacleText(ids[1]) +
                " closes, ";
    else if (ids.size() == 1)
        text += obstacleText(ids[0]) + " covers the " +
                (jump.status == nav::PathStatus::startBlocked ? "start, " : "goal, ");
    text += "length " + significant(jump.before);
    return text + (std::isinf(jump.after) ? ", then no path\n"
                                          : ", then " + significant(jump.after) + '\n');
}

std::string radiiText(const nav::CriticalRadii& radii)
{
    std::string text = "\n";
    for (const nav::CriticalRadius& jump : radii.found)
        text += jumpText(jump);
    if (radii.found.empty() && radii.isComplete)
        text += "the path jumps at no radius\n";
    if (!radii.isComplete)
        text += "there may be more radii: the search for them was given up\n";
    return text;
}

nav::Json rowJson(const steer::SolverRow& row)
{
    nav::Json::Array edges;
    for (const nav::TangentEdge& edge : row.path.edges())
        edges.push_back(json(edge));
    return nav::Json::Object{
        {"method", name(row.method)},
        {"status", nav::name(row.status)},
        {"length", row.path.isEmpty() ? nav::Json() : nav::Json(row.path.length())},
        {"excess", row.excess ? nav::Json(*row.excess) : nav::Json()},
        {"lowerBound", std::isinf(row.lowerBound) ? nav::Json() : nav::Json(row.lowerBound)},
        {"expanded", std::int64_t(row.expanded)},
        {"preparingMicroseconds", microseconds(row.preparing)},
        {"searchingMicroseconds", microseconds(row.searching)},
        {"edges", std::move(edges)}};
}

nav::Json rowsJson(const std::vector<steer::SolverRow>& rows)
{
    nav::Json::Array list;
    for (const steer::SolverRow& row : rows)
        list.push_back(rowJson(row));
    return list;
}

nav::Json tableJson(const std::vector<steer::RadiusRow>& table)
{
    nav::Json::Array list;
    for (const steer::RadiusRow& row : table)
        list.emplace_back(
            nav::Json::Object{{"radius", row.radius}, {"methods", rowsJson(row.rows)}});
    return list;
}

nav::Json radiiJson(const nav::CriticalRadii& radii)
{
    nav::Json::Array list;
    for (const nav::CriticalRadius& jump : radii.found) {
        nav::Json::Array obstacles;
        for (const std::int64_t id : jump.obstacles)
            obstacles.emplace_back(id);
        list.emplace_back(nav::Json::Object{
            {"radius", jump.radius},
            {"before", jump.before},
            {"after", std::isinf(jump.after) ? nav::Json() : nav::Json(jump.after)},
            {"status", nav::name(jump.status)},
            {"obstacles", std::move(obstacles)},
            {"at", jump.at ? json(*jump.at) : nav::Json()}});
    }
    return nav::Json::Object{{"found", std::move(list)}, {"complete", radii.isComplete}};
}

} // namespace

std::string comparisonText(const Comparison& comparison)
{
    std::vector<TableRow> table{{"method", "status", "length", "excess", "expanded", "time"}};
    for (const steer::SolverRow& row : comparison.rows)
        table.push_back(tableRow(row));
    return tableText(table, 2) +
           (comparison.table.empty() ? "" : radiiTableText(comparison.table)) +
           (comparison.radii ? radiiText(*comparison.radii) : "");
}

nav::Json comparisonJson(const Comparison& comparison)
{
    nav::Json::Object keys{{"methods", rowsJson(comparison.rows)}, {"cell", comparison.cellSide}};
    if (!comparison.table.empty())
        keys["table"] = tableJson(comparison.table);
    if (comparison.radii)
        keys["radii"] = radiiJson(*comparison.radii);
    return keys;
}

} // namespace thicket::cli
