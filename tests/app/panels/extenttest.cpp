#include "tests/app/window/windowbench.h"

#include "app/editor/widgets/numberfield.h"

using namespace thicket;
using editor::NumberField;

/// Place, size and turn of the selection by numbers in the Inspector.
class ExtentTest : public QObject {
    Q_OBJECT

public:
    static void initMain() { isolateSettings(); }

private slots:
    void init() { QSettings().clear(); }

    void showsTheBoxOfSeveral()
    {
        WindowBench bench;
        bench.workbench.selection().set({1, 2}); // x 7 to 22, y 7 to 14
        QCOMPARE(bench.widget<NumberField>("Box x")->text(), QString("7.00"));
        QCOMPARE(bench.widget<NumberField>("Box y")->text(), QString("7.00"));
        QCOMPARE(bench.widget<NumberField>("Box width")->text(), QString("15.00"));
        QCOMPARE(bench.widget<NumberField>("Box height")->text(), QString("7.00"));
        QCOMPARE(bench.widget<NumberField>("Turn by degrees")->text(), QString("0.00"));
        bench.workbench.selection().set({1});
        QVERIFY(!bench.window.findChild<NumberField*>("Box x")->isVisible());
        bench.workbench.selection().set({3});
        QCOMPARE(bench.widget<NumberField>("Box height")->text(), QString("10.00"));
        QVERIFY(!bench.widget<NumberField>("Box width")->isEnabled()); // an upright wall
    }

    void movesInOneStep()
    {
        WindowBench bench;
        const nav::Map before = bench.map();
        bench.workbench.selection().set({1, 2});
        auto* x = bench.widget<NumberField>("Box x");
        bench.typeInto(x, "10+1");
        QCOMPARE(centre(bench, 1), QPointF(14, 10));
        QCOMPARE(centre(bench, 2), QPointF(24, 12));
        QTest::keyClick(x, Qt::Key_Return);
        QCOMPARE(bench.workbench.document().undoStack().count(), 1);
        bench.key(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(bench.map() == before);
    }

    /// Circles stay round: the box keeps its proportion and gets exactly the width.
    void scalesInProportionWithCircles()
    {
        WindowBench bench;
        bench.workbench.selection().set({1, 2});
        auto* width = bench.widget<NumberField>("Box width");
        bench.typeInto(width, "30"); // by way of 3
        QTest::keyClick(width, Qt::Key_Return);
        QCOMPARE(bench.radiusOf(1), 6.0);
        QCOMPARE(centre(bench, 1), QPointF(13, 13));
        QCOMPARE(centre(bench, 2), QPointF(33, 17));
        QCOMPARE(bench.widget<NumberField>("Box height")->text(), QString("14.00"));
        QCOMPARE(bench.workbench.document().undoStack().count(), 1);
    }

    void scalesOneWayWithoutCircles()
    {
        WindowBench bench;
        bench.workbench.selection().set({3});
        auto* height = bench.widget<NumberField>("Box height");
        bench.typeInto(height, "5");
        QTest::keyClick(height, Qt::Key_Return);
        const auto wall = std::get<nav::Wall>(bench.map().find(3)->geometry);
        QVERIFY((wall == nav::Wall{{{30, 5}, {30, 10}}, 1, false}));
    }

    void turnsFromWhereTheVisitBegan()
    {
        WindowBench bench;
        const nav::Map before = bench.map();
        bench.workbench.selection().set({3});
        auto* turn = bench.widget<NumberField>("Turn by degrees");
        bench.typeInto(turn, "90"); // by way of 9
        QTest::keyClick(turn, Qt::Key_Return);
        const auto wall = std::get<nav::Wall>(bench.map().find(3)->geometry);
        QVERIFY((wall == nav::Wall{{{35, 10}, {25, 10}}, 1, false}));
        QCOMPARE(turn->text(), QString("0.00"));
        bench.typeInto(turn, "270");
        QTest::keyClick(turn, Qt::Key_Return);
        QVERIFY(bench.map() == before);
        QCOMPARE(bench.workbench.document().undoStack().count(), 2);
    }

    void escapePutsItBack()
    {
        WindowBench bench;
        const nav::Map before = bench.map();
        bench.workbench.selection().set({1, 2, 3});
        auto* turn = bench.widget<NumberField>("Turn by degrees");
        bench.typeInto(turn, "33");
        QVERIFY(!(bench.map() == before));
        QTest::keyClick(turn, Qt::Key_Escape);
        QVERIFY(bench.map() == before);
        QCOMPARE(turn->text(), QString("0.00"));
    }

    void lockedObjectsStay()
    {
        WindowBench bench;
        nav::Map map = WindowBench::smallMap();
        map.settings.layers[1].locked = true;
        bench.workbench.document().reset(map, {});
        bench.workbench.selection().set({1, 2, 3});
        auto* x = bench.widget<NumberField>("Box x");
        bench.typeInto(x, "0");
        QTest::keyClick(x, Qt::Key_Return);
        QVERIFY(*bench.map().find(3) == *map.find(3));
        QCOMPARE(centre(bench, 1), QPointF(3, 10));
        bench.workbench.selection().set({3});
        QVERIFY(!bench.window.findChild<NumberField*>("Box x")->isVisible());
    }

    /// Numbers of nine digits have room, one below the other.
    void largeBoundsAreNotCut()
    {
        WindowBench bench;
        nav::Map map;
        map.settings.bounds = nav::Box{{-123'456'789, -987'654'321}, {123'456'789, 987'654'321}};
        bench.workbench.document().reset(map, {});
        bench.window.resize(1440, 900);
        QCoreApplication::processEvents();
        for (const char* name : {"Least x", "Least y", "Greatest x", "Greatest y"}) {
            auto* field = bench.widget<NumberField>(name);
            QVERIFY2(field->text().remove(' ').size() >= 9, qPrintable(field->text()));
            QVERIFY2(field->width() >= field->neededWidth(), name);
            const int text = field->fontMetrics().horizontalAdvance(field->text());
            QVERIFY2(text < field->width() - field->textMargins().left() - 12, name);
        }
        const auto* x = bench.widget<NumberField>("Least x");
        const auto* y = bench.widget<NumberField>("Least y");
        QVERIFY(y->y() > x->geometry().bottom());
        map.settings.bounds = nav::Box{{0, 0}, {40, 20}};
        bench.workbench.document().reset(map, {});
        QCoreApplication::processEvents();
        QCOMPARE(y->y(), x->y());
    }

private:
    static QPointF centre(WindowBench& bench, nav::ObjectId id)
    {
        const auto& circle = std::get<nav::Circle>(bench.map().find(id)->geometry);
        return {circle.center.x, circle.center.y};
    }
};

QTEST_MAIN(ExtentTest)
#include "extenttest.moc"
