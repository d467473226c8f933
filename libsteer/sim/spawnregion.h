#pragma once

#include "libnav/geometry/shapes.h"
#include "libsteer/random.h"
#include "libsteer/scenario/spawnarea.h"

#include <memory>
#include <optional>

namespace thicket::steer {

/// Where the centres of a spawn area's agents may be: their discs are wholly inside the area. In a
/// round area that is smaller than its agents that is the centre alone; a polygon too narrow for
/// them has no such place. A value; copies share their data.
///
/// Method: a disc's places are drawn from the square round it until one is in the disc. The box of
/// a polygon is halved into equal cells, and those without any place are dropped, until at least
/// half of the cells are full of places. Then one is drawn from a cell at random until its disc is
/// inside. Both are uniform: rejection sampling, after von Neumann, "Various Techniques Used in
/// Connection with Random Digits" (1951).
class SpawnRegion {
public:
    /// The area must be without a problem; see Spawning::problemWith().
    explicit SpawnRegion(const SpawnArea& area);

    /// Round the discs of all agents that may enter.
    static nav::Box boxOf(const SpawnArea& area);
    const nav::Box& box() const { return m_box; }
    /// A place, uniformly distributed. None if there is none, or if a polygon has so little room
    /// that many places in a row were outside.
    std::optional<Point> draw(Random& random) const;

private:
    struct Cells;
    Point drawInDisc(Random& random) const;

    Point m_center;
    double m_room = 0; ///< the distance from the centre that places keep within
    nav::Box m_box;
    std::shared_ptr<const Cells> m_cells; ///< of a polygon
};

} // namespace thicket::steer
