#include "libnav/collision/queries.h"
#include "tests/libnav/queries/fieldcase.h"
#include "tests/support/forest.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>

using namespace thicket;
using namespace thicket::test;
using nav::CastHit;
using nav::ObstacleField;
using nav::Point;
using nav::Segment;

namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();
// Seals of contacts reach this many tolerances beyond what they seal.
constexpr double sealed = 250;

Point along(const Segment& way, double at)
{
    const double whole = distance(way.a, way.b);
    return whole > 0 ? way.a + (at / whole) * (way.b - way.a) : way.a;
}

double atOf(const std::optional<CastHit>& hit) { return hit ? hit->at : infinity; }

const nav::Obstacle& obstacleOf(const FieldCase& c, std::int64_t id)
{
    return *std::find_if(c.map.obstacles.begin(), c.map.obstacles.end(),
                         [id](const nav::Obstacle& obstacle) { return obstacle.id == id; });
}

// Anywhere to anywhere, along an axis, tangent to a disc, from its rim, to itself.
Segment anyWay(const FieldCase& c, SplitMix& random)
{
    const Point from = c.anywhere(random);
    const Point to = c.anywhere(random);
    const auto discs = c.field.discs();
    if (discs.empty() || random.chance(0.5))
        return {from, random.chance(0.05) ? from : to};
    const nav::Disc& disc = discs[std::size_t(random.below(static_cast<int>(discs.size())))];
    const double angle = 0.25 * std::numbers::pi * random.below(8);
    const Point out{std::cos(angle), std::sin(angle)};
    const Point rim = disc.center + disc.radius * out;
    switch (random.below(4)) {
    case 0:
        return {rim - 3.0 * nav::leftNormal(out), rim + 5.0 * nav::leftNormal(out)};
    case 1:
        return {rim, to};
    case 2:
        return {from, {to.x, from.y}};
    default:
        return {from, disc.center};
    }
}

/// The least clearance, by the loop over all shapes, on a stretch of the way.
double leastBetween(const FieldCase& c, const Segment& way, double begin, double end)
{
    double least = infinity;
    const double finest = c.map.side / 500;
    for (double at = begin; at <= end;) {
        const double clear = c.brute(along(way, at));
        least = std::min(least, clear);
        at += std::max(std::abs(clear) / 2, finest);
    }
    return least;
}

// The floor of walls' and polygons' expansion does not add to a swept disc.
double slackOf(const FieldCase& c)
{
    const double floor = c.field.agentRadius() > 0 ? 0 : c.field.leastRadius();
    return floor + sealed * c.field.tolerance();
}

/// Whether the hit is on the disc that seals a contact: that names one of the two.
bool isAtSeal(const FieldCase& c, const CastHit& hit)
{
    const auto discs = c.field.discs();
    return std::any_of(discs.begin(), discs.end(), [&](const nav::Disc& disc) {
        return disc.corner == -1 && disc.radius <= 100 * c.field.tolerance() &&
               distance(disc.center, hit.touched) <= 2 * disc.radius;
    });
}

void judgeTouch(const FieldCase& c, const CastHit& hit, const Segment& way, double radius)
{
    const double slack = slackOf(c);
    const auto clear = [&](Point p) {
        return bruteClearance({obstacleOf(c, hit.obstacle)}, c.field.agentRadius(),
                              c.field.tolerance(), p);
    };
    QVERIFY(distance(hit.position, along(way, hit.at)) <= slack);
    const double whole = distance(way.a, way.b);
    double deepest = clear(way.b);
    for (double reach = whole - hit.at; reach > c.field.tolerance(); reach /= 2)
        deepest = std::min(deepest, clear(along(way, hit.at + reach)));
    QVERIFY2(deepest < radius || clear(way.a) < radius || isAtSeal(c, hit),
             "never enters what it hits");
    if (hit.at == 0)
        return;
    QVERIFY2(std::abs(clear(hit.position) - radius) <= slack, "not at the boundary");
    QVERIFY2(std::abs(clear(hit.touched)) <= slack, "touches no boundary");
    QVERIFY(std::abs(distance(hit.touched, hit.position) - radius) <= slack);
    QVERIFY(std::abs(length(hit.normal) - 1) <= 1e-12);
    QVERIFY2(dot(hit.normal, way.b - way.a) <= slack * whole, "the normal looks ahead");
    // The normal is the gradient of the clearance, by a central difference.
    const double step = 2e-8 * c.map.side;
    const double gain =
        clear(hit.position + step * hit.normal) - clear(hit.position - step * hit.normal);
    QVERIFY2(gain >= 0.99 * 2 * step || isAtSeal(c, hit), "no normal");
}

void judge(const FieldCase& c, const std::optional<CastHit>& hit, const Segment& way, double radius)
{
    const double slack = slackOf(c);
    const double end = std::min(atOf(hit), distance(way.a, way.b));
    if (!hit || hit->at > 0)
        QVERIFY2(leastBetween(c, way, 0, end) >= radius - slack, "runs through an obstacle");
    else
        QVERIFY2(c.brute(way.a) <= radius + slack, "stops in free space");
    if (hit)
        judgeTouch(c, *hit, way, radius);
}

ObstacleField roundField(double radius, bool inverted = false)
{
    return ObstacleField::build(
               std::vector<nav::Obstacle>{{7, nav::Circle{{0, 0}, radius, inverted}}}, 0)
        .value();
}

bool isNear(Point a, Point b) { return distance(a, b) <= 1e-12; }

} // namespace

class CastQueriesTest : public QObject {
    Q_OBJECT

private slots:
    void stopWhereALoopOverTheShapesStops_data();
    void stopWhereALoopOverTheShapesStops();
    void sweptDiscsAreRaysAmongGrownObstacles_data();
    void sweptDiscsAreRaysAmongGrownObstacles();
    void thinDiscsAreRays();
    void raysMeetWhatFirstHitMeets();
    void touchDiscsWallsAndArenasExactly();
    void touchTheRoundEndOfAWallAlmostAlongIt();
    void startInside();
    void startInsideAPolygon();
    void grazeWithoutStopping();
    void fillAnArena();
    void comeFromFarAway();
    void areNothingForWhatIsNoPlace();
};

void CastQueriesTest::stopWhereALoopOverTheShapesStops_data()
{
    QTest::addColumn<int>("family");
    for (const Family family : allFamilies)
        QTest::newRow(name(family)) << static_cast<int>(family);
}

void CastQueriesTest::stopWhereALoopOverTheShapesStops()
{
    QFETCH(int, family);
    for (std::uint64_t seed = 0; seed < 40; ++seed) {
        const FieldCase c = fieldCase(static_cast<Family>(family), seed, seed % 2 ? 0.35 : 0);
        SplitMix random(seed);
        for (int i = 0; i < 30; ++i) {
            const Segment way = anyWay(c, random);
            const double radius = i % 3 ? random.between(0, 0.05 * c.map.side) : 0;
            judge(c, nav::sweepDisc(c.field, way.a, way.b, radius), way, radius);
            if (QTest::currentTestFailed()) {
                qWarning("seed %d, query %d, radius %.17g", int(seed), i, radius);
                return;
            }
        }
    }
}

void CastQueriesTest::sweptDiscsAreRaysAmongGrownObstacles_data()
{
    stopWhereALoopOverTheShapesStops_data();
}

// The two may differ where the way is a touch for one of them only.
void CastQueriesTest::sweptDiscsAreRaysAmongGrownObstacles()
{
    QFETCH(int, family);
    int hits = 0;
    int same = 0;
    int sameNormals = 0;
    for (std::uint64_t seed = 0; seed < 60; ++seed) {
        SplitMix random(seed + 100);
        const double agent = seed % 2 ? 0.3 : 0;
        const double radius = random.between(0.01, 1.5);
        const FieldCase c = fieldCase(static_cast<Family>(family), seed, agent);
        const FieldCase larger = fieldCase(static_cast<Family>(family), seed, agent + radius);
        for (int i = 0; i < 50; ++i) {
            const Segment way = anyWay(i % 2 ? c : larger, random);
            const auto swept = nav::sweepDisc(c.field, way.a, way.b, radius);
            const auto ray = nav::castRay(larger.field, way.a, way.b);
            const auto [first, last] = std::minmax({atOf(swept), atOf(ray)});
            const double end = std::min(last, distance(way.a, way.b));
            if (first < end)
                QVERIFY2(leastBetween(larger, way, first, end) >=
                             -sealed * larger.field.tolerance(),
                         qPrintable(QString("seed %1, query %2: %3 and %4")
                                        .arg(seed)
                                        .arg(i)
                                        .arg(atOf(swept), 0, 'g', 17)
                                        .arg(atOf(ray), 0, 'g', 17)));
            hits += swept || ray;
            if (!swept || !ray || last - first > 1e-6 * c.map.side)
                continue;
            ++same;
            sameNormals += distance(swept->normal, ray->normal) < 1e-3;
        }
    }
    QVERIFY(hits > 1000);
    QVERIFY2(same >= 0.99 * hits, qPrintable(QString("%1 of %2").arg(same).arg(hits)));
    QVERIFY2(sameNormals >= 0.95 * same,
             qPrintable(QString("%1 of %2").arg(sameNormals).arg(same)));
}

// Rays walk the cells of the grid, swept discs windows of their own.
void CastQueriesTest::thinDiscsAreRays()
{
    int hits = 0;
    for (const Family family : allFamilies) {
        const FieldCase c = fieldCase(family, 5, 0.2);
        SplitMix random(11);
        for (int i = 0; i < 300; ++i) {
            const Segment way = anyWay(c, random);
            const auto ray = nav::castRay(c.field, way.a, way.b);
            const auto thin = nav::sweepDisc(c.field, way.a, way.b, 1e-300);
            QCOMPARE(thin.has_value(), ray.has_value());
            if (!ray)
                continue;
            ++hits;
            // Where two are met at once, either may be named.
            QVERIFY2(std::abs(thin->at - ray->at) <= sealed * c.field.tolerance() ||
                         thin->obstacle != ray->obstacle,
                     qPrintable(QString("%1: %2, %3").arg(name(family)).arg(i).arg(ray->at)));
            QVERIFY(std::abs(thin->at - ray->at) <= 1e-3 * c.map.side);
        }
    }
    QVERIFY(hits > 1000);
}

void CastQueriesTest::raysMeetWhatFirstHitMeets()
{
    for (const Family family : allFamilies) {
        const FieldCase c = fieldCase(family, 9, 0.2);
        SplitMix random(13);
        for (int i = 0; i < 200; ++i) {
            const Segment way = anyWay(c, random);
            const auto ray = nav::castRay(c.field, way.a, way.b);
            const auto hit = c.field.firstHit(way.a, way.b);
            if (ray && ray->at == 0)
                continue;
            QCOMPARE(ray.has_value(), hit.has_value());
            if (!hit)
                continue;
            QCOMPARE(ray->obstacle, hit->obstacle);
            QVERIFY(ray->at <= hit->at);
        }
    }
}

void CastQueriesTest::touchDiscsWallsAndArenasExactly()
{
    const auto disc = nav::sweepDisc(roundField(3), {-10, 4}, {10, 4}, 2);
    QVERIFY(disc);
    QCOMPARE(disc->obstacle, std::int64_t{7});
    QVERIFY(std::abs(disc->at - 7) <= 1e-12);
    QVERIFY(isNear(disc->position, {-3, 4}));
    QVERIFY(isNear(disc->touched, {-1.8, 2.4}));
    QVERIFY(isNear(disc->normal, {-0.6, 0.8}));

    const auto ray = nav::castRay(roundField(5), {-10, 3}, {10, 3});
    QVERIFY(ray && isNear(ray->touched, {-4, 3}) && isNear(ray->normal, {-0.8, 0.6}));

    const nav::Wall wall{{{0, 0}, {10, 0}}, 2, false};
    const auto field = ObstacleField::build(std::vector<nav::Obstacle>{{1, wall}}, 0).value();
    const auto side = nav::sweepDisc(field, {2, 8}, {8, 0}, 1);
    QVERIFY(side && std::abs(side->at - 7.5) <= 1e-12);
    QVERIFY(isNear(side->touched, {6.5, 1}) && isNear(side->normal, {0, 1}));
    const auto cap = nav::sweepDisc(field, {20, 4}, {0, 4}, 4);
    QVERIFY(cap && isNear(cap->position, {13, 4}) && isNear(cap->normal, {0.6, 0.8}));
    QVERIFY(isNear(cap->touched, {10.6, 0.8}));

    const auto arena = nav::sweepDisc(roundField(10, true), {0, 3}, {20, 3}, 5);
    QVERIFY(arena && isNear(arena->position, {4, 3}) && isNear(arena->touched, {8, 6}));
    QVERIFY(isNear(arena->normal, {-0.8, -0.6}));
}

// The way gets deep beside the straight part, but crosses the boundary at the round end.
void CastQueriesTest::touchTheRoundEndOfAWallAlmostAlongIt()
{
    const nav::Wall wall{{{0, 0}, {10, 0}}, 2, false};
    const auto field = ObstacleField::build(std::vector<nav::Obstacle>{{1, wall}}, 0).value();
    const double height = 1 - field.tolerance();
    for (const double sign : {1.0, -1.0}) {
        const double end = sign > 0 ? 0 : 10;
        const Point from{end - sign * 0.999, height + 1e-6};
        const Point to{end + sign * 1.001, height - 1e-6};
        const auto hit = nav::castRay(field, from, to);
        QVERIFY(hit && sign * (hit->position.x - end) < 0);
        QVERIFY(std::abs(distance(hit->position, {end, 0}) - 1) <= 1e-12);
        QVERIFY(isNear(hit->normal, hit->position - Point{end, 0}));
    }
}

void CastQueriesTest::startInside()
{
    const auto field = roundField(3);
    const auto out = nav::castRay(field, {1, 0}, {10, 0});
    QVERIFY(out && out->at == 0 && out->position == Point({1, 0}));
    QVERIFY(isNear(out->normal, {1, 0}) && isNear(out->touched, {3, 0}));
    const auto still = nav::sweepDisc(field, {4, 0}, {4, 0}, 2);
    QVERIFY(still && still->at == 0 && isNear(still->touched, {3, 0}));
    QVERIFY(!nav::sweepDisc(field, {5, 0}, {5, 0}, 2));
    const auto middle = nav::castRay(field, {0, 0}, {10, 0});
    QVERIFY(middle && middle->at == 0 && middle->normal == Point{});
    const auto outside = nav::castRay(roundField(3, true), {0, 5}, {0, 0});
    QVERIFY(outside && outside->at == 0);
    QVERIFY(isNear(outside->normal, {0, -1}) && isNear(outside->touched, {0, 3}));
}

void CastQueriesTest::startInsideAPolygon()
{
    const nav::Polygon square{{{0, 0}, {10, 0}, {10, 10}, {0, 10}}, false};
    const auto field = ObstacleField::build(std::vector<nav::Obstacle>{{1, square}}, 0.5).value();
    for (const double radius : {0.0, 2.0}) {
        const auto deep = nav::sweepDisc(field, {4, 5}, {40, 5}, radius);
        QVERIFY(deep && deep->at == 0 && deep->obstacle == 1);
        QVERIFY(deep->normal == Point{} && deep->position == Point({4, 5}));
        const auto edge = nav::sweepDisc(field, {10.25, 5}, {40, 5}, radius);
        QVERIFY(edge && edge->at == 0 && isNear(edge->normal, {1, 0}));
        QVERIFY(isNear(edge->touched, {10.5, 5}));
    }
}

void CastQueriesTest::grazeWithoutStopping()
{
    const auto field = roundField(3);
    const double tolerance = field.tolerance();
    QVERIFY(!nav::castRay(field, {-9, 3}, {9, 3}));
    QVERIFY(!nav::castRay(field, {-9, 3 - 0.9 * tolerance}, {9, 3 - 0.9 * tolerance}));
    QVERIFY(nav::castRay(field, {-9, 3 - 1.1 * tolerance}, {9, 3 - 1.1 * tolerance}));
    QVERIFY(!nav::sweepDisc(field, {-9, 5 - 0.9 * tolerance}, {9, 5 - 0.9 * tolerance}, 2));
    QVERIFY(nav::sweepDisc(field, {-9, 5 - 1.1 * tolerance}, {9, 5 - 1.1 * tolerance}, 2));
    QVERIFY(!nav::sweepDisc(field, {-9, 0}, {-5, 0}, 2));
    QVERIFY(!nav::sweepDisc(field, {5, 0}, {9, 0}, 2));
    const auto pressed = nav::sweepDisc(field, {5, 0}, {-9, 0}, 2);
    QVERIFY(pressed && pressed->at == 0 && isNear(pressed->normal, {1, 0}));
}

void CastQueriesTest::fillAnArena()
{
    const auto arena = roundField(3, true);
    QVERIFY(!nav::sweepDisc(arena, {-1, 0}, {1, 0}, 2));
    const auto filled = nav::sweepDisc(arena, {-1, 0}, {1, 0}, 3.5);
    QVERIFY(filled && filled->at == 0 && filled->obstacle == 7);
    QVERIFY(!nav::castRay(arena, {-3, 0}, {3, 0}));
}

void CastQueriesTest::comeFromFarAway()
{
    const Forest forest = makeForest({2000, 0.2, false, 3});
    const auto field = ObstacleField::build(forest.circles, 0).value();
    const Point middle{forest.side / 2, forest.side / 2};
    for (int i = 0; i < 64; ++i) {
        const double angle = 0.1 + i;
        const Point out{std::cos(angle), std::sin(angle)};
        const auto near = nav::sweepDisc(field, middle + 500.0 * out, middle - 500.0 * out, 0.5);
        const auto far = nav::sweepDisc(field, middle + 1e8 * out, middle - 1e8 * out, 0.5);
        QVERIFY(near && far);
        QVERIFY(std::abs(far->at - near->at - (1e8 - 500)) < 1e-4);
        QVERIFY(!nav::sweepDisc(field, middle + 500.0 * out, middle + 1e8 * out, 0.5));
    }
}

void CastQueriesTest::areNothingForWhatIsNoPlace()
{
    constexpr double nan = std::numeric_limits<double>::quiet_NaN();
    const auto field = roundField(3);
    for (const double bad : {nan, infinity, -infinity}) {
        QVERIFY(!nav::castRay(field, {bad, 0}, {0, 0}));
        QVERIFY(!nav::castRay(field, {0, 0}, {0, bad}));
        QVERIFY(!nav::sweepDisc(field, {-9, 0}, {9, 0}, bad));
    }
    QVERIFY(!nav::sweepDisc(field, {-9, 0}, {9, 0}, -1));
    QVERIFY(!nav::sweepDisc(ObstacleField(), {-9, 0}, {9, 0}, 1));
    QVERIFY(!nav::castRay(ObstacleField(), {-9, 0}, {9, 0}));
}

QTEST_GUILESS_MAIN(CastQueriesTest)
#include "castqueriestest.moc"
