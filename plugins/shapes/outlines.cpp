#include "plugins/shapes/outlines.h"

#include <algorithm>
#include <unordered_map>

namespace thicket::plugins {

namespace {

__extension__ using Wide = __int128;

bool isCounterClockwise(const LatticeRing& ring)
{
    Wide area = 0;
    for (std::size_t i = 1; i + 1 < ring.size(); ++i)
        area += turn(ring[0], ring[i], ring[i + 1]);
    return area > 0;
}

/// Without points between two in a line with them, beginning with the least one.
LatticeRing tidied(const LatticeRing& ring)
{
    LatticeRing kept;
    for (std::size_t i = 0; i < ring.size(); ++i) {
        const LatticePoint before = ring[i == 0 ? ring.size() - 1 : i - 1];
        const LatticePoint after = ring[i + 1 == ring.size() ? 0 : i + 1];
        if (turn(before, ring[i], after) != 0)
            kept.push_back(ring[i]);
    }
    std::rotate(kept.begin(), std::min_element(kept.begin(), kept.end()), kept.end());
    return kept;
}

class Walk {
public:
    Walk(const Triangulation& mesh, const std::vector<bool>& chosen)
        : m_mesh(mesh), m_chosen(chosen), m_areaOf(mesh.triangles().size(), -1),
          m_isWalked(3 * mesh.triangles().size()), m_places(mesh.points().size(), -1)
    {}

    std::vector<LatticeArea> areas()
    {
        const int count = int(m_areaOf.size());
        for (int t = 0; t < count; ++t)
            if (m_chosen[std::size_t(t)] && m_areaOf[std::size_t(t)] < 0)
                flood(t);
        for (int t = 0; t < count; ++t)
            for (int i = 0; i < 3; ++i)
                if (isEdge({t, i}) && !m_isWalked[std::size_t(3 * t + i)])
                    follow({t, i});
        for (LatticeArea& area : m_areas)
            std::sort(area.holes.begin(), area.holes.end());
        std::sort(m_areas.begin(), m_areas.end(),
                  [](const LatticeArea& a, const LatticeArea& b) { return a.outer < b.outer; });
        return std::move(m_areas);
    }

private:
    bool isEdge(TriangleSide side) const
    {
        const int other = m_mesh.triangle(side.triangle).beyond[std::size_t(side.index)];
        return m_chosen[std::size_t(side.triangle)] && (other < 0 || !m_chosen[std::size_t(other)]);
    }
    int endOf(TriangleSide side) const
    {
        return m_mesh.triangle(side.triangle).corner[std::size_t((side.index + 2) % 3)];
    }

    void flood(int start)
    {
        const int area = int(m_areas.size());
        m_areas.emplace_back();
        std::vector<int> open{start};
        m_areaOf[std::size_t(start)] = area;
        while (!open.empty()) {
            const int t = open.back();
            open.pop_back();
            for (const int other : m_mesh.triangle(t).beyond) {
                if (other < 0 || !m_chosen[std::size_t(other)] || m_areaOf[std::size_t(other)] >= 0)
                    continue;
                m_areaOf[std::size_t(other)] = area;
                open.push_back(other);
            }
        }
    }

    /// The edge that begins where this one ends, beside the same chosen triangles.
    TriangleSide after(TriangleSide side) const
    {
        const int vertex = endOf(side);
        side.index = (side.index + 1) % 3;
        while (!isEdge(side)) {
            const int other = m_mesh.triangle(side.triangle).beyond[std::size_t(side.index)];
            const Triangle& triangle = m_mesh.triangle(other);
            side = {other, 0}; // the side that begins at the vertex is after the one just crossed
            while (triangle.corner[std::size_t((side.index + 1) % 3)] != vertex)
                ++side.index;
        }
        return side;
    }

    /// Walks round a ring and cuts it where it meets itself.
    void follow(TriangleSide side)
    {
        const int area = m_areaOf[std::size_t(side.triangle)];
        std::vector<int> ring;
        while (!m_isWalked[std::size_t(3 * side.triangle + side.index)]) {
            m_isWalked[std::size_t(3 * side.triangle + side.index)] = true;
            const int end = endOf(side);
            if (const int place = m_places[std::size_t(end)]; place >= 0) {
                keep(area, {ring.begin() + place, ring.end()});
                while (int(ring.size()) > place + 1) {
                    m_places[std::size_t(ring.back())] = -1;
                    ring.pop_back();
                }
            } else {
                m_places[std::size_t(end)] = int(ring.size());
                ring.push_back(end);
            }
            side = after(side);
        }
        for (const int vertex : ring)
            m_places[std::size_t(vertex)] = -1;
        if (ring.size() > 2)
            keep(area, ring);
    }

    void keep(int area, const std::vector<int>& vertices)
    {
        LatticeRing ring;
        ring.reserve(vertices.size());
        for (const int vertex : vertices)
            ring.push_back(m_mesh.at(vertex));
        ring = tidied(ring);
        if (isCounterClockwise(ring))
            m_areas[std::size_t(area)].outer = std::move(ring);
        else
            m_areas[std::size_t(area)].holes.push_back(std::move(ring));
    }

    const Triangulation& m_mesh;
    const std::vector<bool>& m_chosen;
    std::vector<LatticeArea> m_areas;
    std::vector<int> m_areaOf;
    std::vector<bool> m_isWalked; // by side
    std::vector<int> m_places;    // of vertices on the present ring
};

} // namespace

std::vector<LatticeArea> outlines(const Triangulation& mesh, const std::vector<bool>& chosen)
{
    return Walk(mesh, chosen).areas();
}

} // namespace thicket::plugins
