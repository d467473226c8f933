#include "tests/app/window/windowbench.h"

#include "app/editor/navigation/flowtogoal.h"
#include "app/editor/view/minimap.h"
#include "libnav/path/pathfinder.h"
#include "libsteer/sim/crowd.h"

#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>

#include <algorithm>
#include <cmath>

using namespace thicket;
using editor::Playback;

namespace {

/// The start is at the left of a wall with one gap, which a door closes and opens; the goal is at
/// its right.
nav::Map mapWithDoor(nav::Motion motion)
{
    nav::Map map;
    map.settings.bounds = nav::Box{{0, 0}, {30, 20}};
    map.settings.boundsAreWalls = true;
    nav::Layer layer;
    layer.id = 1;
    map.settings.layers = {layer};
    const auto add = [&map](nav::Geometry geometry) {
        map.append({.id = map.unusedId(), .layer = 1, .geometry = std::move(geometry)});
    };
    add(nav::StartMarker{{5, 10}});
    add(nav::GoalMarker{{25, 10}});
    add(nav::Wall{{{15, 0}, {15, 8}}, 0.5, false});
    add(nav::Wall{{{15, 12}, {15, 20}}, 0.5, false});
    add(nav::Wall{{{15, 9}, {15, 11}}, 0.5, false});
    nav::MapObject door = map.objects().back();
    door.motion = std::move(motion);
    map.replace(std::move(door));
    return map;
}

/// The door slides away after 5 seconds and stays there.
nav::Motion sliding()
{
    nav::Motion motion;
    motion.track = {{0, -4}};
    motion.course = nav::Course::once;
    motion.speed = 2;
    motion.start = 5;
    return motion;
}

/// A cart of radius 1 that drives 5 units from there along the y axis, and stays.
void addCart(nav::Map& map, nav::Point from, double direction, double start)
{
    nav::MapObject cart{.id = map.unusedId(), .layer = 1, .geometry = nav::Circle{from, 1}};
    cart.motion = sliding();
    cart.motion->track = {{0, 5 * direction}};
    cart.motion->start = start;
    map.append(std::move(cart));
}

struct WalkerBench : WindowBench {
    explicit WalkerBench(const nav::Map& map)
    {
        workbench.document().reset(map, {});
        key(Qt::Key_F5);
    }
    Playback& playback() { return workbench.playback(); }
    const steer::Recording& recording() { return playback().run().recording(); }
    /// The run has begun, and stands at its first frame.
    bool begins()
    {
        return QTest::qWaitFor([this] { return recording().info().mapHash != 0; });
    }
    /// Plays until it has ended.
    bool playToEnd()
    {
        playback().setSpeed(16);
        playback().play();
        const bool came = QTest::qWaitFor([this] { return !playback().isOpenEnded(); }, 20000) &&
                          QTest::qWaitFor([this] { return !playback().isPlaying(); }, 20000);
        playback().pause();
        return came;
    }
    /// The obstacles of the map, those that move where they are then.
    nav::ObstacleField fieldAt(double seconds)
    {
        std::vector<nav::Obstacle> obstacles = nav::obstacles(map());
        const auto& moved = playback().run().obstacles();
        for (std::size_t i = 0; i < moved.size(); ++i)
            std::ranges::find(obstacles, moved.id(i), &nav::Obstacle::id)->shape =
                *moved.shape(i, seconds);
        return *nav::ObstacleField::build(obstacles, workbench.navigator().agentRadius());
    }
    /// Whether a bar across a closed gap leads upwards through the place.
    bool isBarAt(nav::Point at)
    {
        const QImage picture = workbench.view().grab().toImage();
        const QPoint middle =
            (picture.devicePixelRatio() * workbench.view().camera().pixelOf(at)).toPoint();
        for (int dx = -2; dx <= 2; ++dx) {
            const QColor seen = picture.pixelColor(middle + QPoint(dx, 0));
            if (seen.red() - seen.green() > 40 && seen.blue() - seen.green() > 10)
                return true; // nothing else is mauve
        }
        return false;
    }
    nav::Point walkerAt(double seconds) { return recording().at(seconds).front().position; }
};

} // namespace

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
    void thePathIsThatOfThePlayhead()
    {
        nav::Motion toAndFro = sliding();
        toAndFro.course = nav::Course::toAndFro;
        WalkerBench bench(mapWithDoor(toAndFro));
        QVERIFY(bench.begins());
        QVERIFY(bench.playToEnd());
        const auto* length = bench.window.findChild<QLabel*>("statusLength");
        const auto* details = bench.window.findChild<QLabel*>("statusDetails");
        const auto pathAt = [&](double seconds) {
            return nav::findPath(bench.fieldAt(seconds), {5, 10}, {25, 10}).path;
        };
        for (const double seconds : {7.0, 5.1, 8.5}) {
            bench.playback().seek(seconds);
            const nav::Path expected = pathAt(seconds);
            QTRY_VERIFY(bench.playback().path() &&
                        std::abs(bench.playback().path()->length() - expected.length()) < 1e-9);
            QCOMPARE(bench.playback().path()->isEmpty(), expected.isEmpty());
            QCOMPARE(length->text().isEmpty(), expected.isEmpty());
            QVERIFY(details->text().contains("where they are now"));
        }
        QVERIFY(!pathAt(7).isEmpty());
        QVERIFY(pathAt(5.1).isEmpty()); // the door has only begun to open
        // As drawn, and in Edit, the answer is the map's.
        bench.playback().seek(0);
        QTRY_VERIFY(!bench.playback().path());
        QVERIFY(!details->text().contains("now"));
        bench.playback().seek(7);
        QTRY_VERIFY(bench.playback().path());
        bench.key(Qt::Key_F8);
        QTRY_VERIFY(!bench.playback().path());
        // Edits in a run reach it.
        bench.key(Qt::Key_F5);
        bench.playback().seek(7);
        QTRY_VERIFY(bench.playback().path());
        bench.workbench.selection().set({3, 4});
        bench.key(Qt::Key_Delete);
        QTRY_VERIFY(bench.playback().path() &&
                    std::abs(bench.playback().path()->length() - pathAt(7).length()) < 1e-9);
    }

    /// Likewise, for the heat map and the arrows. Without the path, too.
    void theFlowIsThatOfThePlayhead()
    {
        WalkerBench bench(mapWithDoor(sliding()));
        QVERIFY(bench.begins());
        QVERIFY(bench.playToEnd());
        bench.workbench.overlays().setOn(editor::Overlay::path, false);
        bench.workbench.overlays().setOn(editor::Overlay::heat, true);
        const auto shown = [&] {
            const auto& flow = bench.workbench.navigator().flow().flow();
            return flow ? flow->reachedCells : 0;
        };
        const auto expected = [&](double seconds) {
            const auto area = *bench.workbench.navigator().flowArea();
            return editor::flowToGoal(bench.fieldAt(seconds), area, {25, 10})->reachedCells;
        };
        QVERIFY(expected(7) > expected(0) * 1.5); // the door is open
        for (const double seconds : {7.0, 0.0, 6.0, 5.1}) {
            bench.playback().seek(seconds);
            QTRY_COMPARE(shown(), expected(seconds));
        }
        bench.playback().seek(7);
        QTRY_COMPARE(shown(), expected(7));
        bench.key(Qt::Key_F8);
        QTRY_COMPARE(shown(), expected(0));
    }

    void gapsCloseAndOpenAsDoorsMove()
    {
        WalkerBench bench(mapWithDoor(sliding()));
        QVERIFY(bench.begins());
        QVERIFY(bench.playToEnd());
        bench.workbench.overlays().setOn(editor::Overlay::expanded, true);
        bench.workbench.overlays().setOn(editor::Overlay::path, false);
        bench.workbench.view().camera().frame({{10, 5}, {20, 15}});
        // Between the door and the wall above it, which is 11.75 up.
        bench.playback().seek(0);
        QVERIFY(bench.isBarAt({15, 11.5}));
        QVERIFY(!bench.isBarAt({15, 11.15}));
        bench.playback().seek(5.1); // the door has gone down by 0.2
        QVERIFY(bench.isBarAt({15, 11.15}));
        bench.playback().seek(7);
        QVERIFY(!bench.isBarAt({15, 11.5}));
        bench.key(Qt::Key_F8);
        QVERIFY(bench.isBarAt({15, 11.5}));
    }

    /// The tangent graph does not follow, and the legend says so.
    void edgesAsDrawnAreSaidToBeSo()
    {
        WalkerBench bench(mapWithDoor(sliding()));
        QVERIFY(bench.begins());
        QVERIFY(bench.playToEnd());
        const auto* advice = bench.window.findChild<QLabel*>("graphAdvice");
        bench.playback().seek(7);
        QTRY_VERIFY(bench.playback().path());
        QVERIFY(advice->isHidden()); // no edges are shown
        bench.workbench.overlays().setScope(editor::GraphScope::near);
        QVERIFY(!advice->isHidden());
        QVERIFY(advice->text().contains("as drawn"));
        bench.playback().seek(0);
        QTRY_VERIFY(advice->isHidden());
        bench.playback().seek(7);
        QTRY_VERIFY(!advice->isHidden());
        bench.key(Qt::Key_F8);
        QTRY_VERIFY(advice->isHidden());
    }

    /// A cart has stopped on the start. The button takes a place beside it.
    void anEndThatACartCoversCanBeMoved()
    {
        nav::Map map = mapWithDoor(sliding());
        addCart(map, {5, 15}, -1, 8);
        WalkerBench bench(map);
        QVERIFY(bench.begins());
        QVERIFY(bench.playToEnd());
        auto* button = bench.window.findChild<QPushButton*>("statusFreeEnd");
        const auto* details = bench.window.findChild<QLabel*>("statusDetails");
        bench.playback().seek(7); // before the cart sets out
        QTRY_VERIFY(button->isHidden());
        bench.playback().seek(bench.playback().duration());
        QVERIFY(bench.playback().duration() > 10.5);
        QTRY_VERIFY(!button->isHidden());
        QCOMPARE(details->text(), QString("start is blocked by circle 6 where that is now"));
        const nav::ObstacleField field = bench.fieldAt(bench.playback().duration());
        button->click();
        const auto moved = std::get<nav::StartMarker>(bench.map().start()->geometry).position;
        QVERIFY(moved != nav::Point(5, 10));
        QVERIFY(!field.obstacleAt(moved));
        bench.workbench.document().undo();
        QCOMPARE(std::get<nav::StartMarker>(bench.map().start()->geometry).position,
                 nav::Point(5, 10));
    }

    /// As drawn, a cart stands on the goal, and drives off.
    void anEndThatIsFreeByNowNeedsNoMove()
    {
        nav::Map map = mapWithDoor(sliding());
        addCart(map, {25, 10}, 1, 0);
        WalkerBench bench(map);
        QVERIFY(bench.begins());
        QVERIFY(bench.playToEnd());
        const auto* button = bench.window.findChild<QPushButton*>("statusFreeEnd");
        bench.playback().seek(0);
        QTRY_VERIFY(!button->isHidden());
        bench.playback().seek(7);
        QTRY_VERIFY(bench.playback().path() && !bench.playback().path()->isEmpty());
        QVERIFY(button->isHidden());
    }

    void theMinimapShowsIt()
    {
        WalkerBench bench(mapWithDoor(sliding()));
        QVERIFY(bench.begins());
        QVERIFY(bench.playToEnd());
        if (!bench.action("Minimap")->isChecked())
            bench.action("Minimap")->trigger();
        auto* minimap = bench.widget<editor::Minimap>("minimap");
        QTRY_VERIFY(minimap->isVisible() && minimap->isPainted());
        const auto orange = [&] {
            const QImage picture = minimap->grab().toImage();
            int pixels = 0;
            for (int y = 0; y < picture.height(); ++y)
                for (int x = 0; x < picture.width(); ++x)
                    pixels +=
                        picture.pixelColor(x, y).red() > picture.pixelColor(x, y).blue() + 100;
            return pixels;
        };
        bench.playback().seek(0);
        QTRY_VERIFY(!bench.playback().path());
        const int shut = orange();
        bench.playback().seek(bench.playback().duration());
        QTRY_VERIFY(bench.playback().path());
        QTRY_VERIFY(orange() > shut + 50);
    }

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
