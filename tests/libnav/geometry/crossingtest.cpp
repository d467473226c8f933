#include "libnav/geometry/crossing.h"
#include "libnav/geometry/distance.h"
#include "tests/support/geometry/splitmix.h"
#include "tests/support/worlds/awkwardmaps.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <numbers>

using namespace thicket::nav;
using thicket::test::SplitMix;

namespace {

using Points = std::vector<Point>;
using Pair = std::optional<std::pair<std::size_t, std::size_t>>;

Segment sideOf(const Points& points, std::size_t i)
{
    return {points[i], points[(i + 1) % points.size()]};
}

/// Exact for integers.
int turn(Point a, Point b, Point c)
{
    const double area = cross(b - a, c - a);
    return area > 0 ? 1 : area < 0 ? -1 : 0;
}

/// How deep the shallowest of the four ends is beyond the other segment. Negative if they do not
/// cross.
double crossingDepth(const Segment& s, const Segment& t)
{
    const auto beyond = [](const Segment& line, const Segment& other) {
        const Point along = line.b - line.a;
        const double a = cross(along, other.a - line.a) / length(along);
        const double b = cross(along, other.b - line.a) / length(along);
        return a * b < 0 ? std::min(std::abs(a), std::abs(b)) : -1;
    };
    return std::min(beyond(s, t), beyond(t, s));
}

/// Corners anywhere on a small grid, or sorted by angle, so that most polygons touch themselves and
/// about half cross.
Points snapped(SplitMix& dice)
{
    const int count = 3 + dice.below(18);
    const int size = 2 + dice.below(10);
    const bool isStar = dice.chance(0.5);
    Points points;
    for (int i = 0; i < count; ++i) {
        const double angle = 2 * std::numbers::pi * i / count;
        const double radius = dice.between(0.1, 1) * size;
        points.push_back(isStar ? Point{std::round(radius * std::cos(angle)),
                                        std::round(radius * std::sin(angle))}
                                : Point{double(dice.below(size)), double(dice.below(size))});
    }
    return points;
}

std::vector<std::size_t> sidesWithLength(const Points& points)
{
    std::vector<std::size_t> sides;
    for (std::size_t i = 0; i < points.size(); ++i)
        if (points[i] != points[(i + 1) % points.size()])
            sides.push_back(i);
    return sides;
}

bool crossAnywhere(const Points& points)
{
    for (std::size_t i = 0; i < points.size(); ++i)
        for (std::size_t j = i + 1; j < points.size(); ++j) {
            const Segment s = sideOf(points, i);
            const Segment t = sideOf(points, j);
            if (turn(s.a, s.b, t.a) * turn(s.a, s.b, t.b) < 0 &&
                turn(t.a, t.b, s.a) * turn(t.a, t.b, s.b) < 0)
                return true;
        }
    return false;
}

bool meetAnywhere(const Points& points)
{
    const std::vector<std::size_t> sides = sidesWithLength(points);
    for (std::size_t i = 0; i < sides.size(); ++i)
        for (std::size_t j = i + 1; j < sides.size(); ++j) {
            const Segment s = sideOf(points, sides[i]);
            const Segment t = sideOf(points, sides[j]);
            const bool areNeighbours = j == i + 1 || (i == 0 && j + 1 == sides.size());
            if (!areNeighbours && distance(s, t) == 0)
                return true;
            const bool foldsBack = turn(s.a, s.b, t.a) == 0 && turn(s.a, s.b, t.b) == 0 &&
                                   dot(s.b - s.a, t.b - t.a) < 0;
            if (areNeighbours && foldsBack)
                return true;
        }
    return false;
}

/// Asked for each side alone.
bool meetsByOne(const Points& points)
{
    for (std::size_t side = 0; side < points.size(); ++side) {
        const Pair found = thicket::nav::meetingSidesAmong(points, std::span(&side, 1));
        if (found && found->first == side && found->second != side)
            return true;
    }
    return false;
}

bool hasThreeDifferent(Points points)
{
    std::sort(points.begin(), points.end(),
              [](Point a, Point b) { return a.x != b.x ? a.x < b.x : a.y < b.y; });
    return std::unique(points.begin(), points.end()) - points.begin() >= 3;
}

} // namespace

class CrossingTest : public QObject {
    Q_OBJECT

private slots:
    void agreesWithEveryPairOnGrids();
    void agreesWithEveryPairAnywhere();
    void findsOneCrossingAmongMany_data();
    void findsOneCrossingAmongMany();
};

void CrossingTest::agreesWithEveryPairOnGrids()
{
    SplitMix dice(1);
    int crossing = 0;
    int meeting = 0;
    constexpr int runs = 40000;
    for (int run = 0; run < runs; ++run) {
        const Points points = snapped(dice);
        const Pair found = crossingSides(points);
        QCOMPARE(found.has_value(), crossAnywhere(points));
        if (found)
            QVERIFY(crossingDepth(sideOf(points, found->first), sideOf(points, found->second)) > 0);
        crossing += found.has_value();
        if (!hasThreeDifferent(points))
            continue;
        const bool meets = meetAnywhere(points);
        QCOMPARE(meetingSides(points).has_value(), meets);
        QVERIFY(meetsByOne(points) == meets);
        meeting += meets;
    }
    QVERIFY(crossing > runs / 5 && crossing < runs * 4 / 5);
    QVERIFY(meeting > crossing && meeting < runs * 9 / 10);
}

/// After turning and moving, what touched is slightly apart or slightly crossing.
void CrossingTest::agreesWithEveryPairAnywhere()
{
    SplitMix dice(2);
    for (int run = 0; run < 40000; ++run) {
        Points points = snapped(dice);
        const double angle = dice.between(0, 7);
        const double scale = std::pow(10, dice.between(-3, 3));
        const Point offset{scale * dice.between(-1e4, 1e4), scale * dice.between(-1e4, 1e4)};
        for (Point& p : points)
            p = offset + scale * Point{p.x * std::cos(angle) - p.y * std::sin(angle),
                                       p.x * std::sin(angle) + p.y * std::cos(angle)};
        double deepest = -1;
        const std::vector<std::size_t> sides = sidesWithLength(points);
        for (const std::size_t i : sides)
            for (const std::size_t j : sides)
                if (i < j)
                    deepest =
                        std::max(deepest, crossingDepth(sideOf(points, i), sideOf(points, j)));
        const Pair found = crossingSides(points);
        if (deepest > 1e-9 * scale)
            QVERIFY(found);
        if (found)
            QVERIFY(crossingDepth(sideOf(points, found->first), sideOf(points, found->second)) > 0);
    }
}

void CrossingTest::findsOneCrossingAmongMany_data()
{
    QTest::addColumn<QString>("kind");
    for (const char* kind : {"star", "comb"})
        QTest::addRow("%s", kind) << kind;
}

/// The box of each tooth contains most of the others.
void CrossingTest::findsOneCrossingAmongMany()
{
    QFETCH(QString, kind);
    const Map map = thicket::test::awkwardMap(kind.toStdString(), 40000);
    Points points = std::get<Polygon>(map.objects()[0].geometry).points;
    QVERIFY(!crossingSides(points));
    QVERIFY(!meetingSides(points));
    std::swap(points[20001], points[20003]);
    const Pair found = crossingSides(points);
    QVERIFY(found);
    QVERIFY(found->first >= 20000 && found->second <= 20003);
    QVERIFY(meetingSides(points));
}

QTEST_GUILESS_MAIN(CrossingTest)
#include "crossingtest.moc"
