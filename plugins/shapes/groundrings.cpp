#include "plugins/shapes/groundrings.h"

#include "plugins/shapes/grownshapes.h"
#include "plugins/shapes/unions.h"

#include <algorithm>
#include <cmath>
#include <future>
#include <iterator>

namespace thicket::plugins {

namespace {

/// How many pitches of the fine lattice outlines may move when they are cut again and again.
constexpr double finePitches = 8;
/// Of the lattice of the result: a corner, and once where rounding made outlines cross.
constexpr double pitches = 1.5;

LatticeRing onLattice(const std::vector<nav::Point>& ring, const Lattice& lattice)
{
    LatticeRing points;
    points.reserve(ring.size());
    for (const nav::Point p : ring)
        points.push_back(lattice.nearest(p));
    points.erase(std::unique(points.begin(), points.end()), points.end());
    return points;
}

LatticeRing rescaled(const LatticeRing& ring, const Lattice& from, const Lattice& to)
{
    LatticeRing points;
    points.reserve(ring.size());
    for (const LatticePoint p : ring)
        points.push_back(to.nearest(from.toMap(p)));
    points.erase(std::unique(points.begin(), points.end()), points.end());
    return points;
}

/// The parts of all obstacles, arenas apart as they overlap everything.
struct Parts {
    std::vector<LatticeArea> solids;
    std::vector<LatticeArea> arenas;
    double error = 0;
};

Parts partsOfFew(std::span<const nav::Obstacle> obstacles, const Growth& growth,
                 const Lattice& fine)
{
    Parts parts;
    for (const nav::Obstacle& obstacle : obstacles) {
        const GrownShape shape = grown(obstacle.shape, growth);
        parts.error = std::max(parts.error, shape.error);
        for (const auto& [outer, hole] : shape.parts) {
            LatticeArea area{onLattice(outer, fine), {}};
            if (!hole.empty())
                area.holes.push_back(onLattice(hole, fine));
            const bool isArena = !hole.empty() || nav::isInverted(obstacle.shape);
            (isArena ? parts.arenas : parts.solids).push_back(std::move(area));
        }
    }
    return parts;
}

/// Fewer are made faster than a thread begins.
constexpr std::size_t fewestForThreads = 2000;

Parts partsOf(std::span<const nav::Obstacle> obstacles, const Growth& growth, const Lattice& fine)
{
    if (obstacles.size() < fewestForThreads)
        return partsOfFew(obstacles, growth, fine);
    const std::size_t half = obstacles.size() / 2;
    std::future<Parts> rest = std::async(
        std::launch::async, [&] { return partsOfFew(obstacles.subspan(half), growth, fine); });
    Parts parts = partsOfFew(obstacles.first(half), growth, fine);
    Parts others = rest.get();
    std::ranges::move(others.solids, std::back_inserter(parts.solids));
    std::ranges::move(others.arenas, std::back_inserter(parts.arenas));
    parts.error = std::max(parts.error, others.error);
    return parts;
}

} // namespace

nav::Box frameOf(const nav::Map& map, double margin)
{
    nav::Box box = map.settings.bounds.value_or(map.extent());
    if (box.isEmpty())
        box = {{0, 0}, {0, 0}};
    if (!map.settings.bounds)
        box = nav::grown(box, margin);
    const double least = std::max(1e-6, 1e-9 * std::max(box.width(), box.height()));
    return nav::grown(box, box.width() < least ? 1 : 0, box.height() < least ? 1 : 0);
}

Result<GroundRings> groundRings(std::span<const nav::Obstacle> obstacles,
                                const GroundOptions& options, double bends)
{
    const double side = std::max(options.frame.width(), options.frame.height());
    const nav::Box box = nav::grown(options.frame, side / 8);
    const Lattice fine = Lattice::over(box);
    const Lattice lattice = options.lattice.value_or(fine);
    const double moved = (pitches + bends) * lattice.pitch;
    Growth growth;
    growth.radius = options.agentRadius;
    growth.slack = finePitches * fine.pitch + (options.lattice ? moved : 0);
    growth.arcError = options.arcError;
    growth.keepsPolygons = options.agentRadius == 0 && !options.lattice;
    growth.leastWall = lattice.pitch;
    growth.box = box;
    Parts parts = partsOf(obstacles, growth, fine);
    std::vector<WoundRing> rings{{onLattice(nav::polygonOf(options.frame).points, lattice), true}};
    for (std::vector<LatticeArea>* areas : {&parts.solids, &parts.arenas}) {
        // On the same lattice the last arrangement unites what meets little as well.
        Result<std::vector<LatticeArea>> whole =
            !options.lattice && meetLittle(*areas) ? std::move(*areas) : united(std::move(*areas));
        if (!whole)
            return Unexpected(whole.error());
        const auto add = [&](LatticeRing& ring) {
            rings.push_back({options.lattice ? rescaled(ring, fine, lattice) : std::move(ring)});
        };
        for (LatticeArea& area : *whole) {
            add(area.outer);
            for (LatticeRing& hole : area.holes)
                add(hole);
        }
    }
    return GroundRings{std::move(rings), lattice, parts.error + moved};
}

} // namespace thicket::plugins
