#pragma once

#include "libnav/result.h"
#include "plugins/shapes/cellpieces.h"
#include "plugins/tiled/tiledmodel.h"

#include <QString>
#include <QStringList>

#include <string>

namespace thicket::plugins {

/// Which tile layers are obstacles wherever they have a tile. A value.
class SolidTiles {
public:
    /// `list`: names of layers, with or without those of their groups ("group/layer"), separated by
    /// commas, of which case does not count; "all"; "none" or nothing.
    explicit SolidTiles(const QString& list = {});

    /// Whether a tile layer is one. It is remembered that there is such a layer.
    bool take(const std::string& name, const std::string& path);
    /// The first name that no layer had; empty: none.
    QString unused() const { return m_unused.value(0); }

private:
    QStringList m_names;
    QStringList m_unused;
    bool m_isAll = false;
};

/// The cells of a layer that hold a tile, as polygons without holes: see mergedCells().
struct SolidCells {
    nav::Point corner; ///< cells: where the outlines count from
    std::vector<CellPiece> pieces;
};

/// Errors, at `name` and the line: damaged data, more than 16,777,216 cells in the rectangle round
/// all chunks, more than `most` polygons.
Result<SolidCells> solidCells(const TiledLayer& layer, const std::string& name, std::size_t most);

} // namespace thicket::plugins
