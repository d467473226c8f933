#include "tests/app/window/windowbench.h"

#include "app/editor/navigation/overlays.h"

#include <QLabel>
#include <QMouseEvent>

using namespace thicket;

namespace {

/// More circles than a whole graph is kept for, so that it depends on the window.
nav::Map grid()
{
    constexpr int side = 26;
    nav::Map map;
    for (int row = 0; row < side; ++row)
        for (int column = 0; column < side; ++column)
            map.append(
                {.id = map.unusedId(), .geometry = nav::Circle{{4.0 * column, 4.0 * row}, 1.2}});
    return map;
}

/// The real window with the whole graph.
class GraphBench : public WindowBench {
public:
    GraphBench()
    {
        workbench.document().reset(grid(), {});
        workbench.overlays().setScope(editor::GraphScope::whole);
        advice = window.findChild<QLabel*>("graphAdvice");
        show(20);
    }
    editor::LiveGraph& graph() { return workbench.navigator().graph(); }
    bool isFresh() { return graph().isWhole() && !graph().isStale(); }
    void show(double width)
    {
        editor::Camera camera = workbench.view().camera().value();
        camera.frame({{40, 40}, {40 + width, 40 + width}}, 0);
        workbench.view().camera().set(camera);
    }
    QPointF pixel(nav::Point at) { return workbench.view().camera().pixelOf(at); }
    /// Without the event loop, so that no worker thread reports in between.
    void send(QEvent::Type type, const QPointF& at, Qt::MouseButton button)
    {
        QWidget* viewport = workbench.view().viewport();
        const bool isMove = type == QEvent::MouseMove;
        const bool isUp = type == QEvent::MouseButtonRelease;
        QMouseEvent event(type, at, viewport->mapToGlobal(at), isMove ? Qt::NoButton : button,
                          isUp ? Qt::NoButton : Qt::MouseButtons(button), {});
        QApplication::sendEvent(viewport, &event);
    }

    QLabel* advice = nullptr;
};

} // namespace

/// What the overlays panel says about the graph.
class OverlaysTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { isolateSettings(); }

    void aDragStepThatTheGraphHasNotFollowedIsNamed()
    {
        GraphBench bench;
        QTRY_VERIFY(bench.isFresh());
        QVERIFY(bench.advice->isHidden());
        const QPointF grip = bench.pixel({48, 48});
        bench.send(QEvent::MouseMove, grip, Qt::NoButton);
        bench.send(QEvent::MouseButtonPress, grip, Qt::LeftButton);
        for (const double by : {8.0, 9.0, 10.0})
            bench.send(QEvent::MouseMove, grip + QPointF(by, 0), Qt::LeftButton);
        QVERIFY(bench.graph().isLate());
        QVERIFY(!bench.advice->isHidden());
        QCOMPARE(bench.advice->text(), QString("Graph a frame late"));
        QTRY_VERIFY(bench.isFresh()); // with the button still down
        QVERIFY(bench.advice->isHidden());
        for (const double by : {11.0, 12.0, 13.0}) {
            bench.send(QEvent::MouseMove, grip + QPointF(by, 0), Qt::LeftButton);
            QVERIFY(bench.isFresh());
            QVERIFY(bench.advice->isHidden());
        }
        bench.send(QEvent::MouseButtonRelease, grip + QPointF(13, 0), Qt::LeftButton);
        QVERIFY(bench.advice->isHidden());
    }

    void pansAndSingleEditsAreNotNamed()
    {
        GraphBench bench;
        QTRY_VERIFY(bench.isFresh());
        const QPointF grip = bench.pixel({48, 48});
        bench.send(QEvent::MouseButtonPress, grip, Qt::MiddleButton);
        for (const double by : {300.0, 600.0, 900.0})
            bench.send(QEvent::MouseMove, grip - QPointF(by, 0), Qt::MiddleButton);
        bench.send(QEvent::MouseButtonRelease, grip - QPointF(900, 0), Qt::MiddleButton);
        QVERIFY(bench.graph().isStale());
        QVERIFY(bench.advice->isHidden());
        QTRY_VERIFY(bench.isFresh());
        bench.workbench.selection().set({1});
        bench.key(Qt::Key_Delete);
        QVERIFY(!bench.map().find(1));
        QVERIFY(bench.advice->isHidden());
    }

    void tooManyEdgesAreNamed()
    {
        GraphBench bench;
        bench.graph().setLimit(100);
        bench.show(60);
        QTRY_VERIFY(bench.graph().hasGraph() && !bench.graph().isWhole() &&
                    !bench.graph().isStale());
        QVERIFY(!bench.advice->isHidden());
        QVERIFY(bench.advice->text().contains("edges in view: zoom in"));
    }
};

QTEST_MAIN(OverlaysTest)
#include "overlaystest.moc"
