#include "libnav/path/pathfinder.h"
#include "libsteer/flow/flowfield.h"
#include "tests/support/geometry/randompart.h"

#include "tests/support/oracles/naiveflood.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <numbers>
#include <optional>

using namespace thicket;
using namespace thicket::steer;
using namespace thicket::test;
using nav::Point;

namespace {

/// The length of the path that follows the field in steps of a twentieth of a cell; nullopt if it
/// never arrives.
std::optional<double> lengthFollowed(const FlowField& field, Point start, Point goal)
{
    constexpr double step = 0.05;
    Point p = start;
    double length = 0;
    while (distance(p, goal) > step) {
        const Point direction = field.direction(p);
        if (direction == Point{0, 0} || length > 1e5)
            return std::nullopt;
        p = p + step * direction;
        length += step;
    }
    return length + distance(p, goal);
}

nav::ObstacleField squaresOf(const CostField& costs)
{
    std::vector<nav::Obstacle> squares;
    for (int row = 0; row < costs.grid().rows(); ++row)
        for (int column = 0; column < costs.grid().columns(); ++column) {
            const double x = column;
            const double y = row;
            if (!costs.isFree({column, row}))
                squares.push_back({std::int64_t(squares.size()) + 1,
                                   nav::Polygon{{{x, y}, {x + 1, y}, {x + 1, y + 1}, {x, y + 1}}}});
        }
    const double width = costs.grid().columns();
    const double height = costs.grid().rows();
    squares.push_back({0, nav::Polygon{{{0, 0}, {width, 0}, {width, height}, {0, height}}, true}});
    return *nav::ObstacleField::build(squares, 0);
}

struct Ratios {
    std::vector<double> sorted;

    double mean() const
    {
        double sum = 0;
        for (const double ratio : sorted)
            sum += ratio;
        return sum / double(sorted.size());
    }
    double at(double share) const { return sorted[std::size_t(share * double(sorted.size() - 1))]; }
};

void report(const char* what, const Ratios& ratios)
{
    qInfo("%s: %zu paths, mean %.4f, 95 %% %.4f, longest %.4f", what, ratios.sorted.size(),
          ratios.mean(), ratios.at(0.95), ratios.at(1));
}

} // namespace

/// The lengths of the paths along the fields, compared with exact shortest paths.
class FlowAccuracyTest : public QObject {
    Q_OBJECT

private slots:
    /// The error of the wave, if line of sight is only used inside the exact disc.
    void inTheOpen()
    {
        std::mt19937_64 random(1);
        const CellGrid grid = *CellGrid::over({{0, 0}, {400, 400}}, 1);
        for (const Point goal : {Point{200.5, 200.5}, Point{203.2, 171.9}, Point{0.1, 399.4}}) {
            const IntegrationField costs(CostField(grid), {goal}, {.sight = exactDisc});
            const FlowField field(costs);
            double worst = 0;
            double widest = 0;
            for (int row = 0; row < 400; ++row)
                for (int column = 0; column < 400; ++column) {
                    const Point toGoal = goal - grid.centerOf({column, row});
                    if (length(toGoal) < 1)
                        continue;
                    worst = std::max(
                        worst, std::abs(double(costs.at({column, row})) / length(toGoal) - 1));
                    const Point direction = field.at({column, row});
                    widest = std::max(widest, std::abs(std::atan2(cross(direction, toGoal),
                                                                  dot(direction, toGoal))));
                }
            widest *= 180 / std::numbers::pi;
            qInfo("open: lengths off by at most %.5f %%, directions by %.3f degrees", 100 * worst,
                  widest);
            QVERIFY(worst < 1e-3);
            QVERIFY(widest < 1);
            for (int i = 0; i < 50; ++i) {
                const Point start{400 * part(random), 400 * part(random)};
                const auto walked = lengthFollowed(field, start, goal);
                QVERIFY(walked && *walked <= distance(start, goal) * 1.001 + 1e-3);
            }
        }
    }

    void amongRandomCells_data()
    {
        QTest::addColumn<int>("method");
        QTest::addColumn<double>("mean");
        QTest::addColumn<double>("most");
        QTest::newRow("breadth-first") << 0 << 1.09 << 1.25;
        QTest::newRow("dijkstra") << 1 << 1.09 << 1.25;
        QTest::newRow("eikonal") << 2 << 1.02 << 1.05;
    }
    void amongRandomCells()
    {
        QFETCH(int, method);
        QFETCH(double, mean);
        QFETCH(double, most);
        std::mt19937_64 random(2);
        Ratios followed;
        Ratios summed;
        for (int round = 0; round < 4; ++round) {
            CostField costs = randomCosts(random, 128, 128, 0.2);
            costs.setBlocked({63, 63, 65, 65}, false);
            const Point goal{64.5, 64.5};
            const nav::ObstacleField exact = squaresOf(costs);
            const IntegrationField sums(costs, {goal}, {.method = FlowMethod(method)});
            const FlowField field(sums);
            for (int i = 0; i < 60; ++i) {
                const Point start =
                    costs.grid().centerOf({int(random() % 128), int(random() % 128)});
                const auto home = costs.grid().cellAt(start);
                if (!field.flows(*home) || distance(start, goal) < 8)
                    continue;
                const nav::PathResult path = nav::findPath(exact, start, goal);
                QVERIFY(path.status == nav::PathStatus::found);
                const auto walked = lengthFollowed(field, start, goal);
                QVERIFY(walked);
                // Except for the last step and rounding, nothing is shorter than the shortest path.
                QVERIFY(*walked > path.path.length() * 0.999);
                followed.sorted.push_back(*walked / path.path.length());
                summed.sorted.push_back(double(sums.at(*home)) / path.path.length());
            }
        }
        std::sort(followed.sorted.begin(), followed.sorted.end());
        std::sort(summed.sorted.begin(), summed.sorted.end());
        report("followed", followed);
        report("summed up", summed);
        QVERIFY(followed.sorted.size() > 150);
        QVERIFY(followed.mean() < mean);
        QVERIFY(followed.at(1) < most);
    }
};

QTEST_GUILESS_MAIN(FlowAccuracyTest)
#include "flowaccuracytest.moc"
