#include "libnav/geometry/distance.h"
#include "tests/support/geometry/splitmix.h"
#include "tests/support/worlds/fieldfamilies.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <limits>

using namespace thicket;
using namespace thicket::test;
using nav::Circle;
using nav::Point;
using nav::Polygon;
using nav::Segment;
using nav::Shape;
using nav::Wall;

namespace {

/// Samples points along the first segment, then nearer and nearer to the best one.
double searchedDistance(const Segment& a, const Segment& b)
{
    const auto toB = [&](double share) {
        const Point p = a.a + share * (a.b - a.a);
        const Point along = b.b - b.a;
        const double square = dot(along, along);
        const double at = square > 0 ? std::clamp(dot(p - b.a, along) / square, 0.0, 1.0) : 0;
        return length(p - b.a - at * along);
    };
    double low = 0;
    double high = 1;
    while (high - low > 1e-12) {
        const double third = (high - low) / 3;
        (toB(low + third) < toB(high - third) ? high : low) +=
            (toB(low + third) < toB(high - third) ? -third : third);
    }
    return toB((low + high) / 2);
}

const Polygon square{{{0, 0}, {4, 0}, {4, 4}, {0, 4}}, false};
const Polygon room{{{0, 0}, {4, 0}, {4, 4}, {0, 4}}, true};

} // namespace

class DistanceTest : public QObject {
    Q_OBJECT

private slots:
    void segmentsAgreeWithASearch();
    void degenerateSegments();
    void signedDistances();
    void evenOddRule();
    void gapsOfShapes_data();
    void gapsOfShapes();
    void gapsAgreeWithSampling();
    void boxes();
    void boxesEncloseOthers();
};

void DistanceTest::segmentsAgreeWithASearch()
{
    SplitMix random(2);
    for (int i = 0; i < 2000; ++i) {
        const auto point = [&] { return Point{random.between(-5, 5), random.between(-5, 5)}; };
        const Segment a{point(), point()};
        const Segment b{point(), point()};
        QVERIFY(std::abs(distance(a, b) - searchedDistance(a, b)) < 1e-9);
        QCOMPARE(distance(a, b), distance(b, a));
    }
}

void DistanceTest::degenerateSegments()
{
    const Segment point{{3, 4}, {3, 4}};
    QCOMPARE(distance(Point{0, 0}, point), 5.0);
    QCOMPARE(distance(point, point), 0.0);
    QCOMPARE(distance(point, Segment{{0, 0}, {6, 0}}), 4.0);
    QCOMPARE(distance(Segment{{0, 0}, {6, 0}}, point), 4.0);
    QCOMPARE(distance(Segment{{0, 0}, {6, 0}}, Segment{{2, 0}, {9, 0}}), 0.0);
    QCOMPARE(distance(Segment{{0, 0}, {6, 0}}, Segment{{9, 0}, {11, 0}}), 3.0);
    QCOMPARE(distance(Segment{{0, 0}, {2, 2}}, Segment{{0, 2}, {2, 0}}), 0.0);
}

void DistanceTest::signedDistances()
{
    QCOMPARE(signedDistance({3, 4}, Circle{{0, 0}, 2}), 3.0);
    QCOMPARE(signedDistance({0, 1}, Circle{{0, 0}, 2}), -1.0);
    QCOMPARE(signedDistance({3, 4}, Circle{{0, 0}, 2, true}), -3.0);
    QCOMPARE(signedDistance({2, 3}, Wall{{{0, 0}, {4, 0}}, 2, false}), 2.0);
    QCOMPARE(signedDistance({2, 0.25}, Wall{{{0, 0}, {4, 0}}, 2, false}), -0.75);
    QCOMPARE(signedDistance({1, 2}, square), -1.0);
    QCOMPARE(signedDistance({7, 8}, square), 5.0);
    QCOMPARE(signedDistance({1, 2}, room), 1.0);
    QCOMPARE(signedDistance({7, 8}, room), -5.0);
}

void DistanceTest::evenOddRule()
{
    // A pentagram goes round its middle twice.
    Polygon star;
    for (int i = 0; i < 5; ++i)
        star.points.push_back({std::cos(i * 4 * M_PI / 5), std::sin(i * 4 * M_PI / 5)});
    QVERIFY(signedDistance({0, 0}, star) > 0);
    QVERIFY(signedDistance({0.6, 0}, star) < 0);
}

void DistanceTest::gapsOfShapes_data()
{
    QTest::addColumn<Shape>("a");
    QTest::addColumn<Shape>("b");
    QTest::addColumn<double>("gap");
    QTest::addColumn<bool>("overlapping");
    const auto row = [](const char* name, Shape a, Shape b, double gap, bool overlapping) {
        QTest::newRow(name) << a << b << gap << overlapping;
    };
    row("circles apart", Circle{{0, 0}, 1}, Circle{{5, 0}, 1}, 3, false);
    row("circles touching", Circle{{0, 0}, 1}, Circle{{2, 0}, 1}, 0, false);
    row("circles overlapping", Circle{{0, 0}, 1}, Circle{{1.5, 0}, 1}, 0, true);
    row("circle within", Circle{{0, 0}, 5}, Circle{{1, 0}, 1}, 0, true);
    row("circle and wall", Circle{{0, 5}, 1}, Wall{{{-5, 0}, {5, 0}}, 2, false}, 3, false);
    row("circle and thin wall", Circle{{0, 0}, 1}, Wall{{{-5, 0}, {5, 0}}, 0, false}, 0, false);
    row("walls crossing", Wall{{{-5, 0}, {5, 0}}, 1, false}, Wall{{{0, -5}, {0, 5}}, 1, false}, 0,
        true);
    row("circle in polygon", Circle{{2, 2}, 0.5}, square, 0, true);
    row("circle beside polygon", Circle{{6, 2}, 0.5}, square, 1.5, false);
    row("circle in room", Circle{{2, 2}, 0.5}, room, 1.5, false);
    row("circle out of room", Circle{{9, 2}, 0.5}, room, 0, true);
    row("same polygons", square, square, 0, true);
    row("polygons side by side", square, Polygon{{{4, 0}, {8, 0}, {8, 4}, {4, 4}}}, 0, false);
    row("polygons crossing like a plus", Polygon{{{-5, 1}, {9, 1}, {9, 3}, {-5, 3}}}, square, 0,
        true);
    row("polygon within", Polygon{{{1, 1}, {2, 1}, {2, 2}}}, square, 0, true);
    row("polygon in room", Polygon{{{1, 1}, {2, 1}, {2, 2}}}, room, 1, false);
    row("polygon and its own room", square, room, 0, false);
    row("polygon in arena", square, Circle{{2, 2}, 5, true}, 5 - std::sqrt(8.0), false);
    row("polygon leaving arena", square, Circle{{0, 0}, 5, true}, 0, true);
    row("rooms", room, room, 0, true);
}

void DistanceTest::gapsOfShapes()
{
    QFETCH(Shape, a);
    QFETCH(Shape, b);
    QFETCH(double, gap);
    QFETCH(bool, overlapping);
    QVERIFY(std::abs(distance(a, b) - gap) < 1e-12);
    QVERIFY(std::abs(distance(b, a) - gap) < 1e-12);
    QCOMPARE(overlap(a, b, 1e-9), overlapping);
    QCOMPARE(overlap(b, a, 1e-9), overlapping);
}

// Two shapes overlap exactly if some point is inside both. Their gap is the least sum of distances.
void DistanceTest::gapsAgreeWithSampling()
{
    SplitMix random(8);
    for (std::uint64_t seed = 1; seed <= 30; ++seed) {
        const FamilyMap map = makeFamily(Family::everything, seed);
        for (std::size_t k = 1; k < map.obstacles.size(); ++k) {
            const Shape& a = map.obstacles[k - 1].shape;
            const Shape& b = map.obstacles[k].shape;
            bool inBoth = false;
            double least = std::numeric_limits<double>::infinity();
            for (int i = 0; i < 300; ++i) {
                const Point p{random.between(-5, 45), random.between(-5, 45)};
                const double toA = signedDistance(p, a);
                const double toB = signedDistance(p, b);
                inBoth = inBoth || (toA < -1e-9 && toB < -1e-9);
                least = std::min(least, std::max(0.0, toA) + std::max(0.0, toB));
            }
            QVERIFY(distance(a, b) <= least + 1e-9);
            QVERIFY(!inBoth || overlap(a, b, 1e-10));
            QVERIFY(!overlap(a, b, 1e-9) || distance(a, b) == 0);
        }
    }
}

void DistanceTest::boxes()
{
    QCOMPARE(boundingBox(Circle{{1, 2}, 3}), (nav::Box{{-2, -1}, {4, 5}}));
    QCOMPARE(boundingBox(Wall{{{0, 0}, {5, -2}}, 2, false}), (nav::Box{{-1, -3}, {6, 1}}));
    QCOMPARE(boundingBox(room), (nav::Box{{0, 0}, {4, 4}}));
}

void DistanceTest::boxesEncloseOthers()
{
    nav::Box box;
    enclose(box, {});
    QVERIFY(box.isEmpty());
    enclose(box, {{3, 4}, {3, 4}});
    QCOMPARE(box, (nav::Box{{3, 4}, {3, 4}}));
    enclose(box, {{-1, 5}, {2, 6}});
    QCOMPARE(box, (nav::Box{{-1, 4}, {3, 6}}));
    enclose(box, {});
    enclose(box, {{0, 4.5}, {1, 5}});
    QCOMPARE(box, (nav::Box{{-1, 4}, {3, 6}}));
}

QTEST_GUILESS_MAIN(DistanceTest)
#include "distancetest.moc"
