#pragma once

#include "libnav/geometry/shapes.h"
#include "libnav/tangent/bitangent.h"

namespace thicket::nav {

/// A free stretch of an oriented rim, shorter than half a turn, that rays arrive at.
struct BeamTarget {
    Point center;
    double radius = 0; ///< map units; 0: a corner
    Winding winding = Winding::counterClockwise;
    /// Unit normals: a ray touches the stretch where both have a positive product with the vector
    /// from the centre to its contact.
    Point begin;
    Point end;
};

/// All rays from the points of a box to a rim. The box does not touch the rim. The target must
/// outlive this.
/// Source: beams are those of Heckbert and Hanrahan, "Beam Tracing Polygonal Objects" (1984).
class SightBeam {
public:
    SightBeam(const BeamTarget& target, const Box& box);

    /// Whether all rays touch the stretch. Then mayMeet() may be asked.
    bool isOnStretch() const { return m_before == 0 && m_behind == 0; }
    /// Whether all rays touch the rim beyond the same end of the stretch.
    bool isBeyond() const { return m_before == 4 || m_behind == 4; }
    /// Whether a ray may come nearer to the segment, which may be a point, than `reach`: false only
    /// if a line along the first or last ray, along the segment or along an axis keeps them apart.
    bool mayMeet(const Segment& segment, double reach) const;

private:
    void finish(Point first, Point last);

    const BeamTarget& m_target;
    Box m_box;
    int m_before = 0; // rays from the box's corners that touch the rim before the stretch
    int m_behind = 0;
    // Unit vectors to the contacts of the first and last ray, in the winding.
    Point m_first;
    Point m_last;
    double m_innermost = 0; // of all rays' products with m_first
    Box m_bounds;
};

} // namespace thicket::nav
