#include "tests/app/scene/canvasstage.h"

#include "app/editor/scene/chipcard.h"
#include "app/editor/scene/description.h"

using namespace thicket;
using namespace thicket::editor;

namespace {

/// A round arena in bounds of 100 by 75, a tree in it and one outside of it.
nav::Map arena()
{
    nav::Map map;
    map.settings.bounds = nav::Box{{0, 0}, {100, 75}};
    map.settings.layers = {{1, "trees", true, false, {}}};
    map.append(object(1, nav::Circle{{50, 37}, 30, true}));
    map.append(object(2, nav::Circle{{50, 37}, 5, false}));
    map.append(object(3, nav::Circle{{6, 6}, 4, false}));
    map.append(object(4, nav::StartMarker{{30, 37}}));
    map.append(object(5, nav::GoalMarker{{70, 37}}));
    return map;
}

} // namespace

/// Hit tests of arenas, and the canvas' texts about them and about the map's bounds.
class ArenaTest : public QObject {
    Q_OBJECT

private slots:
    void isPickedByItsLineAndItsOutside();
    void isMovedByItsOutside();
    void circlesSnapToItFromInside();
    void circlesSnapToBoundsThatAreWalls();
    void saysWhoIsOutside();
};

void ArenaTest::isPickedByItsLineAndItsOutside()
{
    CanvasStage stage(arena());
    const Canvas& canvas = stage.canvas;
    using Ids = std::vector<nav::ObjectId>;
    QCOMPARE(canvas.hits().objectsAt({50, 37}, 0), Ids{2});
    QCOMPARE(canvas.hits().objectsAt({50, 50}, 0), Ids{});
    QCOMPARE(canvas.hits().objectsAt({79.5, 37}, 1), Ids{1});
    QCOMPARE(canvas.hits().objectsAt({95, 70}, 0), Ids{1});
    QCOMPARE(canvas.hits().objectsAt({6, 6}, 0), (Ids{3, 1})); // everything else is above
    QCOMPARE(canvas.hits().objectsAt({-5, 20}, 0), Ids{});     // nothing beyond the bounds
    nav::Map map = arena();
    map.settings.layers[0].visible = false;
    stage.document.reset(map, {});
    QCOMPARE(canvas.hits().objectsAt({95, 70}, 0), Ids{});
}

void ArenaTest::isMovedByItsOutside()
{
    CanvasStage stage(arena());
    stage.tools.choose("select");
    const nav::Point from{95, 70};
    const nav::Point to{92, 68};
    stage.drag(from, to);
    const nav::Point moved = nav::Point{50, 37} + stage.seen(to) - stage.seen(from);
    QVERIFY(isNear(stage.geometry<nav::Circle>(1).center, moved));
    QVERIFY(stage.geometry<nav::Circle>(1).inverted);
    stage.document.undo();
    QVERIFY(stage.document.map() == arena());
}

void ArenaTest::circlesSnapToItFromInside()
{
    nav::Map map = arena();
    map.remove(2);
    CanvasStage stage(map);
    stage.canvas.snapSettings().setSmart(true);
    stage.tools.choose("circle");
    const nav::Point center{57, 43};
    const double room = 30 - nav::distance(center, {50, 37});
    const double pixel = stage.canvas.unitsPerPixel();
    stage.drag(center, center + nav::Point{0, room - 4 * pixel});
    const auto drawn = stage.geometry<nav::Circle>(stage.selection.ids().first());
    QVERIFY(isNear(drawn.radius + nav::distance(drawn.center, {50, 37}), 30));
}

void ArenaTest::circlesSnapToBoundsThatAreWalls()
{
    for (const bool areWalls : {false, true}) {
        nav::Map map;
        map.settings.bounds = nav::Box{{0, 0}, {100, 75}};
        map.settings.boundsAreWalls = areWalls;
        CanvasStage stage(map);
        stage.canvas.snapSettings().setSmart(true);
        stage.tools.choose("circle");
        const nav::Point center{50, 20};
        stage.drag(center, center + nav::Point{0, 20.4});
        const auto drawn = stage.geometry<nav::Circle>(stage.selection.ids().first());
        QCOMPARE(isNear(drawn.radius, drawn.center.y), areWalls);
    }
}

void ArenaTest::saysWhoIsOutside()
{
    nav::Map map = arena();
    CanvasStage stage(map);
    const SceneSources sources{stage.document,         stage.selection, stage.navigator,
                               stage.overlays,         stage.playback,  stage.appearance,
                               stage.canvas.underlay()};
    QVERIFY(!pathWords(sources, 2).isRefused);
    stage.navigator.setProbe(nav::Point{90, 70}, {});
    QCOMPARE(pathWords(sources, 2).text, QString("start is outside arena 1"));
    stage.navigator.setProbe(nav::Point{50, 37}, {});
    QCOMPARE(pathWords(sources, 2).text, QString("start is inside circle 2"));
    const auto circle = std::get<nav::Circle>(map.find(2)->geometry);
    stage.navigator.setAgentRadius(0.5);
    stage.navigator.setProbe(circle.center + nav::Point{circle.radius + 0.2, 0}, {});
    QCOMPARE(pathWords(sources, 2).text,
             QString("start is closer to circle 2 than the agent's radius 0.50\u00A0m"));
    map.remove(1);
    map.settings.boundsAreWalls = true;
    stage.document.reset(map, {});
    stage.navigator.setProbe({}, nav::Point{50, 90});
    QCOMPARE(pathWords(sources, 2).text, QString("goal is outside the map's bounds"));
    QCOMPARE(objectPhrase(map, nav::boundsObstacle), QString("the map's bounds"));
}

QTEST_MAIN(ArenaTest)
#include "arenatest.moc"
