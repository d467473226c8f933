#pragma once

#include "libnav/bake/contactnodes.h"

#include <algorithm>
#include <functional>
#include <limits>
#include <queue>
#include <utility>
#include <vector>

namespace thicket::nav {

/// Dijkstra's search from one node at a time, along the ways that leave each stretch in the winding
/// in which they arrive, as shortest ways do. Only arrivals by tangents are queued: the walks on
/// from there are taken at once. Its memory is reused.
class TautDistances {
public:
    static constexpr std::uint32_t none = ContactNodes::none;

    /// Both must outlive it.
    TautDistances(const ContactGraph& graph, const ContactNodes& nodes);

    /// Visits the source and then, in the order of their lengths, the ways by which tangents lead
    /// to nodes. Of ways that are equally long, each may be visited.
    /// visitor.isUseful(node, length, node before): false if no way of this length to a node need
    /// be followed, nor on from there. Asked of each way that may be the shortest one to the node,
    /// also along rims, in no order. visitor.visit(node, length, end of the tangent at the node;
    /// none for the source) says whether to go on from there.
    template <class Visitor> void from(std::uint32_t source, const Visitor& visitor)
    {
        reach(passOf(source, 0), 0);
        reach(passOf(source, 1), 0);
        if (visitor.visit(source, 0.0, none))
            goOn({0, source, none}, both, visitor);
        while (!m_queue.empty()) {
            const auto [length, via] = m_queue.top();
            m_queue.pop();
            const std::uint32_t node = m_nodes.at(via);
            const unsigned windings = bestOf(m_onward[via], node, length);
            if (windings != 0 && visitor.visit(node, length, via))
                goOn({length, node, m_nodes.at(via ^ 1)}, windings, visitor);
        }
        for (const std::uint32_t pass : m_touched)
            m_reached[pass] = infinity;
        m_touched.clear();
    }

private:
    static constexpr double infinity = std::numeric_limits<double>::infinity();
    static constexpr unsigned both = 3; // bits: counter-clockwise, clockwise
    // Radians: where a way passes a rim straight, rounding and the minimum expansion may put the
    // place at which it leaves behind that at which it arrives.
    static constexpr double mostBack = 0.02;
    using Queued = std::pair<double, std::uint32_t>;

    /// A tangent by which a way leaves a node.
    struct Departure {
        double length = 0;
        std::uint32_t to = 0;  ///< node
        std::uint32_t via = 0; ///< end at that node
    };
    /// Where a way has come to.
    struct Place {
        double length = 0;
        std::uint32_t node = 0;
        std::uint32_t before = none; ///< the node from which a tangent led here
    };
    /// A node that is passed in one winding, 0: counter-clockwise, 1: clockwise.
    static std::uint32_t passOf(std::uint32_t node, unsigned winding) { return 2 * node + winding; }

    void reach(std::uint32_t pass, double length)
    {
        if (m_reached[pass] == infinity)
            m_touched.push_back(pass);
        m_reached[pass] = length;
    }
    /// Those of the windings in which no way to the node is shorter.
    unsigned bestOf(unsigned windings, std::uint32_t node, double length) const
    {
        const double one = m_reached[passOf(node, 0)];
        const double other = m_reached[passOf(node, 1)];
        if (length > std::min(one, other) * (1 + tieShare))
            return 0;
        return windings & ((one < length ? 0U : 1U) | (other < length ? 0U : 2U));
    }
    template <class Visitor>
    void goOn(const Place& place, unsigned windings, const Visitor& visitor)
    {
        for (const unsigned winding : {0U, 1U})
            if ((windings >> winding & 1) != 0) {
                leave(place, winding, visitor);
                walk(place, winding, winding, visitor);
                walk(place, winding, 1 - winding, visitor);
            }
    }
    template <class Visitor>
    void walk(const Place& from, unsigned winding, unsigned toward, const Visitor& visitor);
    template <class Visitor>
    void leave(const Place& from, unsigned winding, const Visitor& visitor);

    const ContactGraph& m_graph;
    const ContactNodes& m_nodes;
    std::vector<Departure> m_departures;
    std::vector<std::uint32_t> m_firstDeparture; // by pass
    std::vector<std::uint8_t> m_onward;   // by end of a tangent: windings of ways that arrive
    std::vector<double> m_reached;        // by pass
    std::vector<std::uint32_t> m_touched; // passes
    std::priority_queue<Queued, std::vector<Queued>, std::greater<>> m_queue;
};

// Ahead, or a little back. No shortest way walks more than half of a whole rim.
template <class Visitor> void TautDistances::walk(const Place& from, unsigned winding,
                                                  unsigned toward, const Visitor& visitor)
{
    const std::uint32_t stretch = m_nodes[from.node].stretch;
    const std::uint32_t first = m_nodes.firstOf(stretch);
    const std::uint32_t last = m_nodes.firstOf(stretch + 1) - 1;
    if (first == last)
        return;
    const bool isWhole = m_graph.stretches[stretch].sweep >= fullTurn;
    const double lap = fullTurn * m_graph.radii[stretch];
    const double most =
        toward == winding ? (0.5 + tieShare) * lap : mostBack * m_graph.radii[stretch];
    double walked = 0;
    for (std::uint32_t node = from.node, before = node;; before = node) {
        const std::uint32_t end = toward == 0 ? last : first;
        if (node == end && !isWhole)
            return;
        node = node == end ? first + last - end : toward == 0 ? node + 1 : node - 1;
        const double direct = std::abs(m_nodes[node].at - m_nodes[from.node].at);
        const bool isAcross = isWhole && (node > from.node) != (toward == 0);
        // Rounding may put two nodes of one place at both ends of a lap, even beyond it. A way to
        // the next node that were shorter than that to the last one would make each the other's
        // parent.
        walked = std::max(walked, isAcross ? lap - direct : direct);
        if (walked > most && (isWhole || toward != winding))
            return;
        const double so = from.length + walked;
        const std::uint32_t pass = passOf(node, winding);
        if (so >= m_reached[pass] || bestOf(both, node, so) == 0 ||
            !visitor.isUseful(node, so, before))
            return;
        reach(pass, so);
        leave({so, node, none}, winding, visitor);
    }
}

// Where rims touch, the way back would have no length either.
template <class Visitor>
void TautDistances::leave(const Place& from, unsigned winding, const Visitor& visitor)
{
    const std::uint32_t pass = passOf(from.node, winding);
    for (std::uint32_t i = m_firstDeparture[pass]; i < m_firstDeparture[pass + 1]; ++i) {
        const Departure& tangent = m_departures[i];
        const double so = from.length + tangent.length;
        const unsigned windings = bestOf(m_onward[tangent.via], tangent.to, so);
        const std::uint32_t to = passOf(tangent.to, 0);
        const bool isShorter = ((windings & 1) != 0 && so < m_reached[to]) ||
                               ((windings & 2) != 0 && so < m_reached[to + 1]);
        if (!isShorter || tangent.to == from.before || !visitor.isUseful(tangent.to, so, from.node))
            continue;
        for (const unsigned onward : {0U, 1U})
            if ((windings >> onward & 1) != 0)
                reach(to + onward, so);
        m_queue.emplace(so, tangent.via);
    }
}

} // namespace thicket::nav
