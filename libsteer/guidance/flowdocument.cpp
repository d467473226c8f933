#include "libsteer/guidance/flowdocument.h"

#include "libnav/json/json.h"

#include <cmath>
#include <string>

namespace thicket::steer {

namespace {

void appendPoint(std::string& text, nav::Point p)
{
    text += '[';
    nav::appendShortest(text, p.x);
    text += ", ";
    nav::appendShortest(text, p.y);
    text += ']';
}

/// Calls `append(cell)` for each cell, one row of cells per line.
template <class Append>
void appendRows(std::string& text, const char* key, const CellGrid& grid, Append append)
{
    text += ",\n\"";
    text += key;
    text += "\": [";
    for (int row = 0; row < grid.rows(); ++row) {
        text += row == 0 ? "\n[" : ",\n[";
        for (int column = 0; column < grid.columns(); ++column) {
            if (column > 0)
                text += ", ";
            append(Cell{column, row});
        }
        text += ']';
    }
    text += "\n]";
}

/// Floats and packed directions are no more precise than this.
double rounded(double number, double digits) { return std::round(number * digits) / digits; }

} // namespace

const char* name(FlowMethod method)
{
    switch (method) {
    case FlowMethod::breadthFirst:
        return "bfs";
    case FlowMethod::dijkstra:
        return "dijkstra";
    case FlowMethod::eikonal:
        return "eikonal";
    }
    return "";
}

std::string flowDocument(const IntegrationField& costs, const FlowField& field, double radius)
{
    const CellGrid& grid = costs.grid();
    std::string text = "{\"format\": \"thicket-flow\", \"version\": 1, \"method\": \"" +
                       std::string(name(costs.method())) + "\", \"radius\": ";
    nav::appendShortest(text, radius);
    text += ", \"goals\": [";
    for (std::size_t i = 0; i < costs.goals().size(); ++i) {
        text += i == 0 ? "" : ", ";
        appendPoint(text, costs.goals()[i]);
    }
    text += "],\n\"origin\": ";
    appendPoint(text, grid.origin());
    text += ", \"cell\": ";
    nav::appendShortest(text, grid.side());
    text += ", \"columns\": " + std::to_string(grid.columns()) +
            ", \"rows\": " + std::to_string(grid.rows());
    appendRows(text, "cost", grid,
               [&](Cell cell) { text += std::to_string(int(costs.costs().at(cell))); });
    appendRows(text, "integration", grid, [&](Cell cell) {
        if (field.flows(cell))
            nav::appendShortest(text, double(costs.at(cell)) * grid.side());
        else
            text += "null";
    });
    appendRows(text, "flow", grid, [&](Cell cell) {
        const nav::Point direction = field.at(cell);
        appendPoint(text, {rounded(direction.x, 1e5), rounded(direction.y, 1e5)});
    });
    text += "}\n";
    return text;
}

} // namespace thicket::steer
