#include "tests/support/oracles/graphdijkstra.h"

#include "tests/support/geometry/angle.h"
#include "tests/support/oracles/dijkstra.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <numbers>
#include <vector>

namespace thicket::test {

namespace {

using nav::Contact;
using nav::Point;

constexpr double pi = std::numbers::pi;

struct Ring {
    Point center;
    double radius = 0;
    std::vector<double> angles; // in [0, 2 pi), ascending
    int first = 0;              // node of angle 0, counter-clockwise; the clockwise ones follow
};

/// Nodes: 0 start, 1 goal, then two for every contact angle where a hugging edge ends.
class Search {
public:
    explicit Search(const nav::CompleteGraph& graph)
    {
        for (const nav::HuggingEdge& arc : graph.hugging) {
            Ring& ring = m_rings[arc.contact.disc];
            ring.center = arc.center;
            ring.radius = arc.radius;
            ring.angles.push_back(positive(arc.from));
            ring.angles.push_back(positive(arc.to));
        }
        for (auto& [disc, ring] : m_rings) {
            std::sort(ring.angles.begin(), ring.angles.end());
            const auto same = [](double a, double b) { return std::abs(a - b) < 1e-10; };
            ring.angles.erase(std::unique(ring.angles.begin(), ring.angles.end(), same),
                              ring.angles.end());
            ring.first = m_nodes;
            m_nodes += 2 * static_cast<int>(ring.angles.size());
        }
        m_arcs.resize(static_cast<std::size_t>(m_nodes));
        for (const nav::HuggingEdge& arc : graph.hugging) {
            const Ring& ring = m_rings[arc.contact.disc];
            const int from = indexOf(ring, arc.from);
            const int to = indexOf(ring, arc.to);
            link(ring.first + 2 * from, ring.first + 2 * to, arc.length());
            link(ring.first + 2 * to + 1, ring.first + 2 * from + 1, arc.length());
        }
        for (const nav::SurfingEdge& edge : graph.surfing) {
            const Point along = edge.to - edge.from;
            // A point on a rim is its own contact: the edge has no direction that gives a winding.
            if (edge.length() < 1e-6)
                for (const bool right : {false, true}) {
                    link(nodeOf(edge.fromContact, edge.from, right),
                         nodeOf(edge.toContact, edge.to, right), edge.length());
                    link(nodeOf(edge.toContact, edge.to, right),
                         nodeOf(edge.fromContact, edge.from, right), edge.length());
                }
            else
                join(edge, along);
        }
    }

    std::optional<double> run() const { return shortestLength(m_arcs, 0, 1); }

private:
    static int indexOf(const Ring& ring, double angle)
    {
        // The angles of points on small discs far from the origin are imprecise.
        const double rounding = std::max(1e-7, 1e-15 * length(ring.center) / ring.radius);
        const auto near = [&](std::size_t i) {
            return std::abs(std::remainder(ring.angles[i] - angle, 2 * pi));
        };
        const std::size_t count = ring.angles.size();
        const auto above =
            std::lower_bound(ring.angles.begin(), ring.angles.end(), positive(angle));
        const auto next = static_cast<std::size_t>(above - ring.angles.begin()) % count;
        const std::size_t last = (next + count - 1) % count;
        const std::size_t nearest = near(next) < near(last) ? next : last;
        return near(nearest) < rounding ? static_cast<int>(nearest) : -1;
    }
    /// A contact where no hugging edge ends leads nowhere: -1.
    int nodeOf(const Contact& contact, Point at, bool right) const
    {
        if (contact.kind == Contact::Kind::start)
            return 0;
        if (contact.kind == Contact::Kind::goal)
            return 1;
        const auto found = m_rings.find(contact.disc);
        if (found == m_rings.end())
            return -1;
        const Ring& ring = found->second;
        const Point out = at - ring.center;
        const int index = indexOf(ring, std::atan2(out.y, out.x));
        return index < 0 ? -1 : ring.first + 2 * index + (right ? 1 : 0);
    }
    /// Whether a line through `at` has the contact's disc on its right.
    bool isRightOf(const Contact& contact, Point at, Point along) const
    {
        const auto found = m_rings.find(contact.disc);
        return contact.kind == Contact::Kind::disc && found != m_rings.end() &&
               cross(along, found->second.center - at) < 0;
    }
    void join(const nav::SurfingEdge& edge, Point along)
    {
        const bool from = isRightOf(edge.fromContact, edge.from, along);
        const bool to = isRightOf(edge.toContact, edge.to, along);
        link(nodeOf(edge.fromContact, edge.from, from), nodeOf(edge.toContact, edge.to, to),
             edge.length());
        link(nodeOf(edge.toContact, edge.to, !to), nodeOf(edge.fromContact, edge.from, !from),
             edge.length());
    }
    void link(int from, int to, double length)
    {
        if (from >= 0 && to >= 0)
            m_arcs[static_cast<std::size_t>(from)].push_back({to, length});
    }

    std::map<std::uint32_t, Ring> m_rings;
    int m_nodes = 2;
    LengthGraph m_arcs;
};

} // namespace

std::optional<double> shortestIn(const nav::CompleteGraph& graph) { return Search(graph).run(); }

} // namespace thicket::test
