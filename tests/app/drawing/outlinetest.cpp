#include "app/drawing/outline.h"
#include "app/drawing/mapdrawing.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <limits>
#include <random>
#include <tuple>

using namespace thicket;
using drawing::OutlineLoop;
using drawing::OutlinePiece;

namespace {

class Dice {
public:
    explicit Dice(std::uint64_t seed) : m_engine(seed) {}
    double between(double low, double high)
    {
        return low + (high - low) * double(m_engine() >> 11) * 0x1p-53;
    }
    int upTo(int most) { return int(m_engine() % std::uint64_t(most + 1)); }
    nav::Point point(double reach) { return {between(-reach, reach), between(-reach, reach)}; }

private:
    std::mt19937_64 m_engine;
};

double distanceToSegment(nav::Point p, nav::Point a, nav::Point b)
{
    const nav::Point along = b - a;
    const double square = nav::dot(along, along);
    const double t = square > 0 ? std::clamp(nav::dot(p - a, along) / square, 0.0, 1.0) : 0;
    return nav::distance(p, a + t * along);
}

double distanceToLine(nav::Point p, const std::vector<nav::Point>& points, bool isClosed)
{
    double nearest = nav::distance(p, points.front());
    for (std::size_t i = 0; i + 1 < points.size() || (isClosed && i < points.size()); ++i)
        nearest =
            std::min(nearest, distanceToSegment(p, points[i], points[(i + 1) % points.size()]));
    return nearest;
}

/// By the crossings of a ray to the right.
bool isInside(nav::Point p, const std::vector<nav::Point>& points)
{
    bool inside = false;
    for (std::size_t i = 0; i < points.size(); ++i) {
        const nav::Point a = points[i];
        const nav::Point b = points[(i + 1) % points.size()];
        if ((a.y > p.y) != (b.y > p.y) && p.x < a.x + (p.y - a.y) / (b.y - a.y) * (b.x - a.x))
            inside = !inside;
    }
    return inside;
}

/// The distance from p to the obstacle grown by `grow`; negative inside.
double signedDistance(nav::Point p, const nav::Shape& shape, double grow)
{
    if (const auto* circle = std::get_if<nav::Circle>(&shape)) {
        const double outside = nav::distance(p, circle->center) - circle->radius;
        return (circle->inverted ? -outside : outside) - grow;
    }
    if (const auto* wall = std::get_if<nav::Wall>(&shape))
        return distanceToLine(p, wall->points, wall->closed) - wall->thickness / 2 - grow;
    const auto& polygon = std::get<nav::Polygon>(shape);
    const double rim = distanceToLine(p, polygon.points, true);
    return (isInside(p, polygon.points) != polygon.inverted ? -rim : rim) - grow;
}

std::vector<nav::Point> samples(const OutlinePiece& piece)
{
    std::vector<nav::Point> points;
    for (const double t : {0.001, 0.25, 0.5, 0.8, 0.999}) {
        const double angle = piece.fromAngle + t * (piece.toAngle - piece.fromAngle);
        points.push_back(
            piece.isArc ? piece.center + piece.radius * nav::Point{std::cos(angle), std::sin(angle)}
                        : piece.from + t * (piece.to - piece.from));
    }
    return points;
}

/// A polygon that is star-shaped about its centre, in either orientation.
std::vector<nav::Point> star(Dice& dice)
{
    const int corners = 3 + dice.upTo(9);
    std::vector<nav::Point> points;
    for (int i = 0; i < corners; ++i) {
        const double angle = 6.283 * (i + dice.between(0, 0.9)) / corners;
        points.push_back(dice.between(60, 500) * nav::Point{std::cos(angle), std::sin(angle)});
    }
    if (dice.upTo(1))
        std::reverse(points.begin(), points.end());
    return points;
}

nav::Wall randomWall(Dice& dice)
{
    nav::Wall wall{{}, dice.between(0, 80), dice.upTo(2) == 0};
    const int points = 2 + dice.upTo(6);
    for (int i = 0; i < points; ++i) {
        if (i > 0 && dice.upTo(5) == 0)
            wall.points.push_back(wall.points[std::size_t(dice.upTo(i - 1))]);
        else
            wall.points.push_back(dice.point(500));
    }
    return wall;
}

/// The outline is where it should be, complete, and nothing else.
void verify(const nav::Shape& shape, double grow, Dice& dice)
{
    for (const OutlineLoop& loop : drawing::outlineLoops(shape, grow)) {
        for (const OutlinePiece& piece : loop) {
            for (const nav::Point p : samples(piece))
                QVERIFY2(std::abs(signedDistance(p, shape, grow)) < 1e-5,
                         qPrintable(QString::number(signedDistance(p, shape, grow))));
        }
        for (std::size_t i = 0; i < loop.size(); ++i) {
            const double step = nav::distance(loop[i].to, loop[(i + 1) % loop.size()].from);
            QVERIFY2(step < 0.02, qPrintable(QString::number(step)));
        }
    }
    const auto* circle = std::get_if<nav::Circle>(&shape);
    const auto* polygon = std::get_if<nav::Polygon>(&shape);
    const bool isHole = (circle && circle->inverted) || (polygon && polygon->inverted);
    QPainterPath oddEven = drawing::expandedOutline(shape, grow);
    QPainterPath winding = oddEven;
    winding.setFillRule(Qt::WindingFill);
    for (int i = 0; i < 400; ++i) {
        const nav::Point p = dice.point(700);
        const double d = signedDistance(p, shape, grow);
        if (std::abs(d) < 0.05) // QPainterPath::contains() is only precise to about 0.01
            continue;
        QCOMPARE(oddEven.contains(QPointF(p.x, p.y)), (d < 0) != isHole);
        QCOMPARE(winding.contains(QPointF(p.x, p.y)), (d < 0) != isHole);
    }
}

} // namespace

/// Outlines, compared with signed distances point by point.
class OutlineTest : public QObject {
    Q_OBJECT

private slots:
    void circles();
    void randomWalls();
    void randomPolygons();
    void degenerateWalls();
    void denseOnesFallIntoParts();
    void holesFillUp();
    void edgesAndPathsAreTrueArcs();
};

void OutlineTest::circles()
{
    Dice dice(1);
    for (int i = 0; i < 40; ++i) {
        const nav::Circle circle{dice.point(300), dice.between(1, 300), dice.upTo(1) == 0};
        verify(circle, dice.between(0, 0.9 * circle.radius), dice);
    }
}

void OutlineTest::randomWalls()
{
    Dice dice(2);
    for (int i = 0; i < 300; ++i) {
        verify(randomWall(dice), dice.between(1, 120), dice);
        if (QTest::currentTestFailed())
            QFAIL(qPrintable(QString("wall %1").arg(i)));
    }
}

void OutlineTest::randomPolygons()
{
    Dice dice(3);
    for (int i = 0; i < 300; ++i) {
        verify(nav::Polygon{star(dice), dice.upTo(2) == 0}, dice.upTo(9) ? dice.between(1, 120) : 0,
               dice);
        if (QTest::currentTestFailed())
            QFAIL(qPrintable(QString("polygon %1").arg(i)));
    }
}

void OutlineTest::degenerateWalls()
{
    Dice dice(4);
    const nav::Point a{0, 0}, b{300, 0}, c{600, 0}, d{300, 200};
    for (const std::vector<nav::Point>& points :
         {std::vector<nav::Point>{a, a},             // a point
          {a, b, c},                                 // straight on
          {a, c, b},                                 // there and halfway back
          {a, b, a},                                 // there and back
          {a, b, a, b},                              //
          {a, a, b, b, d, d},                        // every point twice
          {a, b, d, a},                              // closed by hand
          {a, d, b, {0, 200}},                       // crosses itself
          {a, b, c, {600, 40}, {300, 40}, {0, 40}}}) // two sides touch when grown by 20
        for (const bool isClosed : {false, true}) {
            verify(nav::Wall{points, 0, isClosed}, 20, dice);
            verify(nav::Wall{points, 30, isClosed}, 25, dice);
            if (QTest::currentTestFailed())
                return;
        }
}

/// As one boundary these would take minutes.
void OutlineTest::denseOnesFallIntoParts()
{
    Dice dice(5);
    nav::Wall zigzag;
    nav::Polygon star;
    for (int i = 0; i < 4000; ++i) {
        const double angle = 6.2831853 * i / 4000;
        zigzag.points.push_back({0.2 * i - 400, i % 2 == 0 ? -300.0 : 300.0});
        star.points.push_back((i % 2 == 0 ? 400.0 : 20.0) *
                              nav::Point{std::cos(angle), std::sin(angle)});
    }
    for (const nav::Shape& shape : {nav::Shape(zigzag), nav::Shape(star)}) {
        const auto bodies = drawing::bodiesOf(drawing::outlineLoops(shape, 8));
        QVERIFY(bodies.size() >= 3999);
        for (int i = 0; i < 40; ++i) {
            const nav::Point p = dice.point(450);
            const double distance = signedDistance(p, shape, 8);
            if (std::abs(distance) < 0.05)
                continue;
            const bool isCovered = std::any_of(bodies.begin(), bodies.end(), [&](const auto& body) {
                QPainterPath path;
                drawing::appendLoops(path, body, 100);
                return path.contains({p.x, p.y});
            });
            QCOMPARE(isCovered, distance < 0);
        }
    }
}

void OutlineTest::holesFillUp()
{
    QVERIFY(drawing::expandedOutline(nav::Circle{{0, 0}, 10, true}, 10).isEmpty());
    QVERIFY(drawing::expandedOutline(nav::Polygon{{{0, 0}, {20, 0}, {20, 20}, {0, 20}}, true}, 11)
                .isEmpty());
    QVERIFY(!drawing::expandedOutline(nav::Polygon{{{0, 0}, {20, 0}, {20, 20}, {0, 20}}, true}, 9)
                 .isEmpty());
    // A wall without width is a line.
    const QPainterPath line = drawing::outline(nav::Wall{{{0, 0}, {5, 0}}, 0, false});
    QCOMPARE(line.length(), 5.0);
}

void OutlineTest::edgesAndPathsAreTrueArcs()
{
    for (const auto& [from, to, winding] : {std::tuple{0.3, 4.0, nav::Winding::counterClockwise},
                                            std::tuple{1.0, -5.0, nav::Winding::clockwise}}) {
        const nav::HuggingEdge arc{{4e6, 5e6}, 250, from, to, winding, {}};
        const QPainterPath line = drawing::edgeLine(arc);
        double worst = 0;
        for (int i = 0; i <= 200; ++i) {
            const QPointF p = line.pointAtPercent(i / 200.0);
            worst = std::max(worst, std::abs(std::hypot(p.x() - 4e6, p.y() - 5e6) - 250));
        }
        QVERIFY2(worst < 1e-4, qPrintable(QString::number(worst)));
        const auto isAt = [](QPointF p, nav::Point q) {
            return std::hypot(p.x() - q.x, p.y() - q.y) < 1e-6;
        };
        QVERIFY(isAt(line.pointAtPercent(0), arc.pointAt(from)));
        QVERIFY(isAt(line.pointAtPercent(1), arc.pointAt(to)));
        QVERIFY(isAt(line.pointAtPercent(0.5), arc.pointAt((from + to) / 2)) ||
                std::abs(line.length() - arc.length()) < 1e-3);
        QVERIFY(std::abs(line.length() / arc.length() - 1) < 1e-3);
    }
}

QTEST_GUILESS_MAIN(OutlineTest)
#include "outlinetest.moc"
