#include "tests/app/scene/canvasstage.h"

#include <QSignalSpy>

using namespace thicket;
using namespace thicket::editor;

namespace {

nav::ObjectId newest(const CanvasStage& stage) { return stage.document.map().objects().back().id; }

const nav::Polygon& newestPolygon(const CanvasStage& stage)
{
    return stage.geometry<nav::Polygon>(newest(stage));
}

} // namespace

/// Polygon, Rectangle and the two arenas, used with the mouse and keys.
class ShapeToolsTest : public QObject {
    Q_OBJECT

private slots:
    void polygonCornerByCorner_data();
    void polygonCornerByCorner();
    void polygonRefusesCrossingSides();
    void polygonBackspaceEscapeAndUndo();
    void polygonTypedAndSnapped();
    void rectangleCornerToCorner();
    void rectangleSquareAndCentred();
    void rectangleTypedAndRepeated();
    void rectangleEscapeAndNoSize();
    void arenasEncloseAndLieBeneath();
    void roundArena();
};

void ShapeToolsTest::polygonCornerByCorner_data()
{
    QTest::addColumn<int>("ending");
    QTest::newRow("Enter") << 0;
    QTest::newRow("right click") << 1;
    QTest::newRow("first corner") << 2;
    QTest::newRow("double click") << 3;
}

void ShapeToolsTest::polygonCornerByCorner()
{
    QFETCH(int, ending);
    CanvasStage stage(smallOrchard());
    stage.tools.choose("polygon");
    const double before = stage.pathLength();
    std::vector<nav::Point> expected;
    for (const nav::Point p : {nav::Point{42, 25}, {50, 25}, {50, 60}, {42, 60}}) {
        expected.push_back(stage.seen(p));
        stage.click(p);
    }
    QVERIFY(stage.pathLength() > before);
    if (ending == 0)
        stage.key(Qt::Key_Return);
    if (ending == 1) {
        stage.press({10, 10}, {}, Qt::RightButton);
        stage.release({10, 10}, {}, Qt::RightButton);
    }
    if (ending == 2)
        stage.click({42.1, 25.1});
    if (ending == 3)
        QTest::mouseDClick(stage.view.viewport(), Qt::LeftButton, {}, stage.pixel({42, 60}));
    QVERIFY(!stage.tools.isGestureOpen());
    const nav::Polygon& polygon = newestPolygon(stage);
    QCOMPARE(polygon.points.size(), expected.size());
    for (std::size_t i = 0; i < expected.size(); ++i)
        QVERIFY(isNear(polygon.points[i], expected[i]));
    QVERIFY(!polygon.inverted);
    QCOMPARE(stage.steps(), 1);
    QCOMPARE(stage.selection.ids(), QList<nav::ObjectId>{newest(stage)});
    stage.document.undo();
    QVERIFY(stage.document.map() == smallOrchard());
}

void ShapeToolsTest::polygonRefusesCrossingSides()
{
    CanvasStage stage(smallOrchard());
    stage.tools.choose("polygon");
    for (const nav::Point p : {nav::Point{40, 55}, {50, 55}, {50, 65}})
        stage.click(p);
    stage.move({45, 50}); // crosses the first side
    QCOMPARE(stage.canvas.feedback().refused.size(), 1u);
    stage.click({45, 50});
    stage.move({40, 65});
    QVERIFY(stage.canvas.feedback().refused.empty());
    stage.key(Qt::Key_Return);
    QCOMPARE(newestPolygon(stage).points.size(), 3u);

    // The closing side is refused, too, and the gesture goes on.
    QSignalSpy refused(&stage.tools, &ToolBox::refused);
    for (const nav::Point p : {nav::Point{10, 10}, {20, 10}, {20, 20}, {25, 20}, {25, 15}})
        stage.click(p);
    stage.key(Qt::Key_Return);
    QCOMPARE(refused.count(), 1);
    QVERIFY(stage.tools.isGestureOpen());
    stage.key(Qt::Key_Backspace);
    stage.key(Qt::Key_Backspace);
    stage.key(Qt::Key_Return);
    QCOMPARE(newestPolygon(stage).points.size(), 3u);
    QCOMPARE(stage.steps(), 2);
}

void ShapeToolsTest::polygonBackspaceEscapeAndUndo()
{
    CanvasStage stage(smallOrchard());
    stage.tools.choose("polygon");
    const nav::Map before = stage.document.map();
    for (const bool byUndo : {false, true}) {
        for (const nav::Point p : {nav::Point{40, 55}, {50, 55}, {50, 65}})
            stage.click(p);
        stage.move({40, 65});
        QVERIFY(stage.document.map() != before);
        if (byUndo)
            stage.key(Qt::Key_Z, Qt::ControlModifier);
        else
            stage.key(Qt::Key_Escape);
        QVERIFY(stage.document.map() == before);
        QCOMPARE(stage.tools.current().iconName(), QString("polygon"));
    }
    for (const nav::Point p : {nav::Point{40, 55}, {50, 55}, {50, 65}})
        stage.click(p);
    stage.key(Qt::Key_Backspace);
    stage.key(Qt::Key_Return); // two corners are no polygon
    QVERIFY(stage.document.map() == before);
    QCOMPARE(stage.steps(), 0);
}

void ShapeToolsTest::polygonTypedAndSnapped()
{
    CanvasStage stage(smallOrchard());
    stage.tools.choose("polygon");
    const nav::Point a = stage.seen({40, 55});
    stage.click({40, 55});
    stage.move({50, 56});
    stage.type("7.5");
    stage.key(Qt::Key_Tab);
    stage.type("0");
    stage.key(Qt::Key_Return);
    stage.canvas.snapSettings().setSmart(true);
    const double pixel = stage.canvas.unitsPerPixel();
    stage.click({a.x + 4 * pixel, 68}); // straight above the first corner
    stage.key(Qt::Key_Return);
    const nav::Polygon& polygon = newestPolygon(stage);
    QCOMPARE(polygon.points.size(), 3u);
    QVERIFY(isNear(polygon.points[1], a + nav::Point{7.5, 0}));
    QVERIFY(isNear(polygon.points[2].x, a.x));
}

void ShapeToolsTest::rectangleCornerToCorner()
{
    CanvasStage stage(smallOrchard());
    stage.tools.choose("rectangle");
    const double before = stage.pathLength();
    const nav::Point a = stage.seen({48, 60});
    const nav::Point b = stage.seen({42, 25});
    stage.pull({48, 60}, {42, 25});
    QVERIFY(stage.pathLength() > before);
    QCOMPARE(stage.canvas.feedback().chip->fields.size(), 2);
    stage.release({42, 25});
    const nav::Polygon& polygon = newestPolygon(stage);
    QCOMPARE(polygon.points.size(), 4u);
    QVERIFY(isNear(polygon.points[0], b));
    QVERIFY(isNear(polygon.points[1], {a.x, b.y}));
    QVERIFY(isNear(polygon.points[2], a));
    QVERIFY(isNear(polygon.points[3], {b.x, a.y}));
    QCOMPARE(stage.steps(), 1);
}

void ShapeToolsTest::rectangleSquareAndCentred()
{
    CanvasStage stage(smallOrchard());
    stage.tools.choose("rectangle");
    stage.drag({40, 55}, {46, 60}, Qt::ShiftModifier);
    nav::Box box = nav::boundingBox(nav::Geometry(newestPolygon(stage)));
    QVERIFY(isNear(box.width(), box.height()));
    const nav::Point centre = stage.seen({50, 10});
    stage.drag({50, 10}, {46, 8}, Qt::AltModifier);
    box = nav::boundingBox(nav::Geometry(newestPolygon(stage)));
    QVERIFY(isNear(box.center(), centre));
    QVERIFY(isNear(box.max.x, centre.x + (centre.x - stage.seen({46, 8}).x)));
}

void ShapeToolsTest::rectangleTypedAndRepeated()
{
    CanvasStage stage(smallOrchard());
    stage.tools.choose("rectangle");
    const nav::Point a = stage.seen({40, 55});
    stage.pull({40, 55}, {45, 60});
    stage.type("3.5");
    stage.key(Qt::Key_Tab);
    stage.type("2");
    stage.key(Qt::Key_Return);
    stage.release({45, 60});
    nav::Box box = nav::boundingBox(nav::Geometry(newestPolygon(stage)));
    QVERIFY(isNear(box.min, a));
    QVERIFY(isNear(box.max, a + nav::Point{3.5, 2}));

    stage.move({12, 12});
    stage.key(Qt::Key_Return);
    box = nav::boundingBox(nav::Geometry(newestPolygon(stage)));
    QVERIFY(isNear(box.center(), stage.seen({12, 12})));
    QVERIFY(isNear(box.width(), 3.5) && isNear(box.height(), 2));
    QCOMPARE(stage.steps(), 2);
}

void ShapeToolsTest::rectangleEscapeAndNoSize()
{
    CanvasStage stage(smallOrchard());
    stage.tools.choose("rectangle");
    QSignalSpy refused(&stage.tools, &ToolBox::refused);
    stage.pull({40, 55}, {45, 60});
    stage.key(Qt::Key_Escape);
    stage.release({45, 60});
    QVERIFY(stage.document.map() == smallOrchard());
    stage.click({40, 55});
    QVERIFY(stage.document.map() == smallOrchard());
    QCOMPARE(refused.count(), 1);
    QCOMPARE(stage.steps(), 0);
}

void ShapeToolsTest::arenasEncloseAndLieBeneath()
{
    CanvasStage stage(smallOrchard());
    stage.tools.choose("arena-rectangle");
    const nav::Point a = stage.seen({2, 2});
    stage.drag({2, 2}, {98, 73});
    const nav::MapObject& arena = stage.document.map().objects().front();
    const auto& polygon = std::get<nav::Polygon>(arena.geometry);
    QVERIFY(polygon.inverted);
    QVERIFY(isNear(polygon.points.front(), a));
    QCOMPARE(stage.selection.ids(), QList<nav::ObjectId>{arena.id});
    QVERIFY(stage.navigator.result());
    QCOMPARE(stage.navigator.result()->status, nav::PathStatus::found);
    QCOMPARE(stage.steps(), 1);
    stage.document.undo();
    QVERIFY(stage.document.map() == smallOrchard());
    stage.document.redo();
    QCOMPARE(stage.document.map().objects().front().id, stage.document.map().unusedId() - 1);
}

void ShapeToolsTest::roundArena()
{
    CanvasStage stage(smallOrchard());
    stage.tools.choose("arena");
    stage.pull({50, 37}, {97, 37});
    stage.type("60");
    stage.key(Qt::Key_Return);
    stage.release({97, 37});
    const auto& circle = std::get<nav::Circle>(stage.document.map().objects().front().geometry);
    QVERIFY(circle.inverted);
    QCOMPARE(circle.radius, 60.0);
    QCOMPARE(stage.navigator.result()->status, nav::PathStatus::found);
}

QTEST_MAIN(ShapeToolsTest)
#include "shapetoolstest.moc"
