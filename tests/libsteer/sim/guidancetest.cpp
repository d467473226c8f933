#include "libsteer/sim/guidance.h"
#include "tests/support/forest.h"
#include "tests/support/splitmix.h"
#include "tests/support/steeringworld.h"

#include <QTest>

using namespace thicket;
using namespace thicket::steer;
using namespace thicket::test;

namespace {

constexpr double denominator = 0x1p16;
constexpr double skin = 4 / denominator;
constexpr double step = 0.05;

CrowdGroup groupOf(BehaviourKind kind, Point goal, double goalRadius)
{
    CrowdGroup group;
    group.goal = goal;
    group.goalRadius = goalRadius;
    group.stack = {{kind, 1}};
    return group;
}

Point onLattice(Point p)
{
    return {std::rint(p.x * denominator) / denominator, std::rint(p.y * denominator) / denominator};
}

/// Points with a mass that go where they are told and do not see each other.
struct Walkers {
    std::vector<nav::Obstacle> obstacles;
    std::vector<CrowdGroup> groups;
    std::vector<Agent> agents;
    std::vector<bool> arrived;
    std::vector<Aim> aims;
    std::size_t plans = 0;
    Ground ground;
    Guidance guidance;

    Walkers(std::vector<nav::Obstacle> all, const CrowdGroup& group, std::vector<Agent> walking)
        : obstacles(std::move(all)), groups{group}, agents(std::move(walking)),
          arrived(agents.size()), aims(agents.size()), ground(Ground::of(obstacles, 2).value()),
          guidance(obstacles, ground, groups, 0)
    {
        for (std::size_t i = 0; i < agents.size(); ++i) {
            agents[i].position = onLattice(agents[i].position);
            guidance.begin(i, agents[i], 0);
        }
    }

    void advance(unsigned threads = 1)
    {
        std::vector<std::size_t> planned;
        guidance.refresh(agents, threads, planned);
        plans += planned.size();
        for (std::size_t i = 0; i < agents.size(); ++i) {
            if (arrived[i])
                continue;
            Agent& agent = agents[i];
            aims[i] = guidance.aim(i, agent);
            const Point change = aims[i].speed * aims[i].direction - agent.velocity;
            agent.velocity = agent.velocity + truncated(change, step * agent.maxForce);
            const Move move =
                ground.move(agent.position, step * agent.velocity, agent.radius, skin, denominator);
            agent.velocity = (1 / step) * (move.to - agent.position);
            agent.position = move.to;
            arrived[i] = lengthOf(agent.position - *groups[0].goal) <= groups[0].goalRadius;
        }
    }
    int arrivals() const { return int(std::count(arrived.begin(), arrived.end(), true)); }
    /// Seconds until all have arrived, or the limit.
    double run(double most)
    {
        double time = 0;
        for (; time < most && arrivals() < int(agents.size()); time += step)
            advance();
        return time;
    }
};

} // namespace

class GuidanceTest : public QObject {
    Q_OBJECT

private slots:
    void leadsOutOfEveryTrap();
};

void GuidanceTest::leadsOutOfEveryTrap()
{
    for (const Trap& trap : traps())
        for (const BehaviourKind kind : {BehaviourKind::followPath, BehaviourKind::followFlow}) {
            Walkers walkers(trap.obstacles, groupOf(kind, trap.goal, trap.goalRadius),
                            agentsIn(trap, 100));
            const double time = walkers.run(60);
            qInfo("%s, %s: %d after %.1f s, %zu plans", trap.name.c_str(), name(kind),
                  walkers.arrivals(), time, walkers.plans);
            QCOMPARE(walkers.arrivals(), 100);
        }
}

QTEST_GUILESS_MAIN(GuidanceTest)
#include "guidancetest.moc"
