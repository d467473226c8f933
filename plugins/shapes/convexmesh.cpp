#include "plugins/shapes/convexmesh.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <limits>
#include <numeric>

namespace thicket::plugins {

namespace {

/// The polygons as rings of sides. Side 3 t + i is side i of the t-th chosen triangle.
class Merging {
public:
    Merging(const Triangulation& mesh, const std::vector<bool>& chosen, int mostCorners)
        : m_mesh(mesh), m_mostCorners(mostCorners)
    {
        std::vector<int> places(chosen.size(), -1); // among the chosen ones
        int count = 0;
        for (std::size_t t = 0; t < chosen.size(); ++t)
            places[t] = chosen[t] ? count++ : -1;
        m_sides.reserve(3 * std::size_t(count));
        for (int t = 0; t < int(chosen.size()); ++t)
            if (chosen[std::size_t(t)])
                for (int i = 0; i < 3; ++i)
                    m_sides.push_back(made(t, i, places));
        m_isGone.resize(m_sides.size());
        m_corners.assign(std::size_t(count), 3);
        m_polygonOf.resize(std::size_t(count));
        std::iota(m_polygonOf.begin(), m_polygonOf.end(), 0);
    }

    /// The longest sides go first.
    void mergeAll()
    {
        // By classes of lengths: within one, the next side is near in memory.
        std::array<std::vector<int>, 33> classes;
        for (int side = 0; side < int(m_sides.size()); ++side)
            if (twinOf(side) > side)
                classes[std::size_t(lengthClass(side))].push_back(side);
        for (auto longest = classes.rbegin(); longest != classes.rend(); ++longest)
            for (const int side : *longest)
                if (!m_isGone[std::size_t(side)])
                    merge(side, twinOf(side));
    }

    ConvexMesh result() const
    {
        ConvexMesh result;
        std::vector<bool> isDone(m_sides.size());
        for (int side = 0; side < int(m_sides.size()); ++side) {
            if (m_isGone[std::size_t(side)] || isDone[std::size_t(side)])
                continue;
            for (int at = side; !isDone[std::size_t(at)]; at = nextOf(at)) {
                isDone[std::size_t(at)] = true;
                result.corners.push_back(vertex(at));
            }
            result.ends.push_back(result.corners.size());
        }
        number(result);
        return result;
    }

private:
    struct Side {
        int next = 0, last = 0; // round its polygon
        int vertex = 0;         // at which it begins
        int twin = -1;
    };
    /// Of its length: half the bits of its square.
    int lengthClass(int side) const
    {
        const LatticePoint a = from(side), b = from(nextOf(side));
        return int(std::bit_width(std::uint64_t(reach(a, b, b)))) / 2;
    }

    int vertex(int side) const { return m_sides[std::size_t(side)].vertex; }
    int nextOf(int side) const { return m_sides[std::size_t(side)].next; }
    int lastOf(int side) const { return m_sides[std::size_t(side)].last; }
    LatticePoint from(int side) const { return m_mesh.at(vertex(side)); }
    /// The same side, seen from the polygon beyond it; -1 if there is none.
    int twinOf(int side) const { return m_sides[std::size_t(side)].twin; }
    Side made(int t, int i, const std::vector<int>& places) const
    {
        const Triangle& triangle = m_mesh.triangle(t);
        const int first = 3 * places[std::size_t(t)];
        Side side;
        side.next = first + (i + 1) % 3;
        side.last = first + (i + 2) % 3;
        side.vertex = triangle.corner[std::size_t((i + 1) % 3)];
        const int other = triangle.beyond[std::size_t(i)];
        if (other < 0 || places[std::size_t(other)] < 0)
            return side;
        const int end = triangle.corner[std::size_t((i + 2) % 3)];
        int twin = 0;
        while (m_mesh.triangle(other).corner[std::size_t((twin + 1) % 3)] != end)
            ++twin;
        side.twin = 3 * places[std::size_t(other)] + twin;
        return side;
    }
    int polygonOf(int triangle)
    {
        int root = triangle;
        while (m_polygonOf[std::size_t(root)] != root)
            root = m_polygonOf[std::size_t(root)] =
                m_polygonOf[std::size_t(m_polygonOf[std::size_t(root)])];
        return root;
    }

    /// Makes the polygons on both sides one, if that is convex.
    void merge(int side, int twin)
    {
        const int one = polygonOf(side / 3), other = polygonOf(twin / 3);
        if (one == other)
            return;
        // All that the two share goes: a chain of sides from `first` to `last`.
        int first = side, firstTwin = twin, last = side, lastTwin = twin, length = 1;
        while (twinOf(lastOf(first)) == nextOf(firstTwin)) {
            first = lastOf(first);
            firstTwin = nextOf(firstTwin);
            ++length;
        }
        while (twinOf(nextOf(last)) == lastOf(lastTwin)) {
            last = nextOf(last);
            lastTwin = lastOf(lastTwin);
            ++length;
        }
        const int before = lastOf(first), leave = nextOf(firstTwin);
        const int arrive = lastOf(lastTwin), behind = nextOf(last);
        const int corners =
            m_corners[std::size_t(one)] + m_corners[std::size_t(other)] - 2 * length;
        if (corners > m_mostCorners || corners < 3 ||
            turn(from(before), from(first), from(nextOf(leave))) < 0 ||
            turn(from(arrive), from(behind), from(nextOf(behind))) < 0)
            return;
        int gone = first;
        for (int k = 0; k < length; ++k) {
            m_isGone[std::size_t(gone)] = true;
            m_isGone[std::size_t(twinOf(gone))] = true;
            gone = nextOf(gone);
        }
        link(before, leave);
        link(arrive, behind);
        m_polygonOf[std::size_t(other)] = one;
        m_corners[std::size_t(one)] = corners;
    }
    void link(int side, int next)
    {
        m_sides[std::size_t(side)].next = next;
        m_sides[std::size_t(next)].last = side;
    }

    void number(ConvexMesh& result) const
    {
        std::vector<int> places(m_mesh.points().size(), -1);
        for (int& vertex : result.corners) {
            int& place = places[std::size_t(vertex)];
            if (place < 0) {
                place = int(result.vertices.size());
                result.vertices.push_back(m_mesh.at(vertex));
            }
            vertex = place;
        }
    }

    const Triangulation& m_mesh;
    int m_mostCorners;
    std::vector<bool> m_isGone;
    std::vector<Side> m_sides;
    std::vector<int> m_polygonOf; // by triangle, as a union-find forest
    std::vector<int> m_corners;   // of the roots
};

} // namespace

void ConvexMesh::reverse()
{
    std::size_t begin = 0;
    for (const std::size_t end : ends) {
        std::reverse(corners.begin() + std::ptrdiff_t(begin),
                     corners.begin() + std::ptrdiff_t(end));
        begin = end;
    }
}

ConvexMesh convexMesh(const Arrangement& arrangement, const std::vector<bool>& chosen,
                      std::optional<int> mostCorners)
{
    Merging merging(arrangement.mesh(), chosen,
                    mostCorners.value_or(std::numeric_limits<int>::max()));
    merging.mergeAll();
    return merging.result();
}

} // namespace thicket::plugins
