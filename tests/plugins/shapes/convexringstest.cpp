#include "plugins/shapes/convexrings.h"
#include "tests/support/geometry/splitmix.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <vector>

using namespace thicket;
using nav::Point;
using plugins::ConvexWay;

namespace {

using Ring = std::vector<Point>;

/// The convex hull, by wrapping: of the points that are furthest right of a side the furthest.
Ring hullOf(const Ring& points)
{
    const auto isLess = [](Point a, Point b) { return a.x < b.x || (a.x == b.x && a.y < b.y); };
    const Point first = *std::min_element(points.begin(), points.end(), isLess);
    Ring hull{first};
    for (;;) {
        Point best = hull.back();
        for (const Point p : points) {
            const double turn = nav::cross(best - hull.back(), p - hull.back());
            if (best == hull.back() || turn < 0 ||
                (turn == 0 && nav::distance(hull.back(), p) > nav::distance(hull.back(), best)))
                best = p;
        }
        if (best == first || best == hull.back())
            return hull;
        hull.push_back(best);
    }
}

double areaOf(const Ring& ring)
{
    double area = 0;
    for (std::size_t i = 0; i < ring.size(); ++i)
        area += 0.5 * nav::cross(ring[i], ring[(i + 1) % ring.size()]);
    return area;
}

double lengthOf(const Ring& ring)
{
    double length = 0;
    for (std::size_t i = 0; i < ring.size(); ++i)
        length += nav::distance(ring[i], ring[(i + 1) % ring.size()]);
    return length;
}

/// A way round all points that is no longer than their hull goes round it once.
ConvexWay wayByHull(const Ring& ring)
{
    const double area = areaOf(ring);
    if (area == 0 || lengthOf(ring) > lengthOf(hullOf(ring)) + 1e-9)
        return ConvexWay::none;
    return area > 0 ? ConvexWay::counterClockwise : ConvexWay::clockwise;
}

} // namespace

class ConvexRingsTest : public QObject {
    Q_OBJECT

private slots:
    void ringsAreJudgedAsByTheirHulls()
    {
        test::SplitMix random(7);
        int convex = 0, strict = 0;
        for (int round = 0; round < 200'000; ++round) {
            Ring ring;
            const int count = int(random.between(1, 8));
            for (int i = 0; i < count; ++i)
                ring.push_back(
                    {std::floor(random.between(0, 4)), std::floor(random.between(0, 4))});
            const ConvexWay way = plugins::convexWay(ring);
            QCOMPARE(way, wayByHull(ring));
            convex += way != ConvexWay::none ? 1 : 0;
            const bool isStrict = plugins::isStrictlyConvex(ring);
            QCOMPARE(isStrict, way != ConvexWay::none && hullOf(ring).size() == ring.size());
            strict += isStrict ? 1 : 0;
        }
        QVERIFY(convex > 5'000 && strict > 1'000 && convex > strict + 1'000);
    }

    void starsAndRepeatedRingsAreNotConvex()
    {
        Ring star, twice;
        for (int i = 0; i < 5; ++i)
            star.push_back({std::cos(2.513274 * i), std::sin(2.513274 * i)});
        for (int i = 0; i < 8; ++i)
            twice.push_back({std::cos(1.5707963 * i), std::sin(1.5707963 * i)});
        QCOMPARE(plugins::convexWay(star), ConvexWay::none);
        QCOMPARE(plugins::convexWay(twice), ConvexWay::none);
        QCOMPARE(plugins::convexWay({}), ConvexWay::none);
    }
};

QTEST_APPLESS_MAIN(ConvexRingsTest)
#include "convexringstest.moc"
