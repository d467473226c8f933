#pragma once

#include "app/editor/navigation/nearquestion.h"
#include "libnav/collision/obstaclefield.h"
#include "libnav/tangent/completegraph.h"
#include "libnav/tangent/obstaclegraph.h"

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <span>
#include <vector>

namespace thicket::editor {

/// The edges of the tangent graph that touch some obstacles of a field, kept per obstacle. Another
/// choice of obstacles computes only the edges of the new ones. During a drag the edges are kept
/// for the field without the dragged obstacles, and each step computes only what these add and
/// hide. For one thread.
class NearGraph {
public:
    /// Each edge once, then those from the ends. Obstacles that the field does not have are
    /// skipped. `truncated` if it would take too long, because there are too many obstacles, too
    /// many overlap, or one has too many corners. The edges are then those of the first obstacles
    /// that few others overlap, and of the corners nearest to one of the points.
    nav::CompleteGraph of(const nav::ObstacleField& field, const NearQuestion& question);
    /// These changes were applied to the field.
    void follow(std::span<const nav::ObstacleChange> changes);
    /// There is another field.
    void forget();

private:
    /// The edges of an obstacle that was asked for.
    struct Part {
        nav::CompleteGraph graph;
        std::vector<nav::Point> near; ///< that it was made for; of no account unless truncated
    };
    using Kept = std::map<nav::ObjectId, Part>;
    static nav::CompleteGraph together(const nav::ObstacleField& field,
                                       const std::vector<nav::PlacedObstacle>& obstacles,
                                       const std::vector<nav::Point>& near, Kept& kept);
    static void dropFarCorners(const std::set<std::int64_t>& wanted, const Kept& kept,
                               nav::CompleteGraph& graph);
    /// A field without the dragged obstacles.
    struct Rest {
        nav::ObstacleField field;
        Kept edges;
    };
    bool isOfDrag(std::span<const nav::ObstacleChange> changes) const;
    bool isOfDrag(const NearQuestion& question) const;
    std::optional<nav::CompleteGraph> grown(const nav::ObstacleField& field,
                                            const NearQuestion& question);
    nav::CompleteGraph ofObstacles(const nav::ObstacleField& field, const NearQuestion& question);
    bool makeRest(const nav::ObstacleField& field);

    Kept m_edges;                                // of the present field
    std::map<nav::ObjectId, nav::Box> m_dragged; // where they are; empty boxes for removed ones
    bool m_isDrag = false;                       // the dragged ones changed twice
    std::optional<Rest> m_rest;
};

} // namespace thicket::editor
