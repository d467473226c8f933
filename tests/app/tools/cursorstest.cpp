#include "tests/app/window/windowbench.h"

#include "app/editor/tools/toolbox.h"

using namespace thicket;

/// What the pointer looks like over the canvas, with every tool.
class CursorsTest : public QObject {
    Q_OBJECT

public:
    static void initMain() { isolateSettings(); }

private:
    static QPoint pixel(WindowBench& bench, nav::Point at)
    {
        return bench.workbench.view().camera().pixelOf(at).toPoint();
    }
    static Qt::CursorShape over(WindowBench& bench, nav::Point at)
    {
        QTest::mouseMove(bench.workbench.view().viewport(), pixel(bench, at));
        return bench.workbench.view().viewport()->cursor().shape();
    }
    static void lock(WindowBench& bench, std::size_t place)
    {
        nav::MapEdit edit;
        edit.settings = {bench.map().settings, bench.map().settings};
        edit.settings->after.layers[place].locked = true;
        bench.workbench.document().push(edit, "Lock");
    }

private slots:
    void init() { QSettings().clear(); }

    void ofEachToolOverEmptyGround()
    {
        const QHash<QString, Qt::CursorShape> others{{"select", Qt::ArrowCursor},
                                                     {"vertex-edit", Qt::ArrowCursor},
                                                     {"path", Qt::BitmapCursor}};
        WindowBench bench;
        for (QAction* const tool : bench.workbench.tools().actions()) {
            tool->trigger();
            const QString name = bench.workbench.tools().current().iconName();
            over(bench, {25, 17});
            QCOMPARE(std::pair(name, over(bench, {25, 2})),
                     std::pair(name, others.value(name, Qt::CrossCursor)));
        }
    }

    /// Four ways to move, two along a handle's axis, forbidden where a lock refuses.
    void ofTheSelectTool()
    {
        WindowBench bench;
        bench.key(Qt::Key_S);
        QCOMPARE(over(bench, {10, 10}), Qt::ArrowCursor);
        bench.workbench.selection().set({1});
        over(bench, {25, 2});
        QCOMPARE(over(bench, {10, 10}), Qt::SizeAllCursor);
        QCOMPARE(over(bench, {13, 10}), Qt::SizeHorCursor);
        QCOMPARE(over(bench, {10, 13}), Qt::SizeVerCursor);
        QCOMPARE(over(bench, {30, 10}), Qt::ArrowCursor);
        lock(bench, 1);
        over(bench, {25, 2});
        QCOMPARE(over(bench, {30, 10}), Qt::ForbiddenCursor); // its wall
        QCOMPARE(over(bench, {25, 2}), Qt::ArrowCursor);
    }

    void ofADrawingToolOnALockedLayer()
    {
        WindowBench bench;
        bench.key(Qt::Key_C);
        QCOMPARE(over(bench, {25, 2}), Qt::CrossCursor);
        for (std::size_t layer = 0; layer < bench.map().settings.layers.size(); ++layer)
            lock(bench, layer);
        over(bench, {25, 3});
        QCOMPARE(over(bench, {25, 2}), Qt::ForbiddenCursor);
        bench.workbench.document().undo();
        bench.workbench.document().undo();
        over(bench, {25, 3});
        QCOMPARE(over(bench, {25, 2}), Qt::CrossCursor);
    }

    /// An arrow with a dot while the probe is free, a crosshair while an end follows the pointer.
    void ofThePathProbe()
    {
        WindowBench bench;
        bench.key(Qt::Key_T);
        over(bench, {25, 3});
        QCOMPARE(over(bench, {25, 2}), Qt::BitmapCursor);
        QVERIFY(!bench.workbench.view().viewport()->cursor().pixmap().isNull());
        QTest::mouseClick(bench.workbench.view().viewport(), Qt::LeftButton, {},
                          pixel(bench, {25, 2}));
        QCOMPARE(over(bench, {25, 4}), Qt::CrossCursor);
        bench.key(Qt::Key_Escape);
        over(bench, {25, 3});
        QCOMPARE(over(bench, {25, 2}), Qt::BitmapCursor);
    }

    /// Space held, or the middle button: an open hand, closed while the map is dragged.
    void whilePanning()
    {
        WindowBench bench;
        QWidget* const viewport = bench.workbench.view().viewport();
        over(bench, {25, 2});
        QTest::mousePress(viewport, Qt::MiddleButton, {}, pixel(bench, {25, 2}));
        QCOMPARE(viewport->cursor().shape(), Qt::ClosedHandCursor);
        QTest::mouseRelease(viewport, Qt::MiddleButton, {}, pixel(bench, {25, 2}));
        QVERIFY(viewport->cursor().shape() != Qt::ClosedHandCursor);
    }
};

QTEST_MAIN(CursorsTest)
#include "cursorstest.moc"
