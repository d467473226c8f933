#include "libnav/path/reachability.h"
#include "tests/support/geometry/splitmix.h"
#include "tests/support/worlds/fieldfamilies.h"

#include <QTest>

#include <cmath>
#include <limits>
#include <numbers>
#include <numeric>

using namespace thicket;
using namespace thicket::test;
using nav::Circle;
using nav::ObstacleField;
using nav::Point;

namespace {

/// The connected parts of a fine grid, by joining neighbours until nothing changes: `surely`
/// through cells that are wholly free, `perhaps` through those that are not wholly blocked.
class Flood {
public:
    explicit Flood(const ObstacleField& field)
        : m_origin(field.bounds().min - Point{1, 1}),
          m_cell((2 + std::max(field.bounds().width(), field.bounds().height())) / count),
          m_surely(count * count), m_perhaps(count * count)
    {
        std::vector<double> clear;
        for (int i = 0; i < count * count; ++i)
            clear.push_back(field.clearance(centerOf(i)));
        // Neighbours are a cell apart: the clearance of both covers the line between them.
        join(m_surely, clear, 0.51 * m_cell);
        join(m_perhaps, clear, -0.72 * m_cell);
    }

    Point centerOf(int i) const
    {
        return m_origin + m_cell * Point{i % count + 0.5, i / count + 0.5};
    }
    /// One cell with a free centre for each part of `perhaps`.
    std::vector<int> cellOfEachPart(const ObstacleField& field) const
    {
        std::vector<int> cells(m_perhaps.size(), -1);
        for (int i = 0; i < count * count; ++i)
            if (const int part = m_perhaps[index(i)];
                part >= 0 && cells[index(part)] < 0 && !field.obstacleAt(centerOf(i)))
                cells[index(part)] = i;
        std::erase(cells, -1);
        return cells;
    }
    int someCell(SplitMix& random) const { return random.below(count * count); }
    bool areSurelyJoined(int i, int j) const { return areJoined(m_surely, i, j); }
    bool areSurelyParted(int i, int j) const
    {
        return m_perhaps[index(i)] >= 0 && m_perhaps[index(j)] >= 0 && !areJoined(m_perhaps, i, j);
    }

private:
    static constexpr int count = 200;
    static std::size_t index(int i) { return static_cast<std::size_t>(i); }
    static bool areJoined(const std::vector<int>& parts, int i, int j)
    {
        return parts[index(i)] >= 0 && parts[index(i)] == parts[index(j)];
    }
    static void join(std::vector<int>& parts, const std::vector<double>& clear, double least)
    {
        std::fill(parts.begin(), parts.end(), -1);
        std::vector<int> open;
        for (int seed = 0; seed < count * count; ++seed) {
            const auto reach = [&](int i) {
                if (parts[index(i)] >= 0 || clear[index(i)] <= least)
                    return;
                parts[index(i)] = seed;
                open.push_back(i);
            };
            reach(seed);
            while (!open.empty()) {
                const int i = open.back();
                open.pop_back();
                if (i % count > 0)
                    reach(i - 1);
                if (i % count + 1 < count)
                    reach(i + 1);
                if (i >= count)
                    reach(i - count);
                if (i + count < count * count)
                    reach(i + count);
            }
        }
    }

    Point m_origin;
    double m_cell;
    std::vector<int> m_surely;
    std::vector<int> m_perhaps;
};

ObstacleField fieldOf(const std::vector<nav::Obstacle>& obstacles, double agentRadius = 0)
{
    auto field = ObstacleField::build(obstacles, agentRadius);
    if (!field)
        qFatal("%s", field.error().message.c_str());
    return *field;
}

bool areParted(const ObstacleField& field, Point start, Point goal)
{
    nav::PartingTest test(field, start, goal);
    constexpr std::size_t all = std::numeric_limits<std::size_t>::max();
    return test.advance(all) == nav::PartingTest::Verdict::parted;
}

Point toward(double angle) { return {std::cos(angle), std::sin(angle)}; }

} // namespace

class ReachabilityTest : public QObject {
    Q_OBJECT

private slots:
    void agreesWithAFlood_data();
    void agreesWithAFlood();
    void dividedArenasArePartedByTheirHalves_data();
    void dividedArenasArePartedByTheirHalves();
    void contactsWithArenasCount_data();
    void contactsWithArenasCount();
    void chainsOutsideArenasPartNothing();
    void oneDiscMayPartTwoArenas();
    void wallsPartThatEndInThickerOnes();
};

void ReachabilityTest::agreesWithAFlood_data()
{
    QTest::addColumn<int>("family");
    for (const Family family : allFamilies)
        QTest::newRow(name(family)) << static_cast<int>(family);
}

void ReachabilityTest::agreesWithAFlood()
{
    QFETCH(int, family);
    SplitMix random(static_cast<std::uint64_t>(family) + 21);
    int joined = 0;
    int parted = 0;
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
        const FamilyMap map = makeFamily(static_cast<Family>(family), seed);
        const ObstacleField field = fieldOf(map.obstacles, seed % 3 * 0.5);
        const Flood flood(field);
        const std::vector<int> parts = flood.cellOfEachPart(field);
        for (int i = 0; i < 300; ++i) {
            const int from = flood.someCell(random);
            const int to = i % 2 && !parts.empty()
                               ? parts[static_cast<std::size_t>(i / 2) % parts.size()]
                               : flood.someCell(random);
            const Point start = flood.centerOf(from);
            const Point goal = flood.centerOf(to);
            if (field.obstacleAt(start) || field.obstacleAt(goal))
                continue;
            const bool arePartedHere = areParted(field, start, goal);
            const auto where = QString("seed %1 from %2,%3 to %4,%5")
                                   .arg(seed)
                                   .arg(start.x)
                                   .arg(start.y)
                                   .arg(goal.x)
                                   .arg(goal.y);
            QVERIFY2(!arePartedHere || !flood.areSurelyJoined(from, to), qPrintable(where));
            QVERIFY2(arePartedHere || !flood.areSurelyParted(from, to), qPrintable(where));
            QCOMPARE(areParted(field, goal, start), arePartedHere);
            joined += flood.areSurelyJoined(from, to);
            parted += flood.areSurelyParted(from, to);
        }
    }
    QVERIFY(joined > 100);
    if (static_cast<Family>(family) >= Family::roundArenas)
        QVERIFY(parted > 50);
}

// A chain of discs from rim to rim, with or without one missing.
void ReachabilityTest::dividedArenasArePartedByTheirHalves_data()
{
    QTest::addColumn<int>("missing");
    for (int missing = -1; missing < 9; ++missing)
        QTest::addRow("%d", missing) << missing;
}

void ReachabilityTest::dividedArenasArePartedByTheirHalves()
{
    QFETCH(int, missing);
    SplitMix random(31);
    for (int k = 0; k < 200; ++k) {
        const Point center{random.between(-1e6, 1e6), random.between(-1e6, 1e6)};
        const Point along = toward(random.between(0, 7));
        const double offset = random.between(-4, 4); // of the chain from the centre
        std::vector<nav::Obstacle> obstacles{{100, Circle{center, 10, true}}};
        for (int i = 0; i < 9; ++i)
            if (i != missing)
                obstacles.push_back(
                    {i, Circle{center + (i * 2.5 - 10) * along + offset * leftNormal(along), 1.6}});
        const ObstacleField field = fieldOf(obstacles);
        const auto somewhere = [&](double side) {
            const double aside = offset + side * random.between(1.7, 3);
            const double reach = std::sqrt(100 - aside * aside);
            return center + random.between(-reach, reach) * along + aside * leftNormal(along);
        };
        // If the disc at an end is missing, the next one may still reach the rim.
        const double half = std::sqrt(100 - offset * offset);
        const bool isClosed =
            missing < 0 || ((missing == 0 || missing == 8) && 7.5 + 1.6 > half - 1e-9);
        if (!isClosed && (missing == 0 || missing == 8) && half < 9.8)
            continue; // the gap at the rim is too slanted for this formula
        const Point left = somewhere(1);
        const Point right = somewhere(-1);
        QCOMPARE(areParted(field, left, right), isClosed);
        QVERIFY(!areParted(field, left, somewhere(1)));
    }
}

// A wall whose round ends touch the rim from inside. A gap of less than 1e-8 of the extent is
// closed.
void ReachabilityTest::contactsWithArenasCount_data()
{
    QTest::addColumn<double>("gap");
    QTest::addColumn<bool>("isOpen");
    QTest::newRow("overlapping") << -1e-3 << false;
    QTest::newRow("touching") << 0.0 << false;
    QTest::newRow("almost") << 1e-7 << false;
    QTest::newRow("narrow") << 1e-4 << true;
}

void ReachabilityTest::contactsWithArenasCount()
{
    QFETCH(double, gap);
    QFETCH(bool, isOpen);
    SplitMix random(32);
    for (int k = 0; k < 200; ++k) {
        const Point along = toward(random.between(0, 7));
        const double reach = 10 - 0.5 - gap;
        const nav::Wall wall{
            {reach * along, -reach * toward(0.3 + std::atan2(along.y, along.x))}, 1, false};
        const ObstacleField field = fieldOf({{1, Circle{{0, 0}, 10, true}}, {2, wall}});
        const Point across = leftNormal(wall.points[1] - wall.points[0]);
        const Point middle = 0.5 * (wall.points[0] + wall.points[1]);
        QCOMPARE(areParted(field, middle + 0.05 * across, middle - 0.05 * across), !isOpen);
        // Through the contact itself, where the segment crosses the link outward.
        const Point beside = 9.9 * toward(std::atan2(along.y, along.x) + 0.2);
        const Point other = 9.9 * toward(std::atan2(along.y, along.x) - 0.2);
        if (!field.obstacleAt(beside) && !field.obstacleAt(other))
            QCOMPARE(areParted(field, beside, other), !isOpen);
    }
}

void ReachabilityTest::chainsOutsideArenasPartNothing()
{
    std::vector<nav::Obstacle> obstacles{{1, Circle{{0, 0}, 10, true}}};
    for (int i = 0; i < 40; ++i) // a ring that reaches in all round
        obstacles.push_back({2 + i, Circle{10.5 * toward(i * 0.05 * std::numbers::pi), 1.5}});
    const ObstacleField field = fieldOf(obstacles);
    SplitMix random(33);
    for (int i = 0; i < 100; ++i) {
        const Point a = random.between(0, 8.9) * toward(random.between(0, 7));
        const Point b = random.between(0, 8.9) * toward(random.between(0, 7));
        QVERIFY(!areParted(field, a, b));
    }
}

// The lens of two arenas, divided by one disc that reaches out of it on both sides.
void ReachabilityTest::oneDiscMayPartTwoArenas()
{
    const std::vector<nav::Obstacle> obstacles{
        {1, Circle{{-8, 0}, 10, true}}, {2, Circle{{8, 0}, 10, true}}, {3, Circle{{0, 0}, 2.5}}};
    const ObstacleField field = fieldOf(obstacles);
    QVERIFY(areParted(field, {0, 4}, {0, -4}));
    QVERIFY(areParted(field, {0.5, 4}, {-0.3, -4}));
    QVERIFY(!areParted(field, {0.5, 4}, {-0.3, 4.5}));
    const ObstacleField thinner = fieldOf({obstacles[0], obstacles[1], {3, Circle{{0, 0}, 1.9}}});
    QVERIFY(!areParted(thinner, {0, 4}, {0, -4}));
}

// The ends of the walls are inside thicker ones, and the axes do not meet.
void ReachabilityTest::wallsPartThatEndInThickerOnes()
{
    const auto wall = [](std::int64_t id, Point a, Point b, double thickness) {
        return nav::Obstacle{id, nav::Wall{{a, b}, thickness, false}};
    };
    std::vector<nav::Obstacle> obstacles{wall(1, {0, 0}, {20, 0}, 4), wall(2, {0, 20}, {20, 20}, 4),
                                         wall(3, {5, 1.5}, {5, 18.5}, 0.1),
                                         wall(4, {15, 1.5}, {15, 18.5}, 0.1)};
    for (const Point outside : {Point{-5, 10}, Point{25, 9}, Point{10, 30}, Point{3, 12}})
        QVERIFY(areParted(fieldOf(obstacles), {10, 10}, outside));
    QVERIFY(!areParted(fieldOf(obstacles), {-5, 10}, {25, 9}));
    obstacles[3] = wall(4, {15, 1.5}, {15, 17.5}, 0.1);
    QVERIFY(!areParted(fieldOf(obstacles), {10, 10}, {25, 9}));
}

QTEST_GUILESS_MAIN(ReachabilityTest)
#include "reachabilitytest.moc"
