#include "tests/app/window/crowdbench.h"

#include "app/editor/document/selection.h"

#include <QComboBox>
#include <QPushButton>

using namespace thicket;

/// Obstacles that move, in the window: their form, and where they are while a run is played.
class MovingTest : public QObject {
    Q_OBJECT

public:
    static void initMain() { isolateSettings(); }

private:
    /// Agents walk east; a disc far above them goes to and fro, 4 in two seconds.
    static nav::Map mapWithCart()
    {
        nav::Map map = mapWithAgents(3);
        nav::Motion motion;
        motion.track = {{4, 0}};
        motion.speed = 2;
        map.append({.id = map.unusedId(),
                    .layer = 1,
                    .geometry = nav::Circle{{4, 16}, 1},
                    .motion = motion});
        return map;
    }
    static const nav::MapObject& cart(WindowBench& bench) { return bench.map().objects().back(); }

private slots:
    void init() { QSettings().clear(); }

    void theFormSetsAllNumbers()
    {
        WindowBench bench;
        nav::Map map = mapWithCart();
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

    void theButtonChoosesTheTool()
    {
        WindowBench bench;
        bench.workbench.document().reset(mapWithCart(), {});
        bench.workbench.selection().set({cart(bench).id});
        bench.widget<QPushButton>("motionDraw")->click();
        QCOMPARE(bench.workbench.tools().current().iconName(), QString("track"));
        bench.key(Qt::Key_S);
        bench.key(Qt::Key_V);
        QCOMPARE(bench.workbench.tools().current().iconName(), QString("track"));
    }

    void playbackShowsWhereItWas()
    {
        CrowdBench bench(mapWithCart());
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
            QVERIFY(nav::distance({4 + obstacles.displacement(0, seconds).x, 16}, {x, 16}) < 1e-9);
            QCoreApplication::processEvents();
            QTRY_VERIFY(isThere({x, 16}));
            QTRY_VERIFY(!isThere({x < 6 ? 8.0 : 3.8, 16}) || x == 6.0);
        }
        bench.playback().seek(1.0125); // between two frames
        QVERIFY(std::abs(obstacles.displacement(0, 1.0125).x - 2.025) < 1e-9);
    }

    void otherMotionsAreAnotherRun()
    {
        CrowdBench bench(mapWithCart());
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
        bench.workbench.document().reset(mapWithCart(), {});
        bench.workbench.selection().set({cart(bench).id});
        bench.key(Qt::Key_Z); // a quarter turn
        QCOMPARE(std::abs(cart(bench).motion->track[0].y), 4.0);
        QCOMPARE(cart(bench).motion->track[0].x, 0.0);
        bench.key(Qt::Key_Z, Qt::ShiftModifier);
        QCOMPARE(cart(bench).motion->track[0], nav::Point(4, 0));
    }
};

QTEST_MAIN(MovingTest)
#include "movingtest.moc"
