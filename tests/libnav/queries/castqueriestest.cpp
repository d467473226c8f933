#include "libnav/collision/queries.h"
#include "tests/support/worlds/forest.h"

#include <QTest>

#include <cmath>
#include <limits>

using namespace thicket;
using namespace thicket::test;
using nav::ObstacleField;
using nav::Point;

namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();

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
    void touchDiscsWallsAndArenasExactly();
    void touchTheRoundEndOfAWallAlmostAlongIt();
    void startInside();
    void startInsideAPolygon();
    void grazeWithoutStopping();
    void fillAnArena();
    void comeFromFarAway();
    void areNothingForWhatIsNoPlace();
};

void CastQueriesTest::touchDiscsWallsAndArenasExactly()
{
    const auto disc = nav::sweepDisc(roundField(3), {-10, 4}, {10, 4}, 2);
    QVERIFY(disc);
    QCOMPARE(disc->obstacle, std::int64_t{7});
    QVERIFY(std::abs(disc->at - 7) <= 1e-12);
    QVERIFY(isNear(disc->position, {-3, 4}));
    QVERIFY(isNear(disc->touched(), {-1.8, 2.4}));
    QVERIFY(isNear(disc->normal(), {-0.6, 0.8}));

    const auto ray = nav::castRay(roundField(5), {-10, 3}, {10, 3});
    QVERIFY(ray && isNear(ray->touched(), {-4, 3}) && isNear(ray->normal(), {-0.8, 0.6}));

    const nav::Wall wall{{{0, 0}, {10, 0}}, 2, false};
    const auto field = ObstacleField::build(std::vector<nav::Obstacle>{{1, wall}}, 0).value();
    const auto side = nav::sweepDisc(field, {2, 8}, {8, 0}, 1);
    QVERIFY(side && std::abs(side->at - 7.5) <= 1e-12);
    QVERIFY(isNear(side->touched(), {6.5, 1}) && isNear(side->normal(), {0, 1}));
    const auto cap = nav::sweepDisc(field, {20, 4}, {0, 4}, 4);
    QVERIFY(cap && isNear(cap->position, {13, 4}) && isNear(cap->normal(), {0.6, 0.8}));
    QVERIFY(isNear(cap->touched(), {10.6, 0.8}));

    const auto arena = nav::sweepDisc(roundField(10, true), {0, 3}, {20, 3}, 5);
    QVERIFY(arena && isNear(arena->position, {4, 3}) && isNear(arena->touched(), {8, 6}));
    QVERIFY(isNear(arena->normal(), {-0.8, -0.6}));
}

// The ray gets deep beside the straight part, but crosses the boundary at the round end.
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
        QVERIFY(std::abs(distance(hit->position, Point{end, 0}) - 1) <= 1e-12);
        QVERIFY(isNear(hit->normal(), hit->position - Point{end, 0}));
    }
}

void CastQueriesTest::startInside()
{
    const auto field = roundField(3);
    const auto out = nav::castRay(field, {1, 0}, {10, 0});
    QVERIFY(out && out->at == 0 && out->position == Point({1, 0}));
    QVERIFY(isNear(out->normal(), {1, 0}) && isNear(out->touched(), {3, 0}));
    const auto still = nav::sweepDisc(field, {4, 0}, {4, 0}, 2);
    QVERIFY(still && still->at == 0 && isNear(still->touched(), {3, 0}));
    QVERIFY(!nav::sweepDisc(field, {5, 0}, {5, 0}, 2));
    const auto middle = nav::castRay(field, {0, 0}, {10, 0});
    QVERIFY(middle && middle->at == 0 && middle->normal() == Point{});
    const auto outside = nav::castRay(roundField(3, true), {0, 5}, {0, 0});
    QVERIFY(outside && outside->at == 0);
    QVERIFY(isNear(outside->normal(), {0, -1}) && isNear(outside->touched(), {0, 3}));
}

void CastQueriesTest::startInsideAPolygon()
{
    const nav::Polygon square{{{0, 0}, {10, 0}, {10, 10}, {0, 10}}, false};
    const auto field = ObstacleField::build(std::vector<nav::Obstacle>{{1, square}}, 0.5).value();
    for (const double radius : {0.0, 2.0}) {
        const auto deep = nav::sweepDisc(field, {4, 5}, {40, 5}, radius);
        QVERIFY(deep && deep->at == 0 && deep->obstacle == 1);
        QVERIFY(deep->normal() == Point{} && deep->position == Point({4, 5}));
        const auto edge = nav::sweepDisc(field, {10.25, 5}, {40, 5}, radius);
        QVERIFY(edge && edge->at == 0 && isNear(edge->normal(), {1, 0}));
        QVERIFY(isNear(edge->touched(), {10.5, 5}));
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
    QVERIFY(pressed && pressed->at == 0 && isNear(pressed->normal(), {1, 0}));
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
    QVERIFY(!nav::sweepDisc(field, {-1.5e308, 0}, {1.5e308, 0}, 1));
    QVERIFY(!nav::sweepDisc(field, {-9, 0}, {9, 0}, -1));
    QVERIFY(!nav::sweepDisc(ObstacleField(), {-9, 0}, {9, 0}, 1));
    QVERIFY(!nav::castRay(ObstacleField(), {-9, 0}, {9, 0}));
}

QTEST_GUILESS_MAIN(CastQueriesTest)
#include "castqueriestest.moc"
