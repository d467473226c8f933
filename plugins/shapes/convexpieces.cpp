#include "plugins/shapes/convexpieces.h"

#include "plugins/shapes/convexmesh.h"

#include <algorithm>
#include <map>

namespace thicket::plugins {

namespace {

/// Each may make a piece more, and no outline that is drawn has as many.
constexpr std::size_t mostCrossings = 100'000;

} // namespace

Result<std::vector<std::vector<nav::Point>>> convexPieces(const nav::Polygon& polygon,
                                                          std::optional<int> mostCorners)
{
    nav::Box box;
    for (const nav::Point p : polygon.points)
        nav::enclose(box, {p, p});
    const Lattice lattice = Lattice::over(box);
    std::map<LatticePoint, nav::Point> corners;
    LatticeRing ring;
    for (const nav::Point p : polygon.points) {
        ring.push_back(lattice.nearest(p));
        corners.try_emplace(ring.back(), p);
    }
    const WoundRing wound{std::move(ring)};
    const std::size_t points = polygon.points.size();
    if (points > Arrangement::mostPoints)
        return Arrangement::tooManyPoints();
    const Result<Arrangement> arrangement =
        Arrangement::of({&wound, 1}, std::min(Arrangement::mostPoints, points + mostCrossings));
    if (!arrangement)
        return Unexpected("The polygon crosses itself more often than 100,000 times.");
    // Clockwise rings wind backwards.
    const std::vector<bool> inside =
        arrangement->chosen([](Windings w) { return w.first % 2 != 0; });
    const ConvexMesh mesh = convexMesh(*arrangement, inside, mostCorners);
    std::vector<std::vector<nav::Point>> pieces;
    for (std::size_t i = 0; i < mesh.count(); ++i) {
        std::vector<nav::Point>& piece = pieces.emplace_back();
        for (const int index : mesh.polygon(i)) {
            const LatticePoint vertex = mesh.vertices[std::size_t(index)];
            const auto corner = corners.find(vertex);
            piece.push_back(corner == corners.end() ? lattice.toMap(vertex) : corner->second);
        }
    }
    return pieces;
}

} // namespace thicket::plugins
