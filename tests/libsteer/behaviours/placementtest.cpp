#include "libsteer/behaviours/placement.h"
#include "libsteer/vector.h"

#include <QTest>

using namespace thicket;
using namespace thicket::steer;

namespace {

/// Tests every promise, pair by pair.
void check(const Placement& placement, const PlacementParams& params)
{
    for (std::size_t i = 0; i < placement.placed.size(); ++i) {
        const nav::Circle& circle = placement.placed[i];
        QVERIFY(circle.radius >= params.leastRadius && circle.radius <= params.mostRadius);
        const nav::Box inner = nav::grown(params.box, 1e-9 - circle.radius - params.border);
        QVERIFY(inner.contains(circle.center));
        for (std::size_t j = 0; j < i; ++j) {
            const nav::Circle& other = placement.placed[j];
            const double gap =
                lengthOf(circle.center - other.center) - circle.radius - other.radius;
            QVERIFY(gap >= params.gap - 1e-9);
        }
        if (params.obstacles)
            QVERIFY(params.obstacles->clearance(circle.center) >=
                    circle.radius + params.gap - 1e-9);
    }
    QVERIFY(placement.placed.size() <= params.count);
    QCOMPARE(placement.isComplete, placement.placed.size() == params.count);
}

} // namespace

class PlacementTest : public QObject {
    Q_OBJECT

private slots:
    void keepsGapsAndBorder();
    void givesUpAndReportsHowMany();
    void keepsClearOfObstacles();
    void placesNothingWhereNothingFits();
    void repeatsItselfFromItsSeed();
};

void PlacementTest::keepsGapsAndBorder()
{
    for (std::uint64_t seed = 0; seed < 10; ++seed) {
        const PlacementParams params{.box = {{-5, 10}, {45, 40}},
                                     .count = 150,
                                     .leastRadius = 0.2,
                                     .mostRadius = 1,
                                     .gap = 0.3,
                                     .border = 1};
        const Placement placement = placeAtRandom(params, {seed});
        QVERIFY(placement.isComplete);
        check(placement, params);
    }
}

void PlacementTest::givesUpAndReportsHowMany()
{
    const PlacementParams params{.box = {{0, 0}, {10, 10}},
                                 .count = 1000,
                                 .leastRadius = 0.5,
                                 .mostRadius = 0.5,
                                 .tries = 500};
    const Placement placement = placeAtRandom(params, {1});
    QVERIFY(!placement.isComplete);
    check(placement, params);
    // Random discs jam near 55 % cover. A hundred of this size would be 78 %.
    QVERIFY(placement.placed.size() > 50 && placement.placed.size() < 85);
    QVERIFY(placement.tries <= (placement.placed.size() + 1) * 500);
    QVERIFY(placement.tries >= placement.placed.size() + 500);
}

void PlacementTest::keepsClearOfObstacles()
{
    const nav::Obstacle obstacles[] = {{1, nav::Circle{{10, 10}, 6}},
                                       {2, nav::Wall{{{0, 3}, {20, 3}}, 0.5, false}}};
    const auto field = nav::ObstacleField::build(obstacles, 0).value();
    const PlacementParams params{
        .box = {{0, 0}, {20, 20}}, .count = 60, .gap = 0.2, .obstacles = &field};
    const Placement placement = placeAtRandom(params, {1});
    QVERIFY(placement.isComplete);
    check(placement, params);
}

void PlacementTest::placesNothingWhereNothingFits()
{
    PlacementParams params{.box = {{0, 0}, {2, 2}}, .count = 5, .border = 1, .tries = 100};
    const Placement placement = placeAtRandom(params, {1});
    QVERIFY(placement.placed.empty() && !placement.isComplete);
    QCOMPARE(placement.tries, std::size_t{100});
    params.count = 0;
    QVERIFY(placeAtRandom(params, {1}).isComplete);
    // Points in a point.
    const PlacementParams points{
        .box = {{3, 3}, {3, 3}}, .count = 4, .leastRadius = 0, .mostRadius = 0};
    QCOMPARE(placeAtRandom(points, {1}).placed.size(), std::size_t{4});
}

void PlacementTest::repeatsItselfFromItsSeed()
{
    const PlacementParams params{.box = {{0, 0}, {30, 30}}, .count = 40};
    const Placement one = placeAtRandom(params, {9});
    const Placement two = placeAtRandom(params, {9});
    QVERIFY(one.placed == two.placed && one.random == two.random);
    QVERIFY(placeAtRandom(params, {10}).placed != one.placed);
}

QTEST_GUILESS_MAIN(PlacementTest)
#include "placementtest.moc"
