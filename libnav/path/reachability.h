#pragma once

#include "libnav/collision/overlapgraph.h"
#include "libnav/path/placeindex.h"

#include <vector>

namespace thicket::nav {

/// An exact test whether obstacles separate two free points. It does not search for a path. Two
/// points are separated if and only if a closed chain of overlapping discs, cores and the outside
/// of arenas crosses the segment between them an odd number of times.
///
/// Visits only the chains that meet the segment, and each place once. Places near either end come
/// first, because what encloses an end is usually near it. Runs in steps, so that a search can
/// alternate with it.
/// Method: parity labels on the overlap graph, drawn inside the union of the obstacles, kept in a
/// union-find forest with the parity to the parent.
class PartingTest {
public:
    enum class Verdict { open, parted, joined };

    /// The field must outlive it.
    PartingTest(const SearchView& field, Point start, Point goal);
    PartingTest(const PartingTest&) = delete;
    PartingTest& operator=(const PartingTest&) = delete;
    ~PartingTest();

    /// Visits up to `places` more.
    Verdict advance(std::size_t places);
    /// Ids of obstacles that are enough to separate the points, once the verdict is `parted`: those
    /// of all places visited, sorted, each once.
    std::vector<std::int64_t> partingObstacles() const;

private:
    using Place = OverlapGraph::Place;
    using NodeIndex = Index<struct PartingNodeTag>; ///< in m_nodes

    struct Node {
        Place place;
        NodeIndex parent;
        bool isOdd = false; ///< parity of crossings of the segment on the link to the parent
    };
    struct Open {
        double away = 0; ///< distance from the nearer end
        NodeIndex node;
    };
    struct Root {
        NodeIndex node;
        bool isOdd = false; ///< parity of crossings on the links to it
    };

    struct Memory;
    void swapMemory();
    NodeIndex nodeOf(Place place);
    Root rootOf(NodeIndex node);
    bool contradicts(NodeIndex a, NodeIndex b, bool isOdd);

    SearchView m_field;
    Segment m_ends;
    OverlapGraph m_graph;
    PlaceIndex m_index; // place -> node
    std::vector<Node> m_nodes;
    std::vector<Open> m_open;  // a heap
    std::int64_t m_credit = 0; // places that may still be visited; below 0: too many were
    Verdict m_verdict = Verdict::open;
};

} // namespace thicket::nav
