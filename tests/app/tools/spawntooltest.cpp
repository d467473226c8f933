#include "tests/app/scene/canvasstage.h"

using namespace thicket;
using namespace thicket::editor;

/// Spawn areas drawn, resized and moved with the mouse and keys.
class SpawnToolTest : public QObject {
    Q_OBJECT

private:
    static std::vector<nav::MapObject> areas(const CanvasStage& stage)
    {
        std::vector<nav::MapObject> found;
        for (const nav::MapObject& object : stage.document.map().objects())
            if (std::holds_alternative<nav::SpawnMarker>(object.geometry))
                found.push_back(object);
        return found;
    }
    static nav::SpawnMarker only(const CanvasStage& stage)
    {
        const auto found = areas(stage);
        return found.size() == 1 ? std::get<nav::SpawnMarker>(found.front().geometry)
                                 : nav::SpawnMarker();
    }

private slots:
    void aDragDrawsOneWithAGroup()
    {
        CanvasStage stage(smallOrchard());
        stage.tools.choose("spawn");
        stage.pull({45, 10}, {49, 13});
        QVERIFY(stage.canvas.feedback().chip);
        stage.release({49, 13});
        const nav::SpawnMarker drawn = only(stage);
        QVERIFY(isNear(drawn.position, stage.seen({45, 10})));
        QVERIFY(std::abs(drawn.radius - nav::distance(stage.seen({45, 10}), stage.seen({49, 13}))) <
                1e-9);
        QCOMPARE(drawn.agentRadius, 0.5);
        const auto& groups = stage.document.map().settings.agentGroups;
        QCOMPARE(groups.size(), std::size_t(1));
        QCOMPARE(groups.front().goal, nav::ObjectId(8));
        QCOMPARE(drawn.group, groups.front().name);
        QCOMPARE(stage.steps(), 1);
        QCOMPARE(stage.selection.ids().size(), 1);
        stage.document.undo();
        QVERIFY(stage.document.map() == smallOrchard());
    }

    void digitsSetItAndAClickRepeatsIt()
    {
        CanvasStage stage(smallOrchard());
        stage.tools.choose("spawn");
        stage.pull({45, 10}, {49, 13});
        stage.type("3.5");
        stage.key(Qt::Key_Return);
        stage.release({49, 13});
        QCOMPARE(only(stage).radius, 3.5);
        // What else the selected one has is taken over.
        nav::MapObject changed = areas(stage).front();
        std::get<nav::SpawnMarker>(changed.geometry).count = 33;
        stage.document.push(nav::MapEdit::change(stage.document.map(), {changed}), "change");
        stage.click({60, 30});
        QCOMPARE(areas(stage).size(), std::size_t(2));
        const auto second = std::get<nav::SpawnMarker>(areas(stage).back().geometry);
        QCOMPARE(second.radius, 3.5);
        QCOMPARE(second.count, std::int64_t(33));
    }

    void handlesResizeAndTheRimMoves()
    {
        CanvasStage stage(smallOrchard());
        stage.tools.choose("spawn");
        stage.pull({45, 10}, {49, 10});
        stage.release({49, 10});
        const nav::SpawnMarker before = only(stage);
        stage.tools.choose("select");
        const nav::Point east = before.position + nav::Point{before.radius, 0};
        stage.pull(east, east + nav::Point{2, 0});
        stage.release(east + nav::Point{2, 0});
        QVERIFY(std::abs(only(stage).radius - before.radius - 2) < 0.2);
        QCOMPARE(only(stage).position, before.position);
        stage.document.undo();
        // Between two handles. An object inside the area stays within reach.
        const nav::Point rim = before.position + before.radius * nav::Point{0.6, 0.8};
        stage.pull(rim, rim + nav::Point{3, 1});
        stage.release(rim + nav::Point{3, 1});
        const nav::SpawnMarker moved = only(stage);
        QVERIFY(nav::distance(moved.position, before.position + nav::Point{3, 1}) < 0.5);
        QCOMPARE(moved.radius, before.radius);
        const nav::Point inside = moved.position + nav::Point{0.5 * moved.radius, 0};
        QVERIFY(stage.canvas.hits().objectsAt(inside, 0).empty());
        stage.click(moved.position);
        QCOMPARE(stage.selection.ids(), QList<nav::ObjectId>{areas(stage).front().id});
    }

    void cornersAreClickedOneAfterTheOther()
    {
        CanvasStage stage(smallOrchard());
        stage.tools.choose("spawn-polygon");
        const std::vector<nav::Point> places{{40, 5}, {52, 5}, {52, 14}, {44, 18}};
        for (const nav::Point at : places)
            stage.click(at);
        QVERIFY(stage.canvas.feedback().chip);
        stage.key(Qt::Key_Return);
        nav::SpawnMarker expected;
        for (const nav::Point at : places)
            expected.points.push_back(stage.seen(at));
        expected.agentRadius = 0.5;
        expected.group = stage.document.map().settings.agentGroups.at(0).name;
        QVERIFY(only(stage) == expected);
        QCOMPARE(stage.document.map().settings.agentGroups.front().goal, nav::ObjectId(8));
        QCOMPARE(stage.steps(), 1);
        stage.document.undo();
        QVERIFY(stage.document.map() == smallOrchard());
        stage.document.redo();
        QVERIFY(only(stage) == expected);
        // The next one has the numbers of the selected one.
        nav::MapObject changed = areas(stage).front();
        std::get<nav::SpawnMarker>(changed.geometry).count = 33;
        stage.document.push(nav::MapEdit::change(stage.document.map(), {changed}), "change");
        stage.selection.set({changed.id});
        for (const nav::Point at : {nav::Point{10, 50}, {20, 50}, {15, 60}, {10, 50}})
            stage.click(at);
        QCOMPARE(areas(stage).size(), std::size_t(2));
        const auto second = std::get<nav::SpawnMarker>(areas(stage).back().geometry);
        QCOMPARE(second.points.size(), std::size_t(3));
        QCOMPARE(second.count, std::int64_t(33));
    }

    void aSideThatCrossesIsNotPlaced()
    {
        CanvasStage stage(smallOrchard());
        stage.tools.choose("spawn-polygon");
        for (const nav::Point at : {nav::Point{40, 5}, {52, 5}, {52, 14}, {46, 2}})
            stage.click(at);
        QVERIFY(!stage.canvas.feedback().refused.empty());
        stage.key(Qt::Key_Return);
        QCOMPARE(only(stage).points.size(), std::size_t(3));
    }

    void itsCornersAndSidesAreDragged()
    {
        CanvasStage stage(smallOrchard());
        stage.tools.choose("spawn-polygon");
        for (const nav::Point at : {nav::Point{40, 5}, {52, 5}, {52, 14}, {40, 14}})
            stage.click(at);
        stage.key(Qt::Key_Return);
        const nav::SpawnMarker before = only(stage);
        stage.tools.choose("select");
        const nav::Point corner = before.points[2];
        stage.drag(corner, corner + nav::Point{4, 3});
        QVERIFY(nav::distance(only(stage).points[2], corner + nav::Point{4, 3}) < 0.3);
        QCOMPARE(only(stage).points[0], before.points[0]);
        // The middle of a side inserts a corner.
        const nav::Point middle = 0.5 * (before.points[0] + before.points[1]);
        stage.drag(middle, middle + nav::Point{0, -2});
        QCOMPARE(only(stage).points.size(), std::size_t(5));
        stage.document.undo();
        stage.document.undo();
        QVERIFY(only(stage) == before);
        // Between handles its rim moves it; its inside is that of others.
        const nav::Point rim = before.points[0] + 0.25 * (before.points[1] - before.points[0]);
        stage.drag(rim, rim + nav::Point{3, 1});
        const nav::SpawnMarker moved = only(stage);
        QCOMPARE(moved.points.size(), std::size_t(4));
        for (std::size_t i = 0; i < 4; ++i)
            QVERIFY(nav::distance(moved.points[i], before.points[i] + nav::Point{3, 1}) < 0.5);
        QVERIFY(stage.canvas.hits().objectsAt(moved.points[0] + nav::Point{2, 1}, 0).empty());
        stage.click({15, 70});
        QVERIFY(stage.selection.isEmpty());
        stage.click(nav::markOf(moved));
        QCOMPARE(stage.selection.ids(), QList<nav::ObjectId>{areas(stage).front().id});
    }
};

QTEST_MAIN(SpawnToolTest)
#include "spawntooltest.moc"
