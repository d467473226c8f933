#include "libsteer/lanes/kernelchoice.h"
#include "libsteer/sim/crowd.h"
#include "tests/support/geometry/splitmix.h"

#include <QTest>

#include <algorithm>
#include <cmath>

using namespace thicket;
using namespace thicket::steer;
using test::SplitMix;

namespace {

constexpr BehaviourKind known[] = {
    BehaviourKind::seek,        BehaviourKind::arrive,     BehaviourKind::followFlow,
    BehaviourKind::followPath,  BehaviourKind::separation, BehaviourKind::alignment,
    BehaviourKind::avoidAgents, BehaviourKind::cohesion,   BehaviourKind::wander,
};

CrowdGroup randomGroup(SplitMix& random, bool hasGoal)
{
    CrowdGroup group;
    group.maxSpeed = random.between(0.5, 6);
    group.maxForce = random.between(1, 40);
    if (hasGoal)
        group.goal = Point{random.between(-20, 20), random.between(-20, 20)};
    const int parts = 1 + static_cast<int>(random.between(0, 5));
    for (int i = 0; i < parts; ++i) {
        const auto kind = static_cast<std::size_t>(random.between(0, std::size(known)));
        group.stack.push_back({known[kind], random.between(0, 1) < 0.2 ? 0 : random.between(0, 3)});
    }
    return group;
}

/// Groups mixed with each other: more stacks than fit into one batch, some without a goal, agents
/// on their goals and agents at the same point.
Scenario mixedCrowd(std::uint64_t seed)
{
    SplitMix random(seed);
    Scenario scenario;
    const int groups = 1 + static_cast<int>(seed % 7);
    for (int i = 0; i < groups; ++i)
        scenario.groups.push_back(randomGroup(random, i != 3));
    for (std::uint32_t id = 0; id < 150; ++id) {
        CrowdAgent agent;
        agent.id = 7 * id;
        agent.group = static_cast<std::uint32_t>(random.between(0, groups));
        agent.radius = random.between(0.1, 0.5);
        agent.position = {random.between(-15, 15), random.between(-15, 15)};
        if (id % 20 == 1)
            agent.position = scenario.agents.back().position;
        if (id % 30 == 2 && scenario.groups[agent.group].goal)
            agent.position = *scenario.groups[agent.group].goal;
        scenario.agents.push_back(agent);
    }
    return scenario;
}

Crowd made(const Scenario& scenario)
{
    Result<Crowd> crowd = Crowd::of(scenario);
    if (!crowd)
        qFatal("%s", crowd.error().text().c_str());
    return std::move(*crowd);
}

} // namespace

/// Agents decide together, in lanes. A watched agent decides alone, by the behaviours' own
/// functions, which are the reference.
class ForceBatchTest : public QObject {
    Q_OBJECT

private slots:
    void togetherGivesTheBitsOfAlone();
};

void ForceBatchTest::togetherGivesTheBitsOfAlone()
{
    for (std::uint64_t seed = 1; seed <= 24; ++seed) {
        const Scenario scenario = mixedCrowd(seed);
        Crowd start = made(scenario);
        start.step(); // builds the flow fields, for all copies
        std::vector<std::uint32_t> everybody;
        for (const CrowdAgent& agent : scenario.agents)
            everybody.push_back(agent.id);
        for (const LaneLevel level : laneLevels()) {
            forceLaneLevel(level);
            Crowd together = start;
            Crowd alone = start;
            alone.watch(everybody);
            for (int step = 0; step < 20; ++step) {
                together.step();
                alone.step();
                QVERIFY2(together.hash() == alone.hash(),
                         qPrintable(QString("seed %1, level %2, step %3")
                                        .arg(seed)
                                        .arg(static_cast<int>(level))
                                        .arg(step)));
            }
            QCOMPARE(alone.records().size(), everybody.size());
            QVERIFY(together.records().empty());
        }
    }
    forceLaneLevel(laneLevels().back());
}

QTEST_APPLESS_MAIN(ForceBatchTest)
#include "forcebatchtest.moc"
