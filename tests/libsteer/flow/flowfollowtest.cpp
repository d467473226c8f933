#include "libsteer/behaviours/flowfollow.h"
#include "tests/support/geometry/randompart.h"

#include "tests/support/crowds/steppedcrowd.h"

#include <QTest>

#include <cmath>
#include <random>

using namespace thicket;
using namespace thicket::nav;
using namespace thicket::steer;
using namespace thicket::test;

namespace {

constexpr double agentRadius = 0.3;

Agent agentAt(Point position)
{
    return {.position = position, .radius = agentRadius, .maxSpeed = 3, .maxForce = 20};
}

Wall wall(std::vector<Point> points) { return {std::move(points), 0.4}; }

/// Obstacles between the agents on the left and the goal at (30, 0).
ObstacleField trap(const char* name)
{
    const std::string kind = name;
    std::vector<Obstacle> obstacles;
    const auto add = [&](Wall one) {
        obstacles.push_back({std::int64_t(obstacles.size()) + 1, std::move(one)});
    };
    if (kind == "U")
        add(wall({{0, -5}, {20, -5}, {20, 5}, {0, 5}}));
    if (kind == "L")
        add(wall({{0, -5}, {20, -5}, {20, 5}}));
    if (kind == "T") {
        add(wall({{10, -8}, {10, 8}}));
        add(wall({{4, 0}, {10, 0}}));
    }
    if (kind == "2 m wall")
        add(wall({{10, -1}, {10, 1}}));
    if (kind == "1.5 m doorway") {
        add(wall({{10, -30}, {10, 6.05}}));
        add(wall({{10, 7.95}, {10, 30}})); // with the walls' round ends 1.5 is left
    }
    return *ObstacleField::build(obstacles, agentRadius);
}

/// On a lattice, the first one in the middle of it.
std::vector<Agent> agentsInFront(int count)
{
    std::vector<Agent> agents;
    for (int i = 0; i < count; ++i)
        agents.push_back(agentAt({2 - 1.0 * (i / 10), count == 1 ? 0.3 : i % 10 * 0.9 - 4.1}));
    return agents;
}

FlowField flowTo(Point goal, const ObstacleField& field, FlowMethod method)
{
    const CellGrid grid = *CellGrid::over({{-20, -31}, {40, 31}}, 0.25);
    return FlowField(IntegrationField(CostField(grid, field), {goal}, {.method = method}));
}

} // namespace

class FlowFollowTest : public QObject {
    Q_OBJECT

private slots:
    void leavesTraps_data()
    {
        QTest::addColumn<int>("agents");
        QTest::addColumn<QString>("kind");
        for (const int agents : {1, 100})
            for (const char* kind : {"U", "L", "T", "2 m wall", "1.5 m doorway"})
                QTest::addRow("%s, %d", kind, agents) << agents << kind;
    }
    void leavesTraps()
    {
        QFETCH(int, agents);
        QFETCH(QString, kind);
        for (const FlowMethod method :
             {FlowMethod::breadthFirst, FlowMethod::dijkstra, FlowMethod::eikonal}) {
            CrowdScene scene{.field = trap(qPrintable(kind)),
                             .agents = agentsInFront(agents),
                             .goal = {30, 0},
                             .goalRadius = 2};
            const FlowField flow = flowTo(scene.goal, scene.field, method);
            const CrowdOutcome outcome =
                stepCrowd(scene, [&](const Agent& agent) { return followFlow(agent, flow); });
            qInfo("%d arrived after %.1f s, %.1f reversals per 1000 steps", outcome.arrived,
                  outcome.seconds, outcome.reversalsPer1000);
            QCOMPARE(outcome.arrived, agents);
            QVERIFY(outcome.deepest < 1e-6);
        }
    }

    /// Heading straight for the goal is not enough there: the U holds all agents.
    void theTrapIsOne()
    {
        CrowdScene scene{.field = trap("U"), .agents = agentsInFront(1), .goal = {30, 0}};
        const FlowField flow =
            flowTo(scene.goal, *ObstacleField::build({}, 0), FlowMethod::eikonal);
        const CrowdOutcome outcome =
            stepCrowd(scene, [&](const Agent& agent) { return followFlow(agent, flow); });
        QCOMPARE(outcome.arrived, 0);
    }

    void restsAtTheGoal()
    {
        for (const char* kind : {"U", "2 m wall"}) {
            const ObstacleField field = trap(kind);
            const Point goal{28.1, 1.3};
            const FlowField flow = flowTo(goal, field, FlowMethod::eikonal);
            Agent agent = agentAt({2, 0.3});
            double fastest = 0;
            for (int i = 0; i < 80 * 60; ++i) {
                agent.velocity = agent.velocity + (1.0 / 60) * arriveByFlow(agent, flow);
                agent.position = agent.position + (1.0 / 60) * agent.velocity;
                fastest = std::max(fastest, length(agent.velocity));
                QVERIFY(field.clearance(agent.position) > -0.05);
            }
            QVERIFY(fastest > 2.9 && fastest <= agent.maxSpeed * 1.001);
            QVERIFY2(distance(agent.position, goal) < 0.02 && length(agent.velocity) < 0.05,
                     qPrintable(QString("%1, %2").arg(agent.position.x).arg(agent.position.y)));
        }
    }

    void comesBackIntoTheFlow()
    {
        const ObstacleField field = trap("2 m wall");
        const FlowField flow = flowTo({30, 0}, field, FlowMethod::eikonal);
        FlowFollowRecord record;
        const Agent beside = agentAt({9.55, 0}); // a free point of a blocked cell
        const Point force = followFlow(beside, flow, {}, &record);
        QVERIFY(record.isBeside && force.x < 0 && force == record.force);
        followFlow(agentAt({5, 0}), flow, {}, &record);
        QVERIFY(!record.isBeside && record.direction.x > 0.5 && record.travelCost > 25);
        const Agent outside = agentAt({500, 500});
        QCOMPARE(followFlow(outside, flow, {}, &record), (Point{0, 0}));
        QVERIFY(record.travelCost == INFINITY);
    }

    void neverAsksForMoreThanItMay()
    {
        std::mt19937_64 random(1);
        const ObstacleField field = trap("T");
        const FlowField flow = flowTo({30, 0}, field, FlowMethod::eikonal);
        for (int i = 0; i < 20000; ++i) {
            Agent agent = agentAt({80 * part(random) - 30, 80 * part(random) - 40});
            agent.velocity = {20 * part(random) - 10, i % 7 ? 0 : 1e9 * part(random)};
            if (i % 11 == 0)
                agent.position = {30, 0};
            for (const Point force : {followFlow(agent, flow), arriveByFlow(agent, flow),
                                      followFlow(agent, FlowField())})
                QVERIFY(length(force) <= agent.maxForce * (1 + 1e-12));
        }
    }

    /// Far from the origin the path is the same, up to rounding.
    void farFromTheOrigin()
    {
        const Point far{1e6, -1e6};
        const std::vector<Obstacle> here{{1, Circle{{0, 0}, 3}}};
        const std::vector<Obstacle> there{{1, Circle{far, 3}}};
        const auto flowAmong = [](const std::vector<Obstacle>& obstacles, Point origin) {
            const CellGrid grid =
                *CellGrid::over({origin - Point{10, 10}, origin + Point{10, 10}}, 0.25);
            return FlowField(
                IntegrationField(CostField(grid, *ObstacleField::build(obstacles, agentRadius)),
                                 {origin + Point{8, 0.3}}));
        };
        const FlowField a = flowAmong(here, {0, 0});
        const FlowField b = flowAmong(there, far);
        std::mt19937_64 random(2);
        for (int i = 0; i < 2000; ++i) {
            const Point p{20 * part(random) - 10, 20 * part(random) - 10};
            QVERIFY(distance(followFlow(agentAt(p), a), followFlow(agentAt(far + p), b)) < 1e-3);
        }
    }
};

QTEST_GUILESS_MAIN(FlowFollowTest)
#include "flowfollowtest.moc"
