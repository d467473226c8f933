#pragma once

#include "tests/support/obstaclefamilies.h"

#include <span>

namespace thicket::test {

/// Families of worlds to edit: the field families, the same on a grid so that things touch exactly,
/// and those to search in. Three of four worlds keep their extent, so their tolerance, under edits.
int editFamilyCount();
World editedWorldOf(int family, std::uint64_t seed);

/// What changes leave of a list of obstacles, as ObstacleField::apply has it.
void applyTo(std::vector<nav::Obstacle>& obstacles, std::span<const nav::ObstacleChange> changes);

/// Changes by dice: obstacles that come, go, move, grow, become another shape, touch, coincide,
/// come over an end, or come so near that floors meet.
class EditMaker {
public:
    EditMaker(const World& world, std::span<const nav::Segment> queries, std::uint64_t seed);

    /// One change, seldom several, of the obstacles as they are now in a field of that least
    /// radius.
    std::vector<nav::ObstacleChange> next(const std::vector<nav::Obstacle>& now,
                                          double leastRadius);

private:
    using Shape = nav::Shape;
    using Point = nav::Point;

    nav::ObstacleChange validChange(const std::vector<nav::Obstacle>& now, double leastRadius);
    nav::ObstacleChange anyChange(const std::vector<nav::Obstacle>& now, double leastRadius);
    Shape anyShape(Point at);
    Shape changed(const Shape& one, const Shape& other);
    Shape touching(nav::Circle circle, const Shape& other);
    Shape asPolygon(const Shape& shape);
    Shape besideFloor(const Shape& other, double leastRadius);
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
