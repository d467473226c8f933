#include "plugins/shapes/arrangement.h"

#include "plugins/shapes/fixedsides.h"
#include "plugins/shapes/meshedrings.h"
#include "plugins/shapes/outlines.h"

#include <algorithm>
#include <limits>
#include <numeric>

namespace thicket::plugins {

namespace {

/// A side of a ring. All sides of rings between the same two vertices are one.
struct Edge {
    int from, to; // from < to
    Windings step;
};

/// The order of equal ones is left open.
void sortByEnds(std::vector<Edge>& edges, std::size_t vertices)
{
    std::vector<std::size_t> begins(vertices + 1);
    for (const Edge& edge : edges)
        ++begins[std::size_t(edge.from) + 1];
    std::partial_sum(begins.begin(), begins.end(), begins.begin());
    std::vector<Edge> sorted(edges.size());
    for (const Edge& edge : edges)
        sorted[begins[std::size_t(edge.from)]++] = edge;
    // Now each begins where the next one did.
    std::size_t begin = 0;
    for (const std::size_t end : begins) {
        if (end - begin > 1)
            std::sort(sorted.begin() + std::ptrdiff_t(begin), sorted.begin() + std::ptrdiff_t(end),
                      [](const Edge& a, const Edge& b) { return a.to < b.to; });
        begin = end;
    }
    edges.swap(sorted);
}

/// Those that are not fixed yet.
std::vector<Edge> edgesOf(std::span<const WoundRing> rings, const MeshedRings& meshed)
{
    std::vector<Edge> edges;
    std::size_t first = 0;
    for (std::size_t place = 0; place < rings.size(); ++place) {
        const auto& [ring, isSecond] = rings[place];
        if (meshed.isFixed[place])
            continue;
        for (std::size_t i = 0; i < ring.size(); ++i) {
            const int from = meshed.vertices[first + i];
            const int to = meshed.vertices[first + (i + 1 == ring.size() ? 0 : i + 1)];
            const int way = from < to ? 1 : -1;
            if (from != to)
                edges.push_back({std::min(from, to), std::max(from, to),
                                 isSecond ? Windings{0, way} : Windings{way, 0}});
        }
        first += ring.size();
    }
    sortByEnds(edges, meshed.mesh.points().size());
    std::size_t kept = 0;
    for (const Edge& edge : edges) {
        if (kept > 0 && edges[kept - 1].from == edge.from && edges[kept - 1].to == edge.to)
            edges[kept - 1].step += edge.step;
        else
            edges[kept++] = edge;
    }
    edges.resize(kept);
    return edges;
}

} // namespace

Arrangement::Arrangement(Triangulation mesh) : m_mesh(std::move(mesh)) {}

Unexpected Arrangement::tooManyPoints()
{
    return Unexpected("The outlines have more than 8 million points and crossings; a larger error "
                      "of arcs, a smaller part of the map or fewer objects would do.");
}

Result<Arrangement> Arrangement::of(std::span<const WoundRing> rings, std::size_t most)
{
    std::size_t points = 0;
    for (const WoundRing& wound : rings)
        points += wound.ring.size();
    if (points > most)
        return tooManyPoints();
    MeshedRings meshed = meshedRings(rings);
    const std::vector<Edge> edges = edgesOf(rings, meshed);
    Arrangement made{std::move(meshed.mesh)};
    FixedSides sides(made.m_mesh);
    for (const Edge& edge : edges) {
        if (!edge.step.isZero() && !sides.fix(edge.from, edge.to, edge.step, most - points))
            return tooManyPoints();
    }
    made.wind();
    return made;
}

void Arrangement::insert(std::span<const LatticePoint> points)
{
    int near = m_mesh.triangleAt(0);
    for (const LatticePoint p : points)
        near = m_mesh.triangleAt(m_mesh.insert(p, near));
    wind();
}

void Arrangement::wind()
{
    constexpr Windings unseen{std::numeric_limits<std::int32_t>::min(), 0};
    m_windings.assign(m_mesh.triangles().size(), unseen);
    std::vector<int> open{m_mesh.triangleAt(0)};
    m_windings[std::size_t(open.front())] = {};
    while (!open.empty()) {
        const int t = open.back();
        open.pop_back();
        const Triangle& triangle = m_mesh.triangle(t);
        const Windings here = m_windings[std::size_t(t)];
        for (std::size_t i = 0; i < 3; ++i) {
            const int other = triangle.beyond[i];
            if (other < 0 || !(m_windings[std::size_t(other)] == unseen))
                continue;
            Windings& there = m_windings[std::size_t(other)] = here;
            there += m_mesh.step({t, int(i)});
            open.push_back(other);
        }
    }
}

std::vector<bool> Arrangement::chosen(const WindingRule& rule) const
{
    std::vector<bool> chosen(m_windings.size());
    for (std::size_t t = 0; t < chosen.size(); ++t)
        chosen[t] = rule(m_windings[t]);
    return chosen;
}

std::vector<LatticeArea> Arrangement::areas(const std::vector<bool>& chosen) const
{
    return outlines(m_mesh, chosen);
}

} // namespace thicket::plugins
