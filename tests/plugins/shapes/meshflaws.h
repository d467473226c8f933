#pragma once

#include "plugins/shapes/convexmesh.h"

#include <QString>

#include <set>
#include <utility>

/// What is wrong with meshes, by looking at each polygon.
namespace thicket::test {

inline double areaOf(const plugins::LatticeRing& ring)
{
    double area = 0;
    for (std::size_t i = 1; i + 1 < ring.size(); ++i)
        area += 0.5 * double(plugins::turn(ring[0], ring[i], ring[i + 1]));
    return area;
}

inline plugins::LatticeRing ringOf(const plugins::ConvexMesh& mesh, std::size_t polygon)
{
    plugins::LatticeRing ring;
    for (const int vertex : mesh.polygon(polygon))
        ring.push_back(mesh.vertices[std::size_t(vertex)]);
    return ring;
}

inline double areaOf(const plugins::ConvexMesh& mesh)
{
    double sum = 0;
    for (std::size_t i = 0; i < mesh.count(); ++i)
        sum += areaOf(ringOf(mesh, i));
    return sum;
}

using MeshSides = std::set<std::pair<int, int>>;

/// The sides with no polygon beyond them.
inline MeshSides borderOf(const plugins::ConvexMesh& mesh)
{
    MeshSides sides, border;
    for (std::size_t place = 0; place < mesh.count(); ++place) {
        const std::span<const int> polygon = mesh.polygon(place);
        for (std::size_t i = 0; i < polygon.size(); ++i)
            sides.insert({polygon[i], polygon[(i + 1) % polygon.size()]});
    }
    for (const auto& [from, to] : sides)
        if (!sides.contains({to, from}))
            border.insert({from, to});
    return border;
}

/// Empty: polygons are convex, have an area and at most so many corners, and no two have the same
/// side the same way round.
inline QString meshFlaw(const plugins::ConvexMesh& mesh, int mostCorners)
{
    MeshSides sides;
    for (std::size_t place = 0; place < mesh.count(); ++place) {
        const std::span<const int> polygon = mesh.polygon(place);
        const plugins::LatticeRing ring = ringOf(mesh, place);
        const std::size_t n = ring.size();
        if (int(n) > mostCorners || n < 3)
            return QString("%1 corners").arg(n);
        for (std::size_t i = 0; i < n; ++i) {
            if (plugins::turn(ring[i], ring[(i + 1) % n], ring[(i + 2) % n]) < 0)
                return "concave";
            if (!sides.insert({polygon[i], polygon[(i + 1) % n]}).second)
                return "two polygons on one side of a side";
        }
        if (areaOf(ring) <= 0)
            return "no area";
    }
    return {};
}

} // namespace thicket::test
