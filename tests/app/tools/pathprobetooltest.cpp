#include "tests/app/scene/canvasstage.h"

using namespace thicket;
using namespace thicket::editor;

/// Path probe, used with the mouse and keys.
class PathProbeToolTest : public QObject {
    Q_OBJECT

private slots:
    void clicksSetBothEnds();
    void shiftSwapsAndEscapeEnds();
    void dragsAMarker();
    void followsThePointer();
    void altShowsFiveRadii();
    void altNeedsNoGesture();
};

void PathProbeToolTest::clicksSetBothEnds()
{
    CanvasStage stage(smallOrchard());
    const nav::Map before = stage.document.map();
    stage.tools.choose("path");
    stage.click({10, 10});
    QVERIFY(stage.document.map() == before);
    stage.move({40, 60});
    const double there = stage.pathLength();
    stage.move({90, 60});
    QVERIFY(stage.pathLength() != there);
    QVERIFY(stage.document.map() == before);
    stage.click({90, 60});
    QVERIFY(!stage.navigator.isProbing());
    const nav::Map& map = stage.document.map();
    QVERIFY(
        isNear(std::get<nav::StartMarker>(map.start()->geometry).position, stage.seen({10, 10})));
    QVERIFY(isNear(std::get<nav::GoalMarker>(map.goal()->geometry).position, stage.seen({90, 60})));
    QCOMPARE(stage.steps(), 1);
    stage.document.undo();
    QVERIFY(stage.document.map() == before);
    stage.document.redo();

    const nav::Point goal = stage.seen({90, 60});
    stage.key(Qt::Key_Left);
    QVERIFY(isNear(std::get<nav::GoalMarker>(map.goal()->geometry).position,
                   goal - nav::Point{stage.canvas.unitsPerPixel(), 0}));
}

void PathProbeToolTest::shiftSwapsAndEscapeEnds()
{
    CanvasStage stage(smallOrchard());
    const nav::Map before = stage.document.map();
    stage.tools.choose("path");
    stage.click({10, 10});
    stage.move({90, 60}, {}, Qt::ShiftModifier);
    QVERIFY(isNear(*stage.navigator.start(), stage.seen({90, 60})));
    QVERIFY(isNear(*stage.navigator.goal(), stage.seen({10, 10})));
    stage.move({90, 60});
    QVERIFY(isNear(*stage.navigator.goal(), stage.seen({90, 60})));
    stage.key(Qt::Key_Escape);
    QVERIFY(!stage.navigator.isProbing());
    QVERIFY(stage.document.map() == before);
    QCOMPARE(stage.steps(), 0);
    QCOMPARE(stage.tools.current().iconName(), QString("path"));
}

void PathProbeToolTest::dragsAMarker()
{
    CanvasStage stage(smallOrchard());
    stage.tools.choose("path");
    const double before = stage.pathLength();
    stage.pull({95, 37}, {95, 60});
    QVERIFY(stage.pathLength() != before);
    QVERIFY(isNear(stage.navigator.formerPath().length(), before));
    stage.release({95, 60});
    QVERIFY(isNear(std::get<nav::GoalMarker>(stage.document.map().goal()->geometry).position,
                   stage.seen({95, 60})));
    QVERIFY(stage.navigator.formerPath().isEmpty());
    QCOMPARE(stage.steps(), 1);
}

void PathProbeToolTest::followsThePointer()
{
    CanvasStage stage(smallOrchard());
    stage.tools.choose("path");
    stage.tools.current().beginLiving();
    stage.move({50, 65});
    QVERIFY(isNear(*stage.navigator.goal(), stage.seen({50, 65})));
    QCOMPARE(*stage.navigator.start(), (nav::Point{5, 37}));
    const double there = stage.pathLength();
    stage.move({70, 10});
    QVERIFY(stage.pathLength() != there);
    QVERIFY(!stage.tools.isGestureOpen()); // shortcuts work meanwhile
    stage.click({70, 10});
    QVERIFY(!stage.navigator.isProbing());
    QVERIFY(isNear(std::get<nav::GoalMarker>(stage.document.map().goal()->geometry).position,
                   stage.seen({70, 10})));
    QCOMPARE(stage.steps(), 1);

    stage.tools.choose("path");
    stage.tools.current().beginLiving();
    const nav::Point by = stage.seen({50, 60}) - stage.seen({60, 50});
    stage.drag({60, 50}, {50, 60}); // a tree can be dragged at once
    QVERIFY(isNear(stage.geometry<nav::Circle>(2).center, nav::Point{60, 50} + by));
    QVERIFY(!stage.navigator.isProbing());
    QCOMPARE(stage.tools.current().iconName(), QString("select"));
    QCOMPARE(stage.steps(), 2);
}

/// While it is held, also by its other key, and only in this tool.
void PathProbeToolTest::altShowsFiveRadii()
{
    CanvasStage stage(smallOrchard());
    const SampledPaths& samples = stage.canvas.samples();
    for (const Overlay overlay : {Overlay::surfing, Overlay::hugging})
        stage.overlays.setOn(overlay, false); // the graph comes in when it likes
    stage.tools.choose("path");
    stage.click({10, 10});
    stage.move({80, 60});
    stage.move({90, 60}, {}, Qt::AltModifier);
    QTRY_VERIFY(samples.samples() && !samples.isLate());
    QCOMPARE(samples.samples()->at(2).radius, stage.navigator.agentRadius());
    QVERIFY(isNear(samples.samples()->at(2).path.length(), stage.pathLength()));
    QVERIFY(samples.samples()->back().path.length() > stage.pathLength());
    stage.move({80, 60}, {}, Qt::AltModifier); // they follow the pointer
    QTRY_VERIFY(!samples.isLate() &&
                isNear(samples.samples()->at(2).path.length(), stage.pathLength()));
    const QImage with = stage.view.viewport()->grab().toImage();
    QTest::keyRelease(&stage.view, Qt::Key_Alt);
    QVERIFY(!samples.isWanted());
    QTRY_VERIFY(!samples.samples());
    QVERIFY(difference(with, stage.view.viewport()->grab().toImage()) > 100);
    QVERIFY(stage.tools.isGestureOpen());
    stage.move({80, 60}, {}, Qt::AltModifier);
    stage.tools.choose("select");
    QVERIFY(!samples.isWanted());
}

/// The paths between the map's start and goal.
void PathProbeToolTest::altNeedsNoGesture()
{
    CanvasStage stage(smallOrchard());
    const SampledPaths& samples = stage.canvas.samples();
    QTest::keyPress(&stage.view, Qt::Key_Alt);
    QVERIFY(!samples.isWanted()); // Select has another use for it
    QTest::keyRelease(&stage.view, Qt::Key_Alt);
    stage.tools.choose("path");
    QTest::keyPress(&stage.view, Qt::Key_D); // no pointer has moved yet
    QTRY_VERIFY(samples.samples() && !samples.isLate());
    QVERIFY(isNear(samples.samples()->at(2).path.length(), stage.pathLength()));
    QTest::keyRelease(&stage.view, Qt::Key_D);
    QVERIFY(!samples.isWanted());
    QTRY_VERIFY(!samples.samples());
}

QTEST_MAIN(PathProbeToolTest)
#include "pathprobetooltest.moc"
