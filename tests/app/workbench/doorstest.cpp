#include "tests/app/window/carts.h"

#include "app/editor/document/documentactions.h"
#include "app/editor/document/selection.h"

#include <QComboBox>

using namespace thicket;

/// Obstacles that turn round a hinge, in the window.
class DoorsTest : public QObject {
    Q_OBJECT

public:
    static void initMain() { isolateSettings(); }

private:
    static nav::Map mapWithWall(nav::Wall wall = {{{2, 16}, {4, 16}}, 0.2, false})
    {
        return mapWithCart(std::move(wall));
    }

private slots:
    void init() { QSettings().clear(); }

    void theFormMakesDoors()
    {
        WindowBench bench;
        const nav::Map map = mapWithWall();
        const nav::MapObject& door = map.objects().back();
        bench.workbench.document().reset(map, {});
        bench.workbench.selection().set({door.id});
        QVERIFY(!bench.window.findChild<QLineEdit*>("motionTurn")->isVisible());
        auto* kind = bench.widget<QComboBox>("motionKind");
        kind->setFocus();
        QTest::keyClick(kind, Qt::Key_Down);
        nav::Motion expected;
        expected.turn = nav::Turn{90, {}};
        expected.speed = nav::speedOfTurns;
        QVERIFY(*cart(bench).motion == expected); // round its first corner
        QVERIFY(!bench.window.findChild<QWidget*>("motionTrack")->isVisible());
        for (const auto& [field, text] : {std::pair{"motionTurn", "-120"},
                                          {"motionHingeX", "4"},
                                          {"motionHingeY", "16.5"},
                                          {"motionSpeed", "60"}})
            bench.typeInto(bench.widget<QLineEdit>(field), text);
        expected.turn = nav::Turn{-120, {2, 0.5}};
        expected.speed = 60;
        QVERIFY(*cart(bench).motion == expected);
        kind->setFocus();
        QTest::keyClick(kind, Qt::Key_Up);
        QVERIFY(!cart(bench).motion->turn);
        const double breadth = nav::boundingBox(door.geometry).width();
        QCOMPARE(cart(bench).motion->track, (std::vector<nav::Point>{{breadth, 0}}));
        while (bench.workbench.document().undoStack().canUndo())
            bench.workbench.document().undo();
        QVERIFY(bench.map() == map);
    }

    void playbackShowsDoorsTurned()
    {
        nav::Map map = mapWithWall({{{8, 12}, {14, 12}}, 0.4, false});
        nav::MapObject door = map.objects().back();
        door.motion->track.clear();
        door.motion->turn = nav::Turn{90, {}};
        door.motion->speed = 45;
        map.replace(door);
        CrowdBench bench(map);
        QVERIFY(bench.playTo(3));
        const editor::SceneHits& hits = bench.workbench.canvas().hits();
        using Ids = std::vector<nav::ObjectId>;
        bench.playback().seek(2);
        QCOMPARE(hits.objectsAt({8, 17}, 0), Ids{door.id});
        QVERIFY(hits.objectsAt({13, 12}, 0).empty());
        bench.playback().seek(1);
        QCOMPARE(hits.objectsAt(nav::Point{8, 12} + 3.5 * nav::Point{1, 1}, 0), Ids{door.id});
        QVERIFY(hits.isOnTheWay(door.id));
        bench.playback().seek(0);
        QCOMPARE(hits.objectsAt({13, 12}, 0), Ids{door.id});
        QVERIFY(!hits.isOnTheWay(door.id));
    }

    void turnsFollowTheirObstacles()
    {
        WindowBench bench;
        nav::Map map = mapWithWall();
        nav::MapObject door = map.objects().back();
        door.motion->track.clear();
        door.motion->turn = nav::Turn{90, {2, 0}}; // round its end
        map.replace(door);
        bench.workbench.document().reset(map, {});
        bench.workbench.selection().set({door.id});
        const auto hingeIsItsEnd = [&] {
            const auto& wall = std::get<nav::Wall>(cart(bench).geometry);
            return nav::distance(nav::hingeOf(cart(bench).geometry, *cart(bench).motion->turn),
                                 wall.points.back()) < 1e-9;
        };
        bench.key(Qt::Key_Z);
        QVERIFY(hingeIsItsEnd());
        QCOMPARE(cart(bench).motion->turn->angle, 90.0);
        bench.key(Qt::Key_X); // mirrored
        QVERIFY(hingeIsItsEnd());
        QCOMPARE(cart(bench).motion->turn->angle, -90.0);
        editor::resizeSelected(bench.workbench.document(), bench.workbench.selection(), 2);
        QVERIFY(hingeIsItsEnd());
        bench.typeInto(bench.widget<QLineEdit>("Box height"), "7");
        QVERIFY(hingeIsItsEnd());
        QCOMPARE(cart(bench).motion->turn->angle, -90.0);
    }
};

QTEST_MAIN(DoorsTest)
#include "doorstest.moc"
