#include "libnav/geometry/distance.h"
#include "libsteer/recording/movedobstacles.h"
#include "libsteer/recording/recall.h"
#include "libsteer/recording/recorder.h"
#include "libsteer/recording/recordingfile.h"
#include "libsteer/recording/verify.h"
#include "tests/support/crowds/crowdsamples.h"
#include "tests/support/geometry/splitmix.h"

#include <QTest>

#include <algorithm>
#include <set>

using namespace thicket;
using namespace thicket::steer;

namespace {

using nav::Circle;
using nav::Course;
using nav::Motion;
using nav::Polygon;
using nav::Wall;

Motion motionTo(std::vector<Point> track, double speed, Course course = Course::toAndFro)
{
    Motion motion;
    motion.track = std::move(track);
    motion.speed = speed;
    motion.course = course;
    return motion;
}

/// A cart of radius 1 that goes from (-10, 0) to (10, 0) and back, 2 a second.
MovingObstacle cart() { return {{50, Circle{{-10, 0}, 1}}, motionTo({{20, 0}}, 2)}; }

/// One group that heads for (20, 0) along paths, without agents.
Scenario emptyScenario()
{
    Scenario scenario;
    CrowdGroup group;
    group.name = "people";
    group.goal = Point{20, 0};
    group.stack = {{BehaviourKind::avoidAgents}, {BehaviourKind::followPath}};
    scenario.groups = {group};
    return scenario;
}

CrowdAgent agentAt(std::uint32_t id, Point at, double radius = 0.5)
{
    return {.id = id, .group = 0, .position = at, .radius = radius};
}

Crowd crowdOf(const Scenario& scenario, const CrowdParams& params = {})
{
    Result<Crowd> crowd = Crowd::of(scenario, params);
    if (!crowd)
        qFatal("%s", crowd.error().text().c_str());
    return std::move(*crowd);
}

/// Small flow fields, which are quickly made.
CrowdParams coarse()
{
    CrowdParams params;
    params.flowCell = 0.5;
    return params;
}

nav::Shape movedBy(nav::Shape shape, Point by)
{
    if (auto* const circle = std::get_if<Circle>(&shape))
        circle->center = circle->center + by;
    else if (auto* const wall = std::get_if<Wall>(&shape))
        for (Point& p : wall->points)
            p = p + by;
    else
        for (Point& p : std::get<Polygon>(shape).points)
            p = p + by;
    return shape;
}

/// How deep an agent is in a moving obstacle; negative outside. By the distance to the shape alone.
double deepestIn(const Crowd& crowd, const Scenario& scenario)
{
    double deepest = -1e9;
    const auto now = crowd.movingNow();
    for (std::size_t i = 0; i < now.size(); ++i) {
        const nav::Shape shape = movedBy(scenario.moving[i].obstacle.shape, now[i].displacement);
        for (const AgentView& agent : crowd.agents())
            deepest = std::max(deepest, agent.radius - nav::signedDistance(agent.position, shape));
    }
    return deepest;
}

QString refusalOf(const MovingObstacle& one)
{
    Scenario scenario = emptyScenario();
    scenario.obstacles = {{7, Circle{{5, 5}, 1}}};
    scenario.moving = {one};
    const Result<Crowd> crowd = Crowd::of(scenario);
    return crowd ? QString() : QString::fromStdString(crowd.error().text());
}

/// Moving obstacles of all kinds cross a place full of agents of several kinds and sizes.
Scenario crossedPlace(std::uint64_t seed)
{
    test::SplitMix random{seed};
    Scenario scenario = emptyScenario();
    CrowdGroup back = scenario.groups[0];
    back.goal = Point{-20, 0};
    back.stack = {{BehaviourKind::avoidAgents},
                  {BehaviourKind::avoidObstacles},
                  {BehaviourKind::avoidWalls},
                  {BehaviourKind::seek}};
    CrowdGroup rays = scenario.groups[0];
    rays.stack = {{BehaviourKind::rayFan}};
    CrowdGroup flow = scenario.groups[0];
    flow.stack = {{BehaviourKind::orca}, {BehaviourKind::followFlow}};
    scenario.groups.insert(scenario.groups.end(), {back, rays, flow});
    scenario.agents = test::latticeOf(60, 1.5, {0, 0}, seed);
    for (CrowdAgent& agent : scenario.agents) {
        agent.group = agent.id % 4;
        agent.radius = 0.2 + 0.1 * static_cast<double>(agent.id % 3);
    }
    scenario.obstacles = {{1, Circle{{9, 3}, 1}}, {2, Wall{{{-9, -8}, {-9, -2}}, 0.2, false}}};
    for (std::int64_t id = 10; id < 22; ++id) {
        const double away = 15 + random.between(0, 3);
        const double angle = random.between(0, 6.28);
        const Point at{away * std::cos(angle), away * std::sin(angle)};
        nav::Shape shape = Circle{at, random.between(0.1, 1.5)};
        if (id % 3 == 1)
            shape = Wall{{at, at + Point{0, 2}, at + Point{1, 3}}, id % 2 ? 0.0 : 0.3, false};
        else if (id % 3 == 2)
            shape = Polygon{{at, at + Point{2, 0}, at + Point{0.5, 0.5}, at + Point{0, 2}}, false};
        Motion motion =
            motionTo({}, id % 5 ? random.between(0.5, 3) : 60, static_cast<Course>(id % 3));
        for (int i = 0; i < 3; ++i)
            motion.track.push_back(Point{random.between(-9, 9), random.between(-9, 9)} - at);
        motion.pauseAtEnd = random.between(0, 1);
        scenario.moving.push_back({{id, std::move(shape)}, std::move(motion)});
    }
    return scenario;
}

struct Run {
    Recording recording;
    std::vector<std::vector<MovingView>> moving;   ///< [k]: at frame k
    std::vector<std::vector<AgentRecord>> records; ///< [k]: of the step after frame k
};

Run recordedRun(const Scenario& scenario, int steps)
{
    Run run;
    Crowd crowd = crowdOf(scenario, coarse());
    Recorder recorder(crowd, scenarioHash(scenario));
    const auto note = [&] {
        run.moving.emplace_back(crowd.movingNow().begin(), crowd.movingNow().end());
    };
    note();
    for (int i = 0; i < steps; ++i) {
        crowd.watch({1, 2, 3, 4});
        crowd.step();
        recorder.take(crowd);
        run.records.emplace_back(crowd.records().begin(), crowd.records().end());
        note();
    }
    run.recording = recorder.recording();
    return run;
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
    void agentsWaitForDoors();
    void agentsTakeTheWayThatIsOpen();
    void agentsSeeWhereTheyAre();
    void runsAreRepeated();
    void recordingsShowAndRepeatThem();
    void editsMoveTheTrack();
    void badMotionsAreRefused();
    void hashesOfOtherScenariosStay();
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
            const Point there = nav::Timetable(scenario.moving[k].motion).at(crowd.time());
            QVERIFY(lengthOf(crowd.movingNow()[k].displacement - there) < 1e-9);
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
    QCOMPARE(crowd.agents()[0].position, Point(0, 0.25));
    const double gap = -deepestIn(crowd, scenario);
    QVERIFY2(gap > 0 && gap < 0.11, qPrintable(QString::number(gap)));
    const Point before = crowd.movingNow()[0].displacement;
    QVERIFY(crowd.apply(RemoveAgent{1}));
    crowd.step();
    QVERIFY(!crowd.movingNow()[0].waits);
    const double made = crowd.movingNow()[0].displacement.x - before.x;
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
        std::vector<Point> former(scenario.moving.size());
        for (int i = 0; i < 400; ++i) {
            crowd.step();
            const double deep = deepestIn(crowd, scenario);
            QVERIFY2(deep <= 1e-9,
                     qPrintable(QString("seed %1 step %2: %3 deep").arg(seed).arg(i).arg(deep)));
            const auto now = crowd.movingNow();
            for (std::size_t k = 0; k < now.size(); ++k) {
                waits += now[k].waits ? 1 : 0;
                QVERIFY(!now[k].waits || now[k].displacement == former[k]);
                former[k] = now[k].displacement;
            }
        }
    }
    QVERIFY2(waits > 200, qPrintable(QString::number(waits))); // or the scene shows nothing
}

/// A room with one door, which opens after five seconds.
static Scenario doorScenario()
{
    Scenario scenario = emptyScenario();
    scenario.agents = {agentAt(1, {-8, 1}), agentAt(2, {-7, -1})};
    scenario.obstacles = {
        {1, Wall{{{0, -1.2}, {0, -10}, {-20, -10}, {-20, 10}, {0, 10}, {0, 1.2}}, 0.2, false}}};
    Motion open = motionTo({{0, 2.6}}, 1, Course::once);
    open.start = 5;
    scenario.moving = {{{9, Wall{{{0, -1.3}, {0, 1.3}}, 0.1, false}}, open}};
    return scenario;
}

void CrowdMovingTest::agentsWaitForDoors()
{
    const Scenario scenario = doorScenario();
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

void CrowdMovingTest::runsAreRepeated()
{
    const Scenario scenario = crossedPlace(11);
    Crowd one = crowdOf(scenario, coarse());
    Crowd other = crowdOf(scenario, coarse());
    for (int i = 0; i < 150; ++i) {
        one.step(1);
        other.step(4);
        QCOMPARE(one.hash(), other.hash());
        if (i % 7 == 0) {
            const Crowd copy = other;
            other.step(); // changes nothing in the copy
            other = copy;
        }
    }
}

void CrowdMovingTest::recordingsShowAndRepeatThem()
{
    const Scenario scenario = crossedPlace(5);
    const Run run = recordedRun(scenario, 300);
    const std::string bytes = writeRecording(run.recording);
    const Result<Recording> read = readRecording(bytes, "run");
    QVERIFY(read);
    QVERIFY(read->info().moving == scenario.moving);
    QVERIFY(!read->waits().empty());
    QVERIFY(std::ranges::equal(read->waits(), run.recording.waits()));
    QCOMPARE(writeRecording(*read), bytes);
    const Result<Verification> verified = verify(*read, scenario, {});
    QVERIFY(verified);
    QCOMPARE(verified->outcome, Verification::Outcome::verified);

    const MovedObstacles shown(*read);
    QCOMPARE(shown.size(), scenario.moving.size());
    const double step = read->info().step;
    for (const int frame : {300, 0, 17, 299, 150, 16, 1}) // in any order
        for (std::size_t i = 0; i < shown.size(); ++i) {
            const MovingView& then = run.moving[std::size_t(frame)][i];
            QCOMPARE(shown.id(i), then.id);
            const Point by = shown.displacement(i, frame * step);
            QVERIFY(lengthOf(by - then.displacement) < 1e-9);
            QCOMPARE(shown.waits(i, frame * step), then.waits);
            QVERIFY(shown.shape(i, frame * step) == movedBy(scenario.moving[i].obstacle.shape, by));
        }
    // As a run is shown while it grows.
    MovedObstacles growing;
    Crowd crowd = crowdOf(scenario, coarse());
    Recorder recorder(crowd, scenarioHash(scenario));
    for (std::size_t frame = 0; frame < 200; ++frame) {
        growing.setRecording(recorder.recording());
        for (std::size_t i = 0; i < growing.size(); ++i)
            QVERIFY(lengthOf(growing.displacement(i, double(frame) * step) -
                             run.moving[frame][i].displacement) < 1e-9);
        crowd.step();
        recorder.take(crowd);
    }

    Result<Recall> recall = Recall::of(*read, scenario);
    QVERIFY(recall);
    for (const std::uint32_t frame : {290U, 4U, 149U, 0U}) {
        const Result<Recalled> recalled = recall->records(frame, {1, 2, 3, 4}, {});
        QVERIFY(recalled && recalled->has_value());
        QVERIFY(**recalled == run.records[frame]);
    }
}

void CrowdMovingTest::editsMoveTheTrack()
{
    Scenario scenario = emptyScenario();
    scenario.agents = {agentAt(1, {0, 40})};
    scenario.moving = {cart()};
    Crowd crowd = crowdOf(scenario);
    Recorder recorder(crowd, scenarioHash(scenario));
    const auto apply = [&](const CrowdInput& input) {
        QVERIFY(crowd.apply(input));
        recorder.input(crowd, input);
    };
    const auto steps = [&](int count) {
        for (int i = 0; i < count; ++i) {
            crowd.step();
            recorder.take(crowd);
        }
    };
    steps(20);
    apply(ChangeObstacles{{{50, Circle{{-10, 8}, 2}}}}); // drawn elsewhere, and larger
    steps(20);
    QVERIFY(lengthOf(crowd.movingNow()[0].displacement - Point{4, 0}) < 1e-9);
    // There an agent cannot be, but where the obstacle was it can.
    QVERIFY(!crowd.apply(AddAgent{agentAt(7, {-6, 8})}));
    QVERIFY(crowd.apply(AddAgent{agentAt(7, {-6, 0})}));
    QVERIFY(crowd.apply(RemoveAgent{7}));
    apply(ChangeObstacles{{{50, std::nullopt}}});
    QVERIFY(!crowd.movingNow()[0].isThere);
    steps(20);
    apply(ChangeObstacles{{{50, Circle{{-10, 0}, 1}}}}); // undone: it goes on
    QVERIFY(crowd.movingNow()[0].isThere);
    QVERIFY(!crowd.apply(AddAgent{agentAt(7, {-4, 0})}));
    steps(10);

    const MovedObstacles shown(recorder.recording());
    const double step = crowd.params().step;
    QVERIFY(shown.shape(0, 10 * step) == nav::Shape(Circle{{-9, 0}, 1}));
    QCOMPARE(std::get<Circle>(*shown.shape(0, 30 * step)).radius, 2.0);
    QVERIFY(!shown.shape(0, 50 * step));
    QCOMPARE(std::get<Circle>(*shown.shape(0, 65 * step)).radius, 1.0);
    const auto verified = verify(recorder.recording(), scenario, {});
    QVERIFY(verified && verified->outcome == Verification::Outcome::verified);
}

void CrowdMovingTest::badMotionsAreRefused()
{
    QVERIFY(refusalOf(cart()).isEmpty());
    MovingObstacle bad = cart();
    bad.obstacle.shape = Circle{{0, 0}, 40, true};
    QVERIFY(refusalOf(bad).contains("The moving obstacle 50 cannot be simulated: it is inverted"));
    bad = cart();
    bad.motion.track = {{2e9, 0}};
    QVERIFY(refusalOf(bad).contains("within 1e9"));
    bad = cart();
    bad.motion.speed = std::numeric_limits<double>::quiet_NaN();
    QVERIFY(refusalOf(bad).contains("speed and times"));
    bad = cart();
    bad.obstacle.id = 7;
    QVERIFY(refusalOf(bad).contains("Another obstacle has the id 7"));
    bad = cart();
    bad.obstacle.shape = Circle{{0, 0}, -1};
    QVERIFY(!refusalOf(bad).isEmpty());
}

void CrowdMovingTest::hashesOfOtherScenariosStay()
{
    Scenario scenario = emptyScenario();
    const std::uint64_t without = scenarioHash(scenario);
    scenario.moving = {cart()};
    const std::uint64_t with = scenarioHash(scenario);
    QVERIFY(with != without);
    scenario.moving[0].motion.pauseAtStart = 1;
    QVERIFY(scenarioHash(scenario) != with);
    scenario.moving[0].motion = cart().motion;
    scenario.moving[0].motion.unknown["note"] = nav::Json(1.0); // means nothing to a crowd
    QCOMPARE(scenarioHash(scenario), with);
}

QTEST_GUILESS_MAIN(CrowdMovingTest)
#include "crowdmovingtest.moc"
