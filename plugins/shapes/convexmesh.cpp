#include "plugins/shapes/convexmesh.h"

#include <algorithm>
#include <limits>
#include <numeric>

namespace thicket::plugins {

namespace {

/// The polygons as rings of sides. Side 3 t + i is side i of triangle t.
class Merging {
public:
    Merging(const Triangulation& mesh, const std::vector<bool>& chosen, int mostCorners)
        : m_mesh(mesh), m_chosen(chosen), m_mostCorners(mostCorners), m_isGone(3 * chosen.size()),
          m_next(3 * chosen.size()), m_last(3 * chosen.size()), m_vertex(3 * chosen.size()),
          m_twin(3 * chosen.size()), m_polygonOf(chosen.size()), m_corners(chosen.size(), 3)
    {
        for (int side = 0; side < int(m_next.size()); ++side) {
            m_next[std::size_t(side)] = side % 3 == 2 ? side - 2 : side + 1;
            m_last[std::size_t(side)] = side % 3 == 0 ? side + 2 : side - 1;
            m_vertex[std::size_t(side)] =
                mesh.triangle(side / 3).corner[std::size_t((side % 3 + 1) % 3)];
        }
        for (int side = 0; side < int(m_twin.size()); ++side)
            m_twin[std::size_t(side)] = foundTwin(side);
        std::iota(m_polygonOf.begin(), m_polygonOf.end(), 0);
    }

    /// One polygon after the other takes in what it can, over its longest sides first.
    void mergeAll()
    {
        std::vector<Diagonal> diagonals;
        for (int side = 0; side < int(m_next.size()); ++side)
            if (twinOf(side) > side)
                diagonals.push_back(diagonal(side));
        std::sort(diagonals.rbegin(), diagonals.rend());
        for (const Diagonal& seed : diagonals)
            if (!m_isGone[std::size_t(seed.side)])
                grow(seed.side);
    }

    ConvexMesh result() const
    {
        ConvexMesh result;
        std::vector<bool> isDone(m_next.size());
        for (int side = 0; side < int(m_next.size()); ++side) {
            if (!m_chosen[std::size_t(side / 3)] || m_isGone[std::size_t(side)] ||
                isDone[std::size_t(side)])
                continue;
            std::vector<int> polygon;
            for (int at = side; !isDone[std::size_t(at)]; at = m_next[std::size_t(at)]) {
                isDone[std::size_t(at)] = true;
                polygon.push_back(vertex(at));
            }
            result.polygons.push_back(std::move(polygon));
        }
        number(result);
        return result;
    }

private:
    struct Diagonal {
        std::int64_t square; // of its length
        int side;
        auto operator<=>(const Diagonal&) const = default;
    };
    Diagonal diagonal(int side) const
    {
        const LatticePoint a = from(side), b = from(m_next[std::size_t(side)]);
        return {reach(a, b, b), side};
    }

    void grow(int seed)
    {
        m_open.assign(1, diagonal(seed));
        while (!m_open.empty()) {
            std::pop_heap(m_open.begin(), m_open.end());
            const int side = m_open.back().side;
            m_open.pop_back();
            const int twin = m_isGone[std::size_t(side)] ? -1 : twinOf(side);
            if (twin < 0)
                continue;
            m_added.clear();
            addOthersRound(twin);
            if (side == seed)
                addOthersRound(side);
            if (!merge(side, twin))
                continue;
            for (const int at : m_added) {
                if (m_isGone[std::size_t(at)] || twinOf(at) < 0)
                    continue;
                m_open.push_back(diagonal(at));
                std::push_heap(m_open.begin(), m_open.end());
            }
        }
    }
    void addOthersRound(int side)
    {
        for (int at = m_next[std::size_t(side)]; at != side; at = m_next[std::size_t(at)])
            m_added.push_back(at);
    }

    int vertex(int side) const { return m_vertex[std::size_t(side)]; } // at which it begins
    LatticePoint from(int side) const { return m_mesh.at(vertex(side)); }
    /// The same side, seen from the polygon beyond it; -1 if there is none.
    int twinOf(int side) const { return m_twin[std::size_t(side)]; }
    int foundTwin(int side) const
    {
        if (!m_chosen[std::size_t(side / 3)])
            return -1;
        const int other = m_mesh.triangle(side / 3).beyond[std::size_t(side % 3)];
        if (other < 0 || !m_chosen[std::size_t(other)])
            return -1;
        const int end = m_mesh.triangle(side / 3).corner[std::size_t((side % 3 + 2) % 3)];
        int twin = 3 * other;
        while (vertex(twin) != end)
            ++twin;
        return twin;
    }
    int polygonOf(int triangle)
    {
        int root = triangle;
        while (m_polygonOf[std::size_t(root)] != root)
            root = m_polygonOf[std::size_t(root)] =
                m_polygonOf[std::size_t(m_polygonOf[std::size_t(root)])];
        return root;
    }

    /// Whether they are one now.
    bool merge(int side, int twin)
    {
        const int one = polygonOf(side / 3), other = polygonOf(twin / 3);
        if (one == other)
            return false;
        // All that the two share goes: a chain of sides from `first` to `last`.
        int first = side, firstTwin = twin, last = side, lastTwin = twin, length = 1;
        while (twinOf(m_last[std::size_t(first)]) == m_next[std::size_t(firstTwin)]) {
            first = m_last[std::size_t(first)];
            firstTwin = m_next[std::size_t(firstTwin)];
            ++length;
        }
        while (twinOf(m_next[std::size_t(last)]) == m_last[std::size_t(lastTwin)]) {
            last = m_next[std::size_t(last)];
            lastTwin = m_last[std::size_t(lastTwin)];
            ++length;
        }
        const int before = m_last[std::size_t(first)], leave = m_next[std::size_t(firstTwin)];
        const int arrive = m_last[std::size_t(lastTwin)], behind = m_next[std::size_t(last)];
        const int corners =
            m_corners[std::size_t(one)] + m_corners[std::size_t(other)] - 2 * length;
        if (corners > m_mostCorners || corners < 3 ||
            turn(from(before), from(first), from(m_next[std::size_t(leave)])) < 0 ||
            turn(from(arrive), from(behind), from(m_next[std::size_t(behind)])) < 0)
            return false;
        int gone = first;
        for (int k = 0; k < length; ++k) {
            m_isGone[std::size_t(gone)] = true;
            m_isGone[std::size_t(twinOf(gone))] = true;
            gone = m_next[std::size_t(gone)];
        }
        link(before, leave);
        link(arrive, behind);
        m_polygonOf[std::size_t(other)] = one;
        m_corners[std::size_t(one)] = corners;
        return true;
    }
    void link(int side, int next)
    {
        m_next[std::size_t(side)] = next;
        m_last[std::size_t(next)] = side;
    }

    void number(ConvexMesh& result) const
    {
        std::vector<std::pair<LatticePoint, int>> used;
        std::vector<int> places(m_mesh.points().size(), -1);
        for (const std::vector<int>& polygon : result.polygons) {
            for (const int vertex : polygon) {
                if (places[std::size_t(vertex)] < 0) {
                    places[std::size_t(vertex)] = 0;
                    used.push_back({m_mesh.at(vertex), vertex});
                }
            }
        }
        std::sort(used.begin(), used.end());
        for (const auto& [point, vertex] : used) {
            places[std::size_t(vertex)] = int(result.vertices.size());
            result.vertices.push_back(point);
        }
        for (std::vector<int>& polygon : result.polygons)
            for (int& vertex : polygon)
                vertex = places[std::size_t(vertex)];
    }

    const Triangulation& m_mesh;
    const std::vector<bool>& m_chosen;
    int m_mostCorners;
    std::vector<bool> m_isGone;
    std::vector<int> m_next, m_last; // of sides, round their polygon
    std::vector<int> m_vertex, m_twin;
    std::vector<int> m_polygonOf; // by triangle, as a union-find forest
    std::vector<int> m_corners;   // of the roots
    std::vector<Diagonal> m_open; // a heap: where the polygon that grows may take more in
    std::vector<int> m_added;     // sides of what it takes in
};

} // namespace

ConvexMesh convexMesh(const Arrangement& arrangement, const std::vector<bool>& chosen,
                      std::optional<int> mostCorners)
{
    Merging merging(arrangement.mesh(), chosen,
                    mostCorners.value_or(std::numeric_limits<int>::max()));
    merging.mergeAll();
    return merging.result();
}

} // namespace thicket::plugins
