#include "libnav/path/pathfinder.h"
#include "tests/support/geometry/splitmix.h"
#include "tests/support/judges/pathjudge.h"

#include <QTest>

#include <cmath>

using namespace thicket;
using nav::ObstacleField;
using nav::PathResult;
using nav::Point;

namespace {

constexpr nav::FieldOptions keeping{.keepsTangents = true};

nav::Obstacle block(std::int64_t id, double left, double right, double bottom, double top)
{
    return {id, nav::Polygon{{{left, bottom}, {right, bottom}, {right, top}, {left, top}}}};
}

/// Rows of long blocks whose sides are a cell higher or lower from block to block. Tangents along
/// them enter the next block's side by less than the tolerance.
std::vector<nav::Obstacle> terraces(std::uint64_t seed)
{
    test::SplitMix dice(seed);
    std::vector<nav::Obstacle> blocks;
    for (int row = 0; row < 5; ++row)
        for (double left = dice.between(-30, 0); left < 400;) {
            const double right = left + 20 + 10 * dice.below(4);
            const double low = 12.0 * row + dice.below(3);
            const auto id = std::int64_t(blocks.size()) + 1;
            blocks.push_back(block(id, left, right, low, low + 4 + dice.below(3)));
            left = right + 3 + dice.below(40);
        }
    return blocks;
}

/// Rays of the second search of the same in a field that keeps tangents.
std::size_t raysOfSecond(const std::vector<nav::Obstacle>& blocks, Point start, Point goal)
{
    const auto field = ObstacleField::build(blocks, 0, keeping);
    findPath(*field, start, goal);
    return findPath(*field, start, goal).statistics.rays;
}

} // namespace

/// Walls that lie nearly in line, with kept tangents.
class NearlyInLineTest : public QObject {
    Q_OBJECT

private slots:
    void findsThePathsOfTheLazySearch_data();
    void findsThePathsOfTheLazySearch();
    void takesNoRaysFromCoveredContacts();
    void goesRoundABendOfLessThanAThousandth();
    void sharesTheRayAlongTipsInLine();
};

void NearlyInLineTest::findsThePathsOfTheLazySearch_data()
{
    QTest::addColumn<double>("radius");
    for (const double radius : {0.0, 0.4})
        QTest::addRow("radius %g", radius) << radius;
}

void NearlyInLineTest::findsThePathsOfTheLazySearch()
{
    QFETCH(double, radius);
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
        const auto lazy = ObstacleField::build(terraces(seed), radius);
        const auto kept = ObstacleField::build(terraces(seed), radius, keeping);
        test::SplitMix dice(seed);
        for (int i = 0; i < 60; ++i) {
            const double x = dice.between(-20, 400);
            const Point start{x, dice.between(-5, 65)};
            const double y = dice.between(-5, 65);
            const Point goal{dice.between(-20, 400), y};
            const PathResult want = findPath(*lazy, start, goal);
            const PathResult got = findPath(*kept, start, goal);
            QCOMPARE(got.status, want.status);
            QVERIFY(test::agree(got.path.length(), want.path.length(), *lazy));
        }
    }
}

// The second block is 50 cells behind the first, and a cell lower. From the first block's corner a
// tangent enters its top by half a tolerance.
void NearlyInLineTest::takesNoRaysFromCoveredContacts()
{
    const auto raysWith = [](double top) {
        const std::vector<nav::Obstacle> blocks{block(1, 0, 40, -30, 1),
                                                block(2, 90, 140, -30, top)};
        return raysOfSecond(blocks, {-5, -10}, {160, -20});
    };
    QCOMPARE(raysWith(0), raysWith(-3));
}

// Its rim is covered all round, so its list is empty.
void NearlyInLineTest::goesRoundABendOfLessThanAThousandth()
{
    const std::vector<nav::Obstacle> obstacles{
        {1, nav::Polygon{{{22.40246387749481, 8.7872216857794072},
                          {20.985259233706984, 9.3072684808245985},
                          {20.043576683619484, 9.6520927248298509},
                          {21.289075605911769, 5.6305681353115169}}}}};
    const auto lazy = ObstacleField::build(obstacles, 0);
    const auto kept = ObstacleField::build(obstacles, 0, keeping);
    const Point start{23.104846200009856, 7.7734423007442537};
    const Point goal{2.3559382497969268, 13.776427459944781};
    QVERIFY(test::agree(findPath(*kept, start, goal).path.length(),
                        findPath(*lazy, start, goal).path.length(), *lazy));
}

// The tips of a comb lie in line. A ray from each along all that follow would take quadratic time.
void NearlyInLineTest::sharesTheRayAlongTipsInLine()
{
    constexpr int teeth = 400;
    constexpr double width = 2 * teeth;
    nav::Polygon comb{{{0, 0}, {0, 1}}};
    for (int i = 0; i < teeth; ++i) {
        comb.points.push_back({2.0 * i + 1, 50});
        comb.points.push_back({2.0 * i + 2, 1});
    }
    comb.points.push_back({width, 0});
    const auto field = ObstacleField::build(std::vector<nav::Obstacle>{{1, comb}}, 0);
    const PathResult found = findPath(*field, {-3, 20}, {width + 3, 20});
    const double length = width + 2 * std::hypot(3, 20);
    QVERIFY(test::agree(found.path.length(), length, *field));
    QVERIFY2(found.statistics.rays < 1.5 * teeth,
             qPrintable(QString::number(found.statistics.rays)));
}

QTEST_GUILESS_MAIN(NearlyInLineTest)
#include "nearlyinlinetest.moc"
