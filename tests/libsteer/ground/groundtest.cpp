#include "libsteer/ground/ground.h"
#include "libnav/collision/distance.h"
#include "tests/support/fieldfamilies.h"
#include "tests/support/obstaclefamilies.h"
#include "tests/support/splitmix.h"

#include <QTest>

using namespace thicket;
using namespace thicket::steer;
using namespace thicket::test;

namespace {

using Obstacles = std::vector<nav::Obstacle>;

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

double dumbGap(const Obstacles& obstacles, Point p)
{
    double least = std::numeric_limits<double>::infinity();
    for (const nav::Obstacle& obstacle : obstacles)
        least = std::min(least, nav::signedDistance(p, obstacle.shape));
    return least;
}

std::vector<nav::Segment> sidesOf(const std::vector<Point>& points, bool closed)
{
    std::vector<nav::Segment> sides;
    for (std::size_t i = 1; i < points.size() + (closed ? 1 : 0); ++i)
        sides.push_back({points[i - 1], points[i % points.size()]});
    return sides;
}

/// The least gap on the straight way between an obstacle and a point that begins outside of it.
double dumbGap(const nav::Obstacle& obstacle, const nav::Segment& way)
{
    if (const auto* circle = std::get_if<nav::Circle>(&obstacle.shape)) {
        if (!circle->inverted)
            return nav::distance(circle->center, way) - circle->radius;
        return circle->radius -
               std::max(nav::distance(circle->center, way.a), nav::distance(circle->center, way.b));
    }
    const auto* wall = std::get_if<nav::Wall>(&obstacle.shape);
    const auto sides = wall ? sidesOf(wall->points, wall->closed)
                            : sidesOf(std::get<nav::Polygon>(obstacle.shape).points, true);
    double least = std::numeric_limits<double>::infinity();
    for (const nav::Segment& side : sides)
        least = std::min(least, nav::distance(side, way));
    return wall ? least - wall->thickness / 2 : least;
}

double dumbGap(const Obstacles& obstacles, const nav::Segment& way)
{
    double least = std::numeric_limits<double>::infinity();
    for (const nav::Obstacle& obstacle : obstacles)
        least = std::min(least, dumbGap(obstacle, way));
    return least;
}

constexpr double denominator = 0x1p14;
constexpr double unit = 1 / denominator;
constexpr double skin = 4 * unit;

Point onLattice(Point p)
{
    return {std::rint(p.x * denominator) / denominator, std::rint(p.y * denominator) / denominator};
}

/// What distances of coordinates as large can be wrong by.
double roundingAt(Point p) { return 1e-15 * (100 + std::abs(p.x) + std::abs(p.y)); }

QString described(const Place& place, Point p, Point way, double radius)
{
    return QString("%1: disc of %2 from %3, %4 by %5, %6")
        .arg(place.name.c_str())
        .arg(radius, 0, 'g', 17)
        .arg(p.x, 0, 'g', 17)
        .arg(p.y, 0, 'g', 17)
        .arg(way.x, 0, 'g', 17)
        .arg(way.y, 0, 'g', 17);
}

Ground groundOf(const Obstacles& obstacles, double reach = 1)
{
    return Ground::of(obstacles, reach).value();
}

} // namespace

/// Swept moves against distances from every obstacle as it was given.
class GroundTest : public QObject {
    Q_OBJECT

private slots:
    void gapsAreTheDumbOnes();
    void neverComesNearerThanTheSkin();
};

void GroundTest::gapsAreTheDumbOnes()
{
    SplitMix dice(1);
    for (const Place& place : places(2)) {
        const double reach = std::pow(10.0, dice.between(-2, 1.5));
        const Ground ground = groundOf(place.obstacles, reach);
        for (int i = 0; i < 100; ++i) {
            const Point p = pointIn(nav::grown(place.area, 5), dice);
            const double want = dumbGap(place.obstacles, p);
            const double got = ground.gap(p);
            const QString text =
                described(place, p, {}, reach) + QString(": %1, not %2").arg(got).arg(want);
            if (want < reach)
                QVERIFY2(std::abs(got - want) <= 1e-12 + roundingAt(p), qPrintable(text));
            else
                QVERIFY2(got >= reach && got <= want + roundingAt(p), qPrintable(text));
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
            if (dumbGap(place.obstacles, p) < radius + skin)
                continue;
            for (int step = 0; step < 12; ++step) {
                const Point way = std::pow(10.0, dice.between(-5, std::log10(100 * side))) *
                                  directionOf(dice.between(-3, 3));
                const Move move = ground.move(p, way, radius, skin, denominator);
                const QString text = described(place, p, way, radius);
                QCOMPARE(move.to, onLattice(move.to));
                const double gap = dumbGap(place.obstacles, nav::Segment{p, move.to});
                QVERIFY2(
                    gap >= radius + skin - roundingAt(p),
                    qPrintable(text + QString(": gap %1 too little").arg(radius + skin - gap)));
                const double straight = dumbGap(place.obstacles, nav::Segment{p, p + way});
                if (straight >= radius + skin + 2 * unit) {
                    QVERIFY2(!move.touched && move.to == onLattice(p + way), qPrintable(text));
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

QTEST_GUILESS_MAIN(GroundTest)
#include "groundtest.moc"
