#include "tests/app/window/carts.h"

#include "app/editor/document/documentactions.h"
#include "app/editor/document/selection.h"
#include "app/editor/view/minimap.h"

#include <QComboBox>
#include <QMouseEvent>
#include <QPushButton>
#include <QSignalSpy>
#include <QToolBar>
#include <QToolButton>

using namespace thicket;

/// Obstacles that move, in the window: their form, and where they are while a run is played.
class MovingTest : public QObject {
    Q_OBJECT

public:
    static void initMain() { isolateSettings(); }

private:
    static nav::Map mapWithDisc() { return mapWithCart(nav::Circle{{4, 16}, 1}); }

private slots:
    void init() { QSettings().clear(); }

    void theFormSetsAllNumbers()
    {
        WindowBench bench;
        nav::Map map = mapWithDisc();
        nav::MapObject still = map.objects().back();
        still.motion = {};
        map.replace(still);
        bench.workbench.document().reset(map, {});
        const nav::Map before = bench.map();
        bench.workbench.selection().set({still.id});
        auto* course = bench.widget<QComboBox>("motionCourse");
        QVERIFY(course->isVisible());
        QVERIFY(!bench.window.findChild<QLineEdit*>("motionSpeed")->isVisible());
        course->setFocus();
        QTest::keyClick(course, Qt::Key_Down); // once
        QTest::keyClick(course, Qt::Key_Down); // to and fro
        QVERIFY(cart(bench).motion);
        const std::pair<const char*, const char*> typed[] = {{"motionSpeed", "2.5"},
                                                             {"motionStart", "3"},
                                                             {"motionPauseAtEnd", "4"},
                                                             {"motionPauseAtStart", "5"}};
        for (const auto& [field, text] : typed)
            bench.typeInto(bench.widget<QLineEdit>(field), text);
        nav::Motion expected;
        expected.track = {{2, 0}}; // as long as it is wide
        expected.speed = 2.5;
        expected.start = 3;
        expected.pauseAtEnd = 4;
        expected.pauseAtStart = 5;
        QVERIFY(*cart(bench).motion == expected);
        course->setFocus();
        QTest::keyClick(course, Qt::Key_Down); // round
        QCOMPARE(cart(bench).motion->course, nav::Course::round);
        QVERIFY(!bench.window.findChild<QLineEdit*>("motionPauseAtEnd")->isVisible());
        QTest::keyClick(course, Qt::Key_Home);
        QVERIFY(!cart(bench).motion);
        while (bench.workbench.document().undoStack().canUndo())
            bench.workbench.document().undo();
        QVERIFY(bench.map() == before);
    }

    /// They come first, and the keyboard goes through the forms as they stand.
    void itsNumbersAreInSightWithoutScrolling()
    {
        WindowBench bench;
        bench.window.resize(1440, 900);
        bench.workbench.document().reset(mapWithDisc(), {});
        const nav::ObjectId moving = cart(bench).id;
        const auto find = [&bench](const char* name) {
            return bench.window.findChild<QWidget*>(name);
        };
        for (const Qt::Key mode : {Qt::Key_F5, Qt::Key_F8}) { // Simulate, and back to Edit
            bench.key(mode);
            bench.workbench.selection().set({1}); // stays where it is
            QTRY_VERIFY(find("motionCourse")->mapTo(&bench.window, QPoint()).y() >
                        find("objectName")->mapTo(&bench.window, QPoint()).y());
            bench.workbench.selection().set({moving});
            for (const char* name : {"motionCourse", "motionTrack", "motionDraw", "motionSpeed",
                                     "motionStart", "motionPauseAtEnd", "motionPauseAtStart"})
                QTRY_VERIFY2(find(name)->visibleRegion() == QRegion(find(name)->rect()), name);
            find("motionPauseAtStart")->setFocus();
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
            QCOMPARE(QApplication::focusWidget(), find("objectName"));
        }
    }

    void theButtonChoosesTheTool()
    {
        WindowBench bench;
        bench.workbench.document().reset(mapWithDisc(), {});
        bench.workbench.selection().set({cart(bench).id});
        bench.widget<QPushButton>("motionDraw")->click();
        QCOMPARE(bench.workbench.tools().current().iconName(), QString("track"));
        // Its button in the strip is the pressed one.
        QStringList pressed;
        for (const QToolButton* button :
             bench.widget<QToolBar>("toolStrip")->findChildren<QToolButton*>()) {
            if (button->isVisible() && button->isChecked())
                pressed << button->defaultAction()->objectName();
        }
        QCOMPARE(pressed, QStringList("track"));
        bench.key(Qt::Key_S);
        bench.key(Qt::Key_V);
        QCOMPARE(bench.workbench.tools().current().iconName(), QString("track"));
    }

    void playbackShowsWhereItWas()
    {
        CrowdBench bench(mapWithDisc());
        QVERIFY(bench.playTo(5));
        const auto& obstacles = bench.playback().run().obstacles();
        QCOMPARE(obstacles.size(), std::size_t(1));
        QWidget* const view = bench.workbench.view().viewport();
        const auto isThere = [&](nav::Point at) {
            const QImage picture = view->grab().toImage();
            const auto colour = [&](nav::Point p) { // off the lines of the grid
                return picture.pixelColor(
                    bench.workbench.view().camera().pixelOf(p + nav::Point{0.3, 0.3}).toPoint());
            };
            return colour(at) != colour(at + nav::Point{0, 2});
        };
        bench.playback().pause();
        // Forwards and backwards.
        for (const auto& [seconds, x] :
             {std::pair{0.0, 4.0}, {2.0, 8.0}, {3.0, 6.0}, {1.0, 6.0}, {0.0, 4.0}, {2.0, 8.0}}) {
            bench.playback().seek(seconds);
            QVERIFY(nav::distance({4 + obstacles.displacement(0, seconds).by.x, 16}, {x, 16}) <
                    1e-9);
            QCoreApplication::processEvents();
            QTRY_VERIFY(isThere({x, 16}));
            QTRY_VERIFY(!isThere({x < 6 ? 8.0 : 3.8, 16}) || x == 6.0);
        }
        bench.playback().seek(1.0125); // between two frames
        QVERIFY(std::abs(obstacles.displacement(0, 1.0125).by.x - 2.025) < 1e-9);
    }

    void hitTestsFollowThem()
    {
        CrowdBench bench(mapWithDisc());
        const nav::ObjectId id = cart(bench).id;
        QVERIFY(bench.playTo(3));
        const editor::SceneHits& hits = bench.workbench.canvas().hits();
        using Ids = std::vector<nav::ObjectId>;
        for (const auto& [seconds, x] : {std::pair{2.0, 8.0}, {1.0, 6.0}, {0.0, 4.0}, {2.0, 8.0}}) {
            bench.playback().seek(seconds);
            QCOMPARE(hits.objectsAt({x, 16}, 0), Ids{id});
            QCOMPARE(hits.objectsAt({x + 1.05, 16}, 0.1), Ids{id}); // its line
            QCOMPARE(hits.objectsIn({{x - 1.1, 14.9}, {x + 1.1, 17.1}}, false), Ids{id});
            QCOMPARE(hits.isOnTheWay(id), x != 4);
            for (const double other : {4.0, 6.0, 8.0})
                if (std::abs(other - x) > 1.5) {
                    QVERIFY(hits.objectsAt({other, 16}, 0).empty());
                    QVERIFY(hits.objectsIn({{other - 0.4, 15}, {other + 0.4, 17}}, true).empty());
                }
        }
        bench.workbench.setMode(editor::Workbench::Mode::edit);
        QCOMPARE(hits.objectsAt({4, 16}, 0), Ids{id});
        QVERIFY(hits.objectsAt({8, 16}, 0).empty());
        QVERIFY(!hits.isOnTheWay(id));
    }

    void hoverClickAndOutlineFollowThem()
    {
        CrowdBench bench(mapWithDisc());
        const nav::ObjectId id = cart(bench).id;
        QVERIFY(bench.playTo(3));
        bench.playback().seek(2);
        QWidget* const view = bench.workbench.view().viewport();
        const editor::Canvas& canvas = bench.workbench.canvas();
        const auto pixel = [&](nav::Point at) {
            return bench.workbench.view().camera().pixelOf(at).toPoint();
        };
        bench.key(Qt::Key_S);
        QTest::mouseMove(view, pixel({8, 16}));
        QCOMPARE(canvas.hoveredObject(), std::optional(id));
        bench.playback().seek(0); // it leaves the pointer that rests
        QTRY_VERIFY(!canvas.hoveredObject());
        bench.playback().seek(2); // and comes back
        QTRY_COMPARE(canvas.hoveredObject(), std::optional(id));
        QTest::mouseClick(view, Qt::LeftButton, {}, pixel({4, 16}));
        QVERIFY(bench.workbench.selection().isEmpty());
        QTest::mouseClick(view, Qt::LeftButton, {}, pixel({8, 16}));
        QCOMPARE(bench.workbench.selection().ids(), QList{id});
        QTest::mouseMove(view, pixel({14, 12}));
        const auto isOutlined = [&](double x) {
            const QImage picture = view->grab().toImage();
            const double angle = 0.7; // off the lines of the grid
            const nav::Point rim{x + std::cos(angle), 16 + std::sin(angle)};
            const QColor seen = picture.pixelColor(pixel(rim));
            const QColor accent = bench.workbench.appearance().palette().accent;
            return std::abs(seen.red() - accent.red()) + std::abs(seen.green() - accent.green()) +
                       std::abs(seen.blue() - accent.blue()) <
                   90;
        };
        QTRY_VERIFY(isOutlined(8));
        QVERIFY(!isOutlined(4));
        bench.playback().seek(1);
        QTRY_VERIFY(isOutlined(6));
        QVERIFY(!isOutlined(8));
        bench.workbench.setMode(editor::Workbench::Mode::edit);
        QTRY_VERIFY(isOutlined(4));
    }

    void underWayTheyHaveNoHandlesAndAreNotDragged()
    {
        CrowdBench bench(mapWithDisc());
        const nav::ObjectId id = cart(bench).id;
        const nav::Map before = bench.map();
        QVERIFY(bench.playTo(3));
        bench.playback().seek(2);
        bench.key(Qt::Key_S);
        bench.workbench.selection().set({id});
        const editor::SceneHits& hits = bench.workbench.canvas().hits();
        const nav::Point rim{5, 16};
        QVERIFY(!hits.handleAt(rim));
        QWidget* const view = bench.workbench.view().viewport();
        const auto pixel = [&](nav::Point at) {
            return bench.workbench.view().camera().pixelOf(at).toPoint();
        };
        QSignalSpy refusals(&bench.workbench.tools().current(), &editor::Tool::refused);
        QTest::mousePress(view, Qt::LeftButton, {}, pixel({8, 16}));
        for (const double x : {9.0, 10.0}) {
            const QPoint to = pixel({x, 16});
            QMouseEvent move(QEvent::MouseMove, to, view->mapToGlobal(to), Qt::NoButton,
                             Qt::LeftButton, {});
            QApplication::sendEvent(view, &move);
        }
        QTest::mouseRelease(view, Qt::LeftButton, {}, pixel({10, 16}));
        QCOMPARE(refusals.size(), 1);
        QVERIFY(refusals[0][0].toString().startsWith("Obstacles on their way"));
        QVERIFY(bench.map() == before);
        bench.playback().seek(0);
        QVERIFY(hits.handleAt(rim));
    }

    void otherMotionsAreAnotherRun()
    {
        CrowdBench bench(mapWithDisc());
        QVERIFY(bench.playTo(1));
        nav::MapObject moved = cart(bench);
        std::get<nav::Circle>(moved.geometry).radius = 0.7; // a running crowd takes that
        bench.workbench.document().push(nav::MapEdit::change(bench.map(), {moved}), "shrink");
        QVERIFY(!bench.workbench.simulation().isOutdated());
        moved.motion->speed = 5;
        bench.workbench.document().push(nav::MapEdit::change(bench.map(), {moved}), "speed");
        QVERIFY(bench.workbench.simulation().isOutdated());
        bench.workbench.document().undo();
        QVERIFY(!bench.workbench.simulation().isOutdated());
    }

    void tracksTurnWithTheirObstacles()
    {
        WindowBench bench;
        bench.workbench.document().reset(mapWithDisc(), {});
        bench.workbench.selection().set({cart(bench).id});
        bench.key(Qt::Key_Z); // a quarter turn
        QCOMPARE(std::abs(cart(bench).motion->track[0].y), 4.0);
        QCOMPARE(cart(bench).motion->track[0].x, 0.0);
        bench.key(Qt::Key_Z, Qt::ShiftModifier);
        QCOMPARE(cart(bench).motion->track[0], (nav::Point{4, 0}));
    }

    void tracksAreScaledWithTheirObstacles()
    {
        WindowBench bench;
        nav::Map map = mapWithDisc();
        nav::MapObject door = map.objects().back();
        door.geometry = nav::Wall{{{2, 16}, {4, 18}}, 0.2, false};
        door.motion->track = {{4, 0}, {4, 3}};
        map.replace(door);
        bench.workbench.document().reset(map, {});
        bench.workbench.selection().set({door.id});
        editor::resizeSelected(bench.workbench.document(), bench.workbench.selection(), 2);
        QVERIFY((cart(bench).motion->track == std::vector<nav::Point>{{8, 0}, {8, 6}}));
        bench.workbench.document().undo();
        QVERIFY(bench.map() == map);
        bench.typeInto(bench.widget<QLineEdit>("Box width"), "6"); // three times as wide
        QVERIFY((cart(bench).motion->track == std::vector<nav::Point>{{12, 0}, {12, 3}}));
        bench.workbench.document().undo();
        // By the handle at the right, from 4 to 8.
        const editor::ViewCamera& camera = bench.workbench.view().camera();
        QWidget* const view = bench.workbench.view().viewport();
        const auto at = [&](nav::Point p) { return camera.pixelOf(p).toPoint(); };
        bench.key(Qt::Key_S);
        bench.workbench.selection().set({door.id, 1}); // a box, and no corners
        nav::Box box = bench.workbench.canvas().hits().handles().box;
        const nav::Point grip{box.max.x, box.center().y};
        QTest::mousePress(view, Qt::LeftButton, {}, at(grip));
        for (const double x : {1.0, 2.0}) {
            const QPoint to = at(grip + nav::Point{x, 0});
            QMouseEvent move(QEvent::MouseMove, to, view->mapToGlobal(to), Qt::NoButton,
                             Qt::LeftButton, Qt::ControlModifier);
            QApplication::sendEvent(view, &move);
        }
        QTest::mouseRelease(view, Qt::LeftButton, Qt::ControlModifier, at(grip + nav::Point{2, 0}));
        QVERIFY(std::abs(bench.workbench.canvas().hits().handles().box.width() - box.width() - 2) <
                0.1);
        // A circle beside it stays round, so the places are scaled by less than the box.
        const auto& wall = std::get<nav::Wall>(cart(bench).geometry);
        const double factor = (wall.points[1].x - wall.points[0].x) / 2;
        QVERIFY(factor > 1.1);
        QVERIFY(std::abs(cart(bench).motion->track[1].x - 4 * factor) < 1e-9);
        QVERIFY(std::abs(cart(bench).motion->track[1].y - 3) < 1e-9);
    }

    void closedGapsOfWhatMovesFollowIt()
    {
        nav::Map map = mapWithDisc(); // the cart is 1 from the next circle, as drawn
        map.append({.id = map.unusedId(), .layer = 1, .geometry = nav::Circle{{1, 16}, 1}});
        CrowdBench bench(map);
        bench.workbench.overlays().setOn(editor::Overlay::expanded, true);
        bench.workbench.navigator().setAgentRadius(0.8);
        const auto isMauve = [&] {
            const QImage picture = bench.workbench.view().viewport()->grab().toImage();
            const QPoint middle = bench.workbench.view().camera().pixelOf({2.5, 16}).toPoint();
            for (int dy = -2; dy <= 2; ++dy) {
                const QColor seen = picture.pixelColor(middle + QPoint(0, dy));
                if (seen.red() - seen.green() > 40 && seen.blue() - seen.green() > 10)
                    return true;
            }
            return false;
        };
        QVERIFY(bench.playTo(3));
        bench.playback().pause();
        bench.playback().seek(2); // 4 away
        QTRY_VERIFY(!isMauve());
        bench.playback().seek(0);
        QTRY_VERIFY(isMauve());
        bench.playback().seek(2);
        QTRY_VERIFY(!isMauve());
        bench.workbench.setMode(editor::Workbench::Mode::edit);
        QTRY_VERIFY(isMauve());
    }

    void theirMarginsAreAsFaintAsOthers()
    {
        nav::Map map = mapWithDisc();
        map.append({.id = map.unusedId(), .layer = 1, .geometry = nav::Circle{{14, 16}, 1}});
        CrowdBench bench(map);
        auto& overlays = bench.workbench.overlays();
        overlays.setOn(editor::Overlay::expanded, true);
        bench.workbench.navigator().setAgentRadius(1.5);
        QWidget* const view = bench.workbench.view().viewport();
        const auto marginOf = [&](double x) { // off the lines of the grid
            const QImage picture = view->grab().toImage();
            return picture.pixelColor(
                bench.workbench.view().camera().pixelOf({x + 1.4, 17.2}).toPoint());
        };
        QTRY_COMPARE(marginOf(4), marginOf(14));
        const QColor full = marginOf(14);
        overlays.setOpacity(editor::Overlay::expanded, 0.3);
        QTRY_VERIFY(marginOf(14) != full);
        QTRY_COMPARE(marginOf(4), marginOf(14));
    }

    void theMinimapFollowsThem()
    {
        CrowdBench bench(mapWithDisc());
        bench.key(Qt::Key_M, Qt::ShiftModifier);
        auto& minimap = *bench.window.findChild<editor::Minimap*>("minimap");
        QTRY_VERIFY(minimap.isPainted());
        QVERIFY(bench.playTo(3));
        bench.playback().pause();
        const auto at = [&](double seconds) {
            bench.playback().seek(seconds);
            QCoreApplication::processEvents();
            return minimap.grab().toImage();
        };
        const nav::Box extent = bench.workbench.document().index().extent();
        const auto pixelOf = [&](nav::Point p) {
            const QRectF area = QRectF(minimap.rect()).adjusted(1, 1, -1, -1);
            const double scale = area.width() / (1.06 * extent.width());
            return (area.center() +
                    scale * QPointF(p.x - extent.center().x, extent.center().y - p.y))
                .toPoint();
        };
        const QImage first = at(0);
        const QImage later = at(2);
        QVERIFY(first.pixelColor(pixelOf({4, 16})) != later.pixelColor(pixelOf({4, 16})));
        QVERIFY(first.pixelColor(pixelOf({8, 16})) != later.pixelColor(pixelOf({8, 16})));
        QCOMPARE(first.pixelColor(pixelOf({4, 16})), later.pixelColor(pixelOf({8, 16})));
    }
};

QTEST_MAIN(MovingTest)
#include "movingtest.moc"
