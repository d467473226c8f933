#include "tests/app/workbench/walkerbench.h"

#include "libnav/path/pathfinder.h"
#include "libsteer/sim/crowd.h"

#include <QSignalSpy>

using namespace thicket;

/// On a map without agents one agent walks the path. Where obstacles move, it sees them.
class WalkerTest : public QObject {
    Q_OBJECT

public:
    static void initMain() { isolateSettings(); }

private slots:
    void init() { QSettings().clear(); }

    void itWaitsAtADoorUntilItOpens()
    {
        WalkerBench bench(mapWithDoor(sliding()));
        QVERIFY(bench.begins());
        QVERIFY(bench.workbench.navigator().path().isEmpty()); // as drawn the door is shut
        QVERIFY(bench.playToEnd());
        QVERIFY(nav::distance(bench.walkerAt(bench.playback().duration()), {25, 10}) < 0.3);
        const double straight = 20 / bench.recording().agents().front().maxSpeed;
        QVERIFY(bench.playback().duration() > 5 + straight - 0.5); // it has set out late
        const double radius = bench.workbench.navigator().agentRadius();
        const auto& obstacles = bench.playback().run().obstacles();
        QCOMPARE(obstacles.size(), std::size_t(1));
        for (double time = 0; time < bench.playback().duration(); time += 0.05) {
            const auto wall = std::get<nav::Wall>(*obstacles.shape(0, time));
            const nav::Point at = bench.walkerAt(time);
            const double y = std::clamp(at.y, wall.points[0].y, wall.points[1].y);
            QVERIFY(nav::distance(at, {15, y}) > radius + 0.25 - 1e-3);
        }
        // The list of recordings has the run, and it can be run again with the same bits.
        QCOMPARE(bench.workbench.recordings().all().size(), 1);
        const auto scenario = steer::scenarioOf(*bench.workbench.recordings().current()->map);
        auto crowd = steer::Crowd::of(*scenario).value();
        for (std::uint32_t k = 0; k < bench.recording().frameCount(); ++k) {
            QCOMPARE(crowd.hash(), bench.recording().hash(k));
            crowd.step();
        }
    }

    void itEndsWhereAWalkOfThePathEnds()
    {
        nav::Motion far = sliding();
        nav::Map map = mapWithDoor(far);
        nav::MapObject door = map.objects().back();
        door.geometry = nav::Circle{{25, 17}, 1}; // in nobody's way
        map.replace(door);
        WalkerBench bench(map);
        QVERIFY(bench.begins());
        QVERIFY(bench.playToEnd());
        const double radius = bench.workbench.navigator().agentRadius();
        QVERIFY(nav::distance(bench.walkerAt(0), {5, 10}) < 1e-3);
        QVERIFY(nav::distance(bench.walkerAt(bench.playback().duration()), {25, 10}) <=
                radius / 4 + 1e-3);
        QCOMPARE(bench.recording().agents().front().radius, radius);
        const double straight = 20 / bench.recording().agents().front().maxSpeed;
        QVERIFY(bench.playback().duration() < straight + 2);
    }

    /// Against the path in a field of the obstacles as they are then.
    void anotherGoalIsTakenAsItRuns()
    {
        WalkerBench bench(mapWithDoor(sliding()));
        QVERIFY(bench.begins());
        bench.playback().setSpeed(16);
        bench.playback().play();
        QTRY_VERIFY(bench.playback().time() > 1);
        bench.playback().pause();
        const int run = bench.workbench.recordings().current()->id;
        bench.workbench.navigator().setProbe({}, nav::Point{5, 3});
        QVERIFY(bench.playToEnd());
        QCOMPARE(bench.workbench.recordings().current()->id, run);
        QVERIFY(nav::distance(bench.walkerAt(bench.playback().duration()), {5, 3}) < 0.3);
    }

    void anotherStartBeginsAnew()
    {
        WalkerBench bench(mapWithDoor(sliding()));
        QVERIFY(bench.begins());
        QVERIFY(bench.playToEnd());
        bench.workbench.navigator().setProbe(nav::Point{5, 3}, {});
        QTRY_VERIFY(nav::distance(bench.walkerAt(0), {5, 3}) < 1e-3);
        QCOMPARE(bench.workbench.recordings().all().size(), 1); // in place of the former one
        bench.workbench.navigator().setAgentRadius(0.7);
        QTRY_COMPARE(bench.recording().agents().front().radius, 0.7);
        // In Edit, too: it begins anew at the next entry.
        bench.key(Qt::Key_F8);
        bench.workbench.navigator().setProbe(nav::Point{6, 3}, {});
        bench.key(Qt::Key_F5);
        QTRY_VERIFY(nav::distance(bench.walkerAt(0), {6, 3}) < 1e-3);
    }

    void editsReachIt()
    {
        nav::Motion shut = sliding();
        shut.start = 1e5;
        WalkerBench bench(mapWithDoor(shut));
        QVERIFY(bench.begins());
        bench.playback().setSpeed(16);
        bench.playback().play();
        QTRY_VERIFY(bench.playback().time() > 1);
        bench.playback().pause();
        bench.workbench.selection().set({3}); // the wall beneath the door
        bench.key(Qt::Key_Delete);
        QVERIFY(bench.playToEnd());
        QVERIFY(nav::distance(bench.walkerAt(bench.playback().duration()), {25, 10}) < 0.3);
    }

    void motionsComeAndGo()
    {
        nav::Motion none = sliding();
        none.speed = 0;
        nav::Map map = mapWithDoor(none);
        nav::MapObject door = map.objects().back();
        std::get<nav::Wall>(door.geometry).points = {{15, 8}, {15, 9}};
        map.replace(door);
        WalkerBench bench(map);
        QVERIFY(bench.recording().frameCount() > 60); // a walk of the path, at once
        QCOMPARE(bench.recording().info().mapHash, std::uint64_t(0));
        nav::MapObject moving = door;
        moving.motion->speed = 2;
        bench.workbench.document().push(nav::MapEdit::change(bench.map(), {moving}), "Speed");
        QVERIFY(bench.begins());
        bench.workbench.document().undo();
        QTRY_COMPARE(bench.recording().info().mapHash, std::uint64_t(0));
    }

    void withoutARadiusNothingMovesAndThatIsSaid()
    {
        WalkerBench bench(mapWithDoor(sliding()));
        QVERIFY(bench.begins());
        QSignalSpy said(&bench.workbench.simulation(), &editor::Simulation::said);
        bench.workbench.navigator().setAgentRadius(0);
        QTRY_COMPARE(said.size(), 1);
        QVERIFY(said.front().front().toString().contains("stand still"));
        QCOMPARE(bench.recording().info().mapHash, std::uint64_t(0));
    }

    void itsStartMayBeInAnObstacle()
    {
        WalkerBench bench(mapWithDoor(sliding()));
        QVERIFY(bench.begins());
        QSignalSpy failed(&bench.workbench.simulation(), &editor::Simulation::failed);
        bench.workbench.navigator().setProbe(nav::Point{15, 5}, {});
        QTRY_VERIFY(bench.recording().isEmpty());
        bench.workbench.navigator().setProbe({}, {});
        QVERIFY(bench.begins());
        QVERIFY(failed.isEmpty());
    }
};

QTEST_MAIN(WalkerTest)
#include "walkertest.moc"
