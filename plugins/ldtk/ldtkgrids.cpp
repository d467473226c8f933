#include "plugins/ldtk/ldtkgrids.h"

#include "plugins/shapes/cellpieces.h"

#include <algorithm>
#include <climits>
#include <set>

namespace thicket::plugins {

namespace {

using Fidelity = FormatNote::Fidelity;

constexpr std::size_t mostGridCells = std::size_t(1) << 24;

bool isSolid(int value, const LdtkLayerDef& def, const LdtkOptions& options)
{
    return value != 0 &&
           (options.solid.isEmpty() ||
            options.solid.containsAny({QString::number(value), def.values.value(value)}));
}

/// The lines between the columns (or rows) of levels, ascending.
std::vector<double> linesOf(const std::vector<LdtkLevel>& levels, double nav::Point::*axis)
{
    std::set<double> lines;
    for (const LdtkLevel& level : levels) {
        lines.insert(level.pixels.min.*axis);
        lines.insert(level.pixels.max.*axis);
    }
    return {lines.begin(), lines.end()};
}

int indexOf(const std::vector<double>& lines, double line)
{
    return int(std::lower_bound(lines.begin(), lines.end(), line) - lines.begin());
}

} // namespace

void readIntGrid(const JsonNode& instance, nav::Point origin, const LdtkLayerDef& def,
                 const LdtkOptions& options, LdtkTarget& target)
{
    const int columns = instance.member("__cWid").whole(0, largestLdtkSide);
    const int rows = instance.member("__cHei").whole(0, largestLdtkSide);
    const double side = instance.member("__gridSize").whole(1, largestLdtkSide);
    const JsonNode csv = instance.member("intGridCsv");
    const std::vector<int> values = csv.wholes(0, USHRT_MAX);
    const std::size_t cells = std::size_t(columns) * std::size_t(rows);
    if (csv.fault())
        return;
    if (cells > mostGridCells || values.size() != cells) {
        csv.refuse(
            QString("There must be a value for each of the %1 by %2 cells, and not more than "
                    "16,777,216.")
                .arg(columns)
                .arg(rows));
        return;
    }
    CellRaster raster(columns, rows);
    std::size_t left = 0;
    for (std::size_t i = 0; i < cells; ++i) {
        const int value = values[i];
        if (isSolid(value, def, options))
            raster.set(int(i) % columns, int(i) / columns, CellKind(value));
        else
            left += value != 0;
    }
    target.ledger.count({"cell of other values", "cells of other values", ": left out"},
                        Fidelity::leftOut, left);
    const auto merged = mergedCells(raster, target.room());
    if (!merged) {
        csv.refuse("The cells make more than 300,000 polygons.");
        return;
    }
    for (const CellPiece& piece : merged->pieces) {
        nav::Polygon polygon;
        for (const nav::Point corner : piece.outline)
            polygon.points.push_back(target.toMap(origin + side * corner));
        target.addPiece(csv, def.order,
                        {.name = def.values.value(piece.kind).toStdString(),
                         .geometry = std::move(polygon),
                         .properties = {{"intGrid", std::int64_t(piece.kind)}}});
    }
}

void blockOutside(const JsonNode& root, const std::vector<LdtkLevel>& levels, int layer,
                  LdtkTarget& target)
{
    const std::vector<double> columns = linesOf(levels, &nav::Point::x);
    const std::vector<double> rows = linesOf(levels, &nav::Point::y);
    if (columns.size() < 2 || rows.size() < 2)
        return;
    if (columns.size() * rows.size() > mostGridCells) {
        root.member("levels").refuse("There are too many levels to block what is outside of them; "
                                     "give the option outside=free.");
        return;
    }
    CellRaster raster(int(columns.size()) - 1, int(rows.size()) - 1);
    // How many levels begin less end at each corner; summed up, how many cover the cells.
    std::vector<int> covers(columns.size() * rows.size());
    const auto cover = [&](double x, double y) -> int& {
        return covers[std::size_t(indexOf(rows, y)) * columns.size() +
                      std::size_t(indexOf(columns, x))];
    };
    for (const LdtkLevel& level : levels) {
        const nav::Box& box = level.pixels;
        ++cover(box.min.x, box.min.y);
        --cover(box.max.x, box.min.y);
        --cover(box.min.x, box.max.y);
        ++cover(box.max.x, box.max.y);
    }
    for (std::size_t i = 0; i < covers.size(); ++i) {
        const std::size_t width = columns.size();
        const bool isFirst = i % width == 0;
        covers[i] += (isFirst ? 0 : covers[i - 1]) + (i < width ? 0 : covers[i - width]) -
                     (isFirst || i < width ? 0 : covers[i - width - 1]);
        const int column = int(i % width), row = int(i / width);
        if (column < raster.columns() && row < raster.rows() && covers[i] == 0)
            raster.set(column, row, 1);
    }
    const auto merged = mergedCells(raster, target.room());
    if (!merged) {
        root.member("levels").refuse("What is outside of the levels makes more than 300,000 "
                                     "polygons.");
        return;
    }
    if (!merged->pieces.empty())
        target.addLayer(layer, "outside", true, 1);
    for (const CellPiece& piece : merged->pieces) {
        nav::Polygon polygon;
        for (const nav::Point corner : piece.outline)
            polygon.points.push_back(
                target.toMap({columns[std::size_t(corner.x)], rows[std::size_t(corner.y)]}));
        target.addPiece(root, layer, {.geometry = std::move(polygon)});
    }
}

} // namespace thicket::plugins
