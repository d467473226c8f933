#include "libnav/path/nearestreachable.h"
#include "libnav/path/queries.h"
#include "tests/support/oracles/bareobstacles.h"
#include "tests/support/worlds/obstaclefamilies.h"

#include <QTest>

#include <cmath>
#include <limits>
#include <numbers>

using namespace thicket;
using namespace thicket::test;
using nav::Point;

namespace {

constexpr int cells = 72; // a side of the flooded grid

/// A grid over the world's area, flooded from the cells that the start sees. Knows nothing of rims
/// and walks: a step from cell to cell is free if no obstacle, as drawn, is nearer to it than the
/// agent's radius and `margin`.
class GridFlood {
public:
    GridFlood(const World& world, Point start, double margin)
        : m_world(world), m_start(start), m_clearance(world.agentRadius + margin)
    {
        for (int i = 0; i < cells * cells; ++i)
            if (distance(at(i), start) < 4 * side() && isFree(start, at(i)))
                reach(i);
        while (!m_open.empty()) {
            const int from = m_open.back();
            m_open.pop_back();
            const int x = from % cells;
            const int y = from / cells;
            for (const auto& [dx, dy] : {std::pair{1, 0}, {-1, 0}, {0, 1}, {0, -1}})
                if (x + dx >= 0 && x + dx < cells && y + dy >= 0 && y + dy < cells)
                    if (const int to = from + dx + dy * cells;
                        !m_isReached[to] && isFree(at(from), at(to)))
                        reach(to);
        }
    }

    /// The reached cell's middle that is nearest to p; none is also an answer.
    std::optional<Point> nearest(Point p) const
    {
        std::optional<Point> best;
        for (int i = 0; i < cells * cells; ++i)
            if (m_isReached[i] && (!best || distance(at(i), p) < distance(*best, p)))
                best = at(i);
        return best;
    }

private:
    double side() const { return std::max(area().width(), area().height()) / cells; }
    const nav::Box& area() const { return m_world.area; }
    Point at(int cell) const
    {
        return {area().min.x + (cell % cells + 0.5) * area().width() / cells,
                area().min.y + (cell / cells + 0.5) * area().height() / cells};
    }
    bool isFree(Point a, Point b) const
    {
        return std::ranges::all_of(m_world.obstacles, [&](const nav::Obstacle& obstacle) {
            return bareGap(a, b, obstacle.shape) > m_clearance;
        });
    }
    void reach(int cell)
    {
        m_isReached[cell] = true;
        m_open.push_back(cell);
    }

    const World& m_world;
    Point m_start;
    double m_clearance;
    std::vector<bool> m_isReached = std::vector<bool>(cells * cells);
    std::vector<int> m_open;
};

nav::ObstacleField built(const std::vector<nav::Obstacle>& obstacles, double radius = 0)
{
    return *nav::ObstacleField::build(obstacles, radius);
}

nav::Obstacle ring(std::int64_t id, Point center, double half, double thickness)
{
    return {id, nav::Wall{
                    nav::polygonOf({center - Point{half, half}, center + Point{half, half}}).points,
                    thickness, true}};
}

} // namespace

/// nearestReachablePoint() in worlds of all families, degenerate ones included, against a flooded
/// grid and against random points that are nearer.
class NearestReachableTest : public QObject {
    Q_OBJECT

private slots:
    void isNearestAndReachable_data()
    {
        QTest::addColumn<int>("family");
        for (int family = 0; family < familyCount(); ++family)
            QTest::addRow("family %d", family) << family;
    }
    void isNearestAndReachable();
    void leavesNestedRings();
    void leavesPocketsOfAHeap();
    void seesAllOfARimThatTouchesASide();
    void refusesWhatIsNoPoint();

private:
    static void judge(const World& world, const nav::ObstacleField& field, SplitMix& dice);
};

void NearestReachableTest::judge(const World& world, const nav::ObstacleField& field,
                                 SplitMix& dice)
{
    const nav::Segment query = anyQuery(world, dice);
    const auto found = nearestReachablePoint(field, query.a, query.b);
    QCOMPARE(found.has_value(), !field.obstacleAt(query.a).has_value());
    if (!found)
        return;
    const double gap = distance(*found, query.b);
    const double slack = 2e3 * field.tolerance();
    if (isReachable(field, query.a, query.b)) {
        QCOMPARE(*found, query.b);
        return;
    }
    QVERIFY(*found == query.a || isReachable(field, query.a, *found));
    const nav::PathResult path = findPathToNearestReachable(field, query.a, query.b);
    QCOMPARE(path.status, nav::PathStatus::found);
    QVERIFY(path.nearestFree == found);
    // No point that is nearer can be reached.
    for (int i = 0; i < 60; ++i) {
        const double apart = (gap - slack) * std::sqrt(dice.between(0, 1));
        const double angle = dice.between(0, 2 * std::numbers::pi);
        const Point p = query.b + apart * Point{std::cos(angle), std::sin(angle)};
        // Points in the minimum expansion of thin walls can be left, but are not free.
        QVERIFY2(apart <= 0 || field.clearance(p) < slack || !isReachable(field, query.a, p),
                 qPrintable(QString("from %1 %2 to %3 %4: found %5 %6, nearer is %7 %8")
                                .arg(query.a.x, 0, 'g', 17)
                                .arg(query.a.y, 0, 'g', 17)
                                .arg(query.b.x, 0, 'g', 17)
                                .arg(query.b.y, 0, 'g', 17)
                                .arg(found->x, 0, 'g', 17)
                                .arg(found->y, 0, 'g', 17)
                                .arg(p.x, 0, 'g', 17)
                                .arg(p.y, 0, 'g', 17)));
    }
    const GridFlood flood(world, query.a, slack);
    if (const auto cell = flood.nearest(query.b))
        QVERIFY2(distance(*cell, query.b) >= gap - slack,
                 qPrintable(QString("from %1 %2 to %3 %4: found %5 %6, a cell is nearer: %7 %8")
                                .arg(query.a.x)
                                .arg(query.a.y)
                                .arg(query.b.x)
                                .arg(query.b.y)
                                .arg(found->x)
                                .arg(found->y)
                                .arg(cell->x)
                                .arg(cell->y)));
}

void NearestReachableTest::isNearestAndReachable()
{
    QFETCH(int, family);
    // More by THICKET_NEAREST_SEEDS.
    const int more = qEnvironmentVariableIntValue("THICKET_NEAREST_SEEDS");
    for (std::uint64_t seed = 1; seed <= static_cast<std::uint64_t>(std::max(more, 8)); ++seed) {
        const World world = placedWorldOf(family, seed);
        const nav::ObstacleField field = fieldOf(world);
        SplitMix dice(seed);
        for (int i = 0; i < 6; ++i) {
            judge(world, field, dice);
            if (QTest::currentTestFailed()) {
                qWarning("seed %d, query %d", static_cast<int>(seed), i);
                return;
            }
        }
    }
}

void NearestReachableTest::leavesNestedRings()
{
    std::vector<nav::Obstacle> rings;
    for (int i = 1; i <= 400; ++i)
        rings.push_back(ring(i, {0, 0}, i, 0.5));
    const nav::ObstacleField field = built(rings);
    const auto inward = nearestReachablePoint(field, {900, 40}, {0.25, 0});
    QVERIFY(inward && distance(*inward, Point{400.25, 0}) < 1e-3);
    const auto outward = nearestReachablePoint(field, {0.25, 0}, {900, 0.5});
    QVERIFY(outward && distance(*outward, Point{0.75, 0.5}) < 1e-3);
}

void NearestReachableTest::leavesPocketsOfAHeap()
{
    // A band of overlapping discs with a pocket between each four of them.
    std::vector<nav::Obstacle> heap;
    for (int i = 0; i < 1500; ++i)
        for (int row = 0; row < 3; ++row)
            heap.push_back({3 * i + row, nav::Circle{{2.0 * i, 2.0 * row}, 1.2}});
    const nav::ObstacleField field = built(heap);
    const auto found = nearestReachablePoint(field, {-50, 1}, {2001, 1});
    QVERIFY(found);
    // The notch between two discs of the lowest row.
    QVERIFY(distance(*found, Point{2001, -std::sqrt(1.44 - 1)}) < 1e-4);
}

void NearestReachableTest::seesAllOfARimThatTouchesASide()
{
    // The line meets the square's side where the round arena touches it, and a wall ends the rim.
    nav::Polygon square = nav::polygonOf({{1, 1}, {19, 19}});
    square.inverted = true;
    const nav::ObstacleField field = built({{1, nav::Circle{{10, 10}, 9, true}},
                                            {2, square},
                                            {3, nav::Wall{{{3, 5}, {3, -3}, {6, -3}, {6, -5}}, 0}}},
                                           0.5);
    const auto found = nearestReachablePoint(field, {3, 13}, {0, 7});
    QVERIFY(found);
    const Point nearest = Point{10, 10} + 8.5 / std::sqrt(109) * Point{-10, -3};
    QVERIFY2(distance(*found, nearest) < 1e-4,
             qPrintable(QString("%1 %2").arg(found->x).arg(found->y)));
}

void NearestReachableTest::refusesWhatIsNoPoint()
{
    const nav::ObstacleField field = built({{1, nav::Circle{{0, 0}, 1}}});
    constexpr double none = std::numeric_limits<double>::quiet_NaN();
    QVERIFY(!nearestReachablePoint(field, {none, 0}, {5, 0}));
    QVERIFY(!nearestReachablePoint(field, {5, 0}, {0, 2e9}));
    QVERIFY(!nearestReachablePoint(field, {0, 0}, {5, 0}));
    QCOMPARE(findPathToNearestReachable(field, {0, 0}, {5, 0}).status,
             nav::PathStatus::startBlocked);
}

QTEST_APPLESS_MAIN(NearestReachableTest)
#include "nearestreachabletest.moc"
