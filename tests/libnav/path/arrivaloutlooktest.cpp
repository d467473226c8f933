#include "libnav/path/pathfinder.h"
#include "libnav/tangent/arrivaloutlooks.h"
#include "libnav/tangent/sight.h"
#include "tests/support/judges/pathjudge.h"
#include "tests/support/worlds/obstaclefamilies.h"

#include <QTest>

#include <thread>

using namespace thicket;
using nav::ObstacleField;
using nav::Point;

namespace {

constexpr nav::FieldOptions keeping{.keepsTangents = true};
constexpr nav::FieldOptions sighted{.keepsTangents = true, .keepsSights = true};

/// Bays of all depths, open below or above, along ways between them. Inside are a pillar or
/// walls to go round; some have a hole in the back.
std::vector<nav::Obstacle> bays(int side)
{
    std::vector<nav::Obstacle> walls;
    test::SplitMix dice(4);
    const auto add = [&](std::vector<Point> points) {
        walls.push_back({std::int64_t(walls.size()) + 1, nav::Wall{std::move(points), 0.1}});
    };
    for (int row = 0; row < side; ++row)
        for (int column = 0; column < side; ++column) {
            const double x = 6 * column + dice.between(0, 1);
            const double y = 6 * row + dice.between(0, 1);
            const double depth = dice.chance(0.5) ? dice.between(1, 3) : -dice.between(1, 3);
            if (dice.chance(0.2)) {
                add({{x, y}, {x, y + depth}, {x + 1, y + depth}});
                add({{x + 1.5, y + depth}, {x + 3, y + depth}, {x + 3, y}});
            } else {
                add({{x, y}, {x, y + depth}, {x + 3, y + depth}, {x + 3, y}});
            }
            if (dice.chance(0.5)) {
                add({{x + 1.2, y + depth / 2}, {x + 1.8, y + depth / 3}});
            } else {
                add({{x, y + 0.3 * depth}, {x + 2.4, y + 0.4 * depth}});
                add({{x + 3, y + 0.6 * depth}, {x + 0.6, y + 0.7 * depth}});
            }
        }
    return walls;
}

/// Rocks with jagged sides of unit cells, as grid maps have them.
std::vector<nav::Obstacle> rocks(int side)
{
    std::vector<nav::Obstacle> rocks;
    test::SplitMix dice(3);
    for (int row = 0; row < side; ++row)
        for (int column = 0; column < side; ++column) {
            const Point low{12.0 * column, 12.0 * row};
            nav::Polygon rock;
            for (int x = 0; x < 8; ++x) { // along the lower side, then back along the upper one
                const double y = low.y + dice.below(3);
                rock.points.push_back({low.x + x, y});
                rock.points.push_back({low.x + x + 1, y});
            }
            for (int x = 8; x > 0; --x) {
                const double y = low.y + 5 + dice.below(3);
                rock.points.push_back({low.x + x, y});
                rock.points.push_back({low.x + x - 1, y});
            }
            rocks.push_back({std::int64_t(rocks.size()) + 1, rock});
        }
    return rocks;
}

std::vector<Point> pointsIn(double side, int count, std::uint64_t seed)
{
    test::SplitMix dice(seed);
    std::vector<Point> points;
    for (int i = 0; i < count; ++i) {
        const double x = dice.between(-2, side);
        points.push_back({x, dice.between(-2, side)});
    }
    return points;
}

std::size_t expanded(const ObstacleField& field, const std::vector<Point>& starts,
                     const std::vector<Point>& goals)
{
    std::size_t sum = 0;
    for (const Point& start : starts)
        for (const Point& goal : goals)
            sum += findPath(field, start, goal).statistics.expanded;
    return sum;
}

/// Those that are seen from the starts and lead nowhere near the goal.
std::size_t blindRims(const ObstacleField& field, const std::vector<Point>& starts, Point goal)
{
    std::size_t blind = 0;
    for (const Point& start : starts)
        if (const auto sight = nav::sightFrom(field, start))
            for (std::size_t i = 0; i < sight->rims.size(); ++i)
                blind += sight->outlooks.isBlind(i, goal);
    return blind;
}

} // namespace

/// Rims that are seen from a start and lead nowhere are left out where sights are kept.
class ArrivalOutlookTest : public QObject {
    Q_OBJECT

private slots:
    void expandsLessOnceTheyAreKnown()
    {
        const auto starts = pointsIn(60, 12, 1);
        const auto goals = pointsIn(60, 40, 2);
        const auto kept = ObstacleField::build(rocks(6), 0, keeping).value();
        const auto seen = ObstacleField::build(rocks(6), 0, sighted).value();
        for (int round = 0; round < 2; ++round) {
            expanded(kept, starts, goals);
            expanded(seen, starts, goals);
        }
        // Without, it would be more: rays come to fewer rims than are seen.
        const std::size_t before = expanded(kept, starts, goals);
        const std::size_t after = expanded(seen, starts, goals);
        QVERIFY2(after < before, qPrintable(QString("%1 of %2").arg(after).arg(before)));
        const std::size_t blind = blindRims(seen, starts, {1000, 1000});
        QVERIFY2(blind > 40, qPrintable(QString::number(blind)));
    }

    void findsGoalsBehindThem_data()
    {
        QTest::addColumn<double>("radius");
        for (const double radius : {0.0, 0.05, 0.3, 0.7})
            QTest::addRow("%g", radius) << radius;
    }
    void findsGoalsBehindThem()
    {
        QFETCH(double, radius);
        const auto seen = ObstacleField::build(bays(6), radius, sighted).value();
        const auto plain = ObstacleField::build(bays(6), radius).value();
        const auto places = pointsIn(36, 80, 3);
        const auto steps = pointsIn(1, 12, 5);
        const auto goals = pointsIn(36, 40, 4);
        for (const Point& place : places)
            for (int round = 0; round < 2; ++round)
                for (const Point& step : steps) // several starts in a square
                    for (const Point& goal : goals) {
                        const Point start = place + 0.8 * step;
                        const auto got = findPath(seen, start, goal);
                        const auto want = findPath(plain, start, goal);
                        QCOMPARE(got.status, want.status);
                        QVERIFY(test::agree(got.path.length(), want.path.length(), plain));
                    }
    }

    void keepsTheFirstOfAll()
    {
        nav::ArrivalOutlooks outlooks;
        outlooks.resize(2);
        QVERIFY(!outlooks.isKnown(0) && !outlooks.isBlind(0, {5, 5}));
        outlooks.setBlind(0, nav::View({{0, 0}, {1, 1}}));
        outlooks.setBlind(0, nav::View({{4, 4}, {6, 6}}));
        outlooks.setOpen(0);
        QVERIFY(outlooks.isKnown(0) && outlooks.isBlind(0, {5, 5}));
        QVERIFY(!outlooks.isBlind(0, {0.5, 0.5}));
        outlooks.setOpen(1);
        outlooks.setBlind(1, {});
        QVERIFY(outlooks.isKnown(1) && !outlooks.isBlind(1, {5, 5}));
    }

    // Who sees that a rim is blind sees the whole view, too.
    void setsViewsForOtherThreads()
    {
        constexpr std::size_t count = 20000;
        nav::ArrivalOutlooks outlooks;
        outlooks.resize(count);
        std::size_t wrong = 0;
        std::thread reader([&] {
            for (std::size_t i = 0; i < count; ++i) {
                while (!outlooks.isKnown(i))
                    std::this_thread::yield();
                wrong += outlooks.isBlind(i, {double(i), 0.5});
            }
        });
        for (std::size_t i = 0; i < count; ++i)
            outlooks.setBlind(i, nav::View({{i - 0.5, 0}, {i + 0.5, 1}}));
        reader.join();
        QCOMPARE(wrong, std::size_t{0});
    }
};

QTEST_GUILESS_MAIN(ArrivalOutlookTest)
#include "arrivaloutlooktest.moc"
