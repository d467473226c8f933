#include "tests/app/scene/canvasstage.h"

#include "app/editor/scene/handleroom.h"

#include <QSignalSpy>

#include <cmath>
#include <random>

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
    void denseVerticesHaveRoom();
    void roomIsFoundAsByComparingAll();
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

/// Handles are hidden where there is no room, but every vertex can be picked.
void VertexToolsTest::denseVerticesHaveRoom()
{
    nav::Polygon lake;
    constexpr int corners = 2140;
    for (int i = 0; i < corners; ++i) {
        const double turn = 2 * std::acos(-1.0) * i / corners;
        const double away = 20 + 2 * std::sin(9 * turn);
        lake.points.push_back({50 + away * std::cos(turn), 35 + away * std::sin(turn)});
    }
    nav::Map map;
    map.append(object(1, lake));
    CanvasStage stage(map);
    const auto isHinted = [&] {
        const QString count = QLocale().toString(qulonglong(stage.canvas.hiddenHandles()));
        const auto hints = stage.tools.current().hints();
        return std::any_of(hints.begin(), hints.end(),
                           [&](const KeyHint& hint) { return hint.action.contains(count); });
    };
    stage.tools.choose("vertex-edit");
    QSignalSpy hints(&stage.tools.current(), &Tool::hintsChanged);
    stage.selection.set({1});
    QTRY_VERIFY(stage.canvas.hiddenHandles() > corners / 2);
    QTRY_VERIFY(hints.count() > 0);
    QVERIFY(isHinted());
    for (std::size_t i = 0; i < lake.points.size(); ++i)
        QCOMPARE(stage.canvas.hits().handleAt(lake.points[i])->vertex, std::optional(i));

    const std::size_t before = stage.canvas.hiddenHandles();
    stage.click(lake.points[1]); // has no room beside the first
    QCOMPARE(stage.canvas.chosenVertices(), std::vector<std::size_t>{1});
    const QPointF at(500, 375);
    QWheelEvent zoom(at, stage.view.viewport()->mapToGlobal(at), {}, {0, 120 * 6}, {}, {},
                     Qt::NoScrollPhase, false);
    QApplication::sendEvent(stage.view.viewport(), &zoom);
    QTRY_VERIFY(stage.canvas.hiddenHandles() < before);
    QTRY_VERIFY(isHinted() || stage.canvas.hiddenHandles() == 0);
    stage.selection.clear();
    QTRY_COMPARE(stage.canvas.hiddenHandles(), std::size_t(0));
}

void VertexToolsTest::roomIsFoundAsByComparingAll()
{
    std::mt19937 random(16);
    std::uniform_real_distribution<double> place(-100, 100);
    for (const double spacing : {0.5, 10.0, 60.0, 500.0}) {
        std::vector<nav::Point> points;
        for (int i = 0; i < 800; ++i)
            points.push_back({std::round(place(random)), place(random)});
        std::vector<std::size_t> order{0, points.size() - 1};
        for (std::size_t i = 1; i + 1 < points.size(); ++i)
            order.push_back(i);
        std::vector<std::size_t> expected;
        for (const std::size_t i : order) {
            const bool isFree =
                std::none_of(expected.begin(), expected.end(), [&](std::size_t other) {
                    const nav::Point by = points[i] - points[other];
                    return std::max(std::abs(by.x), std::abs(by.y)) < spacing;
                });
            if (isFree)
                expected.push_back(i);
        }
        std::sort(expected.begin(), expected.end());
        QCOMPARE(withRoom(points, spacing), expected);
    }
    QVERIFY(withRoom({}, 10).empty());
    QCOMPARE(withRoom({{1, 1}, {1, 1}}, 10), std::vector<std::size_t>{0});
}

QTEST_MAIN(VertexToolsTest)
#include "vertextoolstest.moc"
