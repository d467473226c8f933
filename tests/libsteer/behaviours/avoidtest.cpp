#include "libsteer/behaviours/avoid.h"
#include "libsteer/behaviours/blend.h"
#include "tests/support/crowds/steeringworld.h"
#include "tests/support/geometry/splitmix.h"

#include <QTest>

#include <cmath>

using namespace thicket;
using namespace thicket::steer;
using namespace thicket::test;

namespace {

/// Radius 1, at half the full speed of 4. With minLength 6 the box is 9 long.
Agent walker() { return {.velocity = {2, 0}, .radius = 1, .maxSpeed = 4, .maxForce = 1000}; }

AvoidParams bookParams()
{
    AvoidParams params;
    params.minLength = 6;
    params.stiffness = 1;
    return params;
}

bool isNear(Point a, Point b, double tolerance = 1e-12) { return lengthOf(a - b) <= tolerance; }

Surroundings discs(std::vector<RoundObstacle> all)
{
    Surroundings around;
    around.discs = std::move(all);
    return around;
}

/// Where the x axis first enters the stadium, in tiny steps.
double entryByStepping(const Side& side, double expanded)
{
    const auto inside = [&](double x) {
        const Point along = side.b - side.a;
        const double share =
            std::clamp(dot(Point{x, 0} - side.a, along) / dot(along, along), 0.0, 1.0);
        return lengthOf(Point{x, 0} - (side.a + share * along)) < expanded;
    };
    const double step = 1e-3;
    const bool before = inside(0);
    for (double x = step; x < 12; x += step)
        if (inside(x) != before)
            return x;
    return INFINITY;
}

} // namespace

/// Buckland's obstacle avoidance, number by number.
class AvoidTest : public QObject {
    Q_OBJECT

private slots:
    void matchesTheFormulas();
    void canPullInwardsLikeTheBook();
    void addsTheOffsetLikeTheArticlesCode();
    void brakesAndTurnsRightHeadOn();
    void tagsByDistanceAndDropsWhatIsBehind();
    void choosesTheNearestIntersection();
    void takesTheExitFromInside();
    void sensesSidesAndArenas();
    void meetsSidesWhereSteppingDoes();
    void goesRoundACircle();
};

void AvoidTest::matchesTheFormulas()
{
    const Agent agent = walker();
    AvoidRecord record;
    // A circle of radius 2 at (5, 1.5): expanded 3, m = 1.5 + (9 - 5) / 9.
    const Point force = avoidObstacles(agent, discs({{{5, 1.5}, 2, 42}}), bookParams(), &record);
    const double m = 1.5 + 4.0 / 9;
    QVERIFY(isNear(force, {(2 - 5) * 0.6, -(3 - 1.5) * m}));
    QCOMPARE(record.length, 9.0);
    QCOMPARE(record.halfWidth, 1.0);
    QCOMPARE(record.tagged.size(), std::size_t{1});
    QCOMPARE(record.chosen, 0);
    QCOMPARE(record.tagged[0].obstacle, std::int64_t{42});
    QCOMPARE(record.tagged[0].local, (Point{5, 1.5}));
    QVERIFY(record.tagged[0].isCandidate);
    QCOMPARE(record.tagged[0].intersection, 5 - std::sqrt(9 - 2.25));
    QVERIFY(isNear(record.lateral, {0, -1.5 * m}));
    QVERIFY(isNear(record.braking, {-1.8, 0}));
    // Turned and moved, and stiffer.
    Agent other = agent;
    other.position = {10, 20};
    other.heading = {0, 1};
    other.velocity = {0, 2};
    AvoidParams stiff = bookParams();
    stiff.stiffness = 3;
    QVERIFY(isNear(avoidObstacles(other, discs({{{8.5, 25}, 2, 42}}), stiff),
                   {3 * 1.5 * m, 3 * -1.8}, 1e-12));
}

// The unexpanded radius 2 is less than |y| = 2.5, so the force is towards the obstacle.
void AvoidTest::canPullInwardsLikeTheBook()
{
    AvoidParams params = bookParams();
    const Surroundings around = discs({{{5, 2.5}, 2, 1}});
    const double m = 1.5 + 4.0 / 9;
    QVERIFY(isNear(avoidObstacles(walker(), around, params), {-1.8, -0.5 * m}));
    params.fromBareRadius = true;
    QVERIFY(isNear(avoidObstacles(walker(), around, params), {-1.8, 0.5 * m}));
}

void AvoidTest::addsTheOffsetLikeTheArticlesCode()
{
    AvoidParams params = bookParams();
    params.lateral = LateralForce::radiusPlusOffset;
    const double m = 1.5 + 4.0 / 9;
    // The expanded radius is 3, |y| is 0, then 0.5 on either side, then 0.5 with the bare radius 2.
    QVERIFY(isNear(avoidObstacles(walker(), discs({{{5, 0}, 2, 1}}), params), {-1.8, -3 * m}));
    QVERIFY(isNear(avoidObstacles(walker(), discs({{{5, 0.5}, 2, 1}}), params), {-1.8, -3.5 * m}));
    QVERIFY(isNear(avoidObstacles(walker(), discs({{{5, -0.5}, 2, 1}}), params), {-1.8, 3.5 * m}));
    params.fromBareRadius = true;
    QVERIFY(isNear(avoidObstacles(walker(), discs({{{5, 0.5}, 2, 1}}), params), {-1.8, -2.5 * m}));
    params.lateral = LateralForce::radiusMinusOffset;
    QVERIFY(isNear(avoidObstacles(walker(), discs({{{5, 0.5}, 2, 1}}), params), {-1.8, -1.5 * m}));
}

void AvoidTest::brakesAndTurnsRightHeadOn()
{
    AvoidParams params = bookParams();
    const Surroundings around = discs({{{5, 0}, 2, 1}});
    const double m = 1.5 + 4.0 / 9;
    QVERIFY(isNear(avoidObstacles(walker(), around, params), {-1.8, -3 * m}));
    params.turnsLeft = true;
    QVERIFY(isNear(avoidObstacles(walker(), around, params), {-1.8, 3 * m}));
}

void AvoidTest::tagsByDistanceAndDropsWhatIsBehind()
{
    AvoidRecord record;
    // Distances 11.1 and 10.9, compared with 9 + 2; one behind; one beside, too far away to touch.
    const Surroundings around =
        discs({{{11.1, 0}, 2, 1}, {{10.9, 0}, 2, 2}, {{-1, 0}, 1.5, 3}, {{4, 3.5}, 2, 4}});
    avoidObstacles(walker(), around, bookParams(), &record);
    QCOMPARE(record.tagged.size(), std::size_t{3});
    QCOMPARE(record.tagged[0].obstacle, std::int64_t{2});
    QVERIFY(record.tagged[0].isCandidate);
    QVERIFY(!record.tagged[1].isCandidate);
    QVERIFY(!record.tagged[2].isCandidate);
    QCOMPARE(record.chosen, 0);
    QCOMPARE(avoidObstacles(walker(), discs({{{-1, 0}, 1.5, 3}, {{4, 3.5}, 2, 4}}), bookParams()),
             (Point{0, 0}));
}

// The centre of the large one is farther, its rim is nearer.
void AvoidTest::choosesTheNearestIntersection()
{
    AvoidRecord record;
    avoidObstacles(walker(), discs({{{5, 0.5}, 0.5, 1}, {{8, -1}, 5, 2}}), bookParams(), &record);
    QCOMPARE(record.chosen, 1);
    QVERIFY(record.tagged[1].intersection < record.tagged[0].intersection);
    QVERIFY(record.lateral.y > 0);
}

void AvoidTest::takesTheExitFromInside()
{
    AvoidRecord record;
    avoidObstacles(walker(), discs({{{1, 0.5}, 2, 1}}), bookParams(), &record);
    QCOMPARE(record.tagged[0].intersection, 1 + std::sqrt(9 - 0.25));
    QVERIFY(record.lateral.y < 0);
    QVERIFY(record.braking.x > 0); // the book's formula: forward, out of the obstacle
}

void AvoidTest::sensesSidesAndArenas()
{
    AvoidRecord record;
    Surroundings around;
    // A wall across, 0.4 thick: touched at x = 4 - 0.2 - 1, on the agent's axis.
    around.sides.push_back({{4, -3}, {4, 3}, 0.2, 5});
    Point force = avoidObstacles(walker(), around, bookParams(), &record);
    QVERIFY(isNear({record.tagged[0].local}, {4, 0}));
    QVERIFY(std::abs(record.tagged[0].intersection - 2.8) < 1e-12);
    QVERIFY(isNear(force, {(0.2 - 4) * 0.6, -1.2 * (1.5 + 5.0 / 9)}));
    // The wall's end, beside the agent's course.
    around.sides[0] = {{4, 0.5}, {4, 3}, 0.2, 5};
    force = avoidObstacles(walker(), around, bookParams(), &record);
    QVERIFY(isNear(record.tagged[0].local, {4, 0.5}));
    QVERIFY(force.y < 0);
    // Inside an arena of radius 6 whose centre is to the left: the rim's normal points left.
    around.sides.clear();
    around.discs = {{{0, 3}, 6, 9, true}};
    force = avoidObstacles(walker(), around, bookParams(), &record);
    QVERIFY(std::abs(record.tagged[0].intersection - 4) < 1e-12); // 3-4-5
    QVERIFY(isNear(record.tagged[0].local, Point{0, 3} + 6 * Point{0.8, -0.6}));
    QVERIFY(force.x < 0 && force.y > 0);
}

void AvoidTest::meetsSidesWhereSteppingDoes()
{
    SplitMix random(1);
    int met = 0;
    for (int i = 0; i < 400; ++i) {
        const auto point = [&] { return Point{random.between(-2, 9), random.between(-4, 4)}; };
        const Side side{point(), point(), random.between(0, 0.5), 1};
        Surroundings around;
        around.sides.push_back(side);
        AvoidRecord record;
        AvoidParams params = bookParams();
        params.minLength = 50;
        avoidObstacles(walker(), around, params, &record);
        QCOMPARE(record.tagged.size(), std::size_t{1});
        const double expected = entryByStepping(side, side.halfWidth + 1);
        if (!record.tagged[0].isCandidate)
            continue; // not met, or met behind
        ++met;
        QVERIFY(std::abs(record.tagged[0].intersection - expected) < 2e-3);
    }
    QVERIFY(met > 100);
}

// The purpose of the behaviour: past a circle on the agent's course, without touching it.
void AvoidTest::goesRoundACircle()
{
    for (const double y : {-1.2, -0.4, 0.0, 0.3, 1.0}) {
        Agent agent{.position = {0, 0}, .velocity = {3, 0}, .radius = 0.3};
        const Surroundings around = discs({{{8, y}, 1.5, 1}});
        double nearest = INFINITY;
        for (int i = 0; i < 400 && agent.position.x < 16; ++i) {
            const WeightedForce forces[] = {
                {avoidObstacles(agent, around, AvoidParams::of(agent)), 1},
                {seek(agent, {20, 0}, SeekParams::of(agent)), 1}};
            agent = moved(agent, prioritised(forces, agent.maxForce), 0.02);
            nearest = std::min(nearest, lengthOf(agent.position - Point{8, y}) - 1.5);
        }
        QVERIFY(agent.position.x >= 16);
        QVERIFY2(nearest > 0.25, qPrintable(QString("%1 at %2").arg(nearest).arg(y)));
    }
}

QTEST_GUILESS_MAIN(AvoidTest)
#include "avoidtest.moc"
