#pragma once

#include "libnav/geometry/celllists.h"
#include "libnav/geometry/shapes.h"

#include <cstdint>
#include <span>
#include <vector>

namespace thicket::nav {

/// The side of a closed outline that begins at a corner, by its number.
inline Segment sideFrom(std::span<const Point> outline, std::size_t corner)
{
    return {outline[corner], outline[corner + 1 < outline.size() ? corner + 1 : 0]};
}

/// Whether a side lies to the right of a point that is as high as some of it.
inline bool isRightOf(const Segment& side, Point p)
{
    const bool isLeftOfSide = cross(side.b - side.a, p - side.a) > 0;
    return isLeftOfSide == (side.b.y > side.a.y);
}

/// The sides of a closed outline, for outlines of which a horizontal line may cross most sides: a
/// comb, a star, a spiral. Memory: as n log n for n sides.
/// A segment tree over the heights of the corners: each side lies in the nodes whose bands of
/// height it crosses from below to above. Sides that do not cross each other have one order from
/// left to right in a band, so a point's place among them is found by bisection.
/// Source: de Berg et al., "Computational Geometry" (3rd ed.), section 10.3.
class SideTree {
public:
    /// Of at least three points.
    explicit SideTree(std::span<const Point> outline);

    /// Whether p, which is not on the outline, is inside by the even-odd rule. The outline is the
    /// one that the tree was made of. Time: as log² n; as the sides of a band where they cross
    /// each other there.
    bool isInside(std::span<const Point> outline, Point p) const;

private:
    std::size_t bandAt(double y) const;
    void order(std::span<const Point> outline);

    std::vector<double> m_heights; // of the corners, ascending, each once
    std::size_t m_bands = 0;       // a power of two; those from the last height up are empty
    // By node, from left to right: 1 is the root, 2i and 2i + 1 are the halves of i.
    CellLists<std::uint32_t> m_sides;
    std::vector<bool> m_isOrdered; // by node: its sides do not cross each other there
};

} // namespace thicket::nav
