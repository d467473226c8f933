#include "tests/app/scene/canvasstage.h"

#include <QSignalSpy>

#include <numbers>

using namespace thicket;
using namespace thicket::editor;

/// Circle and Wall, used with the mouse and keys.
class DrawingToolsTest : public QObject {
    Q_OBJECT

private:
    static nav::ObjectId newest(const CanvasStage& stage)
    {
        return stage.document.map().objects().back().id;
    }

private slots:
    void circleFromCentreToRim();
    void circleClickRepeatsTheRadius();
    void circleRimToRimAndStopping();
    void circleTypedAndTurned();
    void circleEscapeAndUndo();
    void circleNeedsAnOpenLayer();
    void wallClickByClick();
    void wallDraggedAndEnded_data();
    void wallDraggedAndEnded();
    void wallClosesOnItsFirstPoint();
    void wallBackspaceAndEscape();
    void wallTypedAndInSteps();
    void snapsToAlignmentContactAndGrid();
};

void DrawingToolsTest::circleFromCentreToRim()
{
    CanvasStage stage(smallOrchard());
    stage.tools.choose("circle");
    const double before = stage.pathLength();
    const nav::Point center = stage.seen({50, 35});
    const double radius = nav::distance(center, stage.seen({56, 35}));
    stage.pull({50, 35}, {56, 35});
    QVERIFY(stage.pathLength() != before);
    QVERIFY(stage.canvas.feedback().chip);
    stage.release({56, 35});
    const nav::Circle& circle = stage.geometry<nav::Circle>(newest(stage));
    QVERIFY(isNear(circle.center, center));
    QVERIFY(isNear(circle.radius, radius));
    QCOMPARE(stage.steps(), 1);
    QCOMPARE(stage.selection.ids(), QList<nav::ObjectId>{newest(stage)});
    QCOMPARE(stage.document.map().objects().back().layer, 1);
    QCOMPARE(stage.tools.current().iconName(), QString("circle"));
}

void DrawingToolsTest::circleClickRepeatsTheRadius()
{
    CanvasStage stage(smallOrchard());
    stage.tools.choose("circle");
    stage.drag({45, 10}, {48, 10});
    const double radius = stage.geometry<nav::Circle>(newest(stage)).radius;
    stage.click({80, 70});
    const nav::Circle& circle = stage.geometry<nav::Circle>(newest(stage));
    QVERIFY(isNear(circle.center, stage.seen({80, 70})));
    QCOMPARE(circle.radius, radius);
    QCOMPARE(stage.steps(), 2);
}

void DrawingToolsTest::circleRimToRimAndStopping()
{
    CanvasStage stage(smallOrchard());
    stage.tools.choose("circle");
    const nav::Point a = stage.seen({45, 60});
    const nav::Point b = stage.seen({45, 68});
    stage.drag({45, 60}, {45, 68}, Qt::ShiftModifier);
    QVERIFY(isNear(stage.geometry<nav::Circle>(newest(stage)).center, 0.5 * (a + b)));
    QVERIFY(isNear(stage.geometry<nav::Circle>(newest(stage)).radius, nav::distance(a, b) / 2));

    const nav::Point center = stage.seen({60, 36});
    stage.drag({60, 36}, {80, 36}, Qt::AltModifier);
    const double room = nav::distance(center, {60, 50}) - 6;
    QVERIFY(isNear(stage.geometry<nav::Circle>(newest(stage)).radius, room));
}

void DrawingToolsTest::circleTypedAndTurned()
{
    CanvasStage stage(smallOrchard());
    stage.tools.choose("circle");
    stage.pull({45, 10}, {50, 10});
    stage.type("3.5");
    stage.key(Qt::Key_Tab);
    stage.type("44");
    stage.key(Qt::Key_Return);
    stage.release({50, 10});
    const nav::Circle typed = stage.geometry<nav::Circle>(newest(stage));
    QCOMPARE(typed.radius, 3.5);
    QCOMPARE(typed.center.x, 44.0);
    QVERIFY(isNear(typed.center.y, stage.seen({45, 10}).y));
    QCOMPARE(stage.steps(), 1);

    const double radius = nav::distance(stage.seen({10, 10}), stage.seen({13, 10}));
    const double zoom = stage.view.camera().pixelsPerUnit();
    stage.pull({10, 10}, {13, 10});
    const QPointF at = stage.pixel({13, 10});
    QWheelEvent wheel(at, stage.view.viewport()->mapToGlobal(at), {}, {0, 240}, Qt::LeftButton, {},
                      Qt::NoScrollPhase, false);
    QApplication::sendEvent(stage.view.viewport(), &wheel);
    stage.release({13, 10});
    QVERIFY(isNear(stage.geometry<nav::Circle>(newest(stage)).radius, radius * 1.05 * 1.05));
    QCOMPARE(stage.view.camera().pixelsPerUnit(), zoom);
}

void DrawingToolsTest::circleEscapeAndUndo()
{
    CanvasStage stage(smallOrchard());
    const nav::Map before = stage.document.map();
    stage.tools.choose("circle");
    for (const bool byUndo : {false, true}) {
        stage.pull({45, 10}, {50, 10});
        QVERIFY(stage.document.map() != before);
        if (byUndo)
            stage.key(Qt::Key_Z, Qt::ControlModifier);
        else
            stage.key(Qt::Key_Escape);
        stage.release({50, 10});
        QVERIFY(stage.document.map() == before);
        QCOMPARE(stage.steps(), 0);
        QCOMPARE(stage.tools.current().iconName(), QString("circle"));
    }
    stage.drag({45, 10}, {50, 10});
    const nav::Map after = stage.document.map();
    stage.document.undo();
    QVERIFY(stage.document.map() == before);
    stage.document.redo();
    QVERIFY(stage.document.map() == after);
    stage.key(Qt::Key_Escape);
    QCOMPARE(stage.tools.current().iconName(), QString("select"));
}

void DrawingToolsTest::circleNeedsAnOpenLayer()
{
    nav::Map map = smallOrchard();
    map.settings.layers[0].locked = true;
    CanvasStage stage(map);
    stage.tools.choose("circle");
    QSignalSpy refused(&stage.tools, &ToolBox::refused);
    stage.drag({45, 10}, {50, 10});
    QVERIFY(stage.document.map() == map);
    QCOMPARE(refused.count(), 1);
}

void DrawingToolsTest::wallClickByClick()
{
    CanvasStage stage(smallOrchard());
    stage.tools.choose("wall");
    const double before = stage.pathLength();
    const std::vector<nav::Point> clicks{{45, 20}, {45, 55}, {50, 60}};
    std::vector<nav::Point> expected;
    for (const nav::Point p : clicks) {
        expected.push_back(stage.seen(p));
        stage.click(p);
    }
    QVERIFY(stage.pathLength() > before);
    stage.move({60, 70});
    stage.key(Qt::Key_Return);
    const nav::Wall& wall = stage.geometry<nav::Wall>(newest(stage));
    QCOMPARE(wall.points.size(), expected.size());
    for (std::size_t i = 0; i < expected.size(); ++i)
        QVERIFY(isNear(wall.points[i], expected[i]));
    QVERIFY(!wall.closed);
    QCOMPARE(wall.thickness, 1.0); // as for the last wall
    QCOMPARE(stage.steps(), 1);
    stage.document.undo();
    QVERIFY(stage.document.map() == smallOrchard());
}

void DrawingToolsTest::wallDraggedAndEnded_data()
{
    QTest::addColumn<bool>("byRightClick");
    QTest::newRow("double click") << false;
    QTest::newRow("right click") << true;
}

void DrawingToolsTest::wallDraggedAndEnded()
{
    QFETCH(bool, byRightClick);
    CanvasStage stage(smallOrchard());
    stage.tools.choose("wall");
    const nav::Point a = stage.seen({45, 20});
    const nav::Point b = stage.seen({48, 30});
    const nav::Point c = stage.seen({44, 60});
    stage.drag({45, 20}, {48, 30});
    stage.click({44, 60});
    if (byRightClick) {
        stage.press({40, 65}, {}, Qt::RightButton);
        stage.release({40, 65}, {}, Qt::RightButton);
    } else {
        QTest::mouseDClick(stage.view.viewport(), Qt::LeftButton, {}, stage.pixel({44, 60}));
    }
    QVERIFY(!stage.tools.isGestureOpen());
    const nav::Wall& wall = stage.geometry<nav::Wall>(newest(stage));
    QCOMPARE(wall.points.size(), 3u);
    QVERIFY(isNear(wall.points[0], a) && isNear(wall.points[1], b) && isNear(wall.points[2], c));
    QCOMPARE(stage.steps(), 1);
}

void DrawingToolsTest::wallClosesOnItsFirstPoint()
{
    CanvasStage stage(smallOrchard());
    stage.tools.choose("wall");
    for (const nav::Point p : {nav::Point{40, 55}, {50, 55}, {50, 65}, {40, 65}})
        stage.click(p);
    stage.click({40.2, 55.2});
    const nav::Wall& wall = stage.geometry<nav::Wall>(newest(stage));
    QCOMPARE(wall.points.size(), 4u);
    QVERIFY(wall.closed);
    QCOMPARE(stage.steps(), 1);
    QVERIFY(!stage.tools.isGestureOpen());
}

void DrawingToolsTest::wallBackspaceAndEscape()
{
    CanvasStage stage(smallOrchard());
    stage.tools.choose("wall");
    for (const nav::Point p : {nav::Point{40, 55}, {50, 55}, {50, 65}})
        stage.click(p);
    stage.key(Qt::Key_Backspace);
    stage.key(Qt::Key_Return);
    QCOMPARE(stage.geometry<nav::Wall>(newest(stage)).points.size(), 2u);
    const nav::Map before = stage.document.map();
    for (const bool byUndo : {false, true}) {
        stage.click({10, 55});
        stage.click({20, 60});
        if (byUndo)
            stage.key(Qt::Key_Z, Qt::ControlModifier);
        else
            stage.key(Qt::Key_Escape);
        QVERIFY(stage.document.map() == before);
        QCOMPARE(stage.tools.current().iconName(), QString("wall"));
    }
    stage.click({10, 55});
    stage.key(Qt::Key_Return); // one point is no wall
    QVERIFY(stage.document.map() == before);
    QCOMPARE(stage.steps(), 1);
}

void DrawingToolsTest::wallTypedAndInSteps()
{
    CanvasStage stage(smallOrchard());
    stage.tools.choose("wall");
    const nav::Point a = stage.seen({40, 15});
    stage.click({40, 15});
    stage.move({50, 15});
    stage.type("7.5");
    stage.key(Qt::Key_Tab);
    stage.type("90");
    stage.key(Qt::Key_Return);
    stage.move({52, 23}, {}, Qt::ShiftModifier);
    const nav::Point d = stage.seen({52, 23}) - (a + nav::Point{0, 7.5});
    stage.press({52, 23}, Qt::ShiftModifier);
    stage.release({52, 23}, Qt::ShiftModifier);
    stage.key(Qt::Key_Return);
    const nav::Wall& wall = stage.geometry<nav::Wall>(newest(stage));
    QCOMPARE(wall.points.size(), 3u);
    QVERIFY(isNear(wall.points[1], a + nav::Point{0, 7.5}));
    const nav::Point side = wall.points[2] - wall.points[1];
    const double steps = std::atan2(side.y, side.x) / (std::numbers::pi / 12);
    QVERIFY(std::abs(steps - std::round(steps)) < 1e-9);
    QVERIFY(nav::distance(side, d) < 0.15 * nav::length(d));
}

void DrawingToolsTest::snapsToAlignmentContactAndGrid()
{
    CanvasStage stage(smallOrchard());
    stage.canvas.snapSettings().setSmart(true);
    const double pixel = stage.canvas.unitsPerPixel();
    stage.pull({60, 50}, {60 + 5 * pixel, 40});
    QVERIFY(isNear(stage.geometry<nav::Circle>(2).center.x, 60)); // above circle 3
    QCOMPARE(stage.canvas.feedback().guides.size(), 1u);
    QCOMPARE(stage.canvas.feedback().guides[0].word, QString("same x"));
    stage.move({60 + 5 * pixel, 40}, Qt::LeftButton, Qt::ControlModifier);
    QVERIFY(stage.geometry<nav::Circle>(2).center.x > 60 + 3 * pixel);
    QVERIFY(stage.canvas.feedback().guides.empty());

    const double contact = 6 + 5;
    for (const double width : {0.0, 1.0}) {
        const nav::Point direction{0.8, 0.6};
        const nav::Point near = nav::Point{60, 20} + (contact + width + 3 * pixel) * direction;
        stage.move(near, Qt::LeftButton);
        const nav::Point center = stage.geometry<nav::Circle>(2).center;
        QVERIFY(isNear(nav::distance(center, {60, 20}), contact + width));
        QCOMPARE(stage.canvas.feedback().guides[0].word,
                 QString(width > 0 ? "one agent wide" : "touching"));
    }
    stage.canvas.snapSettings().setSmart(false);
    stage.canvas.snapSettings().setGrid(true);
    stage.move({52.3, 41.2}, Qt::LeftButton);
    const nav::Point center = stage.geometry<nav::Circle>(2).center;
    const double step = stage.canvas.gridStep();
    QVERIFY(
        isNear(center, {std::round(center.x / step) * step, std::round(center.y / step) * step}));
    QVERIFY(nav::distance(center, {52.3, 41.2}) <= step);
    stage.release({52.3, 41.2});
    QCOMPARE(stage.steps(), 1);
}

QTEST_MAIN(DrawingToolsTest)
#include "drawingtoolstest.moc"
