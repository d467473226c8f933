#pragma once

#include "libnav/path/path.h"

#include <vector>

namespace thicket::nav {

/// The ground a path covers, for asking whether a shape comes near it.
class PathGround {
public:
    PathGround() = default;
    explicit PathGround(const Path& path);
    /// Of points alone, each by itself.
    PathGround(std::initializer_list<Point> points);

    /// Whether a shape stays further than `reach` (>= 0, map units) from all of it. It may say no
    /// where an arc is missed by less than a hundredth of its radius, and does for inverted shapes.
    bool isClearOf(const Shape& shape, double reach) const;

private:
    struct Piece {
        Segment chord;
        double sagitta = 0; ///< how far the path is from the chord at most
    };
    void add(const SurfingEdge& edge);
    void add(const HuggingEdge& edge);
    bool isClearOf(const Segment& line, double reach) const;

    std::vector<Piece> m_pieces;
    std::vector<Point> m_parts; // a point of each part that hangs together
};

} // namespace thicket::nav
