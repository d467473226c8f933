#include "tests/app/scene/canvasstage.h"

#include "libnav/path/pathfinder.h"

using namespace thicket;
using namespace thicket::editor;

/// Measure, used with the mouse and keys.
class MeasureToolTest : public QObject {
    Q_OBJECT

private:
    static QString shown(const CanvasStage& stage, int field)
    {
        return stage.canvas.feedback().chip->fields[field].text;
    }

private slots:
    void saysDistanceWalkAndClearance();
    void axisChainAndTyped();
    void saysThatAnEndHasNoRoom();
    void endsWithoutGuides();
    void goesWithEscapeAndOtherTools();
};

void MeasureToolTest::saysDistanceWalkAndClearance()
{
    CanvasStage stage(smallOrchard());
    const nav::Map before = stage.document.map();
    stage.tools.choose("measure");
    const nav::Point a = stage.seen({15, 37});
    const nav::Point b = stage.seen({50, 37});
    stage.drag({15, 37}, {50, 37}); // through circle 1
    QVERIFY(!stage.tools.isGestureOpen());
    QVERIFY(std::abs(shown(stage, 0).toDouble() - nav::distance(a, b)) < 0.1);
    const QString copied = stage.tools.copiedText();
    const double walk = nav::findPath(stage.navigator.field(), a, b).path.length();
    QVERIFY(walk > nav::distance(a, b));
    const QString words = QString("walking %1").arg(walk, 0, 'f', 1);
    QVERIFY2(copied.contains(words), qPrintable(copied));
    const double clearance = nav::distance(a, nav::Point{30, 37}) - 8;
    const QString gap = QString("clearance %1").arg(clearance, 0, 'f', 1);
    QVERIFY2(copied.contains(gap), qPrintable(copied));
    QVERIFY(stage.canvas.feedback().chip->detail.contains("walking"));
    QVERIFY(stage.document.map() == before);
    QCOMPARE(stage.steps(), 0);
}

void MeasureToolTest::saysThatAnEndHasNoRoom()
{
    CanvasStage stage(smallOrchard());
    stage.tools.choose("measure");
    stage.drag({10, 10}, {27, 36}); // into circle 1
    QVERIFY2(stage.canvas.feedback().chip->detail.contains("no room for the agent at an end"),
             qPrintable(stage.canvas.feedback().chip->detail));
}

void MeasureToolTest::endsWithoutGuides()
{
    CanvasStage stage(smallOrchard());
    stage.canvas.snapSettings().setSmart(true);
    stage.tools.choose("measure");
    const nav::Point to{48, 37.2}; // beside the centre of circle 1
    stage.pull({10, 10}, to);
    QVERIFY(!stage.canvas.feedback().guides.empty());
    stage.release(to);
    QVERIFY(stage.canvas.feedback().guides.empty());
    QCOMPARE(stage.canvas.feedback().line.size(), 2u);
}

void MeasureToolTest::axisChainAndTyped()
{
    CanvasStage stage(smallOrchard());
    stage.tools.choose("measure");
    stage.drag({10, 10}, {20, 11}, Qt::ShiftModifier);
    QVERIFY(shown(stage, 1).startsWith("0"));
    stage.drag({20, 30}, {20, 20}, Qt::AltModifier);
    QCOMPARE(stage.canvas.feedback().line.size(), 3u);
    QVERIFY(stage.tools.copiedText().contains("in all"));
    stage.pull({10, 60}, {20, 60});
    stage.type("12.5");
    stage.key(Qt::Key_Return);
    const auto& line = stage.canvas.feedback().line;
    QCOMPARE(line.size(), 2u);
    QVERIFY(isNear(nav::distance(line[0], line[1]), 12.5));
}

void MeasureToolTest::goesWithEscapeAndOtherTools()
{
    CanvasStage stage(smallOrchard());
    stage.tools.choose("measure");
    stage.drag({10, 10}, {20, 10});
    stage.key(Qt::Key_Escape);
    QVERIFY(!stage.canvas.feedback().chip);
    QVERIFY(stage.tools.copiedText().isEmpty());
    QCOMPARE(stage.tools.current().iconName(), QString("measure"));
    stage.drag({10, 10}, {20, 10});
    stage.tools.choose("select");
    QVERIFY(!stage.canvas.feedback().chip);
    QVERIFY(stage.tools.copiedText().isEmpty());
}

QTEST_MAIN(MeasureToolTest)
#include "measuretooltest.moc"
