#include "tests/support/crowds/extremecrowds.h"

#include <QTest>

#include <cmath>

using namespace thicket;
using namespace thicket::steer;
using namespace thicket::test;

namespace {

constexpr nav::Point utm{513000.25, 5283000.5};

Crowd made(const Scenario& scenario, const CrowdParams& params = {})
{
    Result<Crowd> crowd = Crowd::of(scenario, params);
    if (!crowd)
        qFatal("%s", crowd.error().text().c_str());
    return std::move(*crowd);
}

} // namespace

/// What crowds promise for any parameters of their groups.
class CrowdExtremesTest : public QObject {
    Q_OBJECT

private slots:
    void separateAgentsNeverOverlap_data();
    void separateAgentsNeverOverlap();
    void farReachesBlurNoPlaces_data();
    void farReachesBlurNoPlaces();
};

void CrowdExtremesTest::separateAgentsNeverOverlap_data()
{
    QTest::addColumn<double>("step");
    QTest::addColumn<bool>("isFar");
    QTest::addColumn<bool>("hasObstacles");
    QTest::addColumn<int>("agents");
    QTest::newRow("small map") << 0.05 << false << false << 40;
    QTest::newRow("far out") << 0.05 << true << false << 40;
    QTest::newRow("obstacles") << 0.05 << false << true << 40;
    QTest::newRow("obstacles far out") << 0.05 << true << true << 40;
    QTest::newRow("long steps") << 1.0 << false << false << 40;
    QTest::newRow("many") << 0.05 << false << false << 300;
}

void CrowdExtremesTest::separateAgentsNeverOverlap()
{
    QFETCH(const double, step);
    QFETCH(const bool, isFar);
    QFETCH(const bool, hasObstacles);
    QFETCH(const int, agents);
    SplitMix random(17);
    Extremes extremes;
    extremes.agents = agents;
    extremes.hasObstacles = hasObstacles;
    if (isFar)
        extremes.offset = utm;
    for (int trial = 0; trial < 2400 / agents; ++trial) {
        Crowd crowd = made(extremeCrowd(random, extremes), {.step = step});
        PairChecker checker(crowd);
        for (int i = 0; i < 80; ++i) {
            crowd.step();
            checker.see(crowd);
            QVERIFY2(checker.deepest() <= 4,
                     qPrintable(QString("trial %1: %2").arg(trial).arg(checker.where().c_str())));
        }
    }
}

// Two streams of walkers meet. A third group, far away, has a range of half the world.
void CrowdExtremesTest::farReachesBlurNoPlaces_data()
{
    QTest::addColumn<double>("maxSpeed");
    QTest::addColumn<double>("maxForce");
    QTest::newRow("fast") << 1e5 << 8.0;
    QTest::newRow("weak") << 1.3 << 1e-6;
    QTest::newRow("fast and weak") << 1e6 << 1e-6;
    QTest::newRow("fast and strong") << 1e6 << 1e6;
}

void CrowdExtremesTest::farReachesBlurNoPlaces()
{
    QFETCH(const double, maxSpeed);
    QFETCH(const double, maxForce);
    Scenario scenario;
    scenario.groups.resize(3);
    for (CrowdGroup& group : scenario.groups)
        group.stack = {{BehaviourKind::seek}};
    scenario.groups[0].goal = nav::Point{10, 0};
    scenario.groups[1].goal = nav::Point{-10, 0};
    scenario.groups[2].maxSpeed = maxSpeed;
    scenario.groups[2].maxForce = maxForce;
    scenario.groups[2].stack = {{BehaviourKind::avoidAgents}, {BehaviourKind::separation}};
    for (std::uint32_t i = 0; i < 20; ++i) {
        scenario.agents.push_back({i, 0, {-10, 1.5 * i}, {1, 0}, 0.3});
        scenario.agents.push_back({i + 20, 1, {10, 1.5 * i + 0.4}, {1, 0}, 0.3});
    }
    scenario.agents.push_back({40, 2, {500, 500}, {1, 0}, 0.3});
    Crowd crowd = made(scenario);
    PairChecker checker(crowd);
    for (int i = 0; i < 200; ++i) {
        crowd.step();
        checker.see(crowd);
    }
    QVERIFY2(checker.deepest() <= 4, checker.where().c_str());
}

QTEST_GUILESS_MAIN(CrowdExtremesTest)
#include "crowdextremestest.moc"
