#include "libnav/geometry/distance.h"
#include "libsteer/recording/recall.h"
#include "tests/support/crowds/movingscenes.h"

#include <QTest>

#include <algorithm>
#include <set>

using namespace thicket;
using namespace thicket::steer;
using test::agentAt;
using test::cart;
using test::crossedPlace;
using test::crowdOf;
using test::displaced;
using test::emptyScenario;
using test::motionTo;
using test::turnBy;

namespace {

using nav::Circle;
using nav::Course;
using nav::Motion;
using nav::Wall;

/// How deep an agent is in a moving obstacle; negative outside. By the distance to the shape alone.
double deepestIn(const Crowd& crowd, const Scenario& scenario)
{
    double deepest = -1e9;
    const auto now = crowd.movingNow();
    for (std::size_t i = 0; i < now.size(); ++i) {
        const nav::Shape shape = displaced(scenario.moving[i], now[i].displacement);
        for (const AgentView& agent : crowd.agents())
            deepest = std::max(deepest, agent.radius - nav::signedDistance(agent.position, shape));
    }
    return deepest;
}

/// How deep an agent was in the obstacle while it turned from one place to the other in the step;
/// agents move before it does.
double deepestOnTheWay(const Crowd& crowd, const MovingObstacle& one, nav::Displacement from,
                       nav::Displacement to)
{
    double deepest = -1e9;
    constexpr int pieces = 8;
    double by = to.turned - from.turned;
    if (one.motion.course == Course::round && std::abs(by) > 180)
        by -= std::copysign(360, by); // past where it is drawn
    // What turns back in between has been on both sides of neither place.
    for (int i = 1; i < pieces && one.motion.turn; ++i) {
        const nav::Shape shape = displaced(one, {{}, from.turned + by * i / pieces});
        for (const AgentView& agent : crowd.agents())
            deepest = std::max(deepest, agent.radius - nav::signedDistance(agent.position, shape));
    }
    return deepest;
}

} // namespace

class CrowdMovingTest : public QObject {
    Q_OBJECT

private slots:
    void obstaclesFollowTheirTracks();
    void theyWaitForAgents();
    void theyPassAgentsThatRestAgainstThem();
    void theyLeaveAgentsInsideAlone();
    void noAgentEndsUpInside();
    void agentsWaitForDoors_data();
    void agentsWaitForDoors();
    void turnsWaitForAgents();
    void turnsFollowTheirTimetable();
    void agentsTakeTheWayThatIsOpen();
    void agentsSeeWhereTheyAre();
};

void CrowdMovingTest::obstaclesFollowTheirTracks()
{
    Scenario scenario = emptyScenario();
    scenario.moving = {cart(), cart()};
    scenario.moving[1].obstacle.id = 51;
    scenario.moving[1].motion.start = 3;
    scenario.moving[1].motion.course = Course::round;
    Crowd crowd = crowdOf(scenario);
    for (int i = 0; i <= 700; ++i) {
        for (std::size_t k = 0; k < 2; ++k) {
            const Point there = nav::Timetable(scenario.moving[k].motion).at(crowd.time()).by;
            QVERIFY(lengthOf(crowd.movingNow()[k].displacement.by - there) < 1e-9);
            QVERIFY(!crowd.movingNow()[k].waits);
        }
        crowd.step();
    }
}

void CrowdMovingTest::theyWaitForAgents()
{
    Scenario scenario = emptyScenario();
    scenario.groups[0].goal.reset(); // the agent stays where it is
    scenario.agents = {agentAt(1, {0, 0.25})};
    scenario.moving = {cart()};
    Crowd crowd = crowdOf(scenario);
    for (int i = 0; i < 200; ++i)
        crowd.step();
    // It has stopped less than a step's way before the agent, whose place is as before.
    QVERIFY(crowd.movingNow()[0].waits);
    QCOMPARE(crowd.agents()[0].position, (Point{0, 0.25}));
    const double gap = -deepestIn(crowd, scenario);
    QVERIFY2(gap > 0 && gap < 0.11, qPrintable(QString::number(gap)));
    const Point before = crowd.movingNow()[0].displacement.by;
    QVERIFY(crowd.apply(RemoveAgent{1}));
    crowd.step();
    QVERIFY(!crowd.movingNow()[0].waits);
    const double made = crowd.movingNow()[0].displacement.by.x - before.x;
    QVERIFY(std::abs(made - 0.1) < 1e-9); // and goes on where it was
}

void CrowdMovingTest::theyPassAgentsThatRestAgainstThem()
{
    Scenario scenario = emptyScenario();
    scenario.groups[0].goal = Point{0, -20}; // straight down, against the sliding wall
    scenario.groups[0].stack = {{BehaviourKind::seek}};
    scenario.agents = {agentAt(1, {0, 2})};
    scenario.moving = {
        {{50, Wall{{{-10, 0}, {10, 0}}, 0.4, false}}, motionTo({{6, 0}}, 1, Course::toAndFro)}};
    Crowd crowd = crowdOf(scenario);
    int waits = 0;
    for (int i = 0; i < 400; ++i) {
        crowd.step();
        waits += crowd.movingNow()[0].waits ? 1 : 0;
        QVERIFY(deepestIn(crowd, scenario) <= 1e-9);
    }
    QVERIFY(crowd.agents()[0].position.y < 0.72); // it leans against the wall
    QCOMPARE(waits, 0);
}

void CrowdMovingTest::theyLeaveAgentsInsideAlone()
{
    Scenario scenario = emptyScenario();
    scenario.groups[0].goal.reset();
    scenario.agents = {agentAt(1, {0, 0})};
    scenario.moving = {cart()};
    Crowd crowd = crowdOf(scenario);
    QVERIFY(crowd.apply(ChangeObstacles{{{50, Circle{{0.2, 0}, 1}}}})); // put onto the agent
    QVERIFY(deepestIn(crowd, scenario) < 0); // by the scenario's place; so look at the wait
    crowd.step();
    QVERIFY(crowd.movingNow()[0].waits);
    for (int i = 0; i < 40; ++i)
        crowd.step();
    QVERIFY(!crowd.movingNow()[0].waits); // the agent has gone out by itself
    QVERIFY(crowd.agents()[0].state != AgentState::stuck);
}

void CrowdMovingTest::noAgentEndsUpInside()
{
    int waits = 0;
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
        const Scenario scenario = crossedPlace(seed);
        CrowdParams params;
        params.step = seed % 3 == 0 ? 0.2 : 0.05;
        params.flowCell = 0.5;
        Crowd crowd = crowdOf(scenario, params);
        std::vector<nav::Displacement> former(scenario.moving.size());
        for (int i = 0; i < 400; ++i) {
            crowd.step();
            const double deep = deepestIn(crowd, scenario);
            QVERIFY2(deep <= 1e-9,
                     qPrintable(QString("seed %1 step %2: %3 deep").arg(seed).arg(i).arg(deep)));
            const auto now = crowd.movingNow();
            for (std::size_t k = 0; k < now.size(); ++k) {
                waits += now[k].waits ? 1 : 0;
                QVERIFY(!now[k].waits || now[k].displacement == former[k]);
                QVERIFY(deepestOnTheWay(crowd, scenario.moving[k], former[k],
                                        now[k].displacement) <= 1e-6);
                former[k] = now[k].displacement;
            }
        }
    }
    QVERIFY2(waits > 200, qPrintable(QString::number(waits))); // or the scene shows nothing
}

/// A bar of length 4 turns over the place of an agent, which steps aside on request.
void CrowdMovingTest::turnsWaitForAgents()
{
    for (const double angle : {170.0, -170.0}) {
        Scenario scenario = emptyScenario();
        scenario.groups[0].goal.reset(); // the agent stays where it is
        scenario.agents = {agentAt(1, {0, angle > 0 ? 3.0 : -3.0})};
        scenario.moving = {
            {{50, Wall{{{0, 0}, {4, 0}}, 0.2, false}}, turnBy(angle, {}, 30, Course::once)}};
        Crowd crowd = crowdOf(scenario);
        for (int i = 0; i < 100; ++i)
            crowd.step();
        QVERIFY(crowd.movingNow()[0].waits);
        const double gap = -deepestIn(crowd, scenario);
        QVERIFY2(gap > 0 && gap < 0.11, qPrintable(QString::number(gap)));
        const double before = crowd.movingNow()[0].displacement.turned;
        QVERIFY(std::abs(before) > 60 && before * angle > 0);
        QVERIFY(crowd.apply(RemoveAgent{1}));
        crowd.step();
        QVERIFY(std::abs(std::abs(crowd.movingNow()[0].displacement.turned - before) - 1.5) < 1e-9);
        // An agent behind it does not hold it.
        QVERIFY(crowd.apply(AddAgent{agentAt(2, {3, 0})}));
        for (int i = 0; i < 100; ++i)
            crowd.step();
        QCOMPARE(crowd.movingNow()[0].displacement.turned, angle);
    }
}

void CrowdMovingTest::turnsFollowTheirTimetable()
{
    Scenario scenario = emptyScenario();
    const Wall bar{{{0, 0}, {4, 0}}, 0.2, false};
    scenario.moving = {{{50, bar}, turnBy(90, {}, 45)},
                       {{51, bar}, turnBy(-10, {2, 0}, 30, Course::round)}};
    scenario.moving[0].motion.pauseAtEnd = 1;
    Crowd crowd = crowdOf(scenario);
    for (int i = 0; i <= 700; ++i) {
        for (std::size_t k = 0; k < 2; ++k) {
            const nav::Displacement there =
                nav::Timetable(scenario.moving[k].motion).at(crowd.time());
            QVERIFY(std::abs(crowd.movingNow()[k].displacement.turned - there.turned) < 1e-9);
            QCOMPARE(crowd.movingNow()[k].displacement.by, (Point{0, 0}));
        }
        // Where the agents meet them.
        const double angle = crowd.movingNow()[1].displacement.turned * 3.14159265358979 / 180;
        const Point end = Point{2, 0} - 2 * Point{std::cos(angle), std::sin(angle)};
        const Point beyond = Point{2, 0} - 2.5 * Point{std::cos(angle), std::sin(angle)};
        if (i % 50 == 7) {
            QVERIFY(!crowd.apply(AddAgent{agentAt(9, end, 0.2)}));
            const bool isFree =
                nav::signedDistance(
                    beyond, displaced(scenario.moving[0], crowd.movingNow()[0].displacement)) > 0.3;
            if (isFree) {
                QVERIFY(crowd.apply(AddAgent{agentAt(9, beyond, 0.2)}));
                QVERIFY(crowd.apply(RemoveAgent{9}));
            }
        }
        crowd.step();
    }
}

/// A room with one door, which opens after five seconds: it slides, or turns on its hinge.
static Scenario doorScenario(bool turns)
{
    Scenario scenario = emptyScenario();
    scenario.agents = {agentAt(1, {-8, 1}), agentAt(2, {-7, -1})};
    scenario.obstacles = {
        {1, Wall{{{0, -1.2}, {0, -10}, {-20, -10}, {-20, 10}, {0, 10}, {0, 1.2}}, 0.2, false}}};
    Motion open = motionTo({{0, 2.6}}, 1, Course::once);
    open.start = 5;
    if (turns) {
        open = turnBy(-100, {}, 45, Course::once); // away from the agents
        open.start = 5;
    }
    scenario.moving = {{{9, Wall{{{0, -1.3}, {0, 1.3}}, 0.1, false}}, open}};
    return scenario;
}

void CrowdMovingTest::agentsWaitForDoors_data()
{
    QTest::addColumn<bool>("turns");
    QTest::newRow("slides") << false;
    QTest::newRow("turns") << true;
}

void CrowdMovingTest::agentsWaitForDoors()
{
    QFETCH(bool, turns);
    const Scenario scenario = doorScenario(turns);
    Crowd crowd = crowdOf(scenario);
    bool wasStuck = false;
    double arrived = 0;
    for (int i = 0; i < 600 && arrived == 0; ++i) {
        crowd.step();
        QVERIFY(deepestIn(crowd, scenario) <= 1e-9);
        for (const AgentView& agent : crowd.agents()) {
            wasStuck = wasStuck || agent.reason == StuckReason::noWay;
            QVERIFY(crowd.time() > 5 || agent.position.x < 0);
        }
        if (std::ranges::all_of(crowd.agents(), [](const AgentView& agent) {
                return agent.state == AgentState::arrived;
            }))
            arrived = crowd.time();
    }
    QVERIFY(wasStuck);
    QVERIFY2(arrived > 10 && arrived < 22, qPrintable(QString::number(arrived)));
}

void CrowdMovingTest::agentsTakeTheWayThatIsOpen()
{
    // Two doors of a wall take turns: one is open while the other is closed.
    Scenario scenario = emptyScenario();
    scenario.obstacles = {{1, Wall{{{0, -30}, {0, -7}}, 0.2, false}},
                          {2, Wall{{{0, -5}, {0, 5}}, 0.2, false}},
                          {3, Wall{{{0, 7}, {0, 30}}, 0.2, false}}};
    Motion closing = motionTo({{0, 2}}, 2, Course::once);
    closing.start = 1;
    Motion opening = motionTo({{0, 2}}, 2, Course::once);
    opening.start = 1;
    scenario.moving = {{{9, Wall{{{0, 2.95}, {0, 5.05}}, 0.1, false}}, closing},     // up
                       {{10, Wall{{{0, -7.05}, {0, -4.95}}, 0.1, false}}, opening}}; // down
    for (std::uint32_t i = 0; i < 5; ++i)
        scenario.agents.push_back(agentAt(i + 1, {-14, 4.0 - 1.5 * i}, 0.3));
    Crowd crowd = crowdOf(scenario);
    crowd.step();
    QVERIFY(crowd.plan(1)); // through the upper door, which is open
    QVERIFY(crowd.plan(1)->pointAt(crowd.plan(1)->length() / 2).y > 0);
    std::set<std::uint32_t> below;
    for (int i = 0; i < 500; ++i) {
        crowd.step();
        QVERIFY(deepestIn(crowd, scenario) <= 1e-9);
        for (const AgentView& agent : crowd.agents())
            if (std::abs(agent.position.x) < 0.3 && agent.position.y < 0)
                below.insert(agent.id);
    }
    QCOMPARE(below.size(), std::size_t(5)); // it closed before they came
}

void CrowdMovingTest::agentsSeeWhereTheyAre()
{
    for (const BehaviourKind kind :
         {BehaviourKind::avoidObstacles, BehaviourKind::avoidWalls, BehaviourKind::rayFan}) {
        Scenario scenario = emptyScenario();
        scenario.groups[0].stack = {{kind}};
        if (kind != BehaviourKind::rayFan)
            scenario.groups[0].stack.push_back({BehaviourKind::seek});
        scenario.agents = {agentAt(1, {-5, 0})};
        // It comes from the side, and blocks the way when the agent is there.
        scenario.moving = {{{9, Wall{{{1, 16}, {1, 12}}, 0.3, false}}, // 14 to the middle
                            motionTo({{0, -14}}, 14, Course::once)}};
        Crowd crowd = crowdOf(scenario);
        crowd.watch({1});
        bool hasSeen = false;
        for (int i = 0; i < 60; ++i) {
            crowd.step();
            QVERIFY(deepestIn(crowd, scenario) <= 1e-9);
            const AgentRecord& record = crowd.records().front();
            hasSeen = hasSeen || (record.avoidance && record.avoidance->chosen >= 0) ||
                      (record.walls && record.walls->chosen >= 0) ||
                      (record.fan && std::ranges::any_of(record.fan->rays, [](const auto& ray) {
                           return ray.isBlocked && ray.obstacle == 9;
                       }));
        }
        QVERIFY2(hasSeen, name(kind));
    }
}

QTEST_GUILESS_MAIN(CrowdMovingTest)
#include "crowdmovingtest.moc"
