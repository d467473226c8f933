#include "plugins/shapes/segmentcut.h"

#include <algorithm>

namespace thicket::plugins {

namespace {

/// Of each triangle; nearly all are Delaunay ones before.
constexpr std::size_t mostFlips = 16;

constexpr int next(int i) { return i == 2 ? 0 : i + 1; }
constexpr int last(int i) { return i == 0 ? 2 : i - 1; }

} // namespace

std::optional<TriangleSide> SegmentCut::cut(int from, int to, TriangleSide first)
{
    gather(from, to, first);
    m_isCrossed.resize(m_mesh.triangles().size());
    for (const int t : m_crossed)
        m_isCrossed[std::size_t(t)] = true;
    const bool isPossible = plan(m_left) && plan(m_right);
    for (const int t : m_crossed)
        m_isCrossed[std::size_t(t)] = false;
    if (!isPossible)
        return std::nullopt;
    assert(m_left.parts.size() + m_right.parts.size() == m_crossed.size());
    const int left = fill(m_left, 0), right = fill(m_right, m_left.parts.size());
    m_mesh.m_triangles[std::size_t(left)].beyond[2] = right;
    m_mesh.m_triangles[std::size_t(right)].beyond[2] = left;
    return TriangleSide{left, 2};
}

/// The triangles that the segment crosses, and what is round them.
void SegmentCut::gather(int from, int to, TriangleSide first)
{
    const LatticePoint a = m_mesh.at(from), b = m_mesh.at(to);
    m_crossed.assign(1, first.triangle);
    for (Chain* const chain : {&m_left, &m_right}) {
        chain->corners.assign(1, from);
        chain->edges.clear();
    }
    const Triangle& start = m_mesh.triangle(first.triangle);
    take(m_right, start.corner[std::size_t(next(first.index))],
         {first.triangle, last(first.index)});
    take(m_left, start.corner[std::size_t(last(first.index))], {first.triangle, next(first.index)});
    TriangleSide side = first;
    while (m_left.corners.back() != to) {
        const int other = m_mesh.triangle(side.triangle).beyond[std::size_t(side.index)];
        const Triangle& far = m_mesh.triangle(other);
        int index = 0; // of the side just crossed
        while (far.corner[std::size_t(next(index))] != m_left.corners.back())
            ++index;
        const int y = far.corner[std::size_t(index)];
        const std::int64_t way = y == to ? 0 : turn(a, b, m_mesh.at(y));
        m_crossed.push_back(other);
        if (way >= 0)
            take(m_left, y, {other, last(index)});
        if (way <= 0)
            take(m_right, y, {other, next(index)});
        side = {other, way > 0 ? next(index) : last(index)};
    }
    std::reverse(m_right.corners.begin(), m_right.corners.end());
    std::reverse(m_right.edges.begin(), m_right.edges.end());
}

/// The edge, as a side of a triangle that is crossed, leads to the vertex.
void SegmentCut::take(Chain& chain, int vertex, TriangleSide edge)
{
    const Triangle& triangle = m_mesh.triangle(edge.triangle);
    chain.corners.push_back(vertex);
    chain.edges.push_back({triangle.beyond[std::size_t(edge.index)], m_mesh.step(edge)});
}

/// A corner that only sides across the segment hold is the end of an edge that the polygon is on
/// both sides of. False if such edges do not come in pairs.
bool SegmentCut::pairEdges(Chain& chain) const
{
    std::vector<int> open;
    for (int i = 0; i < int(chain.edges.size()); ++i) {
        Edge& edge = chain.edges[std::size_t(i)];
        if (edge.beyond < 0 || !m_isCrossed[std::size_t(edge.beyond)])
            continue;
        const auto corner = [&](int place) { return chain.corners[std::size_t(place)]; };
        if (open.empty() || corner(open.back()) != corner(i + 1) ||
            corner(open.back() + 1) != corner(i)) {
            open.push_back(i);
            continue;
        }
        edge.twin = open.back();
        chain.edges[std::size_t(open.back())].twin = i;
        open.pop_back();
    }
    return open.empty();
}

/// The root of the tree.
int SegmentCut::rank(const Chain& chain)
{
    const int end = int(chain.edges.size());
    const LatticePoint a = m_mesh.at(chain.corners.front()), b = m_mesh.at(chain.corners.back());
    m_distances.assign(chain.corners.size(), 0);
    m_before.assign(chain.corners.size(), -1);
    m_after.assign(chain.corners.size(), -1);
    std::vector<int> path; // from the root to the last place
    for (int i = 1; i < end; ++i) {
        const std::int64_t distance = turn(a, b, m_mesh.at(chain.corners[std::size_t(i)]));
        m_distances[std::size_t(i)] = distance;
        int passed = -1;
        while (!path.empty() && m_distances[std::size_t(path.back())] > distance) {
            passed = path.back();
            path.pop_back();
        }
        m_before[std::size_t(i)] = passed;
        if (!path.empty())
            m_after[std::size_t(path.back())] = i;
        path.push_back(i);
    }
    return path.front();
}

/// False if a triangle would have no area.
bool SegmentCut::plan(Chain& chain)
{
    if (!pairEdges(chain))
        return false;
    const auto at = [&](int place) { return m_mesh.at(chain.corners[std::size_t(place)]); };
    chain.parts.assign(1, {rank(chain), 0, int(chain.edges.size())});
    for (int i = 0; i < int(chain.parts.size()); ++i) {
        const Part part = chain.parts[std::size_t(i)];
        const auto& [corner, begin, end, parent, side] = part;
        if (turn(at(begin), at(end), at(corner)) <= 0)
            return false;
        if (corner + 1 < end)
            chain.parts.push_back({m_after[std::size_t(corner)], corner, end, i, 0});
        if (begin + 1 < corner)
            chain.parts.push_back({m_before[std::size_t(corner)], begin, corner, i, 1});
    }
    return true;
}

/// Makes its triangles in the place of crossed ones. The result is that at the segment.
int SegmentCut::fill(Chain& chain, std::size_t firstTriangle)
{
    const auto triangleOf = [&](int part) { return m_crossed[firstTriangle + std::size_t(part)]; };
    for (int i = 0; i < int(chain.parts.size()); ++i) {
        const Part& part = chain.parts[std::size_t(i)];
        const int t = triangleOf(i);
        const auto corner = [&](int place) { return chain.corners[std::size_t(place)]; };
        m_mesh.seat(t, {corner(part.begin), corner(part.end), corner(part.corner)});
        Triangle& triangle = m_mesh.m_triangles[std::size_t(t)];
        if (!m_mesh.m_steps.empty())
            m_mesh.m_steps[std::size_t(t)] = {};
        if (part.parent >= 0) {
            const int parent = triangleOf(part.parent);
            triangle.beyond[2] = parent;
            m_mesh.m_triangles[std::size_t(parent)].beyond[std::size_t(part.side)] = t;
        }
        if (part.corner + 1 == part.end)
            set(chain, part.corner, {t, 0});
        if (part.begin + 1 == part.corner)
            set(chain, part.begin, {t, 1});
    }
    for (const Edge& edge : chain.edges)
        if (edge.twin >= 0)
            m_mesh.m_triangles[std::size_t(edge.made.triangle)]
                .beyond[std::size_t(edge.made.index)] =
                chain.edges[std::size_t(edge.twin)].made.triangle;
    return triangleOf(0);
}

/// The edge becomes that side.
void SegmentCut::set(Chain& chain, int place, TriangleSide side)
{
    Edge& edge = chain.edges[std::size_t(place)];
    edge.made = side;
    if (!m_mesh.m_steps.empty())
        m_mesh.m_steps[std::size_t(side.triangle)][std::size_t(side.index)] = edge.step;
    if (edge.twin >= 0)
        return;
    m_mesh.m_triangles[std::size_t(side.triangle)].beyond[std::size_t(side.index)] = edge.beyond;
    m_mesh.turnTo(edge.beyond, chain.corners[std::size_t(place) + 1],
                  chain.corners[std::size_t(place)], side.triangle);
}

void SegmentCut::improve()
{
    m_unsure = m_crossed;
    std::size_t most = mostFlips * m_crossed.size();
    while (!m_unsure.empty() && most > 0) {
        const int t = m_unsure.back();
        m_unsure.pop_back();
        for (int i = 0; i < 3; ++i) {
            const TriangleSide side{t, i};
            if (!m_mesh.isBetterFlipped(side) || !m_mesh.isFlippable(side))
                continue;
            m_unsure.push_back(m_mesh.triangle(t).beyond[std::size_t(i)]);
            m_unsure.push_back(t);
            m_mesh.flip(side);
            --most;
            break;
        }
    }
}

} // namespace thicket::plugins
