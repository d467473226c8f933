#include "tests/app/window/keyboardbench.h"

#include <QClipboard>

#include <numbers>

using namespace thicket;

/// Every tool and every modifier by keys alone: no event of a mouse in this file.
class KeyboardToolsTest : public QObject {
    Q_OBJECT

public:
    static void initMain() { isolateSettings(); }

private:
    static std::size_t count(KeyboardBench& bench) { return bench.map().objects().size(); }
    static const nav::Wall& wall(KeyboardBench& bench, nav::ObjectId id)
    {
        return std::get<nav::Wall>(bench.map().find(id)->geometry);
    }

private slots:
    void init() { QSettings().clear(); }

    void brushScattersAndErases()
    {
        KeyboardBench bench;
        bench.empty();
        const nav::Map before = bench.map();
        bench.take(Qt::Key_B, "brush");
        bench.dragTo({5, 10}, {30, 10});
        const std::size_t placed = count(bench);
        QVERIFY(placed > 10);
        QCOMPARE(bench.steps(), 1);
        // A tapped Shift holds for the stroke, while Shift with arrows goes farther.
        bench.walkTo({5, 10});
        bench.key(Qt::Key_Shift);
        QCOMPARE(bench.pointer().latched(), Qt::ShiftModifier);
        bench.enter();
        bench.walkTo({30, 10});
        bench.enter();
        QCOMPARE(bench.steps(), 2);
        QVERIFY(count(bench) < placed / 2);
        QCOMPARE(bench.pointer().latched(), Qt::NoModifier);
        bench.workbench.document().undo();
        bench.workbench.document().undo();
        QVERIFY(bench.map() == before);
    }

    void theWheelIsPageUpAndDown()
    {
        KeyboardBench bench;
        bench.empty();
        bench.take(Qt::Key_C, "circle");
        bench.walkTo({10, 10});
        bench.enter();
        bench.walkTo({12, 10});
        bench.key(Qt::Key_PageUp);
        bench.enter();
        QVERIFY(std::abs(bench.last<nav::Circle>()->radius - 2 * 1.05) < 0.1);
        const double radius = bench.last<nav::Circle>()->radius;
        bench.walkTo({20, 10});
        bench.enter();
        bench.key(Qt::Key_PageDown);
        bench.enter();
        QVERIFY(std::abs(bench.last<nav::Circle>()->radius - radius / 1.05) < 1e-9);
    }

    void forestOfATypedCount()
    {
        KeyboardBench bench;
        bench.empty();
        bench.take(Qt::Key_B, "forest", Qt::ShiftModifier);
        bench.walkTo({2, 2});
        bench.enter();
        bench.walkTo({38, 18});
        QTest::keyClicks(&bench.workbench.view(), "12");
        bench.enter();
        QCOMPARE(count(bench), std::size_t(12));
        QCOMPARE(bench.steps(), 1);
        QVERIFY(!bench.workbench.tools().isGestureOpen());
        bench.dragTo({2, 2}, {38, 18}); // the usual count
        QVERIFY(count(bench) > 12);
        QCOMPARE(bench.steps(), 2);
    }

    void agentsAloneAndInARow()
    {
        KeyboardBench bench;
        bench.empty();
        bench.take(Qt::Key_A, "agent");
        bench.dragTo({10, 10}, {10, 15}); // it looks up
        QVERIFY(bench.last<nav::AgentMarker>());
        QVERIFY(KeyboardBench::isNear(bench.last<nav::AgentMarker>()->position, {10, 10}));
        QVERIFY(std::abs(bench.last<nav::AgentMarker>()->heading - std::numbers::pi / 2) < 0.05);
        // D stands for Alt: tapped once, it holds for the drag.
        bench.walkTo({15, 5});
        bench.enter();
        bench.key(Qt::Key_D);
        bench.walkTo({30, 5});
        bench.enter();
        QVERIFY(count(bench) > 5);
        QCOMPARE(bench.steps(), 2);
        // Enter without the pointer asks for the group.
        bench.key(Qt::Key_Escape);
        QVERIFY(!bench.pointer().isOn());
        bench.enter();
        QTRY_VERIFY(!bench.workbench.view().hasFocus());
    }

    void measuresAndCopies()
    {
        KeyboardBench bench;
        bench.empty();
        bench.take(Qt::Key_M, "measure");
        bench.dragTo({5, 5}, {15, 5});
        QVERIFY(!bench.workbench.tools().copiedText().isEmpty());
        // On from the last point with Alt.
        bench.walkTo({15, 15});
        bench.key(Qt::Key_D);
        bench.enter();
        bench.enter();
        QVERIFY(bench.workbench.tools().copiedText().contains("in all"));
        bench.key(Qt::Key_C, Qt::ControlModifier);
        QCOMPARE(QApplication::clipboard()->text(), bench.workbench.tools().copiedText());
        QCOMPARE(bench.steps(), 0);
    }

    void verticesAreChosenInsertedAndRemoved()
    {
        KeyboardBench bench;
        bench.setSnapping(false);
        bench.workbench.view().setFocus();
        bench.key(Qt::Key_K);
        bench.clickAt({30, 7});
        QCOMPARE(bench.workbench.selection().ids(), QList<nav::ObjectId>{3});
        // A second click at the same place is a double click: it goes on with the vertices.
        bench.enter();
        QCOMPARE(bench.workbench.tools().current().iconName(), QString("vertex-edit"));
        // On a side it inserts.
        bench.clickAt({30, 8});
        bench.enter();
        bench.enter();
        QCOMPARE(wall(bench, 3).points.size(), std::size_t(3));
        QVERIFY(KeyboardBench::isNear(wall(bench, 3).points[1], {30, 8}));
        bench.dragTo({30, 8}, {33, 8});
        QVERIFY(KeyboardBench::isNear(wall(bench, 3).points[1], {33, 8}));
        bench.clickAt({33, 8});
        bench.key(Qt::Key_Backspace);
        QCOMPARE(wall(bench, 3).points.size(), std::size_t(2));
        // Shift with Enter chooses several.
        bench.clickAt({30, 5});
        bench.walkTo({30, 15});
        bench.enter(Qt::ShiftModifier);
        bench.enter(Qt::ShiftModifier);
        QCOMPARE(bench.workbench.canvas().chosenVertices().size(), std::size_t(2));
    }

    void shiftAndAltShapeRectangles()
    {
        KeyboardBench bench;
        bench.empty();
        bench.take(Qt::Key_R, "rectangle");
        bench.walkTo({10, 10});
        bench.enter();
        bench.key(Qt::Key_Shift);
        bench.walkTo({14, 12});
        bench.enter();
        nav::Box box = nav::boundingBox(bench.map().objects().back().geometry);
        QVERIFY(std::abs(box.width() - 4) < 0.2 && std::abs(box.width() - box.height()) < 1e-9);
        bench.walkTo({25, 10});
        bench.enter();
        bench.key(Qt::Key_D);
        bench.walkTo({27, 11});
        bench.enter();
        box = nav::boundingBox(bench.map().objects().back().geometry);
        QVERIFY(KeyboardBench::isNear(box.center(), {25, 10}));
        QVERIFY(std::abs(box.width() - 4) < 0.2 && std::abs(box.height() - 2) < 0.2);
    }

    void shiftGivesWallsAndPolygonsSteps()
    {
        KeyboardBench bench;
        bench.empty();
        for (const auto& [key, tool] :
             {std::pair(Qt::Key_W, "wall"), std::pair(Qt::Key_P, "polygon")}) {
            bench.take(key, tool);
            bench.clickAt({5, 5});
            bench.key(Qt::Key_Shift);
            bench.walkTo({15, 6}); // 5.7°
            bench.enter();
            bench.key(Qt::Key_Shift);
            bench.walkTo({10, 15});
            bench.enter();
            bench.enter();
            const nav::Geometry& drawn = bench.map().objects().back().geometry;
            const auto* wall = std::get_if<nav::Wall>(&drawn);
            const auto& points = wall ? wall->points : std::get<nav::Polygon>(drawn).points;
            QCOMPARE(points.size(), std::size_t(3));
            QVERIFY(std::abs(points[1].y - points[0].y) < 1e-9);
            QVERIFY(KeyboardBench::isNear(points[2], {10, 15}));
        }
        QCOMPARE(bench.steps(), 2);
    }

    void pointsAreTypedAndTakenBack()
    {
        KeyboardBench bench;
        bench.empty();
        bench.take(Qt::Key_W, "wall");
        bench.walkTo({5, 5});
        bench.enter();
        bench.walkTo({15, 5});
        QTest::keyClicks(&bench.workbench.view(), "4");
        bench.enter(); // the point 4 away
        bench.walkTo({9, 15});
        bench.enter();
        bench.walkTo({20, 15});
        bench.key(Qt::Key_Backspace); // the point at 9, 15
        bench.enter();
        bench.enter();
        QCOMPARE(bench.steps(), 1);
        const auto& points = bench.last<nav::Wall>()->points;
        QCOMPARE(points.size(), std::size_t(3));
        QVERIFY(std::abs(nav::distance(points[0], points[1]) - 4) < 1e-9);
        QVERIFY(KeyboardBench::isNear(points[2], {20, 15}));
    }

    void ctrlInvertsSnapping()
    {
        KeyboardBench bench;
        bench.setSnapping(true);
        bench.workbench.view().setFocus();
        bench.take(Qt::Key_W, "wall");
        bench.clickAt({20.1, 12.1}); // a circle's centre is near
        bench.key(Qt::Key_Control);
        bench.walkTo({10.1, 10.1});
        bench.enter();
        bench.enter();
        const auto& points = bench.last<nav::Wall>()->points;
        QCOMPARE(points[0], (nav::Point{20, 12}));
        QVERIFY(points[1] != (nav::Point{10, 10}));
        QVERIFY(KeyboardBench::isNear(points[1], {10.1, 10.1}));
    }

    void altDuplicatesAndUndoTakesBack()
    {
        KeyboardBench bench;
        bench.setSnapping(false);
        bench.workbench.view().setFocus();
        const nav::Map before = bench.map();
        bench.key(Qt::Key_K);
        bench.walkTo({10, 10});
        bench.enter();
        bench.walkTo({10, 14});
        bench.key(Qt::Key_Z, Qt::ControlModifier); // during the gesture
        QVERIFY(bench.map() == before);
        // The pointer is not pressed any more: one press and one release are a drag.
        bench.walkTo({10, 10});
        bench.key(Qt::Key_D);
        bench.dragTo({10, 10}, {10, 4});
        QCOMPARE(count(bench), before.objects().size() + 1);
        QCOMPARE(bench.steps(), 1);
        QVERIFY(KeyboardBench::isNear(bench.last<nav::Circle>()->center, {10, 4}));
    }

    void shortcutsAreNoTaps()
    {
        KeyboardBench bench;
        bench.empty();
        bench.take(Qt::Key_C, "circle");
        QTest::keyPress(&bench.workbench.view(), Qt::Key_Shift);
        bench.key(Qt::Key_Right, Qt::ShiftModifier);
        QTest::keyRelease(&bench.workbench.view(), Qt::Key_Shift);
        QCOMPARE(bench.pointer().latched(), Qt::NoModifier);
        QTest::keyPress(&bench.workbench.view(), Qt::Key_Control);
        bench.key(Qt::Key_A, Qt::ControlModifier);
        QTest::keyRelease(&bench.workbench.view(), Qt::Key_Control);
        QCOMPARE(bench.pointer().latched(), Qt::NoModifier);
        bench.key(Qt::Key_Shift);
        QCOMPARE(bench.pointer().latched(), Qt::ShiftModifier);
        bench.key(Qt::Key_Shift);
        QCOMPARE(bench.pointer().latched(), Qt::NoModifier);
        bench.key(Qt::Key_Shift);
        bench.key(Qt::Key_W); // another tool
        QCOMPARE(bench.pointer().latched(), Qt::NoModifier);
    }

    void theLatchedKeyIsSeen()
    {
        KeyboardBench bench;
        bench.empty();
        bench.take(Qt::Key_C, "circle");
        auto& view = bench.workbench.view();
        const QColor accent = bench.workbench.appearance().palette().accent;
        const QPoint below =
            view.camera().pixelOf(bench.pointer().at()).toPoint() + QPoint(-16, 24);
        QVERIFY(view.viewport()->grab().toImage().pixelColor(below) != accent);
        bench.key(Qt::Key_Shift);
        QCOMPARE(view.viewport()->grab().toImage().pixelColor(below), accent);
    }
};

QTEST_MAIN(KeyboardToolsTest)
#include "keyboardtoolstest.moc"
