#include "tests/app/workbench/walkerbench.h"

#include "app/editor/navigation/flowtogoal.h"
#include "app/editor/view/minimap.h"
#include "libnav/path/pathfinder.h"

#include <QLabel>
#include <QPushButton>

#include <cmath>

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
        QTRY_VERIFY(bench.playback().path() && !bench.playback().path()->isEmpty());
        QVERIFY(!isSaid());
        bench.playback().seek(0);
        QTRY_VERIFY(isSaid());
    }
};

QTEST_MAIN(AnswersAtPlayheadTest)
#include "answersatplayheadtest.moc"
