#pragma once

#include "libnav/path/path.h"

#include <vector>

namespace thicket::nav {

/// The points that a path covers, for testing whether a shape comes near it.
class PathGround {
public:
    PathGround() = default;
    explicit PathGround(const Path& path);
    /// Single points instead of a path.
    PathGround(std::initializer_list<Point> points);

    /// Whether a shape stays further than `reach` (>= 0, map units) from all of the path.
    /// Conservative: may be false where the shape misses an arc by less than a hundredth of its
    /// radius. Always false for inverted shapes.
    bool isClearOf(const Shape& shape, double reach) const;

private:
    struct Piece {
        Segment chord;
        double sagitta = 0; ///< largest distance of the path from the chord
    };
    void add(const SurfingEdge& edge);
    void add(const HuggingEdge& edge);
    bool isClearOf(const Segment& line, double reach) const;

    std::vector<Piece> m_pieces;
    std::vector<Point> m_parts; // a point of each connected part
};

} // namespace thicket::nav
