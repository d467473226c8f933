#include "tests/app/window/keyboardbench.h"

#include "app/editor/panels/inspector/inspector.h"

#include <QAction>
#include <QLabel>

using namespace thicket;

/// Everything by keys alone: no event of a mouse in this file.
class KeyboardTest : public QObject {
    Q_OBJECT

public:
    static void initMain() { isolateSettings(); }

private slots:
    void init() { QSettings().clear(); }

    void aWholeLevel()
    {
        KeyboardBench bench;
        bench.empty();
        bench.take(Qt::Key_C, "circle");
        bench.dragTo({10, 10}, {13, 10});
        QVERIFY(bench.last<nav::Circle>());
        QVERIFY(KeyboardBench::isNear(bench.last<nav::Circle>()->center, {10, 10}));
        QVERIFY(std::abs(bench.last<nav::Circle>()->radius - 3) < 0.2);

        bench.take(Qt::Key_W, "wall");
        bench.dragTo({16, 4}, {16, 16}); // the first segment
        bench.walkTo({20, 16});
        bench.key(Qt::Key_Return); // a point
        bench.key(Qt::Key_Return); // the end
        QVERIFY(bench.last<nav::Wall>());
        QCOMPARE(bench.last<nav::Wall>()->points.size(), std::size_t(3));
        QVERIFY(KeyboardBench::isNear(bench.last<nav::Wall>()->points[2], {20, 16}));

        bench.take(Qt::Key_P, "polygon");
        bench.dragTo({24, 4}, {28, 4});
        bench.walkTo({26, 8});
        bench.key(Qt::Key_Return);
        bench.key(Qt::Key_Return);
        QVERIFY(bench.last<nav::Polygon>());
        QCOMPARE(bench.last<nav::Polygon>()->points.size(), std::size_t(3));

        bench.take(Qt::Key_R, "rectangle");
        bench.dragTo({24, 12}, {30, 16});
        QVERIFY(bench.last<nav::Polygon>());
        QCOMPARE(bench.last<nav::Polygon>()->points.size(), std::size_t(4));

        bench.take(Qt::Key_R, "arena-rectangle", Qt::ShiftModifier);
        bench.dragTo({1, 1}, {39, 19});
        QCOMPARE(bench.map().objects().size(), std::size_t(5));
        QVERIFY(nav::isInverted(bench.map().objects().front().geometry)); // beneath the others

        bench.action("Start")->trigger();
        bench.clickAt({3, 10});
        bench.action("Goal")->trigger();
        bench.clickAt({37, 10});
        QVERIFY(bench.map().start() && bench.map().goal());
        QTRY_VERIFY(bench.workbench.navigator().path().length() > 34);
        QCOMPARE(bench.workbench.document().undoStack().index(), 7); // one step each
    }

    /// Alt opens a menu or shows another window, where it is released.
    void altIsHeldNoLongerThanTheFocus()
    {
        KeyboardBench bench;
        auto& view = bench.workbench.view();
        const auto& samples = bench.workbench.canvas().samples();
        for (const Qt::Key key : {Qt::Key_Alt, Qt::Key_D}) {
            bench.workbench.tools().choose("path");
            view.setFocus();
            QTest::keyPress(view.viewport(), key);
            QTRY_VERIFY(samples.samples());
            bench.action("Objects Panel")->trigger();
            QVERIFY(!view.hasFocus());
            QTRY_VERIFY(!samples.samples());
        }
    }

    /// Without the keyboard's pointer, and from wherever the focus is.
    void fromVertexToVertex()
    {
        KeyboardBench bench;
        bench.setSnapping(false);
        auto& workbench = bench.workbench;
        const auto wall = [&bench] { return std::get<nav::Wall>(bench.map().find(3)->geometry); };
        const auto* said = bench.window.findChild<QLabel*>("statusMiddle");
        const nav::Wall before = wall();
        workbench.selection().set({3});
        bench.key(Qt::Key_2, Qt::AltModifier);
        QVERIFY(!workbench.view().hasFocus());
        bench.key(Qt::Key_N, Qt::AltModifier);
        QVERIFY(workbench.view().hasFocus());
        QCOMPARE(workbench.tools().current().iconName(), QString("vertex-edit"));
        QCOMPARE(workbench.canvas().chosenVertices(), std::vector<std::size_t>{0});
        bench.key(Qt::Key_N, Qt::AltModifier);
        QCOMPARE(workbench.canvas().chosenVertices(), std::vector<std::size_t>{1});
        QCOMPARE(said->text(), QString("Vertex 2 of 2"));
        bench.key(Qt::Key_Right, Qt::ShiftModifier);
        QCOMPARE(wall().points[0], before.points[0]);
        QVERIFY(wall().points[1].x > before.points[1].x);
        QCOMPARE(wall().points[1].y, before.points[1].y);
        // Round, and back.
        bench.key(Qt::Key_N, Qt::AltModifier);
        QCOMPARE(workbench.canvas().chosenVertices(), std::vector<std::size_t>{0});
        bench.key(Qt::Key_N, Qt::AltModifier | Qt::ShiftModifier);
        QCOMPARE(workbench.canvas().chosenVertices(), std::vector<std::size_t>{1});
        // What is far away comes into view.
        auto& camera = workbench.view().camera();
        camera.frame({{100, 100}, {101, 101}});
        bench.key(Qt::Key_N, Qt::AltModifier);
        QVERIFY(camera.visibleBox().contains(wall().points[0]));
        // A circle has none.
        workbench.selection().set({1});
        bench.key(Qt::Key_N, Qt::AltModifier);
        QCOMPARE(said->text(), QString("Select one wall or polygon first"));
    }

    void selectMoveEditByPointer()
    {
        KeyboardBench bench;
        bench.setSnapping(false);
        bench.workbench.view().setFocus();
        bench.key(Qt::Key_K);
        bench.clickAt({10, 10});
        QCOMPARE(bench.workbench.selection().ids(), QList<nav::ObjectId>{1});
        bench.dragTo({10, 10}, {12, 14});
        QVERIFY(KeyboardBench::isNear(std::get<nav::Circle>(bench.map().find(1)->geometry).center,
                                      {12, 14}));
        // A rubber band.
        bench.dragTo({8, 2}, {33, 19});
        QCOMPARE(bench.workbench.selection().ids().size(), 3);
        // A vertex of the wall.
        bench.clickAt({30, 12});
        bench.take(Qt::Key_O, "vertex-edit");
        bench.dragTo({30, 15}, {33, 17});
        QVERIFY(KeyboardBench::isNear(std::get<nav::Wall>(bench.map().find(3)->geometry).points[1],
                                      {33, 17}));
        // Esc takes a gesture back, then ends the pointer.
        const nav::Map before = bench.map();
        bench.key(Qt::Key_S);
        bench.walkTo({20, 12});
        bench.key(Qt::Key_Return);
        bench.walkTo({22, 8});
        bench.key(Qt::Key_Escape);
        QVERIFY(bench.map() == before);
        QVERIFY(bench.pointer().isOn());
        bench.key(Qt::Key_Escape);
        QVERIFY(!bench.pointer().isOn());
        QVERIFY(bench.map() == before);
    }

    void numbersAreTyped()
    {
        KeyboardBench bench;
        bench.empty();
        bench.key(Qt::Key_C);
        bench.key(Qt::Key_Return); // nothing is drawn yet: the pointer appears
        QVERIFY(bench.pointer().isOn());
        bench.walkTo({10, 10});
        bench.key(Qt::Key_Return);
        for (const Qt::Key key : {Qt::Key_Right, Qt::Key_Right})
            bench.key(key, Qt::ShiftModifier);
        QTest::keyClicks(&bench.workbench.view(), "2.5");
        bench.key(Qt::Key_Return);
        QVERIFY(bench.last<nav::Circle>());
        QCOMPARE(bench.last<nav::Circle>()->radius, 2.5);
        QVERIFY(!bench.workbench.tools().isGestureOpen());
        // The next press begins the next circle.
        bench.walkTo({20, 10});
        bench.key(Qt::Key_Return);
        bench.key(Qt::Key_Return);
        QCOMPARE(bench.map().objects().size(), std::size_t(2));
        QCOMPARE(bench.last<nav::Circle>()->radius, 2.5); // the last radius
    }

    void theGoalByArrows()
    {
        KeyboardBench bench;
        bench.workbench.view().setFocus();
        const auto goal = std::get<nav::GoalMarker>(bench.map().goal()->geometry).position;
        bench.key(Qt::Key_T);
        for (int i = 0; i < 3; ++i)
            bench.key(Qt::Key_Up, Qt::ShiftModifier);
        QVERIFY(std::get<nav::GoalMarker>(bench.map().goal()->geometry).position.y > goal.y);
        QCOMPARE(bench.workbench.document().undoStack().index(), 1);
    }

    void plusAndMinusResize()
    {
        KeyboardBench bench;
        bench.workbench.view().setFocus();
        bench.workbench.selection().set({1});
        const double scale = bench.workbench.view().camera().pixelsPerUnit();
        bench.key(Qt::Key_Plus);
        QVERIFY(bench.radiusOf(1) > 3);
        QCOMPARE(bench.workbench.view().camera().pixelsPerUnit(), scale);
        bench.key(Qt::Key_Minus);
        QVERIFY(std::abs(bench.radiusOf(1) - 3) < 1e-9);
        bench.workbench.selection().clear();
        bench.key(Qt::Key_Plus);
        QVERIFY(bench.workbench.view().camera().pixelsPerUnit() > scale);
    }

    void enterGoesToTheInspector()
    {
        KeyboardBench bench;
        bench.workbench.view().setFocus();
        bench.workbench.selection().set({1});
        bench.key(Qt::Key_Return);
        auto* inspector = bench.window.findChild<editor::Inspector*>();
        QTRY_VERIFY(QApplication::focusWidget() &&
                    inspector->isAncestorOf(QApplication::focusWidget()));
    }

    void theFocusOfTheCanvasIsSeen()
    {
        KeyboardBench bench;
        auto& view = bench.workbench.view();
        const QColor accent = bench.workbench.appearance().palette().accent;
        const auto edge = [&view] {
            return view.viewport()->grab().toImage().pixelColor(3, view.viewport()->height() / 2);
        };
        view.setFocus(Qt::MouseFocusReason);
        QVERIFY(edge() != accent);
        bench.workbench.tools(); // the strip is before the canvas
        for (int i = 0; i < 40 && (i == 0 || !view.hasFocus()); ++i)
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_F6, Qt::ControlModifier);
        QVERIFY(view.hasFocus());
        QCOMPARE(edge(), accent);
    }
};

QTEST_MAIN(KeyboardTest)
#include "keyboardtest.moc"
