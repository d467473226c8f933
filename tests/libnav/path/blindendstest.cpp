#include "libnav/path/pathfinder.h"
#include "libnav/tangent/sectorreach.h"
#include "libnav/tangent/turning.h"
#include "tests/support/judges/pathjudge.h"
#include "tests/support/worlds/obstaclefamilies.h"

#include <QTest>

#include <numbers>

using namespace thicket;
using nav::ObstacleField;
using nav::PathResult;
using nav::PathStatus;
using nav::Point;

namespace {

constexpr nav::FieldOptions keeping{.keepsTangents = true};
constexpr std::int64_t backWall = 100;

nav::Obstacle wall(std::int64_t id, std::vector<Point> points)
{
    return {id, nav::Wall{std::move(points), 0.2}};
}

nav::Obstacle block(std::int64_t id, Point low, Point high)
{
    return {id, nav::Polygon{{low, {high.x, low.y}, high, {low.x, high.y}}}};
}

/// A yard with a passage from left to right between two blocks. Blocks across it leave doors, in
/// turn above and below. At its right end is the back wall. The way round is long.
std::vector<nav::Obstacle> deadEnd()
{
    std::vector<nav::Obstacle> blocks{
        block(1, {-30, -60}, {60, -50}),   block(2, {50, -60}, {60, 60}),
        block(3, {-30, 50}, {60, 60}),     block(4, {-30, -60}, {-20, 60}),
        block(5, {0, 6}, {20, 30}),        block(6, {0, -24}, {20, 0}),
        block(backWall, {19, -1}, {20, 7})};
    for (int i = 0; i < 6; ++i) {
        const double x = 3 + 3 * i;
        blocks.push_back(i % 2 == 0 ? block(10 + i, {x, -1}, {x + 0.5, 5})
                                    : block(10 + i, {x, 1}, {x + 0.5, 7}));
    }
    return blocks;
}

/// Walls that form the letter U, in rows, open below.
std::vector<nav::Obstacle> pockets(int side)
{
    std::vector<nav::Obstacle> walls;
    for (int row = 0; row < side; ++row)
        for (int column = 0; column < side; ++column) {
            const double x = 5 * column + row % 3;
            const double y = 5 * row;
            walls.push_back(
                wall(row * side + column + 1, {{x, y}, {x, y + 3}, {x + 3, y + 3}, {x + 3, y}}));
        }
    return walls;
}

std::vector<nav::Segment> queriesIn(double side, int count)
{
    test::SplitMix dice(3);
    const auto somewhere = [&] {
        const double x = dice.between(-2, side);
        return Point{x, dice.between(-2, side)};
    };
    std::vector<nav::Segment> queries;
    for (int i = 0; i < count; ++i) {
        const Point start = somewhere();
        queries.push_back({start, somewhere()});
    }
    return queries;
}

} // namespace

/// Departures that lead nowhere are left out where tangents are kept.
class BlindEndsTest : public QObject {
    Q_OBJECT

private slots:
    void expandsLessOnceTheyAreKnown();
    void findsGoalsInThem();
    void findsWhatAnEditOpens();
    void answersWithinLimitsStayTheSame_data();
    void answersWithinLimitsStayTheSame();
    void boxesHoldWhatRaysReach();
};

void BlindEndsTest::expandsLessOnceTheyAreKnown()
{
    const auto field = ObstacleField::build(pockets(10), 0.2, keeping).value();
    const auto queries = queriesIn(50, 60);
    std::size_t expandedAll = 0;
    std::vector<PathResult> first;
    nav::PathOptions all;
    all.pruning.blindEnds = false;
    for (const auto& [a, b] : queries) {
        first.push_back(findPath(field, a, b, all));
        expandedAll += first.back().statistics.expanded;
    }
    for (int round = 0; round < 2; ++round) {
        std::size_t expanded = 0;
        for (std::size_t i = 0; i < queries.size(); ++i) {
            const PathResult again = findPath(field, queries[i].a, queries[i].b);
            QCOMPARE(again.status, first[i].status);
            QVERIFY(again.path.edges() == first[i].path.edges());
            expanded += again.statistics.expanded;
        }
        QVERIFY2(20 * expanded < 19 * expandedAll,
                 qPrintable(QString("%1 of %2").arg(expanded).arg(expandedAll)));
    }
}

void BlindEndsTest::findsGoalsInThem()
{
    const auto field = ObstacleField::build(deadEnd(), 0.2, keeping).value();
    const auto lazy = ObstacleField::build(deadEnd(), 0.2).value();
    const Point outside{-3, 3};
    for (int round = 0; round < 3; ++round)
        for (double x = -1; x < 25; x += 0.7)
            for (const double y : {0.5, 3.0, 5.5}) {
                if (lazy.obstacleAt({x, y}))
                    continue;
                const PathResult got = findPath(field, outside, {x, y});
                const PathResult want = findPath(lazy, outside, {x, y});
                QCOMPARE(got.status, want.status);
                QVERIFY(test::agree(got.path.length(), want.path.length(), lazy));
            }
}

// Lists of rims that do not see the change stay, but what was found out from several lists does
// not.
void BlindEndsTest::findsWhatAnEditOpens()
{
    auto field = ObstacleField::build(deadEnd(), 0.2, keeping).value();
    const Point start{-3, 3};
    const Point goal{40, 3};
    PathResult round = findPath(field, start, goal);
    const std::size_t expandedFirst = round.statistics.expanded;
    for (int i = 0; i < 3; ++i)
        round = findPath(field, start, goal);
    QVERIFY(round.statistics.expanded + 5 < expandedFirst); // the passage is left out
    QVERIFY(field.apply(std::vector<nav::ObstacleChange>{{backWall, {}}}).has_value());
    auto open = deadEnd();
    std::erase_if(open, [](const nav::Obstacle& one) { return one.id == backWall; });
    const auto want = findPath(ObstacleField::build(open, 0.2).value(), start, goal);
    const auto got = findPath(field, start, goal);
    QVERIFY(want.path.length() < round.path.length() - 5);
    QVERIFY(test::agree(got.path.length(), want.path.length(), field));
}

void BlindEndsTest::answersWithinLimitsStayTheSame_data()
{
    QTest::addColumn<double>("weight");
    QTest::addColumn<int>("expansions");
    QTest::addColumn<double>("length");
    QTest::addRow("weight") << 1.2 << 1000000 << 1e9;
    QTest::addRow("expansions") << 1.0 << 12 << 1e9;
    QTest::addRow("length") << 1.0 << 1000000 << 30.0;
}

void BlindEndsTest::answersWithinLimitsStayTheSame()
{
    QFETCH(double, weight);
    QFETCH(int, expansions);
    QFETCH(double, length);
    const auto field = ObstacleField::build(pockets(8), 0.2, keeping).value();
    nav::PathOptions options;
    options.weight = weight;
    options.maxExpansions = std::size_t(expansions);
    options.maxLength = length;
    const auto queries = queriesIn(40, 40);
    std::vector<PathResult> first;
    for (const auto& [a, b] : queries)
        first.push_back(findPath(field, a, b, options));
    for (int round = 0; round < 2; ++round)
        for (const auto& [a, b] : queries)
            findPath(field, a, b);
    for (std::size_t i = 0; i < queries.size(); ++i) {
        const PathResult again = findPath(field, queries[i].a, queries[i].b, options);
        QCOMPARE(again.status, first[i].status);
        QCOMPARE(again.lowerBound, first[i].lowerBound);
        QCOMPARE(again.statistics.expanded, first[i].statistics.expanded);
        QVERIFY(again.path.edges() == first[i].path.edges());
    }
}

void BlindEndsTest::boxesHoldWhatRaysReach()
{
    test::SplitMix dice(8);
    const auto angle = [&] { return dice.between(-std::numbers::pi, std::numbers::pi); };
    for (int i = 0; i < 2000; ++i) {
        nav::SectorReach reach;
        for (int stretch = 0; stretch < 5; ++stretch) {
            const double low = angle();
            reach.extend(nav::unitAt(low), nav::unitAt(low + dice.between(0, 1)),
                         dice.between(0, 100));
        }
        const nav::Circle rim{{dice.between(-50, 50), dice.between(-50, 50)}, dice.between(0, 9)};
        const double low = angle();
        const double sweep = dice.between(0, 2 * std::numbers::pi);
        QVERIFY(reach.allEndBefore(200 * 200));
        const nav::Box box = grown(reach.boxOf(rim, low, sweep), 1e-9);
        for (int ray = 0; ray < 50; ++ray) {
            const Point heading = nav::unitAt(nav::wrapped(low + dice.between(0, sweep)));
            const double length = dice.between(0, 100);
            const Point from = rim.center + rim.radius * nav::unitAt(angle());
            const bool isBeyond = reach.endsBefore(heading, length);
            QVERIFY(isBeyond || box.contains(from + length * heading));
            QVERIFY(isBeyond || !reach.allEndBefore(length * length));
        }
    }
}

QTEST_GUILESS_MAIN(BlindEndsTest)
#include "blindendstest.moc"
