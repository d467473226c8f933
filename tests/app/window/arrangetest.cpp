#include "tests/app/window/windowbench.h"

#include <QLabel>
#include <QStatusBar>
#include <QToolButton>

#include <random>

using namespace thicket;

/// The menu Arrange by its keys: what moves, exact undo, and what it refuses.
class ArrangeTest : public QObject {
    Q_OBJECT

public:
    static void initMain() { isolateSettings(); }

private slots:
    void init() { QSettings().clear(); }

    void turnsAndMirrorsByKeys_data()
    {
        QTest::addColumn<int>("key");
        QTest::addColumn<bool>("shift");
        QTest::addColumn<QPointF>("first"); // of the wall, from the middle of its box
        QTest::newRow("right") << int(Qt::Key_Z) << false << QPointF(-5, 3);
        QTest::newRow("left") << int(Qt::Key_Z) << true << QPointF(5, -3);
        QTest::newRow("horizontally") << int(Qt::Key_X) << false << QPointF(3, -5);
        QTest::newRow("vertically") << int(Qt::Key_Y) << false << QPointF(-3, 5);
    }

    void turnsAndMirrorsByKeys()
    {
        QFETCH(int, key);
        QFETCH(bool, shift);
        QFETCH(QPointF, first);
        for (const bool yUp : {true, false}) {
            WindowBench bench;
            nav::Map map = WindowBench::smallMap();
            map.settings.yAxis = yUp ? nav::YAxis::up : nav::YAxis::down;
            nav::MapObject wall = *map.find(3);
            wall.geometry = nav::Wall{{{22, 5}, {28, 15}}, 1, false};
            map.replace(wall);
            bench.workbench.document().reset(map, {});
            bench.workbench.selection().set({3});
            bench.key(Qt::Key(key), shift ? Qt::ShiftModifier : Qt::NoModifier);
            // A map whose y points down is seen mirrored: turns have the other sense.
            const bool turns = key == Qt::Key_Z;
            const nav::Point v{first.x(), first.y()};
            const nav::Point expected = nav::Point{25, 10} + (turns && !yUp ? -v : v);
            QCOMPARE(std::get<nav::Wall>(bench.map().find(3)->geometry).points[0], expected);
            QCOMPARE(bench.workbench.document().undoStack().count(), 1);
            bench.key(Qt::Key_Z, Qt::ControlModifier);
            QVERIFY(bench.map() == map);
        }
    }

    /// Whatever the coordinates: turning on from the first step loses no bit.
    void fullTurnsGiveTheSameMap()
    {
        WindowBench bench;
        std::mt19937 random(19);
        std::uniform_real_distribution<double> coordinate(0, 40);
        nav::Map map = WindowBench::smallMap();
        for (int i = 0; i < 200; ++i) {
            nav::MapObject object;
            object.id = map.unusedId();
            object.layer = 1;
            const nav::Point at{coordinate(random), coordinate(random)};
            object.geometry = nav::Wall{{at, {coordinate(random), at.y / 3}}, 0.1, false};
            map.append(object);
        }
        bench.workbench.document().reset(map, {});
        bench.key(Qt::Key_A, Qt::ControlModifier);
        for (int i = 0; i < 4; ++i)
            bench.key(Qt::Key_Z);
        QVERIFY(bench.map() == map);
        for (const Qt::Key key : {Qt::Key_X, Qt::Key_Z, Qt::Key_Y, Qt::Key_Z})
            bench.key(key);
        QCOMPARE(bench.workbench.document().undoStack().count(), 8);
        QVERIFY(!(bench.map() == map)); // a half turn
        bench.key(Qt::Key_X);
        bench.key(Qt::Key_Y);
        QVERIFY(bench.map() == map);
        while (bench.workbench.document().undoStack().canUndo())
            bench.key(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(bench.map() == map);
    }

    void alignsByKeys_data()
    {
        QTest::addColumn<int>("key");
        QTest::addColumn<QPointF>("first"); // centres of the circles 1 and 2
        QTest::addColumn<QPointF>("second");
        // Circle 1: (10, 10), radius 3; circle 2: (20, 12), radius 2.
        QTest::newRow("left") << int(Qt::Key_Left) << QPointF(10, 10) << QPointF(9, 12);
        QTest::newRow("centres") << int(Qt::Key_H) << QPointF(14.5, 10) << QPointF(14.5, 12);
        QTest::newRow("right") << int(Qt::Key_Right) << QPointF(19, 10) << QPointF(20, 12);
        QTest::newRow("top") << int(Qt::Key_Up) << QPointF(10, 11) << QPointF(20, 12);
        QTest::newRow("middles") << int(Qt::Key_J) << QPointF(10, 10.5) << QPointF(20, 10.5);
        QTest::newRow("bottom") << int(Qt::Key_Down) << QPointF(10, 10) << QPointF(20, 9);
        // Where the window manager takes the arrows with Alt.
        QTest::newRow("left, too") << int(Qt::Key_J) << QPointF(10, 10) << QPointF(9, 12);
        QTest::newRow("right, too") << int(Qt::Key_L) << QPointF(19, 10) << QPointF(20, 12);
        QTest::newRow("top, too") << int(Qt::Key_U) << QPointF(10, 11) << QPointF(20, 12);
        QTest::newRow("bottom, too") << int(Qt::Key_K) << QPointF(10, 10) << QPointF(20, 9);
    }

    void alignsByKeys()
    {
        QFETCH(int, key);
        QFETCH(QPointF, first);
        QFETCH(QPointF, second);
        WindowBench bench;
        const nav::Map before = bench.map();
        bench.workbench.selection().set({1, 2});
        const bool isSecond = QByteArray(QTest::currentDataTag()).endsWith("too");
        bench.key(Qt::Key(key), isSecond ? Qt::KeyboardModifiers(Qt::ShiftModifier)
                                         : Qt::AltModifier | Qt::ShiftModifier);
        QCOMPARE(centre(bench, 1), first);
        QCOMPARE(centre(bench, 2), second);
        QCOMPARE(bench.workbench.document().undoStack().count(), 1);
        QVERIFY(bench.workbench.document().undoStack().undoText().startsWith("Align"));
        bench.key(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(bench.map() == before);
    }

    /// Left and right of the map, but up and down of the screen.
    void topIsAboveAsSeen()
    {
        WindowBench bench;
        nav::Map map = WindowBench::smallMap();
        map.settings.yAxis = nav::YAxis::down;
        bench.workbench.document().reset(map, {});
        bench.workbench.selection().set({1, 2});
        bench.key(Qt::Key_Up, Qt::AltModifier | Qt::ShiftModifier);
        QCOMPARE(centre(bench, 2), QPointF(20, 9));
    }

    void distributesByKeys()
    {
        WindowBench bench;
        const nav::Map before = bench.map();
        bench.workbench.selection().set({1, 2, 3}); // x 7 to 13, 18 to 22, 29.5 to 30.5
        bench.key(Qt::Key_H, Qt::ControlModifier | Qt::AltModifier);
        QCOMPARE(centre(bench, 2), QPointF(21.25, 12));
        bench.key(Qt::Key_Z, Qt::ControlModifier);
        bench.key(Qt::Key_H, Qt::ControlModifier | Qt::AltModifier | Qt::ShiftModifier);
        QCOMPARE(centre(bench, 2), QPointF(20, 12)); // it was there
        QVERIFY(bench.map() == before);
        bench.workbench.selection().set({1, 2, 5}); // y 7 to 13, 10 to 14, 10
        bench.key(Qt::Key_J, Qt::ControlModifier | Qt::AltModifier);
        bench.key(Qt::Key_J, Qt::ControlModifier | Qt::AltModifier | Qt::ShiftModifier);
        QCOMPARE(bench.workbench.document().undoStack().index(), 2);
        bench.key(Qt::Key_Z, Qt::ControlModifier);
        bench.key(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(bench.map() == before);
    }

    void tooFewAreDisabled()
    {
        WindowBench bench;
        const auto isOn = [&](const char* name) { return bench.action(name)->isEnabled(); };
        QVERIFY(!isOn("Rotate Right"));
        bench.workbench.selection().set({1});
        QVERIFY(isOn("Rotate Right") && isOn("Mirror Vertically") && !isOn("Align Left"));
        bench.workbench.selection().set({1, 2});
        QVERIFY(isOn("Align Left") && !isOn("Equal Gaps Across"));
        bench.workbench.selection().set({1, 2, 3});
        QVERIFY(isOn("Equal Gaps Across") && isOn("Space Centres Down"));
    }

    void lockedLayersStayAndAreTold()
    {
        WindowBench bench;
        nav::Map map = WindowBench::smallMap();
        map.settings.layers[0].locked = true;
        bench.workbench.document().reset(map, {});
        bench.workbench.selection().set({1, 2});
        bench.key(Qt::Key_Z);
        QVERIFY(bench.map() == map);
        QVERIFY(saysAnywhere(bench, "locked"));
        bench.key(Qt::Key_Left, Qt::AltModifier | Qt::ShiftModifier);
        QVERIFY(bench.map() == map);
    }

    void cornersByKeysAndButtons()
    {
        WindowBench bench;
        nav::Map map = WindowBench::smallMap();
        nav::MapObject hut = *map.find(3);
        hut.geometry = nav::Polygon{{{22, 2}, {32, 2}, {31, 12}, {22, 12}}, false};
        map.replace(hut);
        bench.workbench.document().reset(map, {});
        bench.workbench.selection().set({3});
        bench.key(Qt::Key_P, Qt::ShiftModifier);
        const auto corners = [&] {
            return std::get<nav::Polygon>(bench.map().find(3)->geometry).points;
        };
        const double side = nav::distance(corners()[0], corners()[1]);
        QVERIFY(std::abs(nav::distance(corners()[1], corners()[2]) - side) < 1e-9);
        bench.key(Qt::Key_O);
        bench.typeInto(bench.widget<QLineEdit>("cornerRadius"), "3");
        for (QToolButton* button : bench.window.findChildren<QToolButton*>()) {
            if (button->isVisible() && button->text() == "Round Corners")
                QTest::mouseClick(button, Qt::LeftButton);
        }
        QVERIFY(corners().size() > 12);
        bench.key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(corners().size(), std::size_t(4));
        bench.key(Qt::Key_O, Qt::ShiftModifier);
        QVERIFY(corners().size() > 12);
    }

private:
    static QPointF centre(WindowBench& bench, nav::ObjectId id)
    {
        const auto& circle = std::get<nav::Circle>(bench.map().find(id)->geometry);
        return {circle.center.x, circle.center.y};
    }
    static bool saysAnywhere(WindowBench& bench, const QString& word)
    {
        for (const QLabel* label : bench.window.statusBar()->findChildren<QLabel*>()) {
            if (label->isVisible() && label->text().contains(word))
                return true;
        }
        return false;
    }
};

QTEST_MAIN(ArrangeTest)
#include "arrangetest.moc"
