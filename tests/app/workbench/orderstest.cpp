#include "tests/app/window/crowdbench.h"

#include "app/editor/edits/agentgroups.h"
#include "app/editor/edits/orders.h"
#include "app/editor/menus/crowdactions.h"

#include <QSignalSpy>

using namespace thicket;
using editor::sendAgents;
using editor::sendAgentsTo;

namespace {

const nav::AgentGroup& groupNamed(const nav::Map& map, const std::string& name)
{
    return map.settings.agentGroups[editor::groupIndex(map, name).value()];
}
nav::Point goalOf(const nav::Map& map, const std::string& name)
{
    return std::get<nav::GoalMarker>(map.find(groupNamed(map, name).goal)->geometry).position;
}
const std::string& groupOf(const nav::Map& map, nav::ObjectId agent)
{
    return std::get<nav::AgentMarker>(map.find(agent)->geometry).group;
}
std::vector<nav::ObjectId> agentsOf(const nav::Map& map)
{
    std::vector<nav::ObjectId> ids;
    for (const nav::MapObject& object : map.objects())
        if (std::holds_alternative<nav::AgentMarker>(object.geometry))
            ids.push_back(object.id);
    return ids;
}
nav::Map after(nav::Map map, const nav::MapEdit& edit)
{
    nav::apply(map, edit);
    return map;
}

QString lastWords(const QSignalSpy& said)
{
    return said.isEmpty() ? QString() : said.last()[0].toString();
}

} // namespace

/// Agents are selected and sent to a place, as units in a game.
class OrdersTest : public QObject {
    Q_OBJECT

public:
    static void initMain() { isolateSettings(); }

private:
    static void pointAt(WindowBench& bench, nav::Point at)
    {
        const QPoint pixel = bench.workbench.view().camera().pixelOf(at).toPoint();
        // From elsewhere: the pointer may be there since another window was.
        QTest::mouseMove(bench.workbench.view().viewport(), pixel + QPoint(9, 9));
        QTest::mouseMove(bench.workbench.view().viewport(), pixel);
    }
    static void select(WindowBench& bench, const std::vector<nav::ObjectId>& ids)
    {
        bench.workbench.selection().set({ids.begin(), ids.end()});
    }

private slots:
    void init() { QSettings().clear(); }

    void aWholeGroupGetsAGoalOfItsOwnAndThenMovesIt()
    {
        const nav::Map map = mapWithAgents();
        const nav::Point pathEnd = goalOf(map, "guards");
        const auto first = sendAgents(map, agentsOf(map), {20, 4});
        QCOMPARE(first.agents, std::size_t(12));
        QCOMPARE(first.newGroups, std::size_t(0));
        const nav::Map sent = after(map, first.edit);
        QVERIFY(goalOf(sent, "guards") == (nav::Point{20, 4}));
        QVERIFY(std::get<nav::GoalMarker>(sent.goal()->geometry).position == pathEnd);
        const auto second = sendAgents(sent, agentsOf(sent), {25, 18});
        const nav::Map again = after(sent, second.edit);
        QCOMPARE(again.objects().size(), sent.objects().size()); // the goal has moved
        QVERIFY(goalOf(again, "guards") == (nav::Point{25, 18}));
        QVERIFY(after(again, second.edit.inverted()) == sent);
        QVERIFY(after(sent, first.edit.inverted()) == map);
    }

    void someBecomeAGroupOfTheirOwn()
    {
        nav::Map map = mapWithAgents();
        map.settings.agentGroups.front().maxSpeed = 5;
        const auto all = agentsOf(map);
        const auto sending = sendAgents(map, {all[0], all[4], 1}, {20, 4});
        QCOMPARE(sending.agents, std::size_t(2));
        QCOMPARE(sending.newGroups, std::size_t(1));
        const nav::Map sent = after(map, sending.edit);
        QCOMPARE(groupOf(sent, all[0]), std::string("guards 2"));
        QCOMPARE(groupOf(sent, all[1]), std::string("guards"));
        QCOMPARE(groupNamed(sent, "guards 2").maxSpeed, 5.0);
        QVERIFY(goalOf(sent, "guards 2") == (nav::Point{20, 4}));
        QVERIFY(goalOf(sent, "guards") == goalOf(map, "guards"));
        QVERIFY(after(sent, sending.edit.inverted()) == map);
    }

    void groupsThatGoTogetherShareOneGoal()
    {
        nav::Map map = mapWithAgents();
        const auto all = agentsOf(map);
        nav::AgentGroup deer = map.settings.agentGroups.front();
        deer.name = "deer";
        deer.goal = 0;
        map.settings.agentGroups.push_back(deer);
        for (std::size_t i = 0; i < 6; ++i) {
            nav::MapObject agent = *map.find(all[i]);
            std::get<nav::AgentMarker>(agent.geometry).group = i < 4 ? "deer" : "";
            map.replace(agent);
        }
        const auto sending = sendAgents(map, all, {20, 4});
        const nav::Map sent = after(map, sending.edit);
        QCOMPARE(sending.newGroups, std::size_t(1)); // of those that had none
        QCOMPARE(groupNamed(sent, "deer").goal, groupNamed(sent, "guards").goal);
        QCOMPARE(groupNamed(sent, groupOf(sent, all[5])).goal, groupNamed(sent, "guards").goal);
        QCOMPARE(sent.objects().size(), map.objects().size() + 1);
        QCOMPARE(sendAgents(map, {1, 2}, {3, 3}).agents, std::size_t(0));
        QVERIFY(sendAgents(map, {1, 2}, {3, 3}).edit.isNoOp());
    }

    void groupsWithoutAGoalAreNamed()
    {
        nav::Map map = mapWithAgents();
        QVERIFY(editor::groupsWithoutGoal(map).empty());
        nav::AgentGroup& guards = map.settings.agentGroups.front();
        guards.goal = 0;
        QCOMPARE(editor::groupsWithoutGoal(map), std::vector<std::string>{"guards"});
        editor::addBehaviour(guards, "wander");
        QVERIFY(editor::groupsWithoutGoal(map).empty()); // it needs none
        editor::addBehaviour(guards, "arrive");
        QCOMPARE(editor::groupsWithoutGoal(map).size(), std::size_t(1));
        map.settings.agentGroups.emplace_back().name = "nobody";
        QCOMPARE(editor::groupsWithoutGoal(map).size(), std::size_t(1));
    }

    void aRunningGroupTurnsToWhereItIsSent()
    {
        CrowdBench bench;
        QVERIFY(bench.playTo(1));
        QSignalSpy said(bench.window.findChild<editor::CrowdActions*>(),
                        &editor::CrowdActions::said);
        select(bench, agentsOf(bench.map()));
        pointAt(bench, {20, 4});
        bench.key(Qt::Key_A, Qt::ShiftModifier);
        QCOMPARE(lastWords(said), QString("12 agents are sent there"));
        QVERIFY(!bench.workbench.simulation().isOutdated());
        QVERIFY(nav::distance(goalOf(bench.map(), "guards"), {20, 4}) < 0.1);
        const double now = bench.playback().duration();
        QVERIFY(bench.playTo(now + 1));
        const auto& inputs = bench.playback().run().recording().inputs();
        QCOMPARE(inputs.size(), std::size_t(1));
        QVERIFY(std::holds_alternative<steer::SetGoal>(inputs[0].input));
        bench.workbench.document().undo();
        QVERIFY(goalOf(bench.map(), "guards") == (nav::Point{38, 10}));
    }

    void aGoalThatIsPointedAtIsTheirs()
    {
        nav::Map map = mapWithAgents();
        const nav::ObjectId corner = map.unusedId();
        map.append({.id = corner, .layer = 1, .geometry = nav::GoalMarker{{20, 4}}});
        WindowBench bench;
        bench.workbench.document().reset(map, {});
        const auto all = agentsOf(map);
        select(bench, all);
        pointAt(bench, {20, 4});
        bench.key(Qt::Key_A, Qt::ShiftModifier);
        QCOMPARE(groupNamed(bench.map(), "guards").goal, corner);
        QCOMPARE(bench.map().objects().size(), map.objects().size());
        bench.workbench.document().undo();
        QVERIFY(bench.map() == map);
        select(bench, {all[0]});
        pointAt(bench, {20, 4});
        bench.key(Qt::Key_A, Qt::ShiftModifier);
        QCOMPARE(groupNamed(bench.map(), groupOf(bench.map(), all[0])).goal, corner);
        QCOMPARE(groupNamed(bench.map(), "guards").goal, nav::ObjectId(5));
        QVERIFY(sendAgentsTo(map, {1, 2}, corner).edit.isNoOp());
    }

    void aNewGroupGoesToTheNearestGoal()
    {
        nav::Map map = mapWithAgents(0);
        map.settings.agentGroups.clear();
        const nav::ObjectId corner = map.unusedId();
        map.append({.id = corner, .layer = 1, .geometry = nav::GoalMarker{{6, 4}}});
        WindowBench bench;
        bench.workbench.document().reset(map, {});
        bench.key(Qt::Key_A);
        QTest::mouseClick(bench.workbench.view().viewport(), Qt::LeftButton, {},
                          bench.workbench.view().camera().pixelOf({4, 8}).toPoint());
        QCOMPARE(bench.map().settings.agentGroups.size(), std::size_t(1));
        QCOMPARE(bench.map().settings.agentGroups.front().goal, corner);
        bench.workbench.document().undo();
        QTest::mouseClick(bench.workbench.view().viewport(), Qt::LeftButton, {},
                          bench.workbench.view().camera().pixelOf({35, 14}).toPoint());
        QCOMPARE(bench.map().settings.agentGroups.front().goal, nav::ObjectId(5));
    }

    void someOfARunningGroupWaitForTheRestart()
    {
        CrowdBench bench;
        QVERIFY(bench.playTo(1));
        QSignalSpy said(bench.window.findChild<editor::CrowdActions*>(),
                        &editor::CrowdActions::said);
        select(bench, {agentsOf(bench.map()).front()});
        pointAt(bench, {20, 4});
        bench.action("Send Agents to the Pointer")->trigger();
        QVERIFY2(lastWords(said).startsWith("1 agent is sent there when the run is restarted"),
                 qPrintable(lastWords(said)));
        QVERIFY(bench.workbench.simulation().isOutdated());
    }

    void onlyAgentsCanBeSent()
    {
        WindowBench bench;
        QVERIFY(!bench.action("Send Agents to the Pointer")->isEnabled());
        bench.workbench.selection().set({1});
        QVERIFY(!bench.action("Send Agents to the Pointer")->isEnabled());
    }

    void spawnAreasAreSentToo()
    {
        nav::Map map = mapWithAgents();
        const auto agents = agentsOf(map);
        const nav::ObjectId area = map.unusedId();
        map.append({.id = area, .geometry = nav::SpawnMarker{{5, 5}, 2, 0.3, "guards", 7}});
        // The area alone leaves the agents of its group.
        const auto alone = sendAgents(map, {area}, {20, 4});
        QCOMPARE(alone.agents, std::size_t(7));
        QCOMPARE(alone.newGroups, std::size_t(1));
        const nav::Map sent = after(map, alone.edit);
        QCOMPARE(std::get<nav::SpawnMarker>(sent.find(area)->geometry).group,
                 std::string("guards 2"));
        QVERIFY(goalOf(sent, "guards 2") == (nav::Point{20, 4}));
        QVERIFY(goalOf(sent, "guards") == goalOf(map, "guards"));
        QVERIFY(after(sent, alone.edit.inverted()) == map);
        // All agents take the area along.
        const auto all = sendAgents(map, agents, {20, 4});
        QCOMPARE(all.newGroups, std::size_t(0));
        auto both = agents;
        both.push_back(area);
        const auto together = sendAgents(map, both, {20, 4});
        QCOMPARE(together.agents, agents.size() + 7);
        QCOMPARE(together.newGroups, std::size_t(0));
        // In the window, by its key.
        CrowdBench bench;
        bench.workbench.document().reset(map, {});
        select(bench, {area});
        QVERIFY(bench.action("Send Agents to the Pointer")->isEnabled());
        QSignalSpy said(bench.window.findChild<editor::CrowdActions*>(),
                        &editor::CrowdActions::said);
        pointAt(bench, {20, 4});
        QTest::keyClick(&bench.workbench.view(), Qt::Key_A, Qt::ShiftModifier);
        QVERIFY2(lastWords(said).startsWith("7 agents are sent there"),
                 qPrintable(lastWords(said)));
    }

    void startingWithoutAGoalSaysWhatIsMissing()
    {
        nav::Map map = mapWithAgents();
        map.settings.agentGroups.front().goal = 0;
        CrowdBench bench;
        QSignalSpy said(&bench.workbench.simulation(), &editor::Simulation::said);
        bench.workbench.document().reset(map, {});
        QTRY_COMPARE(lastWords(said),
                     QString("Group guards has no goal: select its agents or area, point at "
                             "a place and press Shift+A"));
        // A goal that comes while it runs sets it going.
        QVERIFY(
            QTest::qWaitFor([&] { return bench.playback().run().recording().frameCount() == 1; }));
        said.clear();
        QVERIFY(bench.playTo(1));
        QVERIFY2(lastWords(said).startsWith("Group guards has no goal"), // with each play
                 qPrintable(lastWords(said)));
        select(bench, agentsOf(bench.map()));
        pointAt(bench, {20, 4});
        bench.key(Qt::Key_A, Qt::ShiftModifier);
        QVERIFY(!bench.workbench.simulation().isOutdated());
        said.clear();
        bench.playback().play();
        QVERIFY(said.isEmpty());
        QTRY_COMPARE(bench.playback().run().chronicle().arrivals().size(), std::size_t(12));
    }

    void twoRunsAreComparedWhereTheyPart()
    {
        CrowdBench bench;
        QVERIFY(bench.playTo(2));
        QSignalSpy said(bench.window.findChild<editor::CrowdActions*>(),
                        &editor::CrowdActions::said);
        editor::Recordings& recordings = bench.workbench.recordings();
        const int former = recordings.current()->id;
        QVERIFY(!bench.action("To the First Difference")->isEnabled());
        bench.key(Qt::Key_F5, Qt::ShiftModifier); // the same run again
        QTRY_VERIFY(recordings.current() && recordings.current()->id != former);
        QVERIFY(bench.playTo(1));
        recordings.setBeside(former);
        QTRY_VERIFY2(lastWords(said).startsWith("The same as Run 1 in all "),
                     qPrintable(lastWords(said)));
        QVERIFY(!bench.action("To the First Difference")->isEnabled());

        recordings.setBeside(0);
        select(bench, agentsOf(bench.map()));
        pointAt(bench, {4, 18});
        const double sentAt = bench.playback().duration();
        bench.key(Qt::Key_A, Qt::ShiftModifier);
        QVERIFY(bench.playTo(sentAt + 0.5));
        recordings.setBeside(former);
        QTRY_VERIFY2(lastWords(said).startsWith("Differs from Run 1 from "),
                     qPrintable(lastWords(said)));
        bench.key(Qt::Key_D, Qt::ControlModifier | Qt::AltModifier);
        const double step = bench.playback().run().recording().info().step;
        QVERIFY(std::abs(bench.playback().time() - (sentAt + step)) < step / 2);
    }
};

QTEST_MAIN(OrdersTest)
#include "orderstest.moc"
