#include "libnav/collision/searchview.h"
#include "libnav/path/pathfinder.h"
#include "libnav/path/queries.h"
#include "tests/support/geometry/rimarcs.h"
#include "tests/support/geometry/splitmix.h"
#include "tests/support/worlds/fieldfamilies.h"

#include <QTest>

#include <cmath>
#include <functional>
#include <numbers>

using namespace thicket;
using namespace thicket::test;
using nav::Circle;
using nav::Obstacle;
using nav::ObstacleField;
using nav::Point;
using nav::SearchView;
using nav::Wall;

// Maps where so many obstacles overlap that pairs are not listed.
namespace {

constexpr double turn = 2 * std::numbers::pi;
constexpr int crowd = 200;

using Heap = std::vector<Obstacle>;

Point onRing(double radius, double turns)
{
    return radius * Point{std::cos(turn * turns), std::sin(turn * turns)};
}

/// One of 200 random heaps, by its number.
struct Kind {
    const char* name;
    std::function<nav::Shape(int i, SplitMix& dice)> shape;
};

const Kind kinds[] = {
    {"equal circles heaped",
     [](int, SplitMix& dice) {
         return Circle{{dice.between(-4, 4), dice.between(-4, 4)}, 10};
     }},
    {"circles heaped",
     [](int, SplitMix& dice) {
         return Circle{{dice.between(-9, 9), dice.between(-9, 9)}, dice.between(1, 12)};
     }},
    {"ring",
     [](int i, SplitMix&) {
         return Circle{onRing(20, i / double(crowd)), 10};
     }},
    {"row",
     [](int i, SplitMix&) {
         return Circle{{i * 0.1, 0}, 12};
     }},
    {"snapped heap",
     [](int i, SplitMix&) {
         return Circle{{double(i % 15), double(i / 15)}, 5};
     }},
    {"circles through one point",
     [](int i, SplitMix&) {
         return Circle{onRing(8, i / double(crowd)), 8};
     }},
    {"circles with hairs",
     [](int i, SplitMix&) {
         return i < 100 ? Circle{{0, 0}, 15.0 - 0.01 * i} : Circle{onRing(15, i / 100.0), 0.6};
     }},
    {"thick walls from a hub",
     [](int i, SplitMix&) {
         return Wall{{{0, 0}, onRing(20, i / double(crowd))}, 0.5};
     }},
    {"thick walls that cross",
     [](int, SplitMix& dice) {
         return Wall{{{dice.between(-15, 15), dice.between(-15, 15)},
                      {dice.between(-15, 15), dice.between(-15, 15)}},
                     4};
     }},
    {"circle over a heap inside a thick wall",
     [](int i, SplitMix& dice) -> nav::Shape {
         if (i == 0)
             return Wall{{{-20, 0}, {20, 0}}, 8};
         if (i == 1)
             return Circle{{0, 5}, 4};
         // Where its rim enters the wall, so that inside only the heap covers it.
         const Point jitter{dice.between(-0.05, 0.05), dice.between(-0.05, 0.05)};
         if (i < 32)
             return Circle{Point{i % 2 ? 3.87 : -3.87, 4} + jitter, dice.between(0.95, 1.05)};
         return Circle{{dice.between(-6, 6), dice.between(-0.2, 0.2)}, dice.between(3.5, 3.7)};
     }},
    {"polygons heaped",
     [](int, SplitMix& dice) {
         const Point at{dice.between(-6, 6), dice.between(-6, 6)};
         return nav::Polygon{
             {at + onRing(9, dice.between(0, 0.25)), at + onRing(9, dice.between(0.25, 0.5)),
              at + onRing(9, dice.between(0.5, 0.75)), at + onRing(9, dice.between(0.75, 1))}};
     }},
    {"everything heaped",
     [](int i, SplitMix& dice) -> nav::Shape {
         const Point at{dice.between(-8, 8), dice.between(-8, 8)};
         if (i % 3 == 0)
             return Circle{at, dice.between(2, 8)};
         if (i % 3 == 1)
             return Wall{{at, at + onRing(10, dice.between(0, 1))}, dice.between(0, 3)};
         return nav::Polygon{
             {at, at + onRing(9, dice.between(0, 0.4)), at + onRing(9, dice.between(0.4, 0.5))}};
     }},
};

Heap heapOf(const Kind& kind, std::uint64_t seed)
{
    SplitMix dice(seed);
    Heap heap;
    for (int i = 0; i < crowd; ++i)
        heap.push_back({i + 1, kind.shape(i, dice)});
    return heap;
}

/// Adds the obstacle and very many inside it.
void addFilled(const Obstacle& obstacle, SplitMix& dice, Heap& heap)
{
    heap.push_back(obstacle);
    for (std::int64_t i = 1; i <= 170; ++i) {
        Obstacle inner{obstacle.id + 1000 * i, obstacle.shape};
        if (auto* circle = std::get_if<Circle>(&inner.shape)) {
            if (circle->inverted)
                return;
            const double radius = circle->radius * dice.between(0.2, 1);
            circle->center =
                circle->center + (circle->radius - radius) * onRing(0.99, dice.between(0, 1));
            circle->radius = radius;
        } else if (auto* wall = std::get_if<Wall>(&inner.shape)) {
            wall->thickness *= dice.between(0.5, 1);
        } else if (std::get<nav::Polygon>(inner.shape).inverted) {
            return;
        }
        heap.push_back(std::move(inner));
    }
}

} // namespace

class CrowdedTest : public QObject {
    Q_OBJECT

private slots:
    void rimsAreCoveredByWhatCoversThem_data();
    void rimsAreCoveredByWhatCoversThem();
    void whatLiesInsideChangesNothing_data();
    void whatLiesInsideChangesNothing();
    void contactsAreClosedInHeaps();
    void goesRoundHeaps();
};

void CrowdedTest::rimsAreCoveredByWhatCoversThem_data()
{
    QTest::addColumn<int>("kind");
    for (int i = 0; i < int(std::size(kinds)); ++i)
        QTest::newRow(kinds[i].name) << i;
}

void CrowdedTest::rimsAreCoveredByWhatCoversThem()
{
    QFETCH(int, kind);
    SplitMix dice(static_cast<std::uint64_t>(kind) + 17);
    int covered = 0;
    int open = 0;
    for (std::uint64_t seed = 1; seed <= 4; ++seed) {
        const Heap heap = heapOf(kinds[kind], seed);
        const auto field = ObstacleField::build(heap, seed % 2 ? 0.5 : 0);
        QVERIFY(field.has_value());
        const double eps = field->tolerance();
        for (nav::DiscIndex i; i < SearchView(*field).discs().size(); ++i) {
            const nav::Disc& disc = SearchView(*field).discs()[i];
            if (disc.radius < 200 * eps) // a seal
                continue;
            const auto arcs = SearchView(*field).coveredArcs(i);
            std::vector<double> angles;
            for (int k = 0; k < 24; ++k)
                angles.push_back(dice.between(0, turn));
            // Close to the ends of arcs, too.
            for (const nav::RimArc& arc : arcs)
                for (const double beside : {-1e-4, 1e-4}) {
                    angles.push_back(arc.begin + beside);
                    angles.push_back(arc.begin + arc.sweep + beside);
                }
            for (const double angle : angles) {
                const Point p = disc.center + disc.radius * Point{std::cos(angle), std::sin(angle)};
                const double clear = bruteExpandedClearance(heap, field->agentRadius(), eps, p);
                const bool isCover = isCovered(arcs, angle);
                (isCover ? covered : open) += 1;
                const auto where = QString("seed %1 disc %2 angle %3 clear %4")
                                       .arg(seed)
                                       .arg(i)
                                       .arg(angle)
                                       .arg(clear);
                QVERIFY2(isCover || clear >= -40 * eps, qPrintable(where));
                QVERIFY2(!isCover || clear <= 150 * eps, qPrintable(where));
            }
        }
    }
    QVERIFY(covered > 1000 && open > 50);
}

void CrowdedTest::whatLiesInsideChangesNothing_data()
{
    QTest::addColumn<int>("family");
    for (const Family family : allFamilies)
        QTest::newRow(name(family)) << static_cast<int>(family);
}

void CrowdedTest::whatLiesInsideChangesNothing()
{
    QFETCH(int, family);
    for (std::uint64_t seed = 1; seed <= 2; ++seed) {
        const FamilyMap map = makeFamily(static_cast<Family>(family), seed);
        SplitMix dice(seed);
        Heap heap;
        for (const Obstacle& obstacle : map.obstacles)
            addFilled(obstacle, dice, heap);
        const double radius = seed == 2 ? 0 : 0.3;
        const auto bare = ObstacleField::build(map.obstacles, radius);
        const auto full = ObstacleField::build(heap, radius);
        QVERIFY(bare && full);
        QCOMPARE(full->tolerance(), bare->tolerance());
        for (int i = 0; i < 15; ++i) {
            const auto anywhere = [&] {
                return map.origin +
                       Point{dice.between(-2, map.side + 2), dice.between(-2, map.side + 2)};
            };
            const Point a = anywhere();
            const Point b = anywhere();
            QCOMPARE(full->clearance(a) > 0, bare->clearance(a) > 0);
            QCOMPARE(full->isFree({a, b}), bare->isFree({a, b}));
            const nav::PathResult want = nav::findPath(*bare, a, b);
            const nav::PathResult got = nav::findPath(*full, a, b);
            const auto where = QString("seed %1 query %2").arg(seed).arg(i);
            QVERIFY2(got.status == want.status, qPrintable(where));
            QVERIFY2(std::abs(got.path.length() - want.path.length()) <= 1e-8 * map.side,
                     qPrintable(where));
            QCOMPARE(nav::isReachable(*full, a, b), got.status == nav::PathStatus::found);
        }
    }
}

// Two heaps that touch in one point, which no path passes.
void CrowdedTest::contactsAreClosedInHeaps()
{
    for (const double gap : {0.0, 1e-4}) {
        Heap heap;
        for (int i = 0; i < crowd; ++i) {
            const double radius = 10 - 0.02 * i;
            // All of one kind touch the line x = 0 from the same side, in as many points.
            heap.push_back({2 * i + 1, Circle{{-radius, 0.05 * i}, radius}});
            heap.push_back({2 * i + 2, Circle{{radius + gap, 0.05 * i}, radius}});
        }
        const auto field = ObstacleField::build(heap, 0);
        QVERIFY(field.has_value());
        const nav::PathResult found = nav::findPath(*field, {gap / 2, -30}, {gap / 2, 40});
        QCOMPARE(found.status, nav::PathStatus::found);
        QCOMPARE(std::abs(found.path.length() - 70) < 1e-6, gap > 0);
    }
}

// The hull of a heap, computed by hand.
void CrowdedTest::goesRoundHeaps()
{
    Heap ring;
    for (int i = 0; i < 2000; ++i)
        ring.push_back({i + 1, Circle{onRing(20, i / 2000.0), 10}});
    const auto field = ObstacleField::build(ring, 0);
    QVERIFY(field.has_value());
    // The path round 2,000 circles on a ring is as long as round one of radius 30, except for the
    // little that their hull lacks.
    const double reach = 50;
    const nav::PathResult found = nav::findPath(*field, {-reach, 0}, {reach, 0});
    const double half = std::acos(30 / reach);
    const double round = 2 * std::sqrt(reach * reach - 900) + 30 * (turn / 2 - 2 * half);
    QVERIFY(found.path.length() <= round);
    QVERIFY(found.path.length() > round * (1 - 1e-6));
    QVERIFY(!nav::isReachable(*field, {0, 0}, {reach, 0}));
    QCOMPARE(nav::findPath(*field, {0, 0}, {reach, 0}).status, nav::PathStatus::unreachable);
}

QTEST_GUILESS_MAIN(CrowdedTest)
#include "crowdedtest.moc"
