#include "tests/app/window/windowbench.h"

#include "app/editor/document/gesture.h"
#include "app/editor/scene/canvashint.h"
#include "app/editor/settings/preferences.h"
#include "app/editor/widgets/section.h"
#include "app/editor/window/motions.h"

using namespace thicket;
using editor::Section;
using editor::ShortMotion;

/// What moves by itself for a moment. The time of each motion is set by hand.
class MotionsTest : public QObject {
    Q_OBJECT

public:
    static void initMain() { isolateSettings(); }

private:
    static Section& overlaysOf(WindowBench& bench)
    {
        return *bench.window.findChild<Section*>("overlaysPanel");
    }
    static void reduce(WindowBench& bench, bool isReduced)
    {
        auto values = bench.workbench.preferences().values();
        values.isMotionReduced = isReduced;
        bench.workbench.preferences().set(values);
    }
    static QImage pictureOf(WindowBench& bench)
    {
        return bench.workbench.view().viewport()->grab().toImage();
    }

private slots:
    void thePreferenceGovernsThemAll()
    {
        WindowBench bench;
        editor::ViewCamera& camera = bench.workbench.view().camera();
        ShortMotion& hint = bench.workbench.canvas().hintMotion();
        ShortMotion& edges = bench.workbench.canvas().freshEdges().near();
        ShortMotion& fold = *overlaysOf(bench).motion();
        const auto moving = [&] {
            QList<bool> moves{camera.isMoving()};
            for (ShortMotion* motion : {&hint, &edges, &fold}) {
                motion->begin();
                moves << motion->isRunning();
                motion->end();
            }
            return moves;
        };
        QCOMPARE(moving(), QList<bool>(4, false)); // in all tests
        letMove(bench.workbench, bench.window);
        QCOMPARE(moving(), QList<bool>(4, true));
        reduce(bench, true);
        QCOMPARE(moving(), QList<bool>(4, false));
        reduce(bench, false);
        QCOMPARE(moving(), QList<bool>(4, true));
    }

    void whatRunsEndsWhenMotionIsReduced()
    {
        WindowBench bench;
        letMove(bench.workbench, bench.window);
        editor::ViewCamera& camera = bench.workbench.view().camera();
        const nav::Box place{{9, 9}, {11, 11}};
        camera.frame(place);
        QVERIFY(distance(camera.visibleBox().center(), {10, 10}) > 1);
        reduce(bench, true);
        QVERIFY(distance(camera.visibleBox().center(), {10, 10}) < 1e-9);
        reduce(bench, false);
    }

    void aSectionFoldsAndUnfolds()
    {
        WindowBench bench;
        letMove(bench.workbench, bench.window);
        Section& section = overlaysOf(bench);
        ShortMotion& fold = *section.motion();
        const int full = section.height();
        const QWidget& row = *section.findChild<QWidget*>("overlay 2")->parentWidget();
        const int place = row.y();
        section.setFolded(true);
        fold.goTo(60);
        QCoreApplication::sendPostedEvents();
        const int half = section.sizeHint().height();
        QVERIFY2(half < full - 20 && half > 40, qPrintable(QString::number(half)));
        QCOMPARE(row.y(), place); // cut off, not squeezed
        fold.goTo(editor::FoldMotion::duration);
        QVERIFY(!fold.isRunning());
        QVERIFY(section.sizeHint().height() < half);
        section.setFolded(false);
        QVERIFY(fold.isRunning());
        fold.goTo(editor::FoldMotion::duration);
        QVERIFY(!fold.isRunning());
        QTRY_COMPARE(section.height(), full);
        // One that changes its mind goes on from where it is.
        section.setFolded(true);
        fold.goTo(60);
        section.setFolded(false);
        fold.goTo(editor::FoldMotion::duration);
        QTRY_COMPARE(section.height(), full);
    }

    void hintsFade()
    {
        WindowBench bench;
        bench.workbench.document().reset({}, {});
        pictureOf(bench);
        letMove(bench.workbench, bench.window);
        ShortMotion& hint = bench.workbench.canvas().hintMotion();
        const QImage with = pictureOf(bench);
        QVERIFY(!hint.isRunning());
        bench.workbench.document().reset(WindowBench::smallMap(), {});
        bench.workbench.document().reset({}, {});
        pictureOf(bench);
        QVERIFY(!hint.isRunning()); // as it was
        nav::Map one;
        one.append({.id = 1, .geometry = nav::Circle{{-500, 0}, 1}});
        one.append({.id = 2, .geometry = nav::StartMarker{{-500, 0}}});
        one.append({.id = 3, .geometry = nav::GoalMarker{{-490, 0}}});
        bench.workbench.document().reset(one, {});
        pictureOf(bench);
        QVERIFY(hint.isRunning());
        hint.goTo(100);
        QVERIFY(hint.part() > 0.5 && hint.part() < 1);
        hint.goTo(editor::CanvasHint::duration);
        QVERIFY(!hint.isRunning());
        bench.workbench.document().reset({}, {});
        QVERIFY(pictureOf(bench) != with); // it comes
        hint.goTo(editor::CanvasHint::duration);
        QCOMPARE(pictureOf(bench), with);
        QVERIFY(!hint.isRunning());
    }

    void newEdgesFadeIn()
    {
        WindowBench bench;
        bench.workbench.overlays().setScope(editor::GraphScope::near);
        editor::Canvas& canvas = bench.workbench.canvas();
        canvas.setHoveredObject(1);
        const QImage full = pictureOf(bench);
        canvas.setHoveredObject({});
        letMove(bench.workbench, bench.window);
        ShortMotion& edges = canvas.freshEdges().near();
        canvas.setHoveredObject(1);
        QVERIFY(edges.isRunning());
        const QImage first = pictureOf(bench);
        QVERIFY(first != full);
        edges.goTo(40);
        QVERIFY(pictureOf(bench) != first);
        edges.goTo(editor::FreshEdges::duration);
        QVERIFY(!edges.isRunning());
        QCOMPARE(pictureOf(bench), full);
        // Selecting what is hovered shows nothing new.
        bench.workbench.selection().set({1});
        QVERIFY(!edges.isRunning());
        canvas.setHoveredObject({});
        canvas.setHoveredObject(1);
        QVERIFY(!edges.isRunning());
        canvas.setHoveredObject(2);
        QVERIFY(edges.isRunning());
    }

    void aNewGraphFadesInAndADragDoesNot()
    {
        WindowBench bench;
        letMove(bench.workbench, bench.window);
        bench.workbench.overlays().setScope(editor::GraphScope::whole);
        const editor::LiveGraph& graph = bench.workbench.navigator().graph();
        editor::FreshEdges& fresh = bench.workbench.canvas().freshEdges();
        QList<double> strengths;
        connect(&graph, &editor::LiveGraph::changed, this, [&] {
            if (graph.isWhole() && !graph.isStale())
                strengths << fresh.wholeStrength();
        });
        bench.workbench.document().reset(WindowBench::smallMap(), {});
        QTRY_COMPARE(strengths.size(), 1);
        QCOMPARE(strengths.takeFirst(), 0.0);
        fresh.whole().end();
        bench.workbench.navigator().setAgentRadius(0.7);
        QTRY_COMPARE(strengths.size(), 1);
        QCOMPARE(strengths.takeFirst(), 0.5); // it was stale
        QTRY_VERIFY(!fresh.whole().isRunning());
        QCOMPARE(fresh.wholeStrength(), 1.0);
        // The steps of a drag.
        const nav::Map begin = bench.map();
        editor::Gesture gesture(bench.workbench.document());
        const auto drag = [&](int step) {
            nav::MapObject tree = *begin.find(2);
            std::get<nav::Circle>(tree.geometry).center.y += 0.2 * step;
            gesture.preview(nav::MapEdit::change(begin, {tree}));
        };
        drag(1);
        drag(2);
        QTRY_VERIFY(graph.step());
        strengths.clear();
        drag(3);
        QCOMPARE(strengths, QList<double>{1.0});
        gesture.cancel();
        disconnect(&graph, nullptr, this, nullptr);
    }
};

QTEST_MAIN(MotionsTest)
#include "motionstest.moc"
