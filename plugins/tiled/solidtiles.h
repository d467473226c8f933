#pragma once

#include "libnav/geometry/shapes.h"
#include "libnav/result.h"
#include "plugins/tiled/solidlattice.h"
#include "plugins/tiled/tiledmodel.h"

#include <QString>
#include <QStringList>

#include <string>
#include <vector>

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

/// The cells of a layer that hold a tile, as polygons without holes in the layer's coordinates,
/// pixels: see mergedCells(). Errors, at `name` and the line: damaged data, more than 16,777,216
/// cells of the lattice in the rectangle round all chunks, more than `most` polygons.
Result<std::vector<std::vector<nav::Point>>> solidCells(const TiledLayer& layer,
                                                        const SolidLattice& lattice,
                                                        const std::string& name, std::size_t most);

} // namespace thicket::plugins
