#include "libsteer/behaviours/blend.h"
#include "libsteer/behaviours/flock.h"
#include "libsteer/behaviours/rayfan.h"
#include "libsteer/behaviours/singleray.h"
#include "tests/support/crowds/steeringworld.h"
#include "tests/support/geometry/splitmix.h"

#include <QTest>

using namespace thicket;
using namespace thicket::steer;
using namespace thicket::test;

namespace {

constexpr double step = 0.05;

/// The first of the trap's agents gives the default parameters of all of them.
RayFanParams fanFor(const Trap& trap)
{
    RayFanParams params = RayFanParams::of(agentsIn(trap, 1).front());
    params.stopRange = 1;
    return params;
}

/// The fan without its additions and with the tutorials' range.
RayFanParams plainFanFor(const Trap& trap)
{
    RayFanParams params = fanFor(trap);
    params.range = 10;
    params.seesTarget = false;
    params.followsWalls = false;
    return params;
}

/// Steers one agent, independently of the others.
using Choice = std::function<Point(const Agent&, const nav::ObstacleField&)>;

TrapRun run(const Trap& trap, std::vector<Agent> agents, const Choice& choose, double maxSeconds)
{
    const auto field = nav::ObstacleField::build(trap.obstacles, 0.3).value();
    const auto steering = [&](std::size_t i, const std::vector<Agent>& all) {
        const Agent& agent = all[i];
        const Point force = choose(agent, field);
        if (all.size() == 1)
            return force;
        static std::vector<Neighbour> others;
        others.clear();
        for (const Agent& other : all)
            others.push_back(neighbourOf(other));
        const WeightedForce forces[] = {{separation(agent, others, SeparationParams::of(agent)), 1},
                                        {force, 1}};
        return prioritised(forces, agent.maxForce);
    };
    return runTrap(trap, field, std::move(agents), steering, step, maxSeconds);
}

TrapRun runFan(const Trap& trap, const std::vector<Agent>& agents, const RayFanParams& params,
               double maxSeconds)
{
    const RayFan fan(params);
    std::vector<RayFanState> states(agents.size());
    return run(
        trap, agents,
        [&](const Agent& agent, const nav::ObstacleField& field) {
            const RayFanStep next = rayFan(agent, trap.goal, field, fan, states[agent.id], step);
            states[agent.id] = next.state;
            return next.force;
        },
        maxSeconds);
}

TrapRun runRay(const Trap& trap, const std::vector<Agent>& agents, double maxSeconds)
{
    return run(
        trap, agents,
        [&](const Agent& agent, const nav::ObstacleField& field) {
            return singleRay(agent, trap.goal, field, SingleRayParams::of(agent));
        },
        maxSeconds);
}

void report(const char* what, const Trap& trap, std::size_t count, const TrapRun& run)
{
    qInfo("%s, %s: %d of %zu arrived, the last after %.1f s, %.2f reversals per 1000 steps", what,
          trap.name.c_str(), run.arrived, count, run.lastArrival, run.reversalsPer1000());
}

} // namespace

/// Which traps local steering leaves, with one agent and with a hundred. With the ray fan, all of
/// them. What the plain fan and the single ray achieve is stated for comparison.
class TrapsTest : public QObject {
    Q_OBJECT

private slots:
    void oneLeavesWithTheFan();
    void oneLeavesFromAnywhereWithTheFan();
    void aHundredLeaveWithTheFan();
    void thePlainFanLeavesWhatTheSingleRayDoesNot();
    void thePlainFanNeedsTheRange();
    void leavesADeepPocket();
};

void TrapsTest::oneLeavesWithTheFan()
{
    for (const Trap& trap : traps()) {
        const auto agents = agentsIn(trap, 1);
        const TrapRun fan = runFan(trap, agents, fanFor(trap), 60);
        report("ray fan", trap, 1, fan);
        QCOMPARE(fan.arrived, 1);
        QVERIFY(fan.deepest < 1e-6);
        QVERIFY(fan.reversalsPer1000() <= 2);
    }
}

void TrapsTest::oneLeavesFromAnywhereWithTheFan()
{
    SplitMix random(1);
    for (const Trap& trap : traps())
        for (int i = 0; i < 40; ++i) {
            auto agents = agentsIn(trap, 1);
            agents[0].position = {random.between(-26, 0), random.between(-9, 9)};
            agents[0].heading = directionOf(random.between(-3, 3));
            const TrapRun fan = runFan(trap, agents, fanFor(trap), 150);
            const Point from = agents[0].position;
            QVERIFY2(fan.arrived == 1,
                     qPrintable(
                         QString("%1 from %2, %3").arg(trap.name.c_str()).arg(from.x).arg(from.y)));
        }
}

void TrapsTest::aHundredLeaveWithTheFan()
{
    SplitMix random(2);
    for (const double jitter : {0.0, 0.2, 0.2})
        for (const Trap& trap : traps()) {
            auto agents = agentsIn(trap, 100);
            for (Agent& agent : agents)
                agent.position = agent.position + Point{random.between(-jitter, jitter),
                                                        random.between(-jitter, jitter)};
            const TrapRun fan = runFan(trap, agents, fanFor(trap), 240);
            report("ray fan", trap, 100, fan);
            QCOMPARE(fan.arrived, 100);
            QVERIFY(fan.deepest < 1e-6);
            QVERIFY(fan.reversalsPer1000() <= 3);
        }
}

void TrapsTest::thePlainFanLeavesWhatTheSingleRayDoesNot()
{
    for (const Trap& trap : traps()) {
        const auto agents = agentsIn(trap, 1);
        const TrapRun plain = runFan(trap, agents, plainFanFor(trap), 60);
        const TrapRun ray = runRay(trap, agents, 240);
        report("plain fan", trap, 1, plain);
        report("single ray", trap, 1, ray);
        if (trap.name == "T" || trap.name == "L") {
            QCOMPARE(plain.arrived, 1);
            QCOMPARE(ray.arrived, 0);
        }
        const auto crowd = agentsIn(trap, 100);
        report("plain fan", trap, 100, runFan(trap, crowd, plainFanFor(trap), 240));
        report("single ray", trap, 100, runRay(trap, crowd, 240));
    }
}

// The purpose of the additions: with the default range the plain fan does not find out of the U.
void TrapsTest::thePlainFanNeedsTheRange()
{
    const Trap trap = traps().front();
    RayFanParams params = plainFanFor(trap);
    params.range = 6;
    QCOMPARE(runFan(trap, agentsIn(trap, 1), params, 240).arrived, 0);
}

// Twice as deep as wide, with the opening towards the agent.
void TrapsTest::leavesADeepPocket()
{
    Trap trap = traps().front();
    trap.obstacles = {{1, nav::Wall{{{-15, 5}, {5, 5}, {5, -5}, {-15, -5}}, 0.2, false}}};
    const auto agents = agentsIn(trap, 1);
    const TrapRun fan = runFan(trap, agents, fanFor(trap), 120);
    report("ray fan, 20 deep", trap, 1, fan);
    QCOMPARE(fan.arrived, 1);
    report("plain fan, 20 deep", trap, 1, runFan(trap, agents, plainFanFor(trap), 240));
}

QTEST_GUILESS_MAIN(TrapsTest)
#include "trapstest.moc"
