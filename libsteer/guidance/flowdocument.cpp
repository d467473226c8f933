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

/// Calls `append(cell)` for each cell, one row of cells per line, the last row first if `isTurned`.
template <class Append> void appendRows(std::string& text, const char* key, const CellGrid& grid,
                                        bool isTurned, Append append)
{
    text += ",\n\"";
    text += key;
    text += "\": [";
    for (int row = 0; row < grid.rows(); ++row) {
        text += row == 0 ? "\n[" : ",\n[";
        for (int column = 0; column < grid.columns(); ++column) {
            if (column > 0)
                text += ", ";
            append(Cell{column, isTurned ? grid.rows() - 1 - row : row});
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

std::string flowDocument(const IntegrationField& costs, const FlowField& field, double radius,
                         const FlowDocumentFrame& frame)
{
    const CellGrid& grid = costs.grid();
    const double scale = frame.scale;
    const bool flipsY = frame.flipsY;
    // No negative zeros but those of the map.
    const auto turned = [flipsY](nav::Point p) { return nav::Point{p.x, flipsY ? 0 - p.y : p.y}; };
    const nav::Point origin = grid.origin();
    const nav::Point corner = flipsY ? origin + nav::Point{0, grid.rows() * grid.side()} : origin;
    std::string text = "{\"format\": \"thicket-flow\", \"version\": 1, \"method\": \"" +
                       std::string(name(costs.method())) + "\", \"radius\": ";
    nav::appendShortest(text, scale * radius);
    text += ", \"goals\": [";
    for (std::size_t i = 0; i < costs.goals().size(); ++i) {
        text += i == 0 ? "" : ", ";
        appendPoint(text, scale * turned(costs.goals()[i]));
    }
    text += "],\n\"origin\": ";
    appendPoint(text, scale * turned(corner));
    text += ", \"cell\": ";
    nav::appendShortest(text, scale * grid.side());
    text += ", \"columns\": " + std::to_string(grid.columns()) +
            ", \"rows\": " + std::to_string(grid.rows());
    appendRows(text, "cost", grid, flipsY,
               [&](Cell cell) { text += std::to_string(int(costs.costs().at(cell))); });
    appendRows(text, "integration", grid, flipsY, [&](Cell cell) {
        if (field.flows(cell))
            nav::appendShortest(text, scale * (double(costs.at(cell)) * grid.side()));
        else
            text += "null";
    });
    appendRows(text, "flow", grid, flipsY, [&](Cell cell) {
        const nav::Point direction = field.at(cell);
        appendPoint(text, turned({rounded(direction.x, 1e5), rounded(direction.y, 1e5)}));
    });
    text += "}\n";
    return text;
}

} // namespace thicket::steer
