#pragma once

#include "tests/support/worlds/obstaclefamilies.h"

#include <span>

namespace thicket::test {

/// Families of worlds to edit: the field families, the same on a grid so that obstacles touch
/// exactly, and those for path searches.
int editFamilyCount();
World editedWorldOf(int family, std::uint64_t seed);

/// Adds two far circles that no edit changes, so that the extent and the tolerance stay the same.
void pinExtent(World& world);

/// Applies changes to a list of obstacles, as ObstacleField::apply does.
void applyTo(std::vector<nav::Obstacle>& obstacles, std::span<const nav::ObstacleChange> changes);

/// Random changes: obstacles that come, go, move, grow, become another shape, touch, coincide,
/// cover an end, or come so near that minimum expansions meet.
class EditMaker {
public:
    /// `world` is editedWorldOf(family, seed).
    EditMaker(const World& world, std::span<const nav::Segment> queries, int family,
              std::uint64_t seed);

    /// The field's minimum expansion, and where paths turn.
    struct Hints {
        double leastRadius = 0;
        std::vector<nav::Point> turns; ///< of paths, where a new obstacle matters
    };
    /// One change, rarely several, of the present obstacles.
    std::vector<nav::ObstacleChange> next(const std::vector<nav::Obstacle>& now,
                                          const Hints& hints);

private:
    using Shape = nav::Shape;
    using Point = nav::Point;

    nav::ObstacleChange validChange(const std::vector<nav::Obstacle>& now, const Hints& hints);
    nav::ObstacleChange anyChange(const std::vector<nav::Obstacle>& now, const Hints& hints);
    Shape anyShape(Point at);
    Shape changed(const Shape& one, const Shape& other);
    Shape touching(nav::Circle circle, const Shape& other);
    Shape asPolygon(const Shape& shape);
    Shape besideAtMinimumExpansion(const Shape& other, const Hints& hints);
    nav::ObstacleChange anyArena();
    Point anywhere() { return somewhere(m_world, m_dice); }
    Point anyEnd();
    Point anyDirection();
    double anySize() { return m_dice.between(0.02, 0.15) * m_world.area.width(); }

    World m_world; // as it began
    std::vector<Point> m_ends;
    double m_pitch; // of the grid; 0: none
    SplitMix m_dice;
    std::int64_t m_lastId;
};

} // namespace thicket::test
