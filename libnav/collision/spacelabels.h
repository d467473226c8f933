#pragma once

#include "libnav/collision/collision_export.h"
#include "libnav/geometry/celllists.h"
#include "libnav/geometry/grid.h"

#include <cstdint>
#include <vector>

namespace thicket::nav {

struct FieldData;
struct SpaceLinks;

/// Labels of the connected parts of the free space. Two free points with different labels are
/// separated by obstacles. Two with the same label are joined, but for a chance of 2^-64.
///
/// A value that does not change, and does not need the field. Any number of threads may use it.
///
/// Method: a set of links of the overlap graph in which each place has an even number of links, as
/// a closed chain, encloses a part of the plane. A random choice of such sets gives each link a
/// number of 64 bits, one for each set, whose exclusive or at every place is 0. The label of a
/// point is the exclusive or of the links that a way to it from a fixed point crosses, which is the
/// same for any way. Points differ in a bit if the set encloses one of them; of sets that
/// separate them half do. Compare the random circulations of Pritchard and Thurimella, "Fast
/// computation of small cuts via cycle space sampling" (2011). A grid has the label of a point in
/// each of its cells, so that only links within one cell are looked at.
class THICKET_COLLISION_EXPORT SpaceLabels {
public:
    using Label = std::uint64_t;

    /// Time: some times that of building the field. The same for the same field.
    explicit SpaceLabels(const FieldData& field);

    /// False if the obstacles are heaped so that their links are too many. Then all labels are 0.
    bool areKnown() const { return m_areKnown; }
    /// The label of a free point, which has finite coordinates. Arbitrary for another point.
    Label at(Point p) const;
    /// Whether a closed chain may include the obstacle: without it the labels would be wrong.
    bool dependOn(std::int64_t obstacle) const;

private:
    using StepIndex = std::uint32_t; // in m_steps

    /// A straight piece of a link's line.
    struct Step {
        Segment line;
        Label change = 0; // of the label, across it
    };

    void noteObstacles(const FieldData& field, const SpaceLinks& links,
                       const std::vector<Label>& changes);
    void layOut(const Box& bounds);
    template <class Put> void putIntoCells(StepIndex step, Put put) const;
    void labelCells();
    Point anchorOf(std::size_t cell, const Box& box);
    Label changeBetween(Point a, Point b, std::span<const StepIndex> steps) const;
    std::vector<StepIndex> stepsInEither(std::size_t cellA, std::size_t cellB) const;

    bool m_areKnown = true;
    std::vector<Step> m_steps;
    std::vector<std::int64_t> m_obstacles; // sorted
    GridFrame m_frame;
    CellLists<StepIndex> m_cells; // ascending in each
    std::vector<Point> m_anchors; // by cell
    std::vector<Label> m_labels;  // of the anchors
};

} // namespace thicket::nav
