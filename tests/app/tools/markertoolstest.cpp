#include "tests/app/scene/canvasstage.h"

#include <QSignalSpy>

using namespace thicket;
using namespace thicket::editor;

/// Start and Goal, used with the mouse and keys.
class MarkerToolsTest : public QObject {
    Q_OBJECT

private:
    static nav::Map withoutMarkers()
    {
        nav::Map map = smallOrchard();
        map.remove(7);
        map.remove(8);
        return map;
    }

private slots:
    void placesBothInAnEmptyMap();
    void movesTheOneThatIsThere();
    void shiftAddsAnotherGoal();
    void typedAndTakenBack();
    void lockedStays();
};

void MarkerToolsTest::placesBothInAnEmptyMap()
{
    CanvasStage stage(withoutMarkers());
    QVERIFY(!stage.navigator.result());
    stage.tools.choose("start");
    const nav::Point start = stage.seen({10, 60});
    stage.click({10, 60});
    stage.tools.choose("goal");
    const nav::Point goal = stage.seen({90, 60});
    stage.click({90, 60});
    QVERIFY(
        isNear(std::get<nav::StartMarker>(stage.document.map().start()->geometry).position, start));
    QVERIFY(
        isNear(std::get<nav::GoalMarker>(stage.document.map().goal()->geometry).position, goal));
    QCOMPARE(stage.navigator.result()->status, nav::PathStatus::found);
    QCOMPARE(stage.selection.ids(), QList<nav::ObjectId>{stage.document.map().goal()->id});
    QCOMPARE(stage.steps(), 2);
    stage.document.undo();
    stage.document.undo();
    QVERIFY(stage.document.map() == withoutMarkers());
}

void MarkerToolsTest::movesTheOneThatIsThere()
{
    CanvasStage stage(smallOrchard());
    stage.tools.choose("start");
    const double before = stage.pathLength();
    stage.pull({10, 60}, {20, 10});
    QVERIFY(stage.pathLength() != before); // while the button is held
    stage.release({20, 10});
    QVERIFY(isNear(stage.geometry<nav::StartMarker>(7).position, stage.seen({20, 10})));
    QCOMPARE(stage.document.map().objects().size(), smallOrchard().objects().size());
    QCOMPARE(stage.steps(), 1);
}

void MarkerToolsTest::shiftAddsAnotherGoal()
{
    CanvasStage stage(smallOrchard());
    stage.tools.choose("goal");
    stage.click({50, 70}, Qt::ShiftModifier);
    QCOMPARE(stage.document.map().objects().size(), smallOrchard().objects().size() + 1);
    QCOMPARE(stage.document.map().goal()->id, 8);
    stage.click({50, 5});
    QVERIFY(isNear(stage.geometry<nav::GoalMarker>(8).position, stage.seen({50, 5})));
}

void MarkerToolsTest::typedAndTakenBack()
{
    CanvasStage stage(smallOrchard());
    stage.tools.choose("goal");
    stage.pull({50, 70}, {52, 70});
    stage.type("81.5");
    stage.key(Qt::Key_Return);
    stage.release({52, 70});
    QCOMPARE(stage.geometry<nav::GoalMarker>(8).position.x, 81.5);
    QCOMPARE(stage.steps(), 1);
    const nav::Map after = stage.document.map();
    stage.pull({50, 70}, {60, 70});
    stage.key(Qt::Key_Escape);
    stage.release({60, 70});
    QVERIFY(stage.document.map() == after);
}

void MarkerToolsTest::lockedStays()
{
    nav::Map map = smallOrchard();
    map.settings.layers[0].locked = true;
    CanvasStage stage(map);
    QSignalSpy refused(&stage.tools, &ToolBox::refused);
    stage.tools.choose("start");
    stage.click({50, 70});
    QVERIFY(stage.document.map() == map);
    QCOMPARE(refused.count(), 1);
}

QTEST_MAIN(MarkerToolsTest)
#include "markertoolstest.moc"
