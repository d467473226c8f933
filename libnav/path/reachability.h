#pragma once

#include "libnav/path/overlapgraph.h"
#include "libnav/path/placeindex.h"

#include <vector>

namespace thicket::nav {

/// Whether obstacles part two free points, exactly and without searching for a path: they do if
/// and only if a closed chain of overlapping discs, cores and the outside of arenas crosses the
/// segment between the points an odd number of times. Visits only the chains that meet the segment,
/// each place once and those near either end first, for what walls an end in is mostly near it.
/// Goes on in steps, so that a search can take turns with it.
/// Method: parity labels on the overlap graph, drawn inside the union of the obstacles, kept in a
/// union-find forest with the parity to the parent.
class PartingTest {
public:
    enum class Verdict { open, parted, joined };

    /// The field must outlive it.
    PartingTest(const ObstacleField& field, Point start, Point goal);

    /// Visits up to `places` more.
    Verdict advance(std::size_t places);
    /// Ids of obstacles that alone part the points once it said so: those of all places seen until
    /// then, sorted, each once.
    std::vector<std::int64_t> partingObstacles() const;

private:
    struct Node {
        std::uint32_t place = 0;
        std::uint32_t parent = 0; ///< a node
        bool isOdd = false;       ///< how often the way to the parent crosses the segment
    };
    struct Open {
        double away = 0; ///< from the nearer end
        std::uint32_t node = 0;
    };
    struct Root {
        std::uint32_t node = 0;
        bool isOdd = false; ///< on the way there
    };

    std::uint32_t nodeOf(std::uint32_t place);
    Root rootOf(std::uint32_t node);
    bool contradicts(std::uint32_t a, std::uint32_t b, bool isOdd);

    const ObstacleField& m_field;
    Segment m_ends;
    OverlapGraph m_graph;
    PlaceIndex m_index; // place -> node
    std::vector<Node> m_nodes;
    std::vector<Open> m_open;  // a heap
    std::int64_t m_credit = 0; // places that may yet be looked at; below 0: were too many
    Verdict m_verdict = Verdict::open;
};

} // namespace thicket::nav
