#include "tests/app/scene/canvasstage.h"

#include <QSignalSpy>

using namespace thicket;
using namespace thicket::editor;

namespace {

/// The orchard with a square, id 9, from (40, 5) to (50, 15), and a triangle, id 10.
nav::Map orchardWithPolygons()
{
    nav::Map map = smallOrchard();
    map.append(object(9, nav::Polygon{{{40, 5}, {50, 5}, {50, 15}, {40, 15}}, false}));
    map.append(object(10, nav::Polygon{{{5, 60}, {15, 60}, {10, 70}}, false}));
    return map;
}

} // namespace

/// Vertices of walls and polygons, edited with Select and with Vertices, by mouse and keys.
class VertexToolsTest : public QObject {
    Q_OBJECT

private slots:
    void anEndOfAWallMovesAlone_data();
    void anEndOfAWallMovesAlone();
    void snapsAndTakesNumbers();
    void crossingSidesAreRefused();
    void middleDotsInsert_data();
    void middleDotsInsert();
    void doubleClickInserts();
    void deleteRemovesDownToTheLeast();
    void severalAndSidesMoveTogether();
    void escapeUndoAndLocked();
    void doubleClickWithSelectGoesOn();
};

void VertexToolsTest::anEndOfAWallMovesAlone_data()
{
    QTest::addColumn<QString>("tool");
    QTest::newRow("Select") << "select";
    QTest::newRow("Vertices") << "vertex-edit";
}

void VertexToolsTest::anEndOfAWallMovesAlone()
{
    QFETCH(QString, tool);
    CanvasStage stage(orchardWithPolygons());
    const nav::Map before = stage.document.map();
    stage.tools.choose(tool);
    stage.click({75, 52});
    QCOMPARE(stage.selection.ids(), QList<nav::ObjectId>{5});
    const double length = stage.pathLength();
    stage.pull({75, 30}, {70, 15});
    QVERIFY(stage.pathLength() != length);
    QVERIFY(stage.canvas.feedback().chip);
    stage.release({70, 15});
    const nav::Wall& wall = stage.geometry<nav::Wall>(5);
    QVERIFY(isNear(wall.points[0], stage.seen({70, 15})));
    QCOMPARE(wall.points[1], (nav::Point{75, 60}));
    QCOMPARE(wall.points[2], (nav::Point{85, 60}));
    QCOMPARE(stage.steps(), 1);
    stage.document.undo();
    QVERIFY(stage.document.map() == before);
}

void VertexToolsTest::snapsAndTakesNumbers()
{
    CanvasStage stage(orchardWithPolygons());
    stage.tools.choose("vertex-edit");
    stage.click({75, 52});
    stage.canvas.snapSettings().setSmart(true);
    const double pixel = stage.canvas.unitsPerPixel();
    stage.drag({75, 30}, {60 + 4 * pixel, 35});
    QVERIFY(isNear(stage.geometry<nav::Wall>(5).points[0].x, 60)); // below circle 2
    stage.drag(stage.geometry<nav::Wall>(5).points[0], {75 + 4 * pixel, 25});
    QVERIFY(isNear(stage.geometry<nav::Wall>(5).points[0].x, 75)); // below its own neighbour
    stage.pull(stage.geometry<nav::Wall>(5).points[0], {70, 20});
    stage.type("71.5");
    stage.key(Qt::Key_Tab);
    stage.type("12");
    stage.key(Qt::Key_Return);
    stage.release({70, 20});
    QCOMPARE(stage.geometry<nav::Wall>(5).points[0], (nav::Point{71.5, 12}));
    QCOMPARE(stage.steps(), 3);
}

void VertexToolsTest::crossingSidesAreRefused()
{
    CanvasStage stage(orchardWithPolygons());
    stage.tools.choose("vertex-edit");
    stage.click({45, 10});
    QCOMPARE(stage.selection.ids(), QList<nav::ObjectId>{9});
    stage.pull({40, 5}, {48, 9});
    QVERIFY(stage.canvas.feedback().refused.empty());
    stage.move({60, 10}, Qt::LeftButton); // beyond the right side
    QCOMPARE(stage.canvas.feedback().refused.size(), 2u);
    stage.release({60, 10});
    QVERIFY(isNear(stage.geometry<nav::Polygon>(9).points[0], stage.seen({48, 9})));
}

void VertexToolsTest::middleDotsInsert_data() { anEndOfAWallMovesAlone_data(); }

void VertexToolsTest::middleDotsInsert()
{
    QFETCH(QString, tool);
    CanvasStage stage(orchardWithPolygons());
    stage.tools.choose(tool);
    stage.click({45, 10});
    stage.drag({45, 15}, {45, 20});
    const nav::Polygon& polygon = stage.geometry<nav::Polygon>(9);
    QCOMPARE(polygon.points.size(), 5u);
    QVERIFY(nav::distance(polygon.points[3], stage.seen({45, 20})) < 1);
    QCOMPARE(polygon.points[4], (nav::Point{40, 15}));
    QCOMPARE(stage.steps(), 1);
    stage.document.undo();
    QVERIFY(stage.document.map() == orchardWithPolygons());
}

void VertexToolsTest::doubleClickInserts()
{
    CanvasStage stage(orchardWithPolygons());
    stage.tools.choose("vertex-edit");
    stage.click({75, 52});
    const nav::Point at = stage.seen({75, 50});
    stage.click({75, 50});
    QTest::mouseDClick(stage.view.viewport(), Qt::LeftButton, {}, stage.pixel({75, 50}));
    stage.release({75, 50});
    const nav::Wall& wall = stage.geometry<nav::Wall>(5);
    QCOMPARE(wall.points.size(), 4u);
    QCOMPARE(wall.points[1].x, 75.0);
    QVERIFY(isNear(wall.points[1].y, at.y));
    QCOMPARE(stage.canvas.chosenVertices(), std::vector<std::size_t>{1});
    QCOMPARE(stage.steps(), 1);
}

void VertexToolsTest::deleteRemovesDownToTheLeast()
{
    CanvasStage stage(orchardWithPolygons());
    QSignalSpy refused(&stage.tools, &ToolBox::refused);
    stage.tools.choose("vertex-edit");
    stage.click({45, 10});
    stage.click({50, 15});
    stage.key(Qt::Key_Delete);
    QCOMPARE(stage.geometry<nav::Polygon>(9).points.size(), 3u);
    QCOMPARE(stage.steps(), 1);
    stage.click({50, 5});
    stage.key(Qt::Key_Backspace);
    QCOMPARE(stage.geometry<nav::Polygon>(9).points.size(), 3u);
    QCOMPARE(refused.count(), 1);
    QVERIFY(refused.last().first().toString().contains("Three"));

    stage.click({75, 52});
    for (const nav::Point p : {nav::Point{85, 60}, {75, 60}}) {
        stage.click(p);
        stage.key(Qt::Key_Delete);
    }
    QCOMPARE(stage.geometry<nav::Wall>(5).points.size(), 2u);
    QCOMPARE(refused.count(), 2);
    QVERIFY(stage.document.map().find(5)); // the wall itself stays
    stage.document.undo();
    stage.document.undo();
    QVERIFY(stage.document.map() == orchardWithPolygons());
}

void VertexToolsTest::severalAndSidesMoveTogether()
{
    CanvasStage stage(orchardWithPolygons());
    stage.tools.choose("vertex-edit");
    stage.click({45, 10});
    stage.click({50, 5});
    stage.click({50, 15}, Qt::ShiftModifier);
    QCOMPARE(stage.canvas.chosenVertices().size(), 2u);
    stage.drag({50, 5}, {54, 5});
    const nav::Polygon& polygon = stage.geometry<nav::Polygon>(9);
    QVERIFY(isNear(polygon.points[1].x, stage.seen({54, 5}).x));
    QVERIFY(isNear(polygon.points[2].x - polygon.points[1].x, 0));
    QCOMPARE(polygon.points[3], (nav::Point{40, 15}));

    const nav::Polygon before = polygon;
    const nav::Point by = stage.seen({43, 2}) - stage.seen({43, 5});
    stage.drag({43, 5}, {43, 2}); // the lower side
    QVERIFY(isNear(polygon.points[0].y, 5 + by.y));
    QVERIFY(isNear(polygon.points[1].y, before.points[1].y + by.y));
    QCOMPARE(polygon.points[2], before.points[2]);
    QCOMPARE(polygon.points[3], before.points[3]);
    QCOMPARE(stage.steps(), 2);
}

void VertexToolsTest::escapeUndoAndLocked()
{
    CanvasStage stage(orchardWithPolygons());
    stage.tools.choose("vertex-edit");
    stage.click({75, 52});
    for (const bool byUndo : {false, true}) {
        stage.pull({75, 30}, {70, 15});
        QVERIFY(stage.document.map() != orchardWithPolygons());
        if (byUndo)
            stage.key(Qt::Key_Z, Qt::ControlModifier);
        else
            stage.key(Qt::Key_Escape);
        stage.release({70, 15});
        QVERIFY(stage.document.map() == orchardWithPolygons());
    }
    nav::Map locked = orchardWithPolygons();
    locked.settings.layers[0].locked = true;
    stage.document.reset(locked, {});
    stage.click({75, 52});
    stage.drag({75, 30}, {70, 15});
    QVERIFY(stage.document.map() == locked);
}

void VertexToolsTest::doubleClickWithSelectGoesOn()
{
    CanvasStage stage(orchardWithPolygons());
    stage.click({45, 10});
    QTest::mouseDClick(stage.view.viewport(), Qt::LeftButton, {}, stage.pixel({45, 10}));
    QCOMPARE(stage.tools.current().iconName(), QString("vertex-edit"));
    QCOMPARE(stage.selection.ids(), QList<nav::ObjectId>{9});
    stage.key(Qt::Key_Escape);
    QCOMPARE(stage.tools.current().iconName(), QString("select"));
    stage.click({40, 5}); // chooses a corner
    stage.key(Qt::Key_Delete);
    QCOMPARE(stage.geometry<nav::Polygon>(9).points.size(), 3u);
}

QTEST_MAIN(VertexToolsTest)
#include "vertextoolstest.moc"
