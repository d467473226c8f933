#include "plugins/shapes/curves.h"

#include <QTest>

#include <cmath>
#include <numbers>
#include <random>

using namespace thicket;
using namespace thicket::plugins;
using nav::Point;

namespace {

double fromSegment(Point p, Point a, Point b)
{
    const Point ab = b - a;
    const double square = nav::dot(ab, ab);
    const double t = square > 0 ? std::clamp(nav::dot(p - a, ab) / square, 0.0, 1.0) : 0;
    return nav::distance(p, a + t * ab);
}

double fromLine(Point p, const std::vector<Point>& line)
{
    double least = 1e300;
    for (std::size_t i = 1; i < line.size(); ++i)
        least = std::min(least, fromSegment(p, line[i - 1], line[i]));
    return least;
}

/// De Casteljau's way, which shares nothing with the code tested.
Point onBezier(std::vector<Point> points, double t)
{
    while (points.size() > 1) {
        for (std::size_t i = 0; i + 1 < points.size(); ++i)
            points[i] = points[i] + t * (points[i + 1] - points[i]);
        points.pop_back();
    }
    return points.front();
}

class Dice {
public:
    double number(double least, double most)
    {
        return least + (most - least) * double(m_random() >> 11) * 0x1p-53;
    }
    Point point() { return {number(-50, 50), number(-50, 50)}; }
    bool flip() { return m_random() % 2; }

private:
    std::mt19937_64 m_random{5};
};

} // namespace

class CurvesTest : public QObject {
    Q_OBJECT

private slots:
    void curvesAreFollowedWithinTheError()
    {
        Dice dice;
        for (int i = 0; i < 300; ++i) {
            const double error = std::pow(10, dice.number(-4, 0.5));
            const std::array<Point, 4> cubic{dice.point(), dice.point(), dice.point(),
                                             dice.point()};
            const std::array<Point, 3> quadratic{dice.point(), dice.point(), dice.point()};
            std::vector<Point> line{cubic[0]};
            std::vector<Point> other{quadratic[0]};
            QVERIFY(appendCurve(line, cubic, error));
            QVERIFY(appendCurve(other, quadratic, error));
            QVERIFY(line.back() == cubic[3] && other.back() == quadratic[2]);
            for (int k = 0; k <= 500; ++k) {
                const double t = k / 500.0;
                QVERIFY(fromLine(onBezier({cubic.begin(), cubic.end()}, t), line) <=
                        error * (1 + 1e-9));
                QVERIFY(fromLine(onBezier({quadratic.begin(), quadratic.end()}, t), other) <=
                        error * (1 + 1e-9));
            }
        }
    }

    void straightCurvesNeedOnePiece()
    {
        std::vector<Point> line{{0, 0}};
        QVERIFY(appendCurve(line, std::array<Point, 4>{{{0, 0}, {1, 1}, {2, 2}, {3, 3}}}, 1e-9));
        QCOMPARE(line.size(), std::size_t(2));
    }

    void tooManyPiecesAreTold()
    {
        std::vector<Point> line{{0, 0}};
        QVERIFY(!appendCurve(line, std::array<Point, 3>{{{0, 0}, {1e9, 1e9}, {0, 1}}}, 1e-6));
        QCOMPARE(line.size(), std::size_t(mostPieces) + 1);
    }

    void arcsJoinTheirPoints()
    {
        Dice dice;
        for (int i = 0; i < 1000; ++i) {
            const Point from = dice.point(), to = dice.point();
            const Point radii{dice.number(1, 60), dice.number(-60, -1)};
            const double rotation = dice.number(-4, 4);
            const bool isLarge = dice.flip(), isPositive = dice.flip();
            const auto arc = arcBetween(from, to, radii, rotation, isLarge, isPositive);
            QVERIFY(arc);
            const auto at = [&arc](double t) {
                const double angle = arc->from + t * arc->sweep;
                return arc->center + std::cos(angle) * arc->u + std::sin(angle) * arc->v;
            };
            QVERIFY(nav::distance(at(0), from) < 1e-9);
            QVERIFY(nav::distance(at(1), to) < 1e-9);
            // The axes are those asked for, or both larger by the same factor.
            const double factor = nav::length(arc->u) / std::abs(radii.x);
            QVERIFY(std::abs(nav::length(arc->v) / std::abs(radii.y) - factor) < 1e-9);
            QVERIFY(factor > 1 - 1e-9);
            QVERIFY(std::abs(nav::cross(arc->u, {std::cos(rotation), std::sin(rotation)})) < 1e-7);
            const bool isHalf = factor > 1 + 1e-9;
            if (isHalf)
                QVERIFY(std::abs(std::abs(arc->sweep) - std::numbers::pi) < 1e-6);
            else
                QCOMPARE(std::abs(arc->sweep) > std::numbers::pi, isLarge);
            QCOMPARE(arc->sweep > 0, isPositive);
            std::vector<Point> line{from};
            const double error = std::pow(10, dice.number(-2, 0));
            QVERIFY(appendArc(line, *arc, error));
            for (int k = 0; k <= 200; ++k)
                QVERIFY(fromLine(at(k / 200.0), line) <= error * (1 + 1e-9));
        }
    }

    void whatIsNoArc()
    {
        QVERIFY(!arcBetween({0, 0}, {1, 0}, {0, 3}, 0, true, true));
        QVERIFY(!arcBetween({1, 1}, {1, 1}, {3, 3}, 0, true, true));
        QVERIFY(!arcBetween({0, 0}, {1, 0}, {NAN, 3}, 0, true, true));
    }
};

QTEST_GUILESS_MAIN(CurvesTest)
#include "curvestest.moc"
