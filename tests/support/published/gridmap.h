#pragma once

#include "libnav/geometry/shapes.h"
#include "tests/support/oracles/freeregions.h"
#include "tests/support/published/scenario.h"

#include <string>
#include <string_view>
#include <vector>

namespace thicket::test {

/// A MovingAI grid map: cell (column, row) covers the unit square from (column, row).
class GridMap {
public:
    /// Cells whose letter is in `free` can be walked on. Empty if the file is no such map.
    static GridMap read(const std::string& path, std::string_view free);

    int width() const { return m_width; }
    int height() const { return m_height; }
    /// Whether the cell is on the map and can be walked on.
    bool isFree(int column, int row) const;

    /// The rows from free cell to free cell, between the centres of their cells.
    std::vector<ScenarioRow> rowsBetweenCenters(const std::vector<ScenarioRow>& cells) const;

    /// The space of a free cell is connected to that of its four neighbours, never across a corner.
    std::vector<FreeRegion> regions() const;

    /// Whether a path with these points stays in free cells, and does not pass between two blocked
    /// cells that touch at a corner. Tested in steps of a twentieth of a cell, with tolerance for
    /// rounding.
    bool keepsToFreeCells(const std::vector<nav::Point>& path) const;

private:
    bool isFreeAt(nav::Point p) const;
    bool isFreeStep(nav::Point from, nav::Point to) const;

    int m_width = 0;
    int m_height = 0;
    std::vector<bool> m_free;
};

} // namespace thicket::test
