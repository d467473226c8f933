#include "libnav/collision/queries.h"
#include "libnav/collision/searchview.h"
#include "tests/libnav/queries/fieldcase.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>

using namespace thicket;
using namespace thicket::test;
using nav::Hit;
using nav::ObstacleField;
using nav::Point;
using nav::SearchView;
using nav::Segment;

namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();
// The seals of contacts extend this many tolerances beyond them.
constexpr double sealed = 250;

Point along(const Segment& way, double at)
{
    const double whole = distance(way.a, way.b);
    return whole > 0 ? way.a + (at / whole) * (way.b - way.a) : way.a;
}

double atOf(const std::optional<Hit>& hit) { return hit ? hit->at : infinity; }

const nav::Obstacle& obstacleOf(const FieldCase& c, std::int64_t id)
{
    return *std::find_if(c.map.obstacles.begin(), c.map.obstacles.end(),
                         [id](const nav::Obstacle& obstacle) { return obstacle.id == id; });
}

// Anywhere to anywhere, along an axis, tangent to a disc, from its rim, or to its own start.
Segment anyWay(const FieldCase& c, SplitMix& random)
{
    const Point from = c.anywhere(random);
    const Point to = c.anywhere(random);
    const auto discs = SearchView(c.field).discs();
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

/// The least clearance on a part of the segment, by the loop over all shapes.
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

// The minimum expansion of walls and polygons is not added to a swept disc.
double slackOf(const FieldCase& c)
{
    const double expansion = c.field.agentRadius() > 0 ? 0 : SearchView(c.field).minimumExpansion();
    return expansion + sealed * c.field.tolerance();
}

/// Whether the hit is on a seal. A seal names only one of its two obstacles.
bool isAtSeal(const FieldCase& c, const Hit& hit)
{
    const auto discs = SearchView(c.field).discs();
    return std::any_of(discs.begin(), discs.end(), [&](const nav::Disc& disc) {
        return disc.corner == -1 && disc.radius <= 100 * c.field.tolerance() &&
               distance(disc.center, hit.touched()) <= 2 * disc.radius;
    });
}

void judgeTouch(const FieldCase& c, const Hit& hit, const Segment& way, double radius)
{
    const double slack = slackOf(c);
    const auto clear = [&](Point p) {
        return bruteExpandedClearance({obstacleOf(c, hit.obstacle)}, c.field.agentRadius(),
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
    QVERIFY2(std::abs(clear(hit.touched())) <= slack, "touches no boundary");
    QVERIFY(std::abs(distance(hit.touched(), hit.position) - radius) <= slack);
    QVERIFY(std::abs(length(hit.normal()) - 1) <= 1e-12);
    QVERIFY2(dot(hit.normal(), way.b - way.a) <= slack * whole, "the normal looks ahead");
    // The normal is the gradient of the clearance, by a central difference.
    const double step = 2e-8 * c.map.side;
    const double gain =
        clear(hit.position + step * hit.normal()) - clear(hit.position - step * hit.normal());
    QVERIFY2(gain >= 0.99 * 2 * step || isAtSeal(c, hit), "no normal");
}

void judge(const FieldCase& c, const std::optional<Hit>& hit, const Segment& way, double radius)
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

} // namespace

class CastFamiliesTest : public QObject {
    Q_OBJECT

private slots:
    void stopWhereALoopOverTheShapesStops_data();
    void stopWhereALoopOverTheShapesStops();
    void sweptDiscsAreRaysAmongGrownObstacles_data();
    void sweptDiscsAreRaysAmongGrownObstacles();
    void thinDiscsAreRays();
    void raysMeetWhatFirstHitMeets();
};

void CastFamiliesTest::stopWhereALoopOverTheShapesStops_data()
{
    QTest::addColumn<int>("family");
    for (const Family family : allFamilies)
        QTest::newRow(name(family)) << static_cast<int>(family);
}

void CastFamiliesTest::stopWhereALoopOverTheShapesStops()
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

void CastFamiliesTest::sweptDiscsAreRaysAmongGrownObstacles_data()
{
    stopWhereALoopOverTheShapesStops_data();
}

// The two may differ where the segment only touches for one of them.
void CastFamiliesTest::sweptDiscsAreRaysAmongGrownObstacles()
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
            sameNormals += distance(swept->normal(), ray->normal()) < 1e-3;
        }
    }
    QVERIFY(hits > 1000);
    QVERIFY2(same >= 0.99 * hits, qPrintable(QString("%1 of %2").arg(same).arg(hits)));
    QVERIFY2(sameNormals >= 0.95 * same,
             qPrintable(QString("%1 of %2").arg(sameNormals).arg(same)));
}

// Rays visit the cells of the grid, swept discs windows of their own.
void CastFamiliesTest::thinDiscsAreRays()
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
            // If two are hit at once, either may be named.
            QVERIFY2(std::abs(thin->at - ray->at) <= sealed * c.field.tolerance() ||
                         thin->obstacle != ray->obstacle,
                     qPrintable(QString("%1: %2, %3").arg(name(family)).arg(i).arg(ray->at)));
            QVERIFY(std::abs(thin->at - ray->at) <= 1e-3 * c.map.side);
        }
    }
    QVERIFY(hits > 1000);
}

void CastFamiliesTest::raysMeetWhatFirstHitMeets()
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

QTEST_GUILESS_MAIN(CastFamiliesTest)
#include "castfamiliestest.moc"
