#pragma once

#include "plugins/shapes/cellpieces.h"

/// How cells are joined to pieces. Internal to cellpieces.
namespace thicket::plugins {

/// Cells of one kind beside each other in a row: as many as there are.
struct CellStretch {
    int row = 0;
    int begin = 0;
    int end = 0; ///< exclusive
    CellKind kind = 0;
};

/// Stretches in the order of rows and columns, and the piece of each.
struct StretchPieces {
    std::vector<CellStretch> stretches;
    std::vector<std::uint32_t> pieceOf; ///< counted from 0 in the order of their first stretches
    std::size_t pieces = 0;
};

/// No value if there are more than `mostStretches`.
std::optional<StretchPieces> joinedStretches(const CellRaster& cells, std::size_t mostStretches);

} // namespace thicket::plugins
