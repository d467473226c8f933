#include "app/cli/randomforest.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <numbers>
#include <optional>
#include <vector>

namespace thicket::cli {

namespace {

constexpr int triesPerCircle = 2000;
/// After so many failed tries in a row there is no space left.
constexpr int missesToGiveUp = 100;

/// splitmix64 (Steele, Lea, Flood 2014). Its bits do not depend on the standard library.
class Random {
public:
    explicit Random(std::uint64_t seed) : m_state(seed) {}

    /// Uniform in [least, most).
    double between(double least, double most)
    {
        return least + (most - least) * (double(next() >> 11) * 0x1p-53);
    }

private:
    std::uint64_t next()
    {
        m_state += 0x9e3779b97f4a7c15u;
        std::uint64_t z = m_state;
        z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
        z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
        return z ^ (z >> 31);
    }

    std::uint64_t m_state;
};

/// The circles placed so far, in square cells. A circle can only conflict with those of its cell
/// and the cells around it.
class PlacedCircles {
public:
    PlacedCircles(double side, double maxRadius, double gap, std::size_t circles)
        : m_gap(gap), m_cells(int(std::clamp(side / std::max(2 * maxRadius + gap, 1e-9), 1.0,
                                             std::sqrt(double(circles)) + 1))),
          m_cellSide(side / m_cells), m_circles(std::size_t(m_cells) * std::size_t(m_cells))
    {}

    bool isFree(const nav::Circle& circle) const
    {
        const int column = cell(circle.center.x);
        const int row = cell(circle.center.y);
        for (int y = std::max(row - 1, 0); y <= std::min(row + 1, m_cells - 1); ++y) {
            for (int x = std::max(column - 1, 0); x <= std::min(column + 1, m_cells - 1); ++x) {
                for (const nav::Circle& other : at(x, y)) {
                    const double least = circle.radius + other.radius + m_gap;
                    if (nav::distance(circle.center, other.center) < least)
                        return false;
                }
            }
        }
        return true;
    }
    void add(const nav::Circle& circle)
    {
        const int column = cell(circle.center.x);
        m_circles[index(column, cell(circle.center.y))].push_back(circle);
    }

private:
    int cell(double coordinate) const
    {
        return std::clamp(int(coordinate / m_cellSide), 0, m_cells - 1);
    }
    std::size_t index(int column, int row) const
    {
        return std::size_t(row) * std::size_t(m_cells) + std::size_t(column);
    }
    const std::vector<nav::Circle>& at(int column, int row) const
    {
        return m_circles[index(column, row)];
    }

    double m_gap;
    int m_cells;
    double m_cellSide;
    std::vector<std::vector<nav::Circle>> m_circles;
};

std::vector<double> radii(const ForestOptions& options, Random& random)
{
    std::vector<double> radii;
    for (std::uint64_t i = 0; i < options.circles; ++i)
        radii.push_back(random.between(options.minRadius, options.maxRadius));
    std::sort(radii.begin(), radii.end(), std::greater<>());
    return radii;
}

double sideFor(const std::vector<double>& radii, double density)
{
    double area = 0;
    for (double radius : radii)
        area += std::numbers::pi * radius * radius;
    const double widest = radii.empty() ? 0 : 2 * radii.front();
    return std::max(std::sqrt(area / density), widest);
}

std::optional<nav::Circle> placed(double radius, double side, const PlacedCircles& others,
                                  Random& random)
{
    for (int i = 0; i < triesPerCircle; ++i) {
        const double x = random.between(radius, side - radius);
        const double y = random.between(radius, side - radius);
        const nav::Circle circle{{x, y}, radius};
        if (others.isFree(circle))
            return circle;
    }
    return std::nullopt;
}

} // namespace

nav::Map randomForest(const ForestOptions& options)
{
    Random random(options.seed);
    const std::vector<double> wanted = radii(options, random);
    const double side = sideFor(wanted, options.density);
    PlacedCircles others(side, options.maxRadius, options.gap, wanted.size());
    nav::Map map;
    map.settings.name = "Random forest " + std::to_string(options.seed);
    map.settings.layers.push_back({1, "trees", true, false, {}});
    const double whole = side + 2 * options.border;
    map.settings.bounds = nav::Box{{0, 0}, {whole, whole}};
    int misses = 0;
    for (double radius : wanted) {
        std::optional<nav::Circle> circle = placed(radius, side, others, random);
        misses = circle ? 0 : misses + 1;
        if (misses == missesToGiveUp)
            break;
        if (!circle)
            continue;
        others.add(*circle);
        circle->center = circle->center + nav::Point{options.border, options.border};
        nav::MapObject object;
        object.id = map.unusedId();
        object.layer = 1;
        object.geometry = *circle;
        map.append(std::move(object));
    }
    return map;
}

} // namespace thicket::cli
