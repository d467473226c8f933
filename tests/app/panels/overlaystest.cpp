#include "tests/app/window/windowbench.h"

#include "app/editor/navigation/overlays.h"
#include "app/editor/scene/summededges.h"

#include <QContextMenuEvent>
#include <QLabel>
#include <QMenu>
#include <QMouseEvent>
#include <QSlider>
#include <QTimer>

#include <utility>
#include <vector>

using namespace thicket;

namespace {

constexpr int patience = 30'000; // ms: a busy machine builds the whole graph slowly

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
    bool isFresh()
    {
        return graph().isWhole() && !graph().isStale() && !workbench.canvas().isGraphLate();
    }
    /// The picture of the graph follows it at the next painting, and may be late then.
    bool isSettled()
    {
        workbench.view().grab();
        return isFresh() && advice->isHidden();
    }
    void show(double width, double corner = 40)
    {
        editor::Camera camera = workbench.view().camera().value();
        camera.frame({{corner, corner}, {corner + width, corner + width}}, 0);
        workbench.view().camera().set(camera);
    }
    QPointF pixel(nav::Point at) { return workbench.view().camera().pixelOf(at); }
    /// Without the event loop, so that no worker thread reports in between.
    void send(QEvent::Type type, const QPointF& at, Qt::MouseButton button)
    {
        sendTo(*workbench.view().viewport(), type, at, button);
    }
    static void sendTo(QWidget& widget, QEvent::Type type, const QPointF& at,
                       Qt::MouseButton button)
    {
        const bool isMove = type == QEvent::MouseMove;
        const bool isUp = type == QEvent::MouseButtonRelease;
        QMouseEvent event(type, at, widget.mapToGlobal(at), isMove ? Qt::NoButton : button,
                          isUp ? Qt::NoButton : Qt::MouseButtons(button), {});
        QApplication::sendEvent(&widget, &event);
    }
    bool isNamedLate() const
    {
        return !advice->isHidden() && advice->text() == "Graph a frame late";
    }

    QLabel* advice = nullptr;
};

} // namespace

/// What the overlays panel says about the graph.
class OverlaysTest : public QObject {
    Q_OBJECT

public:
    static void initMain() { isolateSettings(); }

private slots:
    void init() { QSettings().clear(); }

    void edgesThatAreLeftOutAreTold()
    {
        WindowBench bench;
        nav::Map map;
        for (const double y : {0.0, 9.0}) {
            std::vector<nav::Point> comb;
            for (int i = 0; i < 600; ++i)
                comb.push_back({double(i), y + (i % 2 == 0 ? 0 : 2)});
            map.append({.id = map.unusedId(), .geometry = nav::Wall{comb, 0.2, false}});
        }
        map.append({.id = map.unusedId(), .geometry = nav::Circle{{620, 5}, 2}});
        bench.workbench.document().reset(map, {});
        bench.workbench.overlays().setScope(editor::GraphScope::near);
        const auto* advice = bench.window.findChild<QLabel*>("graphAdvice");
        const auto select = [&bench](nav::ObjectId id) {
            bench.workbench.selection().set({id});
            bench.workbench.view().grab();
        };
        select(1);
        QTRY_VERIFY(advice->text().startsWith("Only the nearest edges are shown: "));
        select(3);
        QTRY_VERIFY(!advice->text().startsWith("Only the nearest edges are shown: "));
    }

    /// By the menu of the row, and at the next start, too.
    void anOverlayIsDrawnAsStronglyAsWanted()
    {
        using editor::Overlay;
        const auto distance = [](const QColor& a, const QColor& b) {
            return std::abs(a.red() - b.red()) + std::abs(a.green() - b.green()) +
                   std::abs(a.blue() - b.blue());
        };
        const auto colourOnPath = [](WindowBench& bench) {
            const std::vector<nav::Point> path = bench.workbench.navigator().path().polyline(0.1);
            const nav::Point at = path[0] + 0.5 * (path[1] - path[0]);
            const QPoint pixel = bench.workbench.view().camera().pixelOf(at).toPoint();
            return bench.workbench.view().viewport()->grab().toImage().pixelColor(pixel);
        };
        {
            WindowBench bench;
            editor::Overlays& overlays = bench.workbench.overlays();
            for (const Overlay one : editor::allOverlays)
                overlays.setOn(one, false);
            QTRY_VERIFY((colourOnPath(bench), bench.workbench.canvas().isMapPainted()));
            const QColor without = colourOnPath(bench);
            overlays.setOn(Overlay::path, true);
            const int full = distance(without, colourOnPath(bench));
            QVERIFY(full > 100);
            QWidget* row = bench.window.findChild<QWidget*>("overlay 4")->parentWidget();
            QTimer::singleShot(0, [] {
                QWidget* menu = QApplication::activePopupWidget();
                for (auto* list : menu->findChildren<QMenu*>())
                    list->actions().last()->trigger(); // 25 %
                menu->close();
            });
            QContextMenuEvent event(QContextMenuEvent::Keyboard, QPoint(), QPoint());
            QApplication::sendEvent(row, &event);
            QCOMPARE(overlays.opacity(Overlay::path), 0.25);
            const int faint = distance(without, colourOnPath(bench));
            QVERIFY2(std::abs(faint - full / 4) <= full / 20, qPrintable(QString::number(faint)));
            bench.workbench.appearance().setChoice(editor::Appearance::Choice::highContrast);
            QTRY_VERIFY(distance(without, colourOnPath(bench)) > full - 20);
            bench.workbench.appearance().setChoice(editor::Appearance::Choice::light);
        }
        WindowBench next;
        QCOMPARE(next.workbench.overlays().opacity(Overlay::path), 0.25);
        QCOMPARE(next.workbench.overlays().opacity(Overlay::surfing), 1.0);
    }
    void initTestCase() { isolateSettings(); }

    void aDragStepThatTheGraphHasNotFollowedIsNamed()
    {
        GraphBench bench;
        QTRY_VERIFY_WITH_TIMEOUT(bench.isSettled(), patience);
        const QPointF grip = bench.pixel({48, 48});
        bench.send(QEvent::MouseMove, grip, Qt::NoButton);
        bench.send(QEvent::MouseButtonPress, grip, Qt::LeftButton);
        for (const double by : {8.0, 9.0, 10.0})
            bench.send(QEvent::MouseMove, grip + QPointF(by, 0), Qt::LeftButton);
        QVERIFY(bench.graph().isLate());
        QVERIFY(bench.isNamedLate());
        QTRY_VERIFY_WITH_TIMEOUT(bench.isSettled(), patience); // with the button still down
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
        QTRY_VERIFY_WITH_TIMEOUT(bench.isSettled(), patience);
        const QPointF grip = bench.pixel({48, 48});
        bench.send(QEvent::MouseButtonPress, grip, Qt::MiddleButton);
        for (const double by : {300.0, 600.0, 900.0})
            bench.send(QEvent::MouseMove, grip - QPointF(by, 0), Qt::MiddleButton);
        bench.send(QEvent::MouseButtonRelease, grip - QPointF(900, 0), Qt::MiddleButton);
        QVERIFY(bench.graph().isStale());
        QVERIFY(bench.advice->isHidden());
        QTRY_VERIFY_WITH_TIMEOUT(bench.isSettled(), patience);
        bench.workbench.selection().set({1});
        bench.action("Delete")->trigger(); // without the event loop
        QVERIFY(!bench.map().find(1));
        QVERIFY(bench.advice->isHidden());
    }

    void aDragOfTheRadiusThatTheGraphHasNotFollowedIsNamed()
    {
        GraphBench bench;
        QTRY_VERIFY_WITH_TIMEOUT(bench.isSettled(), patience);
        auto& slider = *bench.widget<QSlider>("radiusSlider");
        const double handle = 7 + (slider.width() - 14) * double(slider.value()) / slider.maximum();
        const auto pull = [&](QEvent::Type type, double by) {
            bench.sendTo(slider, type, {handle + by, slider.height() / 2.0}, Qt::LeftButton);
        };
        const double radius = bench.workbench.navigator().agentRadius();
        pull(QEvent::MouseButtonPress, 0);
        pull(QEvent::MouseMove, 4);
        QVERIFY(bench.workbench.navigator().agentRadius() > radius);
        QVERIFY(bench.graph().isStale());
        QVERIFY(bench.advice->isHidden()); // a single step
        pull(QEvent::MouseMove, 8);
        QVERIFY(bench.isNamedLate());
        QTRY_VERIFY_WITH_TIMEOUT(bench.isSettled(), patience); // with the button still down
        pull(QEvent::MouseButtonRelease, 8);
        QVERIFY(bench.advice->isHidden());
    }

    /// Its many edges are drawn beside the window's thread.
    void aPictureThatIsStillBeingDrawnIsNamed()
    {
        GraphBench bench;
        QTRY_VERIFY_WITH_TIMEOUT(bench.isSettled(), patience);
        std::vector<std::pair<bool, bool>> seen; // late, named
        QObject::connect(&bench.workbench.canvas(), &editor::Canvas::graphLateChanged, bench.advice,
                         [&](bool late) { seen.emplace_back(late, bench.isNamedLate()); });
        bench.show(100, 0);
        QTRY_VERIFY_WITH_TIMEOUT(bench.isFresh() && !seen.empty() && !seen.back().first, patience);
        QVERIFY(bench.graph().surfingCount() > editor::SummedEdges::fewEdges);
        QCOMPARE(seen.front(), std::pair(true, true));
        QCOMPARE(seen.back(), std::pair(false, false));
    }

    void tooManyEdgesAreNamed()
    {
        GraphBench bench;
        bench.graph().setLimit(100);
        bench.show(60);
        QTRY_VERIFY_WITH_TIMEOUT(bench.graph().hasGraph() && !bench.graph().isWhole() &&
                                     !bench.graph().isStale(),
                                 patience);
        QVERIFY(!bench.advice->isHidden());
        const double edges = bench.graph().estimatedSurfing();
        nav::CompleteGraphOptions inView;
        inView.window = bench.workbench.canvas().visible();
        const auto graph = nav::CompleteGraph::build(bench.workbench.navigator().field(), inView);
        QVERIFY2(edges > 0.7 * double(graph.surfing.size()) &&
                     edges < 1.4 * double(graph.surfing.size()),
                 qPrintable(QString("%1 of %2").arg(edges).arg(graph.surfing.size())));
        QVERIFY(edges > 10000 && edges < 100000);
        const QString about = QLocale().toString(std::round(edges / 1000) * 1000, 'f', 0);
        QCOMPARE(bench.advice->text(),
                 QString("About %1 edges in view: zoom in, or stay with Near").arg(about));
    }
};

QTEST_MAIN(OverlaysTest)
#include "overlaystest.moc"
