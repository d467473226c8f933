#pragma once

#include "tests/support/worlds/obstaclefamilies.h"

#include <span>

namespace thicket::test {

/// Families of worlds to edit: the field families, the same on a grid so that things touch exactly,
/// and those to search in.
int editFamilyCount();
World editedWorldOf(int family, std::uint64_t seed);

/// Adds two far circles that no edit touches: the extent, and so the tolerance, stays.
void pinExtent(World& world);

/// What changes leave of a list of obstacles, as ObstacleField::apply has it.
void applyTo(std::vector<nav::Obstacle>& obstacles, std::span<const nav::ObstacleChange> changes);

/// Changes by dice: obstacles that come, go, move, grow, become another shape, touch, coincide,
/// come over an end, or come so near that floors meet.
class EditMaker {
public:
    /// Of a world that editedWorldOf() made for the family and the seed.
    EditMaker(const World& world, std::span<const nav::Segment> queries, int family,
              std::uint64_t seed);

    /// Where a field's floors and answers are.
    struct Ground {
        double leastRadius = 0;
        std::vector<nav::Point> turns; ///< of paths, where an obstacle that comes matters
    };
    /// One change, seldom several, of the obstacles as they are now.
    std::vector<nav::ObstacleChange> next(const std::vector<nav::Obstacle>& now,
                                          const Ground& ground);

private:
    using Shape = nav::Shape;
    using Point = nav::Point;

    nav::ObstacleChange validChange(const std::vector<nav::Obstacle>& now, const Ground& ground);
    nav::ObstacleChange anyChange(const std::vector<nav::Obstacle>& now, const Ground& ground);
    Shape anyShape(Point at);
    Shape changed(const Shape& one, const Shape& other);
    Shape touching(nav::Circle circle, const Shape& other);
    Shape asPolygon(const Shape& shape);
    Shape besideFloor(const Shape& other, const Ground& ground);
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
