#include "libnav/map/validation/closedgaps.h"
#include "libnav/geometry/distance.h"
#include "libnav/geometry/nearestpoint.h"
#include "libnav/map/validation/validation.h"
#include "tests/support/worlds/mapobject.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>
#include <random>

using namespace thicket::nav;
using thicket::test::mapOf;

namespace {

using Pair = std::pair<ObjectId, ObjectId>;

std::map<Pair, Point> closedGaps(const Map& map, double agentRadius)
{
    std::map<Pair, Point> gaps;
    for (const Finding& finding : validate(map, {.agentRadius = agentRadius}))
        if (finding.code == "closedGap")
            gaps.emplace(Pair(finding.objects.at(0), finding.objects.at(1)), finding.place.value());
    return gaps;
}

struct Side {
    Segment axis;
    double radius = 0;
};

std::vector<Side> sidesOf(const Shape& shape)
{
    if (const auto* circle = std::get_if<Circle>(&shape))
        return {{{circle->center, circle->center}, circle->radius}};
    const auto* wall = std::get_if<Wall>(&shape);
    std::vector<Point> points = wall ? wall->points : std::get<Polygon>(shape).points;
    if (!wall)
        points.push_back(points.front());
    std::vector<Side> sides;
    for (std::size_t i = 0; i + 1 < points.size(); ++i)
        sides.push_back({{points[i], points[i + 1]}, wall ? wall->thickness / 2 : 0});
    return sides;
}

struct Gap {
    double width = std::numeric_limits<double>::infinity();
    Point middle;
};

Gap gapBetween(const Shape& a, const Shape& b)
{
    Gap least;
    const auto offer = [&least](Point from, double fromRadius, Point to, double toRadius) {
        const double apart = distance(from, to);
        const double width = apart - fromRadius - toRadius;
        if (width < least.width)
            least = {width, from + ((fromRadius + width / 2) / apart) * (to - from)};
    };
    for (const Side& s : sidesOf(a)) {
        for (const Side& t : sidesOf(b)) {
            if (distance(s.axis, t.axis) == 0)
                return {0, {}};
            for (const Point p : {s.axis.a, s.axis.b})
                offer(p, s.radius, nearestPoint(t.axis, p), t.radius);
            for (const Point p : {t.axis.a, t.axis.b})
                offer(nearestPoint(s.axis, p), s.radius, p, t.radius);
        }
    }
    return least;
}

/// The gap inside an arena, beside its rim.
Gap gapToRim(const Shape& a, const Circle& arena)
{
    Gap least;
    for (const Side& side : sidesOf(a)) {
        for (const Point p : {side.axis.a, side.axis.b}) {
            const double apart = distance(p, arena.center);
            const double width = arena.radius - apart - side.radius;
            if (width < least.width)
                least = {width, p + ((side.radius + width / 2) / apart) * (p - arena.center)};
        }
    }
    return least;
}

/// Tests every pair, and every third obstacle.
std::map<Pair, Point> everyClosedGap(const Map& map, double agentRadius)
{
    std::map<Pair, Point> gaps;
    const std::vector<Obstacle> all = obstacles(map);
    for (const Obstacle& a : all) {
        for (const Obstacle& b : all) {
            if (a.id >= b.id || isInverted(a.shape))
                continue;
            const Gap gap = isInverted(b.shape) ? gapToRim(a.shape, std::get<Circle>(b.shape))
                                                : gapBetween(a.shape, b.shape);
            const auto isInTheWay = [&](const Obstacle& third) {
                return signedDistance(gap.middle, third.shape) < 0.49 * gap.width;
            };
            if (gap.width > 1e-6 && gap.width < 2 * agentRadius &&
                std::none_of(all.begin(), all.end(), isInTheWay))
                gaps.emplace(Pair(a.id, b.id), gap.middle);
        }
    }
    return gaps;
}

class RandomObstacles {
public:
    explicit RandomObstacles(unsigned seed) : m_random(seed) {}

    Geometry next()
    {
        const Point at{number(0, 40), number(0, 40)};
        switch (m_random() % 3) {
        case 0:
            return Circle{at, number(0.1, 3)};
        case 1:
            return Wall{{at, at + step(), at + step()}, number(0, 1), false};
        default:
            return Polygon{{at, at + Point{number(1, 6), number(0, 2)},
                            at + Point{number(0, 2), number(3, 6)}}};
        }
    }

private:
    double number(double from, double to)
    {
        return std::uniform_real_distribution<double>(from, to)(m_random);
    }
    Point step() { return {number(-9, 9), number(-9, 9)}; }

    std::mt19937_64 m_random;
};

} // namespace

class ClosedGapsTest : public QObject {
    Q_OBJECT

private slots:
    void namesTheGapAndItsPlace();
    void agreesWithEveryPair();
    void reachesFromOutlineToOutline();
    void listsTheWidestOfMany();
    void nothingIsBetweenWhatMeets();
    void findsMarkersThatAreTooClose();
    void namesTheHiddenLayer();
    void stops();
};

void ClosedGapsTest::namesTheGapAndItsPlace()
{
    const Map map = mapOf({Circle{{0, 0}, 2}, Circle{{5, 0}, 2}, Circle{{20, 0}, 2}});
    QVERIFY(validate(map).empty());
    QVERIFY(validate(map, {.agentRadius = 0.4}).empty());
    QVERIFY(validate(map, {.agentRadius = 0}).empty());
    const std::vector<Finding> found = validate(map, {.agentRadius = 0.6});
    QCOMPARE(found.size(), std::size_t(1));
    QCOMPARE(found[0].severity, Severity::hint);
    QCOMPARE(found[0].code, std::string("closedGap"));
    QCOMPARE(found[0].message(),
             std::string("The gap of 1 between the circle 1 and the circle 2 is "
                         "too narrow for agents of radius 0.6."));
    QVERIFY(found[0].objects == (std::vector<ObjectId>{1, 2}));
    QVERIFY(found[0].place == Point({2.5, 0}));
}

void ClosedGapsTest::agreesWithEveryPair()
{
    std::size_t total = 0;
    for (unsigned run = 0; run < 300; ++run) {
        RandomObstacles random(run);
        std::vector<Geometry> geometries;
        for (int i = 0; i < 14; ++i)
            geometries.push_back(random.next());
        if (run % 3 == 0)
            geometries.push_back(Circle{{20, 20}, 22, true});
        const Map map = mapOf(geometries);
        for (const double agentRadius : {0.3, 1.5}) {
            const auto expected = everyClosedGap(map, agentRadius);
            const auto found = closedGaps(map, agentRadius);
            QCOMPARE(found.size(), expected.size());
            for (const auto& [pair, place] : expected) {
                QVERIFY(found.contains(pair));
                QVERIFY(distance(found.at(pair), place) < 1e-9);
            }
            total += expected.size();
        }
    }
    QVERIFY(total > 1000);
}

void ClosedGapsTest::reachesFromOutlineToOutline()
{
    std::size_t total = 0;
    for (unsigned run = 0; run < 100; ++run) {
        RandomObstacles random(1000 + run);
        std::vector<Geometry> geometries;
        for (int i = 0; i < 14; ++i)
            geometries.push_back(random.next());
        if (run % 3 == 0)
            geometries.push_back(Circle{{20, 20}, 22, true});
        const std::vector<Obstacle> all = obstacles(mapOf(geometries));
        for (const ClosedGap& gap : findClosedGaps(all, std::vector<bool>(all.size()), 1.5).found) {
            const auto isOn = [&](std::size_t obstacle, Point p) {
                return std::abs(signedDistance(p, all[obstacle].shape)) < 1e-9;
            };
            const Segment& across = gap.across;
            QVERIFY((isOn(gap.a, across.a) && isOn(gap.b, across.b)) ||
                    (isOn(gap.b, across.a) && isOn(gap.a, across.b)));
            QVERIFY(std::abs(distance(across.a, across.b) - gap.width) < 1e-9);
            QVERIFY(distance(0.5 * (across.a + across.b), gap.at) < 1e-9);
            ++total;
        }
    }
    QVERIFY(total > 500);
}

void ClosedGapsTest::listsTheWidestOfMany()
{
    // Pairs of circles with ever wider gaps, far from each other.
    std::vector<Geometry> geometries;
    for (int i = 0; i < 150; ++i) {
        geometries.push_back(Circle{{20.0 * i, 0}, 1});
        geometries.push_back(Circle{{20.0 * i + 2.1 + 0.01 * i, 0}, 1});
    }
    const std::vector<Finding> found = validate(mapOf(geometries), {.agentRadius = 2});
    QCOMPARE(found.size(), std::size_t(101));
    QVERIFY(found.front().objects == (std::vector<ObjectId>{299, 300}));
    QVERIFY(found[99].objects == (std::vector<ObjectId>{101, 102}));
    QCOMPARE(found.back().code, std::string("moreClosedGaps"));
}

void ClosedGapsTest::nothingIsBetweenWhatMeets()
{
    // A corner of two walls, walls that cross, and a circle that touches a wall.
    const Map map = mapOf({Wall{{{0, 0}, {9, 0}}, 0.5, false}, Wall{{{9, 0}, {9, 9}}, 0.5, false},
                           Wall{{{20, 0}, {29, 0}}, 0, false}, Wall{{{28, -1}, {28, 9}}, 0, false},
                           Circle{{4, 1.25}, 1}});
    QVERIFY(closedGaps(map, 0.7).empty());
}

void ClosedGapsTest::findsMarkersThatAreTooClose()
{
    Map map = mapOf({Circle{{0, 0}, 2}, StartMarker{{2.5, 0}}, GoalMarker{{0, 1}},
                     GoalMarker{{2.75, 0}}, Circle{{20, 0}, 1}});
    map.settings.bounds = Box{{-10, -10}, {30, 10}};
    map.settings.boundsAreWalls = true;
    map.append({.id = map.unusedId(), .geometry = GoalMarker{{10, 9.75}}});
    QCOMPARE(validate(map).size(), std::size_t(1));
    const std::vector<Finding> found = validate(map, {.agentRadius = 0.75});
    QCOMPARE(found.size(), std::size_t(3));
    QCOMPARE(found[0].code, std::string("blockedMarker"));
    QCOMPARE(found[1].code, std::string("closeMarker"));
    QCOMPARE(found[1].severity, Severity::error);
    QCOMPARE(found[1].message(),
             std::string("The start 2 is closer to the circle 1 than the agent's radius 0.75."));
    QVERIFY(found[1].objects == (std::vector<ObjectId>{2, 1}));
    QCOMPARE(found[2].message(),
             std::string("The goal 6 is closer to the map's bounds than the agent's radius 0.75."));
    QVERIFY(found[2].objects == std::vector<ObjectId>{6});
}

void ClosedGapsTest::namesTheHiddenLayer()
{
    Map map = mapOf({Circle{{0, 0}, 2}, StartMarker{{2.5, 0}}, GoalMarker{{0, 1}}});
    map.settings.layers = {{.id = 1, .name = "Ground"},
                           {.id = 2, .name = "Rocks", .visible = false}};
    map.replace({.id = 1, .layer = 2, .geometry = Circle{{0, 0}, 2}});
    const std::vector<Finding> found = validate(map, {.agentRadius = 0.75});
    QCOMPARE(found.size(), std::size_t(2));
    QCOMPARE(found[0].message(),
             std::string("The goal 3 lies inside the circle 1, on the hidden layer \"Rocks\"."));
    QCOMPARE(found[1].message(), std::string("The start 2 is closer to the circle 1, on the hidden "
                                             "layer \"Rocks\", than the agent's radius 0.75."));
}

void ClosedGapsTest::stops()
{
    const Map map = mapOf({Circle{{0, 0}, 2}, Circle{{5, 0}, 2}, Circle{{5, 0}, 2}});
    std::stop_source stop;
    stop.request_stop();
    QVERIFY(validate(map, {.agentRadius = 0.6, .stop = stop.get_token()}).empty());
}

QTEST_GUILESS_MAIN(ClosedGapsTest)
#include "closedgapstest.moc"
