#include "libnav/path/path.h"

#include <QTest>

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
};

QTEST_GUILESS_MAIN(PathTest)
#include "pathtest.moc"
