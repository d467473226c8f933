#include "tests/app/workbench/walkerbench.h"

#include "app/editor/navigation/flowtogoal.h"
#include "app/editor/scene/chipcard.h"
#include "app/editor/scene/samplecard.h"
#include "app/editor/scene/scenestate.h"
#include "app/editor/swipe/answerwords.h"
#include "app/editor/view/minimap.h"
#include "libnav/path/pathfinder.h"
#include "libnav/tangent/completegraph.h"

#include <QLabel>
#include <QPushButton>

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

using namespace thicket;

/// Where obstacles move, what is shown in Simulate is that of the playhead.
class AnswersAtPlayheadTest : public QObject {
    Q_OBJECT

public:
    static void initMain() { isolateSettings(); }

private slots:
    void init() { QSettings().clear(); }

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
            QTRY_VERIFY(bench.playedPath() &&
                        std::abs(bench.playedPath()->length() - expected.length()) < 1e-9);
            QCOMPARE(bench.playedPath()->isEmpty(), expected.isEmpty());
            QCOMPARE(length->text().isEmpty(), expected.isEmpty());
            QVERIFY(details->text().contains("where they are now"));
        }
        QVERIFY(!pathAt(7).isEmpty());
        QVERIFY(pathAt(5.1).isEmpty()); // the door has only begun to open
        // As drawn, and in Edit, the answer is the map's.
        bench.playback().seek(0);
        QTRY_VERIFY(!bench.playedPath());
        QVERIFY(!details->text().contains("now"));
        bench.playback().seek(7);
        QTRY_VERIFY(bench.playedPath());
        bench.key(Qt::Key_F8);
        QTRY_VERIFY(!bench.playedPath());
        // Edits in a run reach it.
        bench.key(Qt::Key_F5);
        bench.playback().seek(7);
        QTRY_VERIFY(bench.playedPath());
        bench.workbench.selection().set({3, 4});
        bench.key(Qt::Key_Delete);
        QTRY_VERIFY(bench.playedPath() &&
                    std::abs(bench.playedPath()->length() - pathAt(7).length()) < 1e-9);
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

    /// What is told elsewhere than in the status line: to screen readers, beside a drag, and in
    /// comparisons.
    void theWordsAreOfThePlayhead()
    {
        WalkerBench bench(mapWithDoor(sliding()));
        QVERIFY(bench.begins());
        QVERIFY(bench.playToEnd());
        editor::Workbench& w = bench.workbench;
        const auto chip = [&w] {
            const editor::SceneSources sources{w.document(),         w.selection(), w.navigator(),
                                               w.overlays(),         w.playback(),  w.appearance(),
                                               w.canvas().underlay()};
            return editor::pathWords(sources, 2);
        };
        bench.action("Compare Methods")->trigger();
        const auto* note = bench.widget<QLabel>("comparisonNote");
        bench.playback().seek(5.1);
        QTRY_VERIFY(bench.playedPath() && bench.playedPath()->isEmpty());
        QVERIFY(chip().isRefused && chip().text.contains("where they are now"));
        QVERIFY(editor::AnswerWords::of(w.navigator()).contains("where they are now"));
        bench.playback().seek(7);
        QTRY_VERIFY(bench.playedPath() && !bench.playedPath()->isEmpty());
        // Straight through the open door; as drawn there is no way.
        QVERIFY(w.navigator().path().isEmpty());
        QVERIFY(!chip().isRefused && chip().text.contains("20.00"));
        const QString answer = editor::AnswerWords::of(w.navigator());
        QVERIFY(answer.contains("20.00") && answer.contains("where they are now"));
        QTRY_VERIFY(note->text().contains("as drawn"));
        // So are the paths of five radii, whose legend says so.
        QVERIFY(w.navigator().shown().isPlayed());
        const editor::SampledPaths::Samples samples{};
        const drawing::Style style{w.appearance().palette(), 10};
        const editor::SampleCard plain(samples, w.document().map(), style);
        const editor::SampleCard moved(samples, w.document().map(), style, true);
        QVERIFY(plain.note().isEmpty() && moved.note().contains("as drawn"));
        QVERIFY(moved.size().height() > plain.size().height());
        w.selection().set({4});
        bench.key(Qt::Key_Delete);
        QTRY_COMPARE(w.view().accessibleDescription(), QString("path 20.00, as long as before"));
        bench.key(Qt::Key_F8);
        QTRY_VERIFY(!note->text().contains("as drawn"));
        QVERIFY(!editor::AnswerWords::of(w.navigator()).contains("now"));
    }

    /// The edges of the door lead to where it is.
    void edgesAreThoseOfThePlayhead()
    {
        constexpr nav::ObjectId door = 5;
        nav::Motion aside = sliding();
        aside.track = {{5, 0}};
        WalkerBench bench(mapWithDoor(aside));
        QVERIFY(bench.begins());
        QVERIFY(bench.playToEnd());
        const auto* advice = bench.window.findChild<QLabel*>("graphAdvice");
        bench.workbench.overlays().setScope(editor::GraphScope::near);
        bench.workbench.selection().set({door});
        bench.workbench.view().camera().frame({{0, 0}, {30, 20}});
        const auto edgesAt = [&](double seconds) {
            std::vector<nav::SurfingEdge> edges =
                nav::CompleteGraph::build(bench.fieldAt(seconds)).surfing;
            std::erase_if(edges, [](const nav::SurfingEdge& edge) {
                return edge.fromContact.obstacle != door && edge.toContact.obstacle != door;
            });
            return edges;
        };
        const auto isAt = [&](const nav::SurfingEdge& edge, double part) {
            const nav::Point at = edge.from + part * (edge.to - edge.from);
            const auto found = bench.workbench.canvas().hits().edgeAt(at, 1e-6);
            const auto* straight = found ? std::get_if<nav::SurfingEdge>(&*found) : nullptr;
            const auto leads = [straight](nav::Point from, nav::Point to) {
                return nav::length(straight->from - from) < 1e-9 &&
                       nav::length(straight->to - to) < 1e-9;
            };
            return straight && (leads(edge.from, edge.to) || leads(edge.to, edge.from));
        };
        /// How many of them are found somewhere along where they should be: others may cross.
        const auto shown = [&](const std::vector<nav::SurfingEdge>& edges) {
            return std::ranges::count_if(edges, [&](const nav::SurfingEdge& edge) {
                return std::ranges::any_of(std::array{0.1, 0.3, 0.5, 0.7, 0.9},
                                           [&](double part) { return isAt(edge, part); });
            });
        };
        const auto drawn = edgesAt(0);
        for (const double seconds : {7.0, 6.6, 8.0}) {
            bench.playback().seek(seconds);
            const auto expected = edgesAt(seconds);
            QVERIFY(expected.size() > 4);
            QTRY_COMPARE(shown(expected), std::ssize(expected));
            QCOMPARE(shown(drawn), 0);
            QVERIFY(advice->isHidden());
        }
        bench.playback().seek(0);
        QTRY_VERIFY(shown(drawn) > 2); // others coincide
        bench.playback().seek(7);
        QTRY_COMPARE(shown(drawn), 0);
        bench.key(Qt::Key_F8);
        QTRY_VERIFY(shown(drawn) > 2); // others coincide
    }

    /// The whole graph does not follow, and the legend says so.
    void edgesAsDrawnAreSaidToBeSo()
    {
        WalkerBench bench(mapWithDoor(sliding()));
        QVERIFY(bench.begins());
        QVERIFY(bench.playToEnd());
        const auto* advice = bench.window.findChild<QLabel*>("graphAdvice");
        bench.playback().seek(7);
        QTRY_VERIFY(bench.playedPath());
        QVERIFY(advice->isHidden()); // no edges are shown
        bench.workbench.overlays().setScope(editor::GraphScope::whole);
        QTRY_VERIFY(!advice->isHidden());
        QVERIFY(advice->text().contains("as drawn"));
        bench.workbench.overlays().setScope(editor::GraphScope::near);
        QTRY_VERIFY(advice->isHidden());
        bench.workbench.overlays().setScope(editor::GraphScope::whole);
        QTRY_VERIFY(!advice->isHidden());
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
        QVERIFY(moved != (nav::Point{5, 10}));
        QVERIFY(!field.obstacleAt(moved));
        bench.workbench.document().undo();
        QCOMPARE(std::get<nav::StartMarker>(bench.map().start()->geometry).position,
                 (nav::Point{5, 10}));
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
        QTRY_VERIFY(bench.playedPath() && !bench.playedPath()->isEmpty());
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
        QTRY_VERIFY(!bench.playedPath());
        const int shut = orange();
        bench.playback().seek(bench.playback().duration());
        QTRY_VERIFY(bench.playedPath());
        QTRY_VERIFY(orange() > shut + 50);
    }

    /// As drawn, no agent gets through the map: what is said of the widest that does would be of
    /// other obstacles.
    void theWidestAgentIsThatOfTheMapAsDrawn()
    {
        nav::Map map = mapWithDoor(sliding());
        nav::MapObject door = map.objects().back();
        door.geometry = nav::Wall{{{15, 7}, {15, 13}}, 0.5, false};
        door.motion->track = {{0, -6}};
        map.replace(std::move(door));
        WalkerBench bench(map);
        QVERIFY(bench.begins());
        QVERIFY(bench.playToEnd());
        const auto isSaid = [&] {
            const QList<QLabel*> labels = bench.window.findChildren<QLabel*>();
            return std::ranges::any_of(labels, [](const QLabel* label) {
                return label->isVisible() && label->text() == "not even a point gets through";
            });
        };
        bench.playback().seek(0);
        QTRY_VERIFY(isSaid());
        bench.playback().seek(bench.playback().duration());
        QTRY_VERIFY(bench.playedPath() && !bench.playedPath()->isEmpty());
        QVERIFY(!isSaid());
        bench.playback().seek(0);
        QTRY_VERIFY(isSaid());
    }
};

QTEST_MAIN(AnswersAtPlayheadTest)
#include "answersatplayheadtest.moc"
