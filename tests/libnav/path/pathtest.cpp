#include "libnav/path/path.h"
#include "libnav/path/pathfinder.h"

#include <QTest>

#include <limits>
#include <numbers>

using namespace thicket::nav;

namespace {

constexpr double pi = std::numbers::pi;

/// Right along y = -1, half round the origin counter-clockwise, back left along y = 1.
Path hairpin()
{
    return Path({SurfingEdge{{-3, -1}, {0, -1}, {}, {}},
                 HuggingEdge{{0, 0}, 1, -pi / 2, pi / 2, Winding::counterClockwise, {}},
                 SurfingEdge{{0, 1}, {-2, 1}, {}, {}}});
}

ObstacleField oneCircle()
{
    const std::vector<Obstacle> one{{7, Circle{{0, 0}, 1}}};
    return ObstacleField::build(one, 0).value();
}

bool near(Point a, Point b, double within = 1e-12) { return distance(a, b) < within; }

} // namespace

class PathTest : public QObject {
    Q_OBJECT

private slots:
    void measuresItsEdges()
    {
        QVERIFY(Path{}.isEmpty());
        QCOMPARE(Path{}.length(), 0.0);
        QCOMPARE(hairpin().length(), 5 + pi);
        QCOMPARE(hairpin().arcCount(), 1U);
    }

    void findsPointsAndTangents_data()
    {
        QTest::addColumn<double>("s");
        QTest::addColumn<double>("x");
        QTest::addColumn<double>("y");
        QTest::addColumn<double>("heading");
        QTest::newRow("before the start") << -1.0 << -3.0 << -1.0 << 0.0;
        QTest::newRow("start") << 0.0 << -3.0 << -1.0 << 0.0;
        QTest::newRow("first line") << 1.0 << -2.0 << -1.0 << 0.0;
        QTest::newRow("first joint") << 3.0 << 0.0 << -1.0 << 0.0;
        QTest::newRow("on the arc") << 3.0 + pi / 2 << 1.0 << 0.0 << pi / 2;
        QTest::newRow("last line") << 4.0 + pi << -1.0 << 1.0 << pi;
        QTest::newRow("end") << 5.0 + pi << -2.0 << 1.0 << pi;
        QTest::newRow("behind the end") << 50.0 << -2.0 << 1.0 << pi;
    }
    void findsPointsAndTangents()
    {
        QFETCH(double, s);
        QFETCH(double, x);
        QFETCH(double, y);
        QFETCH(double, heading);
        QVERIFY(near(hairpin().pointAt(s), {x, y}));
        QVERIFY(near(hairpin().tangentAt(s), {std::cos(heading), std::sin(heading)}));
    }

    void clockwiseArcsRunBackwards()
    {
        const Path path({HuggingEdge{{1, 2}, 2, pi / 2, 0, Winding::clockwise, {}}});
        QVERIFY(near(path.pointAt(0), {1, 4}));
        QVERIFY(near(path.tangentAt(0), {1, 0}));
        QVERIFY(near(path.pointAt(path.length()), {3, 2}));
        QVERIFY(near(path.tangentAt(path.length()), {0, -1}));
    }

    void pathOfNoLengthStandsStill()
    {
        const Path path({SurfingEdge{{3, 4}, {3, 4}, {}, {}}});
        QVERIFY(!path.isEmpty());
        QCOMPARE(path.length(), 0.0);
        QCOMPARE(path.pointAt(0), (Point{3, 4}));
        QCOMPARE(path.tangentAt(1), (Point{1, 0}));
        QVERIFY(near(path.polyline(0.1).back(), {3, 4}));
    }

    void edgesOfNoLengthDoNotHideTheTangent()
    {
        const Path path({SurfingEdge{{0, -1}, {0, -1}, {}, {}},
                         HuggingEdge{{0, 0}, 1, -pi / 2, 0, Winding::counterClockwise, {}},
                         SurfingEdge{{1, 0}, {1, 0}, {}, {}}});
        QVERIFY(near(path.tangentAt(0), {1, 0}));
        QVERIFY(near(path.tangentAt(path.length()), {0, 1}));
    }

    void polylineKeepsToTheChordError()
    {
        for (const double error : {1.0, 0.1, 1e-3}) {
            const auto points = hairpin().polyline(error);
            QVERIFY(near(points.front(), {-3, -1}));
            QVERIFY(near(points.back(), {-2, 1}));
            double length = 0;
            for (std::size_t i = 1; i < points.size(); ++i) {
                length += distance(points[i - 1], points[i]);
                const Point middle = 0.5 * (points[i - 1] + points[i]);
                if (points[i].x > 0 && points[i - 1].x > 0)
                    QVERIFY(thicket::nav::length(middle) >= 1 - error - 1e-12);
            }
            QVERIFY(length <= hairpin().length() + 1e-12);
        }
        QVERIFY(hairpin().polyline(1e-3).size() < 80);
    }

    void endsThatAreNoPointsAreInvalid()
    {
        constexpr double nan = std::numeric_limits<double>::quiet_NaN();
        constexpr double infinity = std::numeric_limits<double>::infinity();
        const ObstacleField field = oneCircle();
        for (const double bad : {nan, infinity, -infinity, 1.000001e9})
            for (const Point p : {Point{bad, 0}, Point{0, bad}}) {
                QCOMPARE(findPath(field, p, {5, 0}).status, PathStatus::invalid);
                QCOMPARE(findPath(field, {5, 0}, p).status, PathStatus::invalid);
                QVERIFY(findPath(field, {0, 0}, p).path.isEmpty());
            }
        QCOMPARE(findPath(field, {1e9, 0}, {-1e9, 0}).status, PathStatus::found);
    }

    void givesUpBeyondTheLongestWanted()
    {
        const ObstacleField field = oneCircle();
        const double whole = findPath(field, {-3, 0}, {3, 0}).path.length();
        const auto upTo = [&](double longest) {
            return findPath(field, {-3, 0}, {3, 0}, {.maxLength = longest});
        };
        QCOMPARE(upTo(whole).status, PathStatus::found);
        QCOMPARE(upTo(whole).path.length(), whole);
        QCOMPARE(upTo(std::nextafter(whole, 0)).status, PathStatus::tooFar);
        QVERIFY(upTo(std::nextafter(whole, 0)).path.isEmpty());
        QCOMPARE(upTo(5).status, PathStatus::tooFar);
        QCOMPARE(upTo(5).statistics.rays, 0U);
        QCOMPARE(findPath(field, {3, 0}, {3, 0}, {.maxLength = 0}).status, PathStatus::found);
    }

    // A point among walls without thickness and polygons: paths turn at the corners themselves.
    void lengthsRoundCornersAreExact_data()
    {
        QTest::addColumn<double>("x");
        QTest::addColumn<double>("y");
        QTest::addColumn<double>("length");
        QTest::newRow("round the wall's end") << 2.0 << 0.0 << 2 * std::sqrt(13.0);
        QTest::newRow("to the wall's end") << 0.0 << 3.0 << std::sqrt(13.0);
        QTest::newRow("to the wall's far side")
            << 1e-7 << 0.0 << std::hypot(3, 1e-7) + std::sqrt(13.0);
        QTest::newRow("to the wall itself") << 0.0 << 1.0 << std::sqrt(5.0);
        QTest::newRow("to the square's near corner")
            << 4.0 << 4.0 << std::sqrt(13.0) + std::sqrt(17.0);
        QTest::newRow("round the square")
            << 7.0 << 5.0 << std::sqrt(13.0) + std::sqrt(37.0) + std::sqrt(2.0);
    }
    void lengthsRoundCornersAreExact()
    {
        QFETCH(double, x);
        QFETCH(double, y);
        QFETCH(double, length);
        const std::vector<Obstacle> obstacles{{1, Wall{{{0, -9}, {0, 3}}, 0, false}},
                                              {2, Polygon{{{4, 4}, {6, 4}, {6, 6}, {4, 6}}}}};
        const ObstacleField field = ObstacleField::build(obstacles, 0).value();
        for (const auto& [from, to] :
             {std::pair(Point{-2, 0}, Point{x, y}), std::pair(Point{x, y}, Point{-2, 0})}) {
            const PathResult result = findPath(field, from, to);
            QCOMPARE(result.status, PathStatus::found);
            QVERIFY2(std::abs(result.path.length() - length) <= 1e-12 * length,
                     qPrintable(QString::number(result.path.length(), 'g', 17)));
            QVERIFY(near(result.path.pointAt(0), from));
            QVERIFY(near(result.path.pointAt(result.path.length()), to));
            QCOMPARE(result.path.arcCount(), 0U);
        }
    }

    void tooFarIsNotUnreachable()
    {
        std::vector<Obstacle> ring{{1, Wall{{{-2, -2}, {2, -2}, {2, 2}, {-2, 2}}, 0.5, true}}};
        const ObstacleField field = ObstacleField::build(ring, 0).value();
        for (const double longest : {1.0, 100.0}) {
            const PathOptions options{.maxLength = longest};
            QCOMPARE(findPath(field, {0, 0}, {9, 0}, options).status, PathStatus::unreachable);
            QCOMPARE(findPath(field, {9, 0}, {0, 0}, options).status, PathStatus::unreachable);
        }
    }
};

QTEST_GUILESS_MAIN(PathTest)
#include "pathtest.moc"
