#include "libsteer/ground/ground.h"
#include "tests/support/geometry/splitmix.h"
#include "tests/support/oracles/bruteforceground.h"
#include "tests/support/worlds/fieldfamilies.h"
#include "tests/support/worlds/obstaclefamilies.h"

#include <QTest>

using namespace thicket;
using namespace thicket::steer;
using namespace thicket::test;

namespace {

/// Obstacles, and where discs may begin.
struct Place {
    std::string name;
    Obstacles obstacles;
    nav::Box area;
};

std::vector<Place> places(std::uint64_t seeds)
{
    std::vector<Place> all;
    for (const Family family : allFamilies)
        for (std::uint64_t seed = 1; seed <= seeds; ++seed) {
            const FamilyMap map = makeFamily(family, seed);
            all.push_back({name(family),
                           map.obstacles,
                           {map.origin, map.origin + Point{map.side, map.side}}});
        }
    for (int family = 0; family < familyCount(); ++family)
        for (std::uint64_t seed = 1; seed <= seeds; ++seed) {
            World world = worldOf(family, seed);
            all.push_back({world.family, world.obstacles, world.area});
        }
    return all;
}

Point pointIn(const nav::Box& box, SplitMix& dice)
{
    return {dice.between(box.min.x, box.max.x), dice.between(box.min.y, box.max.y)};
}

QString described(const Place& place, Point p, Point displacement, double radius)
{
    return QString("%1: disc of %2 from %3, %4 by %5, %6")
        .arg(place.name.c_str())
        .arg(radius, 0, 'g', 17)
        .arg(p.x, 0, 'g', 17)
        .arg(p.y, 0, 'g', 17)
        .arg(displacement.x, 0, 'g', 17)
        .arg(displacement.y, 0, 'g', 17);
}

Ground groundOf(const Obstacles& obstacles, double reach = 1)
{
    return Ground::of(obstacles, reach).value();
}

} // namespace

/// Swept moves, compared with the distances from every obstacle as given.
class GroundTest : public QObject {
    Q_OBJECT

private slots:
    void gapsAreThoseOfBruteForce();
    void neverComesNearerThanTheSkin();
    void holdsInCrampedPlaces();
    void holdsFarFromTheOrigin();
    void seesWhatADiscCanPass();
    void holdsBesideAllObstacles();
    void doesNotDependOnOrderAndReach();
};

void GroundTest::gapsAreThoseOfBruteForce()
{
    SplitMix dice(1);
    for (const Place& place : places(2)) {
        const double reach = std::pow(10.0, dice.between(-2, 1.5));
        const Ground ground = groundOf(place.obstacles, reach);
        for (int i = 0; i < 100; ++i) {
            const Point p = pointIn(nav::grown(place.area, 5), dice);
            const double want = bruteForceGap(place.obstacles, p);
            const double got = ground.gap(p);
            const QString text =
                described(place, p, {}, reach) + QString(": %1, not %2").arg(got).arg(want);
            if (want < reach)
                QVERIFY2(std::abs(got - want) <= 1e-12 + roundingAt(p), qPrintable(text));
            else
                QVERIFY2(got == reach, qPrintable(text));
            // Nothing else depends on the reach.
            const double most = std::pow(10.0, dice.between(-3, 1.5));
            QCOMPARE(ground.isWithin(p, most), ground.gap(p, most) < most);
            QVERIFY2(std::abs(ground.gap(p, most) - std::min(want, most)) <= 1e-12 + roundingAt(p),
                     qPrintable(text));
            const Threat threat = ground.threat(p, most);
            if (want < std::max(reach, 2 * most))
                QVERIFY2(std::abs(threat.gap - (want - most)) <= 1e-12 + roundingAt(p),
                         qPrintable(text));
        }
    }
}

void GroundTest::neverComesNearerThanTheSkin()
{
    SplitMix dice(2);
    int moved = 0;
    int touched = 0;
    for (const Place& place : places(2)) {
        const Ground ground = groundOf(place.obstacles, std::pow(10.0, dice.between(-1, 1)));
        const double side = place.area.width();
        for (int i = 0; i < 20; ++i) {
            const double radius = dice.chance(0.1) ? 0 : std::pow(10.0, dice.between(-2, 0.5));
            Point p = onLattice(pointIn(place.area, dice));
            if (bruteForceGap(place.obstacles, p) < radius + skin)
                continue;
            for (int step = 0; step < 12; ++step) {
                const Point displacement =
                    randomVector(std::pow(10.0, dice.between(-5, std::log10(100 * side))), dice);
                const Move move = ground.move(p, displacement, radius, skin, denominator);
                const QString text = described(place, p, displacement, radius);
                const std::string fault = faultOf(place.obstacles, move, p, radius);
                QVERIFY2(fault.empty(), qPrintable(text + ": " + fault.c_str()));
                const double straight =
                    bruteForceGap(place.obstacles, nav::Segment{p, p + displacement});
                if (straight >= radius + skin + 2 * unit) {
                    QVERIFY2(!move.touched && move.to == onLattice(p + displacement),
                             qPrintable(text));
                } else if (straight < radius + skin - unit) {
                    QVERIFY2(move.touched, qPrintable(text));
                    QVERIFY(std::abs(lengthOf(move.normal) - 1) < 1e-12);
                    ++touched;
                }
                moved += move.to != p;
                p = move.to;
                if (!place.area.contains(p))
                    break;
            }
        }
    }
    QVERIFY(touched > 1000);
    QVERIFY(moved > 5000);
    qInfo("%d moves, %d contacts", moved, touched);
}

// Obstacles as dense as possible, discs that just fit, moves of a few units of the lattice.
void GroundTest::holdsInCrampedPlaces()
{
    SplitMix dice(3);
    int moved = 0;
    for (int world = 0; world < 60; ++world) {
        Obstacles obstacles;
        for (std::int64_t id = 1; id <= 25; ++id) {
            const Point p = {dice.between(0, 4), dice.between(0, 4)};
            const Point by = randomVector(dice.between(0, 1.5), dice);
            if (id % 3 == 0)
                obstacles.push_back({id, nav::Circle{p, dice.between(0, 0.4)}});
            else if (id % 3 == 1)
                obstacles.push_back(wall(id, {p, p + by}, dice.chance(0.5) ? 0 : 0.1));
            else
                obstacles.push_back(
                    {id, nav::Polygon{{p, p + by, p + 0.5 * leftNormal(by)}, false}});
        }
        const Ground ground = groundOf(obstacles, dice.between(0.1, 3));
        for (int disc = 0; disc < 40; ++disc) {
            Point p = onLattice({dice.between(-1, 5), dice.between(-1, 5)});
            // As large as possible here, or nearly so.
            const double radius = bruteForceGap(obstacles, p) - skin -
                                  (dice.chance(0.5) ? 0.0 : dice.between(0, 3) * unit);
            if (radius < 0)
                continue;
            for (int step = 0; step < 10; ++step) {
                const double size = std::pow(10.0, dice.between(-5, 1));
                const int turns = dice.below(13);
                const Point displacement = size * directionOf(0.5 * turns + dice.between(0, 0.01));
                const Move move = ground.move(p, displacement, radius, skin, denominator);
                const std::string fault = faultOf(obstacles, move, p, radius);
                QVERIFY2(fault.empty(),
                         qPrintable(described({"cramped", {}, {}}, p, displacement, radius) + ": " +
                                    fault.c_str()));
                QVERIFY(lengthOf(move.to - p) <= lengthOf(displacement) + 3 * unit);
                moved += move.to != p;
                p = move.to;
            }
        }
    }
    QVERIFY(moved > 1000);
}

void GroundTest::holdsFarFromTheOrigin()
{
    SplitMix dice(4);
    const Point far{5e6, -5e6};
    Obstacles near;
    for (std::int64_t id = 1; id <= 40; ++id)
        near.push_back({id, nav::Circle{onLattice({dice.between(0, 20), dice.between(0, 20)}),
                                        dice.between(0.2, 1.5)}});
    near.push_back(wall(41, {{-2, -2}, {22, -2}, {22, 22}, {-2, 22}, {-2, -2}}, 0.25));
    Obstacles moved = near;
    for (nav::Obstacle& obstacle : moved) {
        if (auto* circle = std::get_if<nav::Circle>(&obstacle.shape))
            circle->center = circle->center + far;
        else
            for (Point& p : std::get<nav::Wall>(obstacle.shape).points)
                p = p + far;
    }
    const Ground here = groundOf(near);
    const Ground there = groundOf(moved);
    int compared = 0;
    for (int i = 0; i < 1000; ++i) {
        const Point p = onLattice({dice.between(0, 20), dice.between(0, 20)});
        if (bruteForceGap(near, p) < 0.3 + skin)
            continue;
        const Point displacement = randomVector(dice.between(0, 10), dice);
        const Move a = here.move(p, displacement, 0.3, skin, denominator);
        const Move b = there.move(p + far, displacement, 0.3, skin, denominator);
        QCOMPARE(faultOf(moved, b, p + far, 0.3), std::string());
        QVERIFY(lengthOf(b.to - far - a.to) <= 2 * unit);
        ++compared;
    }
    QVERIFY(compared > 300);
}

void GroundTest::seesWhatADiscCanPass()
{
    SplitMix dice(10);
    int blocked = 0;
    int free = 0;
    for (const Place& place : places(1)) {
        const Ground ground = groundOf(place.obstacles, dice.between(0.2, 5));
        for (int i = 0; i < 40; ++i) {
            const Point from = pointIn(place.area, dice);
            const Point to = dice.chance(0.5)
                                 ? pointIn(place.area, dice)
                                 : from + Point{dice.between(-2, 2), dice.between(-2, 2)};
            const double radius = dice.between(0, 1);
            const double gap = std::min(bruteForceGap(place.obstacles, from),
                                        bruteForceGap(place.obstacles, nav::Segment{from, to}));
            if (std::abs(gap - radius) < 1e-9)
                continue;
            QVERIFY2(ground.isClear(from, to, radius) == (gap > radius),
                     qPrintable(described(place, from, to - from, radius)));
            ++(gap > radius ? free : blocked);
        }
    }
    QVERIFY(blocked > 300 && free > 300);
}

// Discs that begin beside the grid, which ends near the obstacles, and move into it or past it.
void GroundTest::holdsBesideAllObstacles()
{
    SplitMix dice(12);
    int blocked = 0;
    int free = 0;
    for (const Place& place : places(1)) {
        const Ground ground = groundOf(place.obstacles, std::pow(10.0, dice.between(-1, 1)));
        const double side = place.area.width();
        for (int i = 0; i < 60; ++i) {
            const Point from = onLattice(pointIn(nav::grown(place.area, 2 * side), dice));
            const double radius = dice.between(0, 2);
            if (place.area.contains(from) || bruteForceGap(place.obstacles, from) < radius + skin)
                continue;
            const Point by = dice.between(0, 1.2) * (pointIn(place.area, dice) - from);
            const double gap = bruteForceGap(place.obstacles, nav::Segment{from, from + by});
            if (std::abs(gap - radius) < 4 * skin)
                continue;
            const QString text = described(place, from, by, radius);
            const bool isFree = gap > radius;
            QVERIFY2(ground.isClear(from, from + by, radius) == isFree, qPrintable(text));
            const Move move = ground.move(from, by, radius, skin, denominator);
            QVERIFY2(move.touched != isFree, qPrintable(text));
            QVERIFY2(!isFree || move.to == onLattice(from + by), qPrintable(text));
            const std::string fault = faultOf(place.obstacles, move, from, radius);
            QVERIFY2(fault.empty(), qPrintable(text + ": " + fault.c_str()));
            ++(isFree ? free : blocked);
        }
    }
    QVERIFY2(blocked > 300 && free > 300, qPrintable(QString("%1, %2").arg(blocked).arg(free)));
}

void GroundTest::doesNotDependOnOrderAndReach()
{
    SplitMix dice(11);
    for (const Place& place : places(1)) {
        const Obstacles reversed(place.obstacles.rbegin(), place.obstacles.rend());
        const Ground a = groundOf(place.obstacles);
        const Ground b = groundOf(reversed);
        const Ground c = groundOf(reversed, dice.between(0.05, 9));
        for (int i = 0; i < 40; ++i) {
            const Point p = onLattice(pointIn(place.area, dice));
            const Point displacement = randomVector(dice.between(0, 8), dice);
            QCOMPARE(a.gap(p), b.gap(p));
            const Point to = a.move(p, displacement, 0.3, skin, denominator).to;
            QCOMPARE(b.move(p, displacement, 0.3, skin, denominator).to, to);
            QCOMPARE(c.move(p, displacement, 0.3, skin, denominator).to, to);
        }
    }
}

QTEST_GUILESS_MAIN(GroundTest)
#include "groundtest.moc"
