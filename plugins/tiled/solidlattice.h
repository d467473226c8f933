#pragma once

#include "libnav/geometry/shapes.h"
#include "plugins/tiled/tiledmodel.h"

#include <cstdint>
#include <vector>

namespace thicket::plugins {

/// The cells of a map as cells of a rectangular lattice that touch each other in the same way, so
/// that they can be merged there: rectangles and diamonds are one, hexagons two, as bricks in a
/// wall. A value; any thread. Source of the places: Tiled's manual ("TMX Map Format") and its
/// renderers.
class SolidLattice {
public:
    /// Cells of the lattice from (column, row) on.
    struct Cells {
        std::int64_t column = 0;
        std::int64_t row = 0;
        int columns = 1;
        int rows = 1;
    };

    explicit SolidLattice(const TiledMap& map);

    /// Which ones a cell of the map fills.
    Cells cells(std::int64_t column, std::int64_t row) const;
    /// A ring round cells of the lattice, of whole-numbered corners, in the coordinates of a layer,
    /// pixels. It is simple if that is, without corners that are straight.
    std::vector<nav::Point> placed(const std::vector<nav::Point>& ring) const;

private:
    enum class Kind { rectangles, diamonds, hexagons };

    bool isShifted(std::int64_t column, std::int64_t row) const;
    nav::Point place(nav::Point corner) const;

    Kind m_kind = Kind::rectangles;
    bool m_staggersX;
    bool m_staggersEven;
    nav::Point m_side;  ///< of a lattice cell; of diamonds half a box round one
    double m_slope = 0; ///< of hexagons: how far their tips stand out
};

} // namespace thicket::plugins
