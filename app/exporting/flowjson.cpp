#include "app/exporting/flowjson.h"

#include "libnav/json/json.h"

#include <cmath>

namespace thicket::exporting {

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
void appendRows(std::string& text, const char* key, const steer::CellGrid& grid, Append append)
{
    text += ",\n\"";
    text += key;
    text += "\": [";
    for (int row = 0; row < grid.rows(); ++row) {
        text += row == 0 ? "\n[" : ",\n[";
        for (int column = 0; column < grid.columns(); ++column) {
            if (column > 0)
                text += ", ";
            append(steer::Cell{column, row});
        }
        text += ']';
    }
    text += "\n]";
}

/// Floats and packed directions are no more precise than this.
double rounded(double number, double digits) { return std::round(number * digits) / digits; }

} // namespace

const char* name(steer::FlowMethod method)
{
    switch (method) {
    case steer::FlowMethod::breadthFirst:
        return "bfs";
    case steer::FlowMethod::dijkstra:
        return "dijkstra";
    case steer::FlowMethod::eikonal:
        return "eikonal";
    }
    return "";
}

std::string document(const steer::IntegrationField& costs, const steer::FlowField& field,
                     double radius)
{
    const steer::CellGrid& grid = costs.grid();
    std::string text = "{\"method\": \"" + std::string(name(costs.method())) + "\", \"radius\": ";
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
               [&](steer::Cell cell) { text += std::to_string(int(costs.costs().at(cell))); });
    appendRows(text, "integration", grid, [&](steer::Cell cell) {
        if (field.flows(cell))
            nav::appendShortest(text, double(costs.at(cell)) * grid.side());
        else
            text += "null";
    });
    appendRows(text, "flow", grid, [&](steer::Cell cell) {
        const nav::Point direction = field.at(cell);
        appendPoint(text, {rounded(direction.x, 1e5), rounded(direction.y, 1e5)});
    });
    text += "}\n";
    return text;
}

} // namespace thicket::exporting
