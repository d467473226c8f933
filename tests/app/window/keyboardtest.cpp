#include "tests/app/window/windowbench.h"

#include "app/editor/panels/inspector/inspector.h"

#include <QAction>

using namespace thicket;

/// Everything by keys alone: no event of a mouse in this file.
class KeyboardTest : public QObject {
    Q_OBJECT

public:
    static void initMain() { isolateSettings(); }

private:
    static editor::KeyboardPointer& pointer(WindowBench& bench)
    {
        return bench.workbench.view().keyboardPointer();
    }
    /// Walks there with the arrow keys: tens of pixels with Shift, then single ones.
    static void walkTo(WindowBench& bench, nav::Point to)
    {
        const auto& camera = bench.workbench.view().camera();
        QVERIFY(pointer(bench).isOn());
        for (int i = 0; i < 1000; ++i) {
            const QPointF off = camera.pixelOf(to) - camera.pixelOf(pointer(bench).at());
            if (std::abs(off.x()) < 0.75 && std::abs(off.y()) < 0.75)
                return;
            const bool isFarther = std::abs(off.x()) > std::abs(off.y());
            const double rest = isFarther ? off.x() : off.y();
            const Qt::Key key = isFarther ? (rest > 0 ? Qt::Key_Right : Qt::Key_Left)
                                          : (rest > 0 ? Qt::Key_Down : Qt::Key_Up);
            bench.key(key, std::abs(rest) >= 10 ? Qt::ShiftModifier : Qt::NoModifier);
        }
        QFAIL("the pointer does not arrive");
    }
    static void clickAt(WindowBench& bench, nav::Point at)
    {
        walkTo(bench, at);
        bench.key(Qt::Key_Return);
        bench.key(Qt::Key_Return);
    }
    static void dragTo(WindowBench& bench, nav::Point from, nav::Point to)
    {
        walkTo(bench, from);
        bench.key(Qt::Key_Return);
        walkTo(bench, to);
        bench.key(Qt::Key_Return);
    }
    /// Chooses a tool and has the pointer on.
    static void take(WindowBench& bench, Qt::Key key, const QString& tool,
                     Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        bench.key(key, modifiers);
        QCOMPARE(bench.workbench.tools().current().iconName(), tool);
        if (!pointer(bench).isOn())
            bench.key(Qt::Key_K);
        QVERIFY(pointer(bench).isOn());
    }
    template <class Shape> static const Shape* last(WindowBench& bench)
    {
        return std::get_if<Shape>(&bench.map().objects().back().geometry);
    }
    static bool isNear(nav::Point a, nav::Point b) { return nav::distance(a, b) < 0.2; }
    /// A map of bounds only, without snapping.
    static void empty(WindowBench& bench)
    {
        nav::Map map;
        map.settings.bounds = nav::Box{{0, 0}, {40, 20}};
        bench.workbench.document().reset(map, {});
        bench.workbench.canvas().snapSettings().setSmart(false);
        bench.workbench.canvas().snapSettings().setGrid(false);
        bench.workbench.view().setFocus();
    }

private slots:
    void init() { QSettings().clear(); }

    void aWholeLevel()
    {
        WindowBench bench;
        empty(bench);
        take(bench, Qt::Key_C, "circle");
        dragTo(bench, {10, 10}, {13, 10});
        QVERIFY(last<nav::Circle>(bench));
        QVERIFY(isNear(last<nav::Circle>(bench)->center, {10, 10}));
        QVERIFY(std::abs(last<nav::Circle>(bench)->radius - 3) < 0.2);

        take(bench, Qt::Key_W, "wall");
        dragTo(bench, {16, 4}, {16, 16}); // the first segment
        walkTo(bench, {20, 16});
        bench.key(Qt::Key_Return); // a point
        bench.key(Qt::Key_Return); // the end
        QVERIFY(last<nav::Wall>(bench));
        QCOMPARE(last<nav::Wall>(bench)->points.size(), std::size_t(3));
        QVERIFY(isNear(last<nav::Wall>(bench)->points[2], {20, 16}));

        take(bench, Qt::Key_P, "polygon");
        dragTo(bench, {24, 4}, {28, 4});
        walkTo(bench, {26, 8});
        bench.key(Qt::Key_Return);
        bench.key(Qt::Key_Return);
        QVERIFY(last<nav::Polygon>(bench));
        QCOMPARE(last<nav::Polygon>(bench)->points.size(), std::size_t(3));

        take(bench, Qt::Key_R, "rectangle");
        dragTo(bench, {24, 12}, {30, 16});
        QVERIFY(last<nav::Polygon>(bench));
        QCOMPARE(last<nav::Polygon>(bench)->points.size(), std::size_t(4));

        take(bench, Qt::Key_R, "arena-rectangle", Qt::ShiftModifier);
        dragTo(bench, {1, 1}, {39, 19});
        QCOMPARE(bench.map().objects().size(), std::size_t(5));
        QVERIFY(nav::isInverted(bench.map().objects().front().geometry)); // beneath the others

        bench.action("Start")->trigger();
        clickAt(bench, {3, 10});
        bench.action("Goal")->trigger();
        clickAt(bench, {37, 10});
        QVERIFY(bench.map().start() && bench.map().goal());
        QTRY_VERIFY(bench.workbench.navigator().path().length() > 34);
        QCOMPARE(bench.workbench.document().undoStack().index(), 7); // one step each
    }

    void selectMoveEditByPointer()
    {
        WindowBench bench;
        bench.workbench.canvas().snapSettings().setSmart(false);
        bench.workbench.canvas().snapSettings().setGrid(false);
        bench.workbench.view().setFocus();
        bench.key(Qt::Key_K);
        clickAt(bench, {10, 10});
        QCOMPARE(bench.workbench.selection().ids(), QList<nav::ObjectId>{1});
        dragTo(bench, {10, 10}, {12, 14});
        QVERIFY(isNear(std::get<nav::Circle>(bench.map().find(1)->geometry).center, {12, 14}));
        // A rubber band.
        dragTo(bench, {8, 2}, {33, 19});
        QCOMPARE(bench.workbench.selection().ids().size(), 3);
        // A vertex of the wall.
        clickAt(bench, {30, 12});
        take(bench, Qt::Key_O, "vertex-edit");
        dragTo(bench, {30, 15}, {33, 17});
        QVERIFY(isNear(std::get<nav::Wall>(bench.map().find(3)->geometry).points[1], {33, 17}));
        // Esc takes a gesture back, then ends the pointer.
        const nav::Map before = bench.map();
        bench.key(Qt::Key_S);
        walkTo(bench, {20, 12});
        bench.key(Qt::Key_Return);
        walkTo(bench, {22, 8});
        bench.key(Qt::Key_Escape);
        QVERIFY(bench.map() == before);
        QVERIFY(pointer(bench).isOn());
        bench.key(Qt::Key_Escape);
        QVERIFY(!pointer(bench).isOn());
        QVERIFY(bench.map() == before);
    }

    void numbersAreTyped()
    {
        WindowBench bench;
        empty(bench);
        bench.key(Qt::Key_C);
        bench.key(Qt::Key_Return); // nothing is drawn yet: the pointer appears
        QVERIFY(pointer(bench).isOn());
        walkTo(bench, {10, 10});
        bench.key(Qt::Key_Return);
        for (const Qt::Key key : {Qt::Key_Right, Qt::Key_Right})
            bench.key(key, Qt::ShiftModifier);
        QTest::keyClicks(&bench.workbench.view(), "2.5");
        bench.key(Qt::Key_Return);
        QVERIFY(last<nav::Circle>(bench));
        QCOMPARE(last<nav::Circle>(bench)->radius, 2.5);
        QVERIFY(!bench.workbench.tools().isGestureOpen());
        // The next press begins the next circle.
        walkTo(bench, {20, 10});
        bench.key(Qt::Key_Return);
        bench.key(Qt::Key_Return);
        QCOMPARE(bench.map().objects().size(), std::size_t(2));
        QCOMPARE(last<nav::Circle>(bench)->radius, 2.5); // the last radius
    }

    void theGoalByArrows()
    {
        WindowBench bench;
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
        WindowBench bench;
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
        WindowBench bench;
        bench.workbench.view().setFocus();
        bench.workbench.selection().set({1});
        bench.key(Qt::Key_Return);
        auto* inspector = bench.window.findChild<editor::Inspector*>();
        QTRY_VERIFY(QApplication::focusWidget() &&
                    inspector->isAncestorOf(QApplication::focusWidget()));
    }

    void theFocusOfTheCanvasIsSeen()
    {
        WindowBench bench;
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
