#include "app/editor/replay/crowdrun.h"
#include "app/editor/replay/chronicle.h"
#include "libsteer/sim/crowd.h"

#include <QSignalSpy>
#include <QTest>

#include <algorithm>
#include <memory>
#include <random>

using namespace thicket;
using editor::CrowdRun;

namespace {

/// Two groups that cross between circles.
nav::Map crossing(int agents)
{
    nav::Map map;
    map.settings.bounds = nav::Box{{0, 0}, {40, 40}};
    const auto add = [&map](nav::Geometry geometry) {
        nav::MapObject object;
        object.id = map.unusedId();
        object.geometry = std::move(geometry);
        map.append(object);
        return object.id;
    };
    for (const double x : {14.0, 20.0, 26.0})
        add(nav::Circle{{x, 20}, 1.5, false});
    nav::AgentGroup east;
    east.name = "east";
    east.goal = add(nav::GoalMarker{{37, 20}});
    nav::AgentGroup north;
    north.name = "north";
    north.goal = add(nav::GoalMarker{{20, 37}});
    map.settings.agentGroups = {east, north};
    for (int i = 0; i < agents; ++i) {
        const double along = 4 + 32.0 * i / agents;
        if (i % 2 == 0)
            add(nav::AgentMarker{{3, along}, 0, 0.3, "east"});
        else
            add(nav::AgentMarker{{along, 3}, 0, 0.3, "north"});
    }
    return map;
}

/// Many come to a goal at the end of a passage. By these numbers the last one has to ask for room
/// there, and arrives while another still moves up.
nav::Map deadEnd(double speed = 3, std::int64_t seed = 2)
{
    constexpr nav::ObjectId spawn = 32;
    constexpr nav::ObjectId goal = 200;
    nav::Map map;
    nav::AgentGroup group;
    group.name = "guests";
    group.goal = goal;
    group.goalRadius = 0.5;
    group.maxSpeed = speed;
    group.behaviours = {nav::Json(nav::Json::Object{{"type", nav::Json("followPath")}})};
    map.settings.agentGroups = {group};
    map.append({.id = 100, .geometry = nav::polygonOf({{-8, 2.2}, {8, 3}})});
    map.append({.id = 101, .geometry = nav::polygonOf({{-8, -3}, {8, -2.2}})});
    map.append({.id = 102, .geometry = nav::polygonOf({{2, -2.2}, {3, 2.2}})});
    map.append({.id = goal, .geometry = nav::GoalMarker{{0, 0}}});
    map.append({.id = spawn,
                .geometry = nav::SpawnMarker{.position = {-30, -20},
                                             .radius = 8,
                                             .agentRadius = 0.6,
                                             .group = "guests",
                                             .count = 60,
                                             .rate = 10,
                                             .seed = seed}});
    return map;
}

std::vector<std::uint64_t> hashesOf(const nav::Map& map, int steps)
{
    auto crowd = steer::Crowd::of(steer::scenarioOf(map).value()).value();
    std::vector<std::uint64_t> hashes{crowd.hash()};
    for (int i = 0; i < steps; ++i) {
        crowd.step();
        hashes.push_back(crowd.hash());
    }
    return hashes;
}

/// Receives the newest recording of a run.
struct Listener {
    explicit Listener(CrowdRun& run)
    {
        QObject::connect(&run, &CrowdRun::began, &run, [this](const steer::Recording& recording) {
            ++beginnings;
            latest = recording;
        });
        QObject::connect(&run, &CrowdRun::grew, &run,
                         [this](const steer::Recording& recording) { latest = recording; });
    }
    steer::Recording latest;
    int beginnings = 0;
};

} // namespace

/// A crowd on a worker thread does the same as one that is stepped directly.
class CrowdRunTest : public QObject {
    Q_OBJECT

private slots:
    void givesTheSameBitsAsACrowdAlone()
    {
        const nav::Map map = crossing(40);
        const auto expected = hashesOf(map, 200);
        CrowdRun run;
        Listener heard(run);
        run.restart(map);
        QTRY_COMPARE(heard.latest.frameCount(), 1U);
        run.wantUntil(2);
        QTRY_COMPARE(heard.latest.frameCount(), 41U);
        run.wantUntil(1); // less than there is: no effect
        run.wantUntil(10);
        QTRY_COMPARE(heard.latest.frameCount(), 201U);
        QCOMPARE(heard.beginnings, 1);
        for (std::uint32_t k = 0; k <= 200; ++k)
            QCOMPARE(heard.latest.hash(k), expected[k]);
    }

    void restartingForgets()
    {
        CrowdRun run;
        Listener heard(run);
        run.restart(crossing(40));
        run.wantUntil(5);
        QTRY_COMPARE(heard.latest.frameCount(), 101U);
        const nav::Map other = crossing(10);
        run.restart(other);
        QTRY_COMPARE(heard.beginnings, 2);
        QCOMPARE(heard.latest.frameCount(), 1U);
        run.wantUntil(1);
        QTRY_COMPARE(heard.latest.frameCount(), 21U);
        QCOMPARE(heard.latest.agents().size(), std::size_t(10));
        QCOMPARE(heard.latest.hash(20), hashesOf(other, 20)[20]);
    }

    void inputsComeBetweenSteps()
    {
        const nav::Map map = crossing(20);
        const steer::SetGoal input{0, {37, 5}};
        auto crowd = steer::Crowd::of(steer::scenarioOf(map).value()).value();
        for (int i = 0; i < 20; ++i)
            crowd.step();
        QVERIFY(crowd.apply(input));
        for (int i = 0; i < 20; ++i)
            crowd.step();

        CrowdRun run;
        Listener heard(run);
        run.restart(map);
        run.wantUntil(1);
        QTRY_COMPARE(heard.latest.frameCount(), 21U);
        run.feed(input);
        run.wantUntil(2);
        QTRY_COMPARE(heard.latest.frameCount(), 41U);
        QCOMPARE(heard.latest.hash(40), crowd.hash());
        QCOMPARE(heard.latest.inputs().size(), std::size_t(1));
        QCOMPARE(heard.latest.inputs()[0].step, std::uint64_t(20));
    }

    void watchingChangesNothingAndReportsEveryStep()
    {
        const nav::Map map = crossing(20);
        CrowdRun run;
        Listener heard(run);
        run.restart(map);
        const auto watched = steer::scenarioOf(map).value().agents.front().id;
        run.watch({watched});
        run.wantUntil(3);
        QTRY_COMPARE(heard.latest.frameCount(), 61U);
        QCOMPARE(heard.latest.hash(60), hashesOf(map, 60)[60]);
        const auto records = run.takeRecords();
        QCOMPARE(records.size(), std::size_t(60));
        for (std::size_t i = 0; i < 60; ++i) {
            QCOMPARE(records[i].frame, std::uint32_t(i));
            QCOMPARE(records[i].records.size(), std::size_t(1));
            QCOMPARE(records[i].records[0].id, watched);
        }
    }

    void endsWhenEverybodyHasArrived()
    {
        CrowdRun run;
        Listener heard(run);
        QSignalSpy ended(&run, &CrowdRun::ended);
        run.restart(crossing(4));
        run.wantUntil(600);
        QTRY_COMPARE_WITH_TIMEOUT(ended.size(), 1, 20000);
        QVERIFY(heard.latest.duration() < 100);
        editor::Chronicle chronicle;
        chronicle.startOver(heard.latest);
        QCOMPARE(chronicle.arrivals().size(), std::size_t(4));
        QCOMPARE(chronicle.arrivedBy(heard.latest.frameCount()), std::size_t(4));
        QCOMPARE(chronicle.arrivedBy(0), std::size_t(0));
    }

    /// Those that have arrived and move up are not left where they are on their way.
    void goesOnUntilAllStand()
    {
        const nav::Map map = deadEnd();
        auto crowd = steer::Crowd::of(steer::scenarioOf(map).value()).value();
        const auto haveArrived = [&crowd] {
            return !crowd.expectsAgents() &&
                   std::ranges::all_of(crowd.agents(), [](const steer::AgentView& agent) {
                       return agent.state == steer::AgentState::arrived;
                   });
        };
        while (!haveArrived() && crowd.time() < 600)
            crowd.step();
        const double arrived = crowd.time();
        QVERIFY(crowd.movingUp() > 0);
        while (crowd.movingUp() > 0 && crowd.time() < 600)
            crowd.step();
        QVERIFY(haveArrived());
        QVERIFY(crowd.time() > arrived + 1);

        CrowdRun run;
        Listener heard(run);
        QSignalSpy ended(&run, &CrowdRun::ended);
        run.restart(map);
        run.wantUntil(600);
        QTRY_COMPARE_WITH_TIMEOUT(ended.size(), 1, 60000);
        QCOMPARE(heard.latest.frameCount(), crowd.steps() + 1);
        QCOMPARE(heard.latest.hash(heard.latest.frameCount() - 1), crowd.hash());
    }

    /// Slow ones move up for longer than anybody would watch.
    void endsThoughSomeStillMoveUp()
    {
        const nav::Map map = deadEnd(0.12, 9);
        auto crowd = steer::Crowd::of(steer::scenarioOf(map).value()).value();
        double settling = 0; // seconds since all have arrived
        while (settling <= CrowdRun::longestMovingUp && crowd.time() < 2000) {
            crowd.step();
            const bool haveArrived =
                !crowd.expectsAgents() &&
                std::ranges::all_of(crowd.agents(), [](const steer::AgentView& agent) {
                    return agent.state == steer::AgentState::arrived;
                });
            settling = haveArrived ? settling + crowd.params().step : 0;
            QVERIFY(!haveArrived || crowd.movingUp() > 0); // else the run would end here
        }
        QVERIFY(settling > CrowdRun::longestMovingUp);

        CrowdRun run;
        Listener heard(run);
        QSignalSpy ended(&run, &CrowdRun::ended);
        run.restart(map);
        run.wantUntil(2000);
        QTRY_COMPARE_WITH_TIMEOUT(ended.size(), 1, 120000);
        QCOMPARE(heard.latest.frameCount(), crowd.steps() + 1);
        QCOMPARE(heard.latest.hash(heard.latest.frameCount() - 1), crowd.hash());
    }

    void saysWhatIsWrongWithAMap()
    {
        nav::Map map = crossing(4);
        map.settings.agentGroups[0].goal = 1; // a circle
        CrowdRun run;
        QSignalSpy refused(&run, &CrowdRun::refused);
        QSignalSpy began(&run, &CrowdRun::began);
        run.restart(map);
        QTRY_COMPARE(refused.size(), 1);
        QVERIFY(refused[0][0].toString().contains("east"));
        QCOMPARE(began.size(), 0);
    }

    void goesAtAnyTime()
    {
        for (int i = 0; i < 20; ++i) {
            auto run = std::make_unique<CrowdRun>();
            run->restart(crossing(40));
            run->wantUntil(60);
            if (i % 2 == 0)
                QCoreApplication::processEvents();
            if (i % 3 == 0)
                run->stop();
        }
    }

    /// The chronicle of a recording that grows in parts equals that of the whole.
    void chronicleGrows()
    {
        CrowdRun run;
        editor::Chronicle growing;
        Listener heard(run);
        connect(&run, &CrowdRun::grew, &run,
                [&](const steer::Recording& recording) { growing.follow(recording); });
        run.restart(crossing(60));
        QTRY_COMPARE(heard.latest.frameCount(), 1U); // otherwise all of it may come with began()
        run.wantUntil(20);
        QTRY_VERIFY(heard.latest.duration() > 19.9);
        editor::Chronicle whole;
        whole.startOver(heard.latest);
        QCOMPARE(growing.arrivals(), whole.arrivals());
        QVERIFY(!whole.arrivals().empty());
        for (std::uint32_t agent = 0; agent < 60; ++agent) {
            for (std::uint32_t frame = 0; frame < heard.latest.frameCount(); frame += 7)
                QVERIFY(growing.at(agent, frame).state == whole.at(agent, frame).state);
        }
        // A second way to count stuck agents.
        for (std::uint32_t frame = 0; frame < heard.latest.frameCount(); frame += 11) {
            std::size_t stuck = 0;
            for (std::uint32_t agent = 0; agent < 60; ++agent)
                stuck += whole.at(agent, frame).state == steer::AgentState::stuck;
            QCOMPARE(whole.stuckAt(frame), stuck);
        }
    }
};

QTEST_GUILESS_MAIN(CrowdRunTest)
#include "crowdruntest.moc"
