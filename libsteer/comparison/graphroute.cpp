#include "libsteer/comparison/graphroute.h"

#include "libnav/geometry/angle.h"
#include "libnav/tangent/completegraph.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <numbers>
#include <queue>

namespace thicket::steer {
namespace {

constexpr double turn = 2 * std::numbers::pi;

double positive(double angle)
{
    const double within = std::fmod(angle, turn);
    return within < 0 ? within + turn : within;
}

/// A rim and the contacts on it. Each is two vertices: one for either winding.
struct Rim {
    nav::Point center;
    double radius = 0;
    std::vector<double> angles; // in [0, 2 pi), ascending
    std::size_t first = 0;      // vertex of the first angle, counter-clockwise

    std::optional<std::size_t> indexOf(double angle) const
    {
        // The angles of points on small discs far from the origin are imprecise.
        const double rounding = std::max(1e-7, 1e-15 * length(center) / radius);
        const std::size_t count = angles.size();
        const auto above = std::lower_bound(angles.begin(), angles.end(), positive(angle));
        const std::size_t next = static_cast<std::size_t>(above - angles.begin()) % count;
        const std::size_t last = (next + count - 1) % count;
        const auto off = [&](std::size_t i) {
            return std::abs(std::remainder(angles[i] - angle, turn));
        };
        const std::size_t nearest = off(next) < off(last) ? next : last;
        return off(nearest) < rounding ? std::optional(nearest) : std::nullopt;
    }
};

/// The directed graph of a complete tangent graph. A path leaves a rim in the winding in which it
/// came. Vertex 0 is the start, vertex 1 the goal.
class OrientedGraph {
public:
    struct Link {
        std::size_t from;
        std::size_t to;
        double length;
        nav::TangentEdge edge;
    };

    OrientedGraph(const nav::CompleteGraph& graph, double tolerance)
    {
        for (const nav::HuggingEdge& arc : graph.hugging)
            addAngles(arc);
        for (auto& [disc, rim] : m_rims)
            number(rim);
        for (const nav::HuggingEdge& arc : graph.hugging)
            addArc(arc);
        for (const nav::SurfingEdge& edge : graph.surfing) {
            // A point on a rim is its own contact. No direction tells the winding.
            const bool isPoint = edge.length() < 100 * tolerance;
            add(edge, isPoint);
            add({edge.to, edge.from, edge.toContact, edge.fromContact}, isPoint);
        }
        sortLinks();
    }

    std::size_t vertexCount() const { return m_vertices; }
    std::span<const Link> linksOf(std::size_t vertex) const
    {
        return std::span(m_links).subspan(m_begins[vertex],
                                          m_begins[vertex + 1] - m_begins[vertex]);
    }

private:
    void addAngles(const nav::HuggingEdge& arc)
    {
        Rim& rim = m_rims[arc.contact.disc];
        rim.center = arc.center;
        rim.radius = arc.radius;
        rim.angles.push_back(positive(arc.from));
        rim.angles.push_back(positive(arc.to));
    }
    void number(Rim& rim)
    {
        std::sort(rim.angles.begin(), rim.angles.end());
        const auto isSame = [](double a, double b) { return std::abs(a - b) < 1e-10; };
        rim.angles.erase(std::unique(rim.angles.begin(), rim.angles.end(), isSame),
                         rim.angles.end());
        rim.first = m_vertices;
        m_vertices += 2 * rim.angles.size();
    }
    void addArc(const nav::HuggingEdge& arc)
    {
        const Rim& rim = m_rims[arc.contact.disc];
        const std::size_t from = rim.first + 2 * *rim.indexOf(arc.from);
        const std::size_t to = rim.first + 2 * *rim.indexOf(arc.to);
        m_links.push_back({from, to, arc.length(), arc});
        nav::HuggingEdge back = arc;
        std::swap(back.from, back.to);
        back.winding = nav::Winding::clockwise;
        m_links.push_back({to + 1, from + 1, arc.length(), back});
    }
    void add(const nav::SurfingEdge& edge, bool isPoint)
    {
        const nav::Point along = edge.to - edge.from;
        for (const bool isClockwise : {false, true}) {
            const bool leaves =
                isPoint ? isClockwise : isRightOf(edge.fromContact, edge.from, along);
            const bool arrives = isPoint ? isClockwise : isRightOf(edge.toContact, edge.to, along);
            const auto from = vertexOf(edge.fromContact, edge.from, leaves);
            const auto to = vertexOf(edge.toContact, edge.to, arrives);
            if (from && to)
                m_links.push_back({*from, *to, edge.length(), edge});
            if (!isPoint)
                break;
        }
    }
    /// A contact where no arc ends leads nowhere.
    std::optional<std::size_t> vertexOf(const nav::Contact& contact, nav::Point at,
                                        bool isClockwise) const
    {
        if (contact.kind == nav::Contact::Kind::start)
            return 0;
        if (contact.kind == nav::Contact::Kind::goal)
            return 1;
        const auto found = m_rims.find(contact.disc);
        if (found == m_rims.end())
            return std::nullopt;
        const nav::Point out = at - found->second.center;
        const auto index = found->second.indexOf(nav::angleOf(out));
        return index ? std::optional(found->second.first + 2 * *index + (isClockwise ? 1 : 0))
                     : std::nullopt;
    }
    bool isRightOf(const nav::Contact& contact, nav::Point at, nav::Point along) const
    {
        const auto found = m_rims.find(contact.disc);
        return contact.kind == nav::Contact::Kind::disc && found != m_rims.end() &&
               cross(along, found->second.center - at) < 0;
    }
    void sortLinks()
    {
        std::stable_sort(m_links.begin(), m_links.end(),
                         [](const Link& a, const Link& b) { return a.from < b.from; });
        m_begins.assign(m_vertices + 1, 0);
        for (const Link& link : m_links)
            ++m_begins[link.from + 1];
        for (std::size_t i = 1; i < m_begins.size(); ++i)
            m_begins[i] += m_begins[i - 1];
    }

    std::map<std::uint32_t, Rim> m_rims; // by disc
    std::size_t m_vertices = 2;
    std::vector<Link> m_links; // by the vertex that they leave
    std::vector<std::size_t> m_begins;
};

/// Dijkstra's algorithm from start to goal.
class GraphSearch {
public:
    explicit GraphSearch(const OrientedGraph& graph)
        : m_graph(graph), m_travelled(graph.vertexCount(), std::numeric_limits<double>::infinity()),
          m_arrival(graph.vertexCount())
    {}

    nav::PathStatus run(const std::stop_token& stop)
    {
        offer(0, 0, nullptr);
        while (!m_open.empty()) {
            const auto [travelled, vertex] = m_open.top();
            m_open.pop();
            if (travelled > m_travelled[vertex])
                continue;
            if (++m_expanded % 1024 == 0 && stop.stop_requested())
                return nav::PathStatus::cancelled;
            if (vertex == 1)
                return nav::PathStatus::found;
            for (const OrientedGraph::Link& link : m_graph.linksOf(vertex))
                offer(link.to, travelled + link.length, &link);
        }
        return nav::PathStatus::unreachable;
    }

    std::size_t expanded() const { return m_expanded; }

    nav::Path path() const
    {
        std::vector<nav::TangentEdge> back;
        for (const auto* link = m_arrival[1]; link; link = m_arrival[link->from])
            back.push_back(link->edge);
        std::vector<nav::TangentEdge> edges;
        for (auto edge = back.rbegin(); edge != back.rend(); ++edge)
            append(edges, *edge);
        return nav::Path(std::move(edges));
    }

private:
    using Open = std::pair<double, std::size_t>;

    void offer(std::size_t vertex, double travelled, const OrientedGraph::Link* by)
    {
        if (travelled >= m_travelled[vertex])
            return;
        m_travelled[vertex] = travelled;
        m_arrival[vertex] = by;
        m_open.push({travelled, vertex});
    }

    /// Arcs that follow each other become one. Points of corners without an arc are left out.
    static void append(std::vector<nav::TangentEdge>& edges, const nav::TangentEdge& edge)
    {
        const auto* arc = std::get_if<nav::HuggingEdge>(&edge);
        auto* last = edges.empty() ? nullptr : std::get_if<nav::HuggingEdge>(&edges.back());
        if (arc && arc->radius == 0)
            return;
        if (arc && last && last->contact.disc == arc->contact.disc)
            last->to += arc->to - arc->from;
        else
            edges.push_back(edge);
    }

    const OrientedGraph& m_graph;
    std::vector<double> m_travelled;
    std::vector<const OrientedGraph::Link*> m_arrival;
    std::priority_queue<Open, std::vector<Open>, std::greater<>> m_open;
    std::size_t m_expanded = 0;
};

/// The graph, or how its build ended.
struct Built {
    nav::PathStatus status = nav::PathStatus::found;
    nav::CompleteGraph graph;
};

Built built(const nav::ObstacleField& field, const nav::Segment& query, std::size_t mostEdges,
            const std::stop_token& stop)
{
    nav::CompleteGraphOptions options;
    options.start = query.a;
    options.goal = query.b;
    options.maxSurfingEdges = mostEdges;
    // An estimate may be wrong, but hardly by as much as half.
    if (nav::CompleteGraph::estimatedSurfing(field, options) > 2 * double(mostEdges))
        return {nav::PathStatus::budgetExceeded, {}};
    std::atomic<bool> isCancelled = false;
    options.cancel = &isCancelled;
    const std::stop_callback cancel(stop, [&isCancelled] { isCancelled = true; });
    Built result{nav::PathStatus::found, nav::CompleteGraph::build(field, options)};
    if (result.graph.cancelled)
        result.status = nav::PathStatus::cancelled;
    else if (result.graph.truncated)
        result.status = nav::PathStatus::budgetExceeded;
    return result;
}

} // namespace

SolverRow graphRoute(const nav::ObstacleField& field, const nav::Segment& query,
                     std::size_t mostEdges, const std::stop_token& stop)
{
    SolverRow row;
    Lap lap;
    const Built complete = built(field, query, mostEdges, stop);
    row.status = complete.status;
    if (complete.status != nav::PathStatus::found) {
        row.preparing = lap.next();
        return row;
    }
    const OrientedGraph graph(complete.graph, field.tolerance());
    row.preparing = lap.next();
    GraphSearch search(graph);
    row.status = search.run(stop);
    row.expanded = search.expanded();
    if (row.status == nav::PathStatus::found) {
        row.path = search.path();
        row.lowerBound = row.path.length();
    }
    row.searching = lap.next();
    return row;
}

} // namespace thicket::steer
