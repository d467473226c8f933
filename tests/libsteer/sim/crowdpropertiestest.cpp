#include "tests/support/crowds/crowdrun.h"

#include <QTest>

#include <cmath>
#include <map>

using namespace thicket;
using namespace thicket::steer;
using namespace thicket::test;

namespace {

CrowdVerdict verdictOf(const CrowdTrial& trial, double step = 0.05)
{
    RunOptions options;
    options.params.step = step;
    const CrowdVerdict v = judged(trial, options).value();
    qInfo("%s, step %g: %zu of %zu arrived, t50 %.2f, t95 %.2f", trial.name.c_str(), step,
          v.arrived, v.agents, v.t50, v.t95);
    return v;
}

bool isNear(double a, double b, double share) { return std::abs(a - b) <= share * std::abs(b); }

CrowdTrial mirrored(CrowdTrial trial)
{
    const auto mirror = [](Point p) { return Point{p.x, -p.y}; };
    for (nav::Obstacle& obstacle : trial.scenario.obstacles) {
        auto& circle = std::get<nav::Circle>(obstacle.shape);
        circle.center = mirror(circle.center);
    }
    for (CrowdGroup& group : trial.scenario.groups)
        group.goal = mirror(*group.goal);
    for (CrowdAgent& agent : trial.scenario.agents)
        agent.position = mirror(agent.position);
    return trial;
}

/// The deepest overlap of agents along the straight moves of a step; map units, at least 0.
double deepestOverlapBetween(const std::vector<AgentView>& before, const Crowd& crowd)
{
    struct Mover {
        Point from, displacement;
        double radius;
    };
    std::vector<Mover> movers;
    auto then = before.begin();
    for (const AgentView& view : crowd.agents()) {
        while (then->id != view.id)
            ++then;
        movers.push_back({then->position, view.position - then->position, view.radius});
    }
    double deepest = 0;
    for (std::size_t i = 0; i < movers.size(); ++i)
        for (std::size_t j = i + 1; j < movers.size(); ++j) {
            const Point apart = movers[j].from - movers[i].from;
            const Point closing = movers[i].displacement - movers[j].displacement;
            const double square = std::max(dot(closing, closing), 1e-12);
            const double when = std::clamp(dot(apart, closing) / square, 0.0, 1.0);
            deepest = std::max(deepest, movers[i].radius + movers[j].radius -
                                            length(apart - when * closing));
        }
    return deepest;
}

} // namespace

class CrowdPropertiesTest : public QObject {
    Q_OBJECT

private slots:
    void arrivalsHardlyDependOnTheStep();
    void arrivalsDoNotDependOnThePlace();
    void loneAgentsMirrorTheirPaths();
    void crowdsFareAlikeInTheMirror();
    void gatesLetEverybodyThrough_data();
    void gatesLetEverybodyThrough();
    void nobodyPassesThroughOthers_data();
    void nobodyPassesThroughOthers();
};

void CrowdPropertiesTest::arrivalsHardlyDependOnTheStep()
{
    for (const CrowdStyle& style :
         {CrowdStyle{.navigation = Navigation::path}, CrowdStyle{.navigation = Navigation::flow},
          CrowdStyle{.navigation = Navigation::path, .orca = true}}) {
        const CrowdTrial trial = circleField(300, 150, 3, style);
        const CrowdVerdict whole = verdictOf(trial);
        const CrowdVerdict half = verdictOf(trial, 0.025);
        QCOMPARE(half.arrived, whole.arrived);
        QVERIFY(isNear(half.t50, whole.t50, 0.02));
        QVERIFY(isNear(half.t95, whole.t95, 0.05));
    }
}

void CrowdPropertiesTest::arrivalsDoNotDependOnThePlace()
{
    for (const CrowdStyle& style :
         {CrowdStyle{.navigation = Navigation::path}, CrowdStyle{.navigation = Navigation::flow},
          CrowdStyle{.navigation = Navigation::straight, .orca = true}}) {
        const CrowdTrial trial = circleField(150, 80, 4, style);
        const CrowdVerdict here = verdictOf(trial);
        const CrowdVerdict there = verdictOf(translated(trial, {1e6, -1e6}));
        QCOMPARE(there.arrived, here.arrived);
        QVERIFY(isNear(there.t50, here.t50, 0.01));
        QVERIFY(isNear(there.t95, here.t95, 0.03));
        QVERIFY(there.inside == 0 && there.tunnelled == 0);
    }
}

void CrowdPropertiesTest::loneAgentsMirrorTheirPaths()
{
    for (std::uint64_t seed = 1; seed <= 10; ++seed) {
        const CrowdTrial trial = circleField(1, 40, seed, {.navigation = Navigation::path});
        auto one = Crowd::of(trial.scenario).value();
        auto other = Crowd::of(mirrored(trial).scenario).value();
        int steps = 0;
        for (; one.size() == 1 && other.size() == 1 && steps < 2000; ++steps) {
            const Point a = one.agents()[0].position;
            const Point b = other.agents()[0].position;
            QVERIFY2(distance(a, Point{b.x, -b.y}) < 1e-3, qPrintable(QString::number(steps)));
            one.step();
            other.step();
        }
        QVERIFY(steps > 100 && steps < 2000);
        QCOMPARE(one.size(), other.size());
    }
}

void CrowdPropertiesTest::crowdsFareAlikeInTheMirror()
{
    // Agents keep to the right, so paths differ in the mirror, but not their success.
    const CrowdTrial trial = circleField(150, 80, 5, {.navigation = Navigation::path});
    const CrowdVerdict one = verdictOf(trial);
    const CrowdVerdict other = verdictOf(mirrored(trial));
    QCOMPARE(other.arrived, one.arrived);
    QVERIFY(isNear(other.t50, one.t50, 0.03));
}

// Little wider than an agent: two agents side by side cannot pass, and with half the avoidance each
// they would wait there for ever.
void CrowdPropertiesTest::gatesLetEverybodyThrough_data()
{
    QTest::addColumn<Navigation>("navigation");
    QTest::newRow("path") << Navigation::path;
    QTest::newRow("flow") << Navigation::flow;
}

void CrowdPropertiesTest::gatesLetEverybodyThrough()
{
    QFETCH(const Navigation, navigation);
    std::vector<Point> starts;
    for (int i = 0; i < 60; ++i)
        starts.push_back({0.5 * (i % 10) - 2.25, 0.5 + 0.5 * (i / 10)});
    LineCrossings seen(-0.5, 0.25);
    RunOptions options;
    options.watch = [&](const Crowd& crowd) { seen.see(crowd); };
    const CrowdVerdict v =
        judged(bottleneck(starts, {.navigation = navigation, .orca = true}), options).value();
    QCOMPARE(v.arrived, v.agents);
    QVERIFY2(flowOf(seen.times()) > 0.8, qPrintable(QString::number(flowOf(seen.times()))));
}

// A step is five radii long, and obstacles deflect moves after others have made room.
void CrowdPropertiesTest::nobodyPassesThroughOthers_data()
{
    QTest::addColumn<bool>("orca");
    QTest::newRow("avoidance") << false;
    QTest::newRow("ORCA") << true;
}

void CrowdPropertiesTest::nobodyPassesThroughOthers()
{
    QFETCH(const bool, orca);
    const CrowdStyle style{.navigation = Navigation::straight, .orca = orca};
    Crowd crowd = Crowd::of(atThirty(circleField(200, 100, 2, style)).scenario).value();
    for (int i = 0; i < 200 && crowd.size() > 0; ++i) {
        const std::vector<AgentView> before(crowd.agents().begin(), crowd.agents().end());
        crowd.step();
        const double deepest = deepestOverlapBetween(before, crowd);
        QVERIFY2(deepest < 0.001, qPrintable(QString("%1: %2 m").arg(i).arg(deepest)));
    }
    QVERIFY(crowd.size() < 100);
}

QTEST_APPLESS_MAIN(CrowdPropertiesTest)
#include "crowdpropertiestest.moc"
