#include "tests/support/crowds/crowdchecker.h"
#include "libnav/geometry/distance.h"
#include "tests/support/geometry/splitmix.h"

#include <QTest>

#include <cmath>
#include <functional>

using namespace thicket;
using namespace thicket::steer;
using namespace thicket::test;

namespace {

constexpr double step = 0.05;
constexpr CrowdParams params{.step = step, .denominator = 1 << 20};

/// One or two agents before a wall of 0.2 m, with a goal behind it.
CrowdTrial walled(std::vector<Point> starts)
{
    CrowdTrial trial{"walled", {}, 10};
    trial.scenario.obstacles = {{7, nav::Wall{{{0, -3}, {0, 3}}, 0.2, false}},
                                {8, nav::Circle{{-6, 0}, 1, false}}};
    trial.scenario.groups = {{.maxSpeed = 3,
                              .maxForce = 20,
                              .goal = Point{5, 0},
                              .goalRadius = 1,
                              .leavesAtGoal = true,
                              .stack = {}}};
    for (std::size_t i = 0; i < starts.size(); ++i)
        trial.scenario.agents.push_back(
            {.id = static_cast<std::uint32_t>(i), .position = starts[i], .radius = 0.3});
    return trial;
}

/// Moves agents directly and has every step judged.
class Puppets {
public:
    explicit Puppets(const CrowdTrial& trial) : m_checker(trial, params)
    {
        for (const CrowdAgent& agent : trial.scenario.agents)
            m_views.push_back({.id = agent.id,
                               .group = agent.group,
                               .position = agent.position,
                               .velocity = {0, 0},
                               .heading = {1, 0},
                               .radius = agent.radius});
        m_checker.see(m_views);
    }
    /// Moves one agent by `displacement`. The others stand.
    void move(std::size_t who, Point displacement)
    {
        for (AgentView& view : m_views)
            view.velocity = {0, 0};
        m_views[who].position = m_views[who].position + displacement;
        m_views[who].velocity = (1 / step) * displacement;
        m_checker.see(m_views);
    }
    void stand(int steps)
    {
        for (int i = 0; i < steps; ++i)
            move(0, {0, 0});
    }
    void takeAway(std::size_t who)
    {
        m_views.erase(m_views.begin() + static_cast<std::ptrdiff_t>(who));
        m_checker.see(m_views);
    }
    std::vector<AgentView>& views() { return m_views; }
    CrowdVerdict verdict() const { return m_checker.verdict(); }

private:
    CrowdChecker m_checker;
    std::vector<AgentView> m_views;
};

nav::Shape randomShape(SplitMix& random)
{
    std::vector<Point> points;
    const int corners = 3 + random.below(5);
    for (int i = 0; i < corners; ++i) // star-shaped about the origin, so simple
        points.push_back(random.between(0.5, 3) * directionOf(6.28 * i / corners));
    switch (random.below(4)) {
    case 0:
        return nav::Circle{points[0], random.between(0, 2), random.chance(0.3)};
    case 1:
        return nav::Wall{points, random.between(0, 0.4), random.chance(0.5)};
    default:
        return nav::Polygon{points, random.chance(0.3)};
    }
}

} // namespace

class CrowdCheckerTest : public QObject {
    Q_OBJECT

private slots:
    void findsNothingInGoodConduct();
    void findsWhoStandsInAnObstacle();
    void findsWhoPassesThroughAWall();
    void allowsToSlideRoundAnEnd();
    void countsOverlaps();
    void findsHaste();
    void findsReversalsAndHardTurns();
    void distinguishesArrivedFromLostAndStuck();
    void findsWrongViews();
    void measuresGapsAsBoostDoes();
    void findsTheNearestOfMany();
};

void CrowdCheckerTest::findsNothingInGoodConduct()
{
    Puppets puppets(walled({{-4, 0}}));
    double speed = 0;
    for (int i = 0; i < 20; ++i) {
        speed = std::min(3.0, speed + 20 * step);
        puppets.move(0, {speed * step, 0});
    }
    const CrowdVerdict verdict = puppets.verdict();
    QVERIFY2(verdict.firstFault.empty(), verdict.firstFault.c_str());
    QCOMPARE(verdict.agentSteps, 20u);
    QCOMPARE(verdict.samples, 2u);
    QCOMPARE(verdict.inside + verdict.tunnelled + verdict.overlapping + verdict.tooFast +
                 verdict.tooHard + verdict.reversals + verdict.wrongViews + verdict.lost,
             0u);
    QVERIFY(std::abs(verdict.fastest - 1) < 1e-9);
}

void CrowdCheckerTest::findsWhoStandsInAnObstacle()
{
    // The rim of the wall is at x = -0.1, so the centre may come to -0.4.
    Puppets good(walled({{-0.5, 0}}));
    good.move(0, {0.1, 0});
    QCOMPARE(good.verdict().inside, 0u);
    Puppets bad(walled({{-0.5, 0}}));
    bad.move(0, {0.1 + 1e-9, 0});
    QCOMPARE(bad.verdict().inside, 1u);
    QVERIFY(std::abs(bad.verdict().deepest - 1e-9) < 1e-13);
    QVERIFY(bad.verdict().firstFault.find("obstacle 7") != std::string::npos);
    // in the circle from the start on
    QCOMPARE(Puppets(walled({{-6, 0.5}})).verdict().inside, 1u);
}

void CrowdCheckerTest::findsWhoPassesThroughAWall()
{
    // clear before and after, by one long step
    Puppets puppets(walled({{-0.45, 0}}));
    puppets.move(0, {0.9, 0});
    QCOMPARE(puppets.verdict().inside, 0u);
    QCOMPARE(puppets.verdict().tunnelled, 1u);
    // through the circle, past its middle
    Puppets round(walled({{-6, 1.31}}));
    round.move(0, {0, -2.62});
    QCOMPARE(round.verdict().tunnelled, 1u);
}

void CrowdCheckerTest::allowsToSlideRoundAnEnd()
{
    // The straight move cuts the wall's end. A path around it is within the longest step.
    Puppets puppets(walled({{-0.1, 3.395}}));
    puppets.move(0, {0.2, 0});
    QCOMPARE(puppets.verdict().tunnelled, 0u);
    QCOMPARE(puppets.verdict().inside, 0u);
}

void CrowdCheckerTest::countsOverlaps()
{
    Puppets puppets(walled({{-4, 0}, {-4, 0.5}, {-3, 2}, {-3, 2.5975}}));
    puppets.stand(20); // two samples
    const CrowdVerdict verdict = puppets.verdict();
    QCOMPARE(verdict.samples, 8u);
    QCOMPARE(verdict.overlapping, 4u); // the first two; the others are 2.5 mm deep
    QVERIFY(std::abs(verdict.deepestOverlap - 0.1) < 1e-12);
    QCOMPARE(verdict.overlapPer1000(), 500.0);
}

void CrowdCheckerTest::findsHaste()
{
    Puppets puppets(walled({{-4, 0}}));
    puppets.move(0, {3.01 * step, 0});
    QCOMPARE(puppets.verdict().tooFast, 1u);
    QVERIFY(std::abs(puppets.verdict().fastest - 3.01 / 3) < 1e-9);
}

void CrowdCheckerTest::findsReversalsAndHardTurns()
{
    Puppets puppets(walled({{-4, 0}}));
    puppets.move(0, {0.05, 0}); // 1 m/s in a step: maxForce
    QCOMPARE(puppets.verdict().tooHard, 0u);
    puppets.move(0, {-0.05, 0});
    QCOMPARE(puppets.verdict().tooHard, 1u);
    QCOMPARE(puppets.verdict().reversals, 1u);
    QVERIFY(std::abs(puppets.verdict().hardest - 2) < 1e-9);
    puppets.move(0, {0, -0.01}); // at most by a right angle
    QCOMPARE(puppets.verdict().reversals, 1u);
}

void CrowdCheckerTest::distinguishesArrivedFromLostAndStuck()
{
    Puppets puppets(walled({{3.9, 0}, {-4, 0}, {-3, 2}, {3.7, 2}}));
    puppets.move(0, {0.15, 0}); // into the disc of radius 1 round {5, 0}
    puppets.takeAway(0);
    puppets.stand(10);
    puppets.takeAway(1); // far from its goal
    puppets.stand(400);
    const CrowdVerdict verdict = puppets.verdict();
    QCOMPARE(verdict.arrived, 1u);
    QCOMPARE(verdict.lost, 1u);
    QCOMPARE(verdict.stuck, 2u);
    QVERIFY(std::isinf(verdict.t50));
    QVERIFY(verdict.firstFault.find("agent 2") != std::string::npos);
    // 11 of 20 arrive at once: half of all, but not 95 %
    CrowdTrial trial = walled(std::vector<Point>(20, {-4, 0}));
    Puppets crowd(trial);
    for (int i = 0; i < 11; ++i)
        crowd.views()[static_cast<std::size_t>(i)].position = {5, 0};
    crowd.stand(1);
    QCOMPARE(crowd.verdict().t50, step);
    QVERIFY(std::isinf(crowd.verdict().t95));
}

void CrowdCheckerTest::findsWrongViews()
{
    const auto wrongAfter = [](const std::function<void(std::vector<AgentView>&)>& spoil) {
        Puppets puppets(walled({{-4, 0}, {-4, 2}}));
        spoil(puppets.views());
        puppets.stand(1);
        return puppets.verdict().wrongViews;
    };
    QCOMPARE(wrongAfter([](auto&) {}), 0u);
    QVERIFY(wrongAfter([](auto& views) { views[1].position.x = std::nan(""); }) > 0);
    QVERIFY(wrongAfter([](auto& views) { views[1].heading = {0.5, 0}; }) > 0);
    QVERIFY(wrongAfter([](auto& views) { views[1].position.x += 0.1; }) > 0); // its velocity is 0
    QVERIFY(wrongAfter([](auto& views) { std::swap(views[0], views[1]); }) > 0);
    QVERIFY(wrongAfter([](auto& views) { views[1].id = 9; }) > 0);
    QVERIFY(wrongAfter([](auto& views) { views[1].radius = 0.2; }) > 0);
}

void CrowdCheckerTest::measuresGapsAsBoostDoes()
{
    SplitMix random(1);
    for (int i = 0; i < 20000; ++i) {
        const nav::Shape shape = randomShape(random);
        const Point p{random.between(-4, 4), random.between(-4, 4)};
        const double expected = nav::signedDistance(p, shape);
        const double gap = bareGap(p, shape);
        // In the overlapping parts of a thick wall Boost does not count the rims inside.
        if (std::holds_alternative<nav::Wall>(shape) && expected < 0)
            QVERIFY(gap < 0);
        else
            QVERIFY2(std::abs(gap - expected) < 1e-9, qPrintable(QString::number(i)));
        // the smallest gap of a segment is at most that of many points of it
        const Point q{random.between(-4, 4), random.between(-4, 4)};
        const double swept = bareGap(p, q, shape);
        double least = INFINITY;
        for (int k = 0; k <= 32; ++k)
            least = std::min(least, bareGap(p + (k / 32.0) * (q - p), shape));
        if (least >= 0)
            QVERIFY(swept <= least + 1e-12 && swept >= least - distance(p, q) / 64 - 1e-12);
        else
            QVERIFY(swept <= 0);
    }
}

void CrowdCheckerTest::findsTheNearestOfMany()
{
    SplitMix random(2);
    std::vector<nav::Obstacle> obstacles;
    for (int i = 0; i < 200; ++i) {
        const Point center{random.between(-40, 40), random.between(-40, 40)};
        obstacles.push_back({i, nav::Circle{center, random.between(0, 3), false}});
    }
    const double reach = 2;
    const BareObstacles bare(obstacles, reach);
    for (int i = 0; i < 5000; ++i) {
        const Point p{random.between(-45, 45), random.between(-45, 45)};
        const Point q = p + random.between(0, reach) * directionOf(random.between(0, 6.28));
        double expected = reach;
        for (const nav::Obstacle& obstacle : obstacles)
            expected = std::min(expected, bareGap(p, q, obstacle.shape));
        QCOMPARE(bare.along(p, q).gap, expected);
    }
}

QTEST_APPLESS_MAIN(CrowdCheckerTest)
#include "crowdcheckertest.moc"
