#include "tests/support/worlds/forest.h"

#include "tests/support/geometry/splitmix.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <numbers>

namespace thicket::test {

namespace {

constexpr double gap = 0.02;
constexpr double cellSide = 2 * 1.5 + gap;

/// The placed circles in a grid. A circle can only be too near to those of its cell and the cells
/// around it.
class Occupancy {
public:
    explicit Occupancy(double side)
        : m_columns(static_cast<int>(side / cellSide) + 1),
          m_cells(static_cast<std::size_t>(m_columns) * static_cast<std::size_t>(m_columns))
    {}

    bool hasRoomFor(const nav::Circle& circle)
    {
        bool room = true;
        const int column = static_cast<int>(circle.center.x / cellSide);
        const int row = static_cast<int>(circle.center.y / cellSide);
        for (int y = std::max(0, row - 1); y <= std::min(m_columns - 1, row + 1); ++y)
            for (int x = std::max(0, column - 1); x <= std::min(m_columns - 1, column + 1); ++x)
                for (const nav::Circle& other : cell(x, y))
                    room = room && distance(other.center, circle.center) >=
                                       other.radius + circle.radius + gap;
        return room;
    }
    void place(const nav::Circle& circle)
    {
        cell(static_cast<int>(circle.center.x / cellSide),
             static_cast<int>(circle.center.y / cellSide))
            .push_back(circle);
    }

private:
    std::vector<nav::Circle>& cell(int x, int y)
    {
        return m_cells[static_cast<std::size_t>(y) * static_cast<std::size_t>(m_columns) +
                       static_cast<std::size_t>(x)];
    }
    int m_columns;
    std::vector<std::vector<nav::Circle>> m_cells;
};

} // namespace

Forest makeForest(const ForestParameters& parameters)
{
    SplitMix random(parameters.seed);
    std::vector<double> radii;
    double area = 0;
    for (int i = 0; i < parameters.count; ++i) {
        radii.push_back(random.between(0.5, 1.5));
        area += std::numbers::pi * radii.back() * radii.back();
    }
    Forest forest;
    forest.side = std::sqrt(area / parameters.cover);
    if (!parameters.overlapping)
        std::sort(radii.begin(), radii.end(), std::greater<>());
    Occupancy occupancy(forest.side);
    for (const double radius : radii) {
        nav::Circle circle;
        do
            circle = {{random.between(0, forest.side), random.between(0, forest.side)}, radius};
        while (!parameters.overlapping && !occupancy.hasRoomFor(circle));
        occupancy.place(circle);
        const auto id = static_cast<std::int64_t>(forest.circles.size()) + 1;
        forest.circles.push_back({id, circle});
    }
    return forest;
}

} // namespace thicket::test
