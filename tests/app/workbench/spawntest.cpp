#include "tests/app/window/crowdbench.h"

#include "app/editor/document/selection.h"
#include "app/editor/replay/agentcurves.h"

#include <QComboBox>
#include <QLabel>

using namespace thicket;

/// Spawn areas in the window: their form, and agents that enter while the simulation plays.
class SpawnTest : public QObject {
    Q_OBJECT

public:
    static void initMain() { isolateSettings(); }

private:
    static nav::Map mapWithArea()
    {
        nav::Map map = mapWithAgents(0);
        nav::SpawnMarker spawn;
        spawn.position = {4, 10};
        spawn.radius = 3;
        spawn.agentRadius = 0.35;
        spawn.group = "guards";
        spawn.count = 5;
        spawn.rate = 2;
        map.append({.id = map.unusedId(), .layer = 1, .geometry = spawn});
        return map;
    }
    static nav::SpawnMarker area(WindowBench& bench)
    {
        return std::get<nav::SpawnMarker>(bench.map().objects().back().geometry);
    }

private slots:
    void init() { QSettings().clear(); }

    void isDrawnByItsKey()
    {
        WindowBench bench;
        bench.key(Qt::Key_E);
        QCOMPARE(bench.workbench.tools().current().iconName(), QString("spawn"));
        QWidget* const view = bench.workbench.view().viewport();
        const auto pixel = [&bench](nav::Point at) {
            return bench.workbench.view().camera().pixelOf(at).toPoint();
        };
        QTest::mousePress(view, Qt::LeftButton, Qt::ControlModifier, pixel({5, 4}));
        QTest::mouseMove(view, pixel({6, 4}));
        QTest::mouseMove(view, pixel({7, 4}));
        QTest::mouseRelease(view, Qt::LeftButton, Qt::ControlModifier, pixel({7, 4}));
        QVERIFY(std::abs(area(bench).radius - 2) < 0.3);
        QVERIFY(bench.widget<QLineEdit>("spawnCount")->isVisible());
    }

    void theInspectorSetsItsNumbers()
    {
        WindowBench bench;
        bench.workbench.document().reset(mapWithArea(), {});
        const nav::Map before = bench.map();
        bench.workbench.selection().set({bench.map().objects().back().id});
        const std::pair<const char*, const char*> typed[] = {
            {"spawnRadius", "2.5"}, {"spawnCount", "40"}, {"spawnRate", "0.5"},
            {"spawnFrom", "3"},     {"spawnUntil", "60"}, {"spawnAgentRadius", "0.4"},
            {"spawnSeed", "12"}};
        for (const auto& [field, text] : typed)
            bench.typeInto(bench.widget<QLineEdit>(field), text);
        nav::SpawnMarker expected = area(bench);
        expected.radius = 2.5;
        expected.count = 40;
        expected.rate = 0.5;
        expected.from = 3;
        expected.until = 60;
        expected.agentRadius = 0.4;
        expected.seed = 12;
        QVERIFY(area(bench) == expected);
        // An empty end is none.
        auto* until = bench.widget<QLineEdit>("spawnUntil");
        until->setFocus();
        until->selectAll();
        QTest::keyClick(until, Qt::Key_Delete);
        QTest::keyClick(until, Qt::Key_Return);
        QVERIFY(!area(bench).until);
        for (int i = 0; i < 8; ++i)
            bench.workbench.document().undo();
        QVERIFY(bench.map() == before);
    }

    void aPolygonHasCornersInsteadOfARadius()
    {
        nav::Map map = mapWithArea();
        nav::MapObject object = map.objects().back();
        auto& spawn = std::get<nav::SpawnMarker>(object.geometry);
        spawn.position = {};
        spawn.radius = nav::SpawnMarker().radius;
        spawn.points = {{2, 8}, {6, 8}, {6, 13}, {2, 12}};
        map.replace(object);
        WindowBench bench;
        bench.workbench.document().reset(map, {});
        bench.workbench.selection().set({object.id});
        QVERIFY(!bench.window.findChild<QLineEdit*>("spawnRadius")->isVisible());
        QVERIFY(bench.widget<QLineEdit>("spawnCount")->isVisible());
        bench.typeInto(bench.widget<QLineEdit>("spawnCount"), "40");
        QCOMPARE(area(bench).count, std::int64_t(40));
        // It is moved, sized and turned as a polygon is.
        bench.typeInto(bench.widget<QLineEdit>("Box x"), "3");
        QCOMPARE(area(bench).points, (std::vector<nav::Point>{{3, 8}, {7, 8}, {7, 13}, {3, 12}}));
        bench.typeInto(bench.widget<QLineEdit>("Box width"), "8");
        QCOMPARE(area(bench).points, (std::vector<nav::Point>{{3, 8}, {11, 8}, {11, 13}, {3, 12}}));
        QCOMPARE(area(bench).radius, nav::SpawnMarker().radius);
        bench.workbench.document().undo();
        bench.workbench.document().undo();
        bench.workbench.document().undo();
        QVERIFY(bench.map() == map);
        // Beside a round one the radius is not of both.
        nav::SpawnMarker round = spawn;
        round.points.clear();
        nav::Map two = map;
        two.append({.id = 99, .layer = 1, .geometry = round});
        bench.workbench.document().reset(two, {});
        bench.workbench.selection().set({object.id, 99});
        QVERIFY(!bench.window.findChild<QLineEdit*>("spawnRadius")->isVisible());
        QVERIFY(bench.widget<QLineEdit>("spawnCount")->isVisible());
        bench.workbench.selection().set({99});
        QVERIFY(bench.widget<QLineEdit>("spawnRadius")->isVisible());
    }

    void agentsEnterInsideAPolygon()
    {
        nav::Map map = mapWithArea();
        nav::MapObject object = map.objects().back();
        auto& spawn = std::get<nav::SpawnMarker>(object.geometry);
        spawn.position = {};
        spawn.radius = nav::SpawnMarker().radius;
        spawn.points = {{2, 2}, {6, 2}, {6, 18}, {2, 18}};
        spawn.rate = 0;
        map.replace(object);
        CrowdBench bench(map);
        const auto agents = bench.playback().run().recording().frame(0);
        QCOMPARE(agents.size(), std::size_t(5));
        for (const steer::FrameAgent& agent : agents)
            QVERIFY(agent.position.x > 2.34 && agent.position.x < 5.66);
        // A corner that is moved is another crowd.
        spawn.points[0].x = 3;
        bench.workbench.document().push(nav::MapEdit::change(bench.map(), {object}), "move");
        QVERIFY(bench.workbench.simulation().isOutdated());
    }

    void itsGroupIsChosenAndFollowsTheName()
    {
        WindowBench bench;
        nav::Map map = mapWithArea();
        map.settings.agentGroups.push_back({.name = "guests"});
        bench.workbench.document().reset(map, {});
        bench.workbench.selection().set({map.objects().back().id});
        auto* group = bench.widget<QComboBox>("agentGroup");
        QVERIFY(group->isVisible());
        group->setFocus();
        QTest::keyClick(group, Qt::Key_Down);
        QCOMPARE(area(bench).group, std::string("guests"));
        QTest::keyClick(group, Qt::Key_Up);
        QCOMPARE(area(bench).group, std::string("guards"));
        bench.key(Qt::Key_3, Qt::AltModifier);
        bench.typeInto(bench.widget<QLineEdit>("groupName"), "wardens");
        QCOMPARE(area(bench).group, std::string("wardens"));
    }

    void agentsEnterWhileItPlays()
    {
        CrowdBench bench(mapWithArea());
        const auto expected = hashesOf(bench.map(), 60);
        QCOMPARE(bench.playback().run().recording().agents().size(), std::size_t(1));
        QVERIFY(bench.playTo(3));
        const auto& recording = bench.playback().run().recording();
        QCOMPARE(recording.agents().size(), std::size_t(5));
        for (std::uint32_t k = 0; k <= 60; ++k)
            QCOMPARE(recording.hash(k), expected[k]);
        bench.playback().seek(0.4);
        QCOMPARE(bench.playback().run().agentsAt(0.4).size(), std::size_t(1));
        // An area that is moved is another crowd.
        nav::MapObject moved = bench.map().objects().back();
        std::get<nav::SpawnMarker>(moved.geometry).position.x += 1;
        bench.workbench.document().push(nav::MapEdit::change(bench.map(), {moved}), "move");
        QVERIFY(bench.workbench.simulation().isOutdated());
        bench.workbench.document().undo();
        QVERIFY(!bench.workbench.simulation().isOutdated());
    }

    void thoseThatAreStillDueAreCounted()
    {
        CrowdBench bench(mapWithArea());
        const auto* legend = bench.widget<QLabel>("playbackLegend");
        QTRY_COMPARE(legend->text(), QString("0 of 5 arrived"));
        QCOMPARE(bench.playback().run().recording().agents().size(), std::size_t(1));
        QVERIFY(bench.playTo(4));
        QCOMPARE(bench.playback().run().recording().agents().size(), std::size_t(5));
        QCOMPARE(legend->text(), QString("0 of 5 arrived"));
    }

    void oneThatEnteredIsPlotted()
    {
        CrowdBench bench(mapWithArea());
        QVERIFY(bench.playTo(3));
        bench.playback().seek(2.05);
        bench.action("Plots")->trigger();
        const auto& content = bench.workbench.curves().content();
        QVERIFY(content.motion.empty());
        const auto running = bench.workbench.canvas().runningAgent(1'000'002);
        QVERIFY(running);
        bench.key(Qt::Key_S);
        const QPoint at = bench.workbench.view().camera().pixelOf(running->position).toPoint();
        QTest::mouseClick(bench.workbench.view().viewport(), Qt::LeftButton, {}, at);
        QTRY_VERIFY(!content.motion.empty() && content.isComplete);
        QCOMPARE(content.motion.front().id, 1'000'002U);
        QTest::mouseClick(bench.workbench.view().viewport(), Qt::LeftButton, {},
                          bench.workbench.view().camera().pixelOf({36, 18}).toPoint());
        QTRY_VERIFY(content.motion.empty());
    }

    void oneThatEnteredIsChosenAndItsSensesAreRecalled()
    {
        CrowdBench bench(mapWithArea());
        QVERIFY(bench.playTo(4));
        bench.playback().pause();
        bench.playback().seek(2.05);
        bench.workbench.overlays().setOn(editor::Overlay::steering, true);
        const editor::Canvas& canvas = bench.workbench.canvas();
        const auto running = canvas.runningAgent(1'000'002);
        QVERIFY(running);
        bench.key(Qt::Key_S);
        QWidget* const view = bench.workbench.view().viewport();
        const auto click = [&](nav::Point at) {
            QTest::mouseClick(view, Qt::LeftButton, {},
                              bench.workbench.view().camera().pixelOf(at).toPoint());
        };
        click(running->position);
        QCOMPARE(bench.playback().chosenAgent(), std::optional<std::uint32_t>(1'000'002));
        QVERIFY(bench.workbench.selection().isEmpty());
        QVERIFY(canvas.steering() && canvas.steering()->marker == 1'000'002);
        QTRY_VERIFY(canvas.steering()->facts->record);
        QCOMPARE(canvas.steering()->facts->record->agent.position, running->position);
        // Backwards, too; before it entered there is nothing to show.
        bench.playback().seek(1.05);
        QTRY_VERIFY(canvas.steering() && canvas.steering()->facts->record);
        bench.playback().seek(0);
        QVERIFY(!canvas.steering());
        bench.playback().seek(2.05);
        click({9, 2}); // nobody is there
        QVERIFY(!bench.playback().chosenAgent());
        click(running->position);
        bench.workbench.selection().set({bench.map().objects().back().id});
        QVERIFY(!bench.playback().chosenAgent());
    }

    void agentsWithoutRoomAreReported()
    {
        nav::Map map = mapWithArea();
        nav::MapObject object = map.objects().back();
        auto& spawn = std::get<nav::SpawnMarker>(object.geometry);
        spawn.radius = 0.4;
        spawn.rate = 0;
        map.replace(object);
        map.settings.agentGroups.front().goal = 0;
        CrowdBench bench(map);
        QStringList said;
        connect(&bench.workbench.simulation(), &editor::Simulation::said, this,
                [&said](const QString& sentence) { said << sentence; });
        QVERIFY(bench.playTo(3));
        QCOMPARE(said.size(), 2);
        QVERIFY(said.first().contains("has no goal")); // as play was pressed
        QCOMPARE(said.last(), QString("4 agents wait for room in their spawn areas"));
    }
};

QTEST_MAIN(SpawnTest)
#include "spawntest.moc"
