#include "libsteer/behaviours/surroundings.h"
#include "libnav/collision/queries.h"
#include "libnav/geometry/distance.h"
#include "tests/support/geometry/splitmix.h"

#include <QTest>

#include <algorithm>
#include <cmath>

using namespace thicket;
using namespace thicket::steer;
using namespace thicket::test;

namespace {

nav::ObstacleField fieldOf(const std::vector<nav::Obstacle>& obstacles, double radius = 0.5)
{
    return nav::ObstacleField::build(obstacles, radius).value();
}

Surroundings sensed(const nav::ObstacleField& field, Point center, double reach)
{
    Surroundings around;
    senseObstacles(field, center, reach, around);
    return around;
}

} // namespace

/// What an agent senses of the obstacles: all shapes nearby, not expanded.
class SurroundingsTest : public QObject {
    Q_OBJECT

private slots:
    void takesTheAgentsRadiusOff();
    void sensesEverythingNear();
    void leavesOutTheSealsOfContacts();
    void sensesArenasFromInside();
    void replacesWhatItHeld();
    void knowsTheNormals();
};

void SurroundingsTest::takesTheAgentsRadiusOff()
{
    const auto field = fieldOf({{1, nav::Circle{{3, 0}, 2}},
                                {2, nav::Wall{{{0, 4}, {6, 4}}, 0.3, false}},
                                {3, nav::Polygon{{{0, -3}, {4, -3}, {2, -6}}}}});
    const Surroundings around = sensed(field, {0, 0}, 20);
    int circles = 0;
    for (const RoundObstacle& disc : around.discs) {
        const double radius = disc.obstacle == 1 ? 2 : disc.obstacle == 2 ? 0.15 : 0;
        QVERIFY(std::abs(disc.radius - radius) < 1e-12);
        circles += disc.obstacle == 1;
        QVERIFY(!disc.isInverted);
    }
    QCOMPARE(circles, 1);
    QCOMPARE(around.discs.size(), std::size_t{1 + 2 + 3});
    QCOMPARE(around.sides.size(), std::size_t{1 + 3});
    for (const Side& side : around.sides)
        QVERIFY(std::abs(side.halfWidth - (side.obstacle == 2 ? 0.15 : 0)) < 1e-12);
}

// Compared with the distances of all obstacles, one by one.
void SurroundingsTest::sensesEverythingNear()
{
    SplitMix random(1);
    for (int i = 0; i < 200; ++i) {
        std::vector<nav::Obstacle> obstacles;
        const auto point = [&] { return Point{random.between(-20, 20), random.between(-20, 20)}; };
        for (std::int64_t id = 0; id < 12; ++id) {
            const Point a = point();
            if (id % 2)
                obstacles.push_back({id, nav::Circle{a, random.between(0.1, 0.4)}});
            else
                obstacles.push_back({id, nav::Wall{{a, a + 0.2 * point()}, 0.1, false}});
        }
        const auto field = fieldOf(obstacles);
        const Point center = point();
        const double reach = random.between(0, 12);
        const Surroundings around = sensed(field, center, reach);
        for (const nav::Obstacle& obstacle : obstacles) {
            if (nav::signedDistance(center, obstacle.shape) >= reach)
                continue;
            const auto isIt = [&](const auto& part) { return part.obstacle == obstacle.id; };
            QVERIFY(std::ranges::any_of(around.discs, isIt) ||
                    std::ranges::any_of(around.sides, isIt));
        }
    }
}

void SurroundingsTest::leavesOutTheSealsOfContacts()
{
    // Grown circles that touch: the field closes the contact with a seal.
    const auto field = fieldOf({{1, nav::Circle{{0, 0}, 1}}, {2, nav::Circle{{3, 0}, 1}}});
    const Surroundings around = sensed(field, {1.5, 2}, 10);
    QCOMPARE(around.discs.size(), std::size_t{2});
    for (const RoundObstacle& disc : around.discs)
        QCOMPARE(disc.radius, 1.0);
}

void SurroundingsTest::sensesArenasFromInside()
{
    const auto field = fieldOf({{1, nav::Circle{{0, 0}, 10, true}}});
    QVERIFY(sensed(field, {0, 0}, 9).discs.empty());
    const Surroundings near = sensed(field, {4, 0}, 7);
    QCOMPARE(near.discs.size(), std::size_t{1});
    QVERIFY(near.discs[0].isInverted);
    QCOMPARE(near.discs[0].radius, 10.0);
}

void SurroundingsTest::replacesWhatItHeld()
{
    const auto field = fieldOf({{1, nav::Circle{{0, 0}, 1}}});
    Surroundings around = sensed(field, {2, 0}, 5);
    QCOMPARE(around.discs.size(), std::size_t{1});
    senseObstacles(field, {50, 0}, 5, around);
    QVERIFY(around.discs.empty() && around.sides.empty());
}

void SurroundingsTest::knowsTheNormals()
{
    SplitMix random(2);
    const auto field = fieldOf({{1, nav::Circle{{3, 0}, 2}},
                                {2, nav::Wall{{{-4, 4}, {6, 5}}, 0.3, false}},
                                {3, nav::Polygon{{{0, -3}, {4, -3}, {2, -6}}}},
                                {4, nav::Circle{{0, 0}, 20, true}}});
    for (int i = 0; i < 2000; ++i) {
        const Point from{random.between(-9, 9), random.between(-9, 9)};
        const Point direction = directionOf(random.between(-3.14, 3.14));
        if (field.clearance(from) < 0.01)
            continue;
        const auto hit = field.firstHitAlong(from, direction, 50);
        const auto cast = nav::castRay(field, from, from + 50 * direction);
        QVERIFY(hit && cast);
        const Point normal = normalOf(*hit);
        // castRay finds the exact boundary, this function the entry one tolerance deep.
        QVERIFY(lengthOf(normal - cast->normal()) < 1e-3);
    }
}

QTEST_GUILESS_MAIN(SurroundingsTest)
#include "surroundingstest.moc"
