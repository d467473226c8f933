#include "libnav/map/mapedit.h"
#include "libnav/map/layerlookup.h"

#include <QTest>

#include <algorithm>
#include <random>

using namespace thicket::nav;

namespace {

using Random = std::mt19937_64;

std::size_t below(Random& random, std::size_t limit)
{
    return static_cast<std::size_t>(random() % limit);
}

MapObject circle(ObjectId id, double x) { return {.id = id, .geometry = Circle{{x, 0}, 1}}; }

Map mapOf(std::size_t count)
{
    Map map;
    for (std::size_t i = 0; i < count; ++i)
        map.append(circle(map.unusedId(), static_cast<double>(i)));
    return map;
}

std::vector<ObjectId> someIds(const Map& map, Random& random)
{
    std::vector<ObjectId> ids;
    for (const MapObject& object : map.objects()) {
        if (random() % 3 == 0)
            ids.push_back(object.id);
    }
    std::shuffle(ids.begin(), ids.end(), random);
    return ids;
}

MapEdit randomEdit(const Map& map, Random& random)
{
    std::vector<MapObject> objects;
    switch (random() % 4) {
    case 0:
        return MapEdit::remove(map, someIds(map, random));
    case 1:
        for (std::size_t i = 0; i <= below(random, 4); ++i)
            objects.push_back(circle(map.unusedId() + static_cast<ObjectId>(i), 7));
        return MapEdit::add(map, std::move(objects));
    case 2:
        for (const ObjectId id : someIds(map, random))
            objects.push_back(circle(id, static_cast<double>(random() % 1000)));
        return MapEdit::change(map, std::move(objects));
    default: {
        MapSettings settings = map.settings;
        settings.name = std::to_string(random() % 5);
        settings.objectGroups =
            ObjectGroups({{.id = 1}, {.id = 2 + static_cast<GroupId>(random() % 3), .parent = 1}});
        return MapEdit::changeSettings(map, std::move(settings));
    }
    }
}

/// A hand-made edit: single additions, removals and changes in any order.
MapEdit wildEdit(const Map& map, Random& random)
{
    Map current = map;
    MapEdit edit;
    for (std::size_t i = 0; i < 6; ++i) {
        MapEdit::Entry entry;
        const bool isEmpty = current.objects().empty();
        if (isEmpty || random() % 3 == 0) {
            entry.position = below(random, current.objects().size() + 1);
            entry.id = current.unusedId();
            entry.after = circle(entry.id, 3);
        } else {
            entry.position = below(random, current.objects().size());
            entry.before = current.objects()[entry.position];
            entry.id = entry.before->id;
            if (random() % 2 == 0)
                entry.after = circle(entry.id, static_cast<double>(random() % 99));
        }
        MapEdit single;
        single.entries = {entry};
        apply(current, single);
        edit.entries.push_back(entry);
    }
    return edit;
}

bool namesEachOnce(const MapEdit& edit)
{
    std::vector<ObjectId> ids;
    for (const auto& entry : edit.entries)
        ids.push_back(entry.id);
    std::sort(ids.begin(), ids.end());
    return std::adjacent_find(ids.begin(), ids.end()) == ids.end();
}

void checkPositions(const Map& map)
{
    for (std::size_t i = 0; i < map.objects().size(); ++i) {
        const ObjectId id = map.objects()[i].id;
        QCOMPARE(map.positionOf(id), i);
        QCOMPARE(map.find(id), &map.objects()[i]);
    }
}

} // namespace

class MapEditTest : public QObject {
    Q_OBJECT

private slots:
    void addsOnTop();
    void insertsAndRemovesAnywhere();
    void knowsItsMarkersAndExtent();
    void findsLayersOfManyAlike();
    void makesItsBoundsAnObstacle();
    void neverReusesAnId();
    void undoesEveryEdit();
    void undoesWildEdits();
    void mergesEditsIntoOne();
    void mergesWildEdits();
    void mergesWhatAGestureDoes();
    void editsAMillionObjects();
};

void MapEditTest::addsOnTop()
{
    Map map = mapOf(2);
    const MapEdit edit = MapEdit::add(map, {circle(9, 0), circle(5, 1)});
    apply(map, edit);
    QCOMPARE(map.objects().size(), std::size_t{4});
    QCOMPARE(map.objects()[2].id, ObjectId{9});
    QCOMPARE(map.objects()[3].id, ObjectId{5});
    QCOMPARE(map.unusedId(), ObjectId{10});
    QVERIFY(!edit.isNoOp());
    QVERIFY(MapEdit().isNoOp());
    QVERIFY(MapEdit::change(map, {*map.find(9)}).isNoOp());
    QVERIFY(MapEdit::changeSettings(map, map.settings).isNoOp());
}

void MapEditTest::insertsAndRemovesAnywhere()
{
    Random random(1);
    Map map;
    std::vector<ObjectId> expected; // the simple second model
    for (int i = 0; i < 2000; ++i) {
        if (expected.empty() || random() % 5 < 3) {
            const std::size_t position = below(random, expected.size() + 1);
            const ObjectId id = map.unusedId();
            expected.insert(expected.begin() + static_cast<std::ptrdiff_t>(position), id);
            map.insert(circle(id, 0), position);
        } else {
            const std::size_t position = below(random, expected.size());
            QCOMPARE(map.remove(expected[position]).id, expected[position]);
            expected.erase(expected.begin() + static_cast<std::ptrdiff_t>(position));
        }
    }
    QCOMPARE(map.objects().size(), expected.size());
    for (std::size_t i = 0; i < expected.size(); ++i)
        QCOMPARE(map.objects()[i].id, expected[i]);
    checkPositions(map);
}

void MapEditTest::knowsItsMarkersAndExtent()
{
    Map map;
    QVERIFY(map.extent().isEmpty());
    QVERIFY(!map.start() && !map.goal());
    map.append({.id = 1, .geometry = Circle{{4, 5}, 2}});
    map.append({.id = 2, .layer = 7, .geometry = StartMarker{{-3, 0}}});
    map.append({.id = 3, .geometry = GoalMarker{{1, 9}}});
    map.append({.id = 4, .geometry = GoalMarker{{1, 1}}});
    QCOMPARE(map.start()->id, ObjectId{2});
    QCOMPARE(map.goal()->id, ObjectId{3});
    QVERIFY(map.extent() == (Box{{-3, 0}, {6, 9}}));
    QCOMPARE(obstacles(map).size(), std::size_t{1});
    QVERIFY(!map.layerOf(*map.find(1)));
    map.settings.layers = {{.id = 3, .name = "a"}, {.id = 7, .name = "b"}};
    QCOMPARE(map.layerOf(*map.find(1))->id, LayerId{3});
    QCOMPARE(map.layerOf(*map.find(2))->id, LayerId{7});
    map.settings.bounds = Box{{-10, -10}, {0, 0}};
    QVERIFY(map.extent() == (Box{{-10, -10}, {6, 9}}));
}

void MapEditTest::findsLayersOfManyAlike()
{
    Map map = mapOf(6);
    QCOMPARE(LayerLookup(map).of(map.objects()[0]), nullptr);
    map.settings.layers = {{.id = 4}, {.id = 2}, {.id = 9}, {.id = 2}};
    const LayerId own[] = {0, 2, 4, 9, 7, 2};
    const std::size_t wanted[] = {0, 1, 0, 2, 0, 1};
    for (ObjectId id = 1; id <= 6; ++id) {
        MapObject object = *map.find(id);
        object.layer = own[id - 1];
        map.replace(object);
    }
    const LayerLookup lookup(map);
    for (std::size_t i = 0; i < 6; ++i) {
        QCOMPARE(lookup.of(map.objects()[i]), &map.settings.layers[wanted[i]]);
        QCOMPARE(map.layerOf(map.objects()[i]), &map.settings.layers[wanted[i]]);
    }
}

void MapEditTest::makesItsBoundsAnObstacle()
{
    Map map = mapOf(2);
    map.settings.boundsAreWalls = true;
    QCOMPARE(obstacles(map).size(), std::size_t{2});
    map.settings.bounds = Box{{-1, 0}, {5, 0}};
    QCOMPARE(obstacles(map).size(), std::size_t{2}); // no area
    map.settings.bounds = Box{{-1, 0}, {5, 3}};
    const std::vector<Obstacle> walled = obstacles(map);
    QCOMPARE(walled.size(), std::size_t{3});
    QCOMPARE(walled[1].id, ObjectId{2});
    QCOMPARE(walled[2].id, boundsObstacle);
    QVERIFY(walled[2].shape == Shape(Polygon{{{-1, 0}, {5, 0}, {5, 3}, {-1, 3}}, true}));
    map.settings.boundsAreWalls = false;
    QCOMPARE(obstacles(map).size(), std::size_t{2});
}

void MapEditTest::neverReusesAnId()
{
    Map map = mapOf(3);
    map.remove(3);
    QCOMPARE(map.unusedId(), ObjectId{4});
    // Even above the largest id of a file there are new ones.
    map.append(circle(ObjectId{1} << 53, 0));
    QCOMPARE(map.unusedId(), ObjectId{4});
}

void MapEditTest::undoesEveryEdit()
{
    Random random(2);
    for (int run = 0; run < 50; ++run) {
        Map map = mapOf(12);
        std::vector<Map> states{map};
        std::vector<MapEdit> edits;
        for (int i = 0; i < 20; ++i) {
            edits.push_back(randomEdit(map, random));
            apply(map, edits.back());
            checkPositions(map);
            states.push_back(map);
        }
        for (std::size_t i = edits.size(); i-- > 0;) {
            apply(map, edits[i].inverted());
            QVERIFY(map == states[i]);
        }
        for (std::size_t i = 0; i < edits.size(); ++i) {
            apply(map, edits[i]);
            QVERIFY(map == states[i + 1]);
        }
    }
}

void MapEditTest::undoesWildEdits()
{
    Random random(3);
    for (int run = 0; run < 500; ++run) {
        const Map before = mapOf(below(random, 8));
        Map map = before;
        const MapEdit edit = wildEdit(map, random);
        apply(map, edit);
        checkPositions(map);
        apply(map, edit.inverted());
        QVERIFY(map == before);
        QVERIFY(edit.inverted().inverted() == edit);
    }
}

void MapEditTest::mergesEditsIntoOne()
{
    Random random(4);
    for (int run = 0; run < 1000; ++run) {
        const Map before = mapOf(10);
        Map map = before;
        MapEdit all;
        for (int i = 0; i < 4; ++i) {
            const MapEdit edit = randomEdit(map, random);
            apply(map, edit);
            all = merged(std::move(all), edit);
        }
        QVERIFY(namesEachOnce(all));
        Map again = before;
        apply(again, all);
        QVERIFY(again == map);
        apply(again, all.inverted());
        QVERIFY(again == before);
    }
}

void MapEditTest::mergesWildEdits()
{
    Random random(5);
    for (int run = 0; run < 3000; ++run) {
        const Map before = mapOf(below(random, 8));
        Map map = before;
        const MapEdit first = wildEdit(map, random);
        apply(map, first);
        const MapEdit second = run % 3 == 0 ? first.inverted() : wildEdit(map, random);
        apply(map, second);
        const MapEdit all = merged(first, second);
        Map again = before;
        apply(again, all);
        QVERIFY(again == map);
        apply(again, all.inverted());
        QVERIFY(again == before);
    }
}

void MapEditTest::mergesWhatAGestureDoes()
{
    Map map = mapOf(4);
    // Drawing: the preview is taken back and drawn anew.
    const MapEdit shown = MapEdit::add(map, {circle(8, 1), circle(9, 1)});
    const MapEdit next = MapEdit::add(map, {circle(8, 2), circle(9, 2)});
    const MapEdit step = merged(shown.inverted(), next);
    QCOMPARE(step.entries.size(), std::size_t{2});
    QVERIFY(step.entries[0].before && step.entries[0].after);
    // Moving: only the last position counts.
    const MapEdit there = MapEdit::change(map, {circle(2, 50)});
    Map moved = map;
    apply(moved, there);
    const MapEdit back = merged(there, MapEdit::change(moved, {*map.find(2)}));
    QVERIFY(back.isNoOp() && back.entries.empty());
    // Done and undone is nothing.
    const MapEdit removed = MapEdit::remove(map, {1, 3, 4});
    QVERIFY(merged(removed, removed.inverted()).isNoOp());
    QVERIFY(merged(shown, shown.inverted()).entries.empty());
}

void MapEditTest::editsAMillionObjects()
{
    // Quadratic time would take hours.
    Map map;
    std::vector<MapObject> objects;
    for (ObjectId id = 1; id <= 1'000'000; ++id)
        objects.push_back(circle(id, 0));
    apply(map, MapEdit::add(map, std::move(objects)));
    std::vector<ObjectId> odd;
    for (ObjectId id = 1; id <= 1'000'000; id += 2)
        odd.push_back(id);
    const MapEdit removal = MapEdit::remove(map, odd);
    apply(map, removal);
    QCOMPARE(map.objects().size(), std::size_t{500'000});
    QCOMPARE(map.positionOf(1'000'000), std::size_t{499'999});
    const MapEdit restoring = removal.inverted();
    apply(map, restoring);
    QCOMPARE(map.positionOf(777'777), std::size_t{777'776});
    QVERIFY(merged(removal, restoring).isNoOp());
}

QTEST_GUILESS_MAIN(MapEditTest)
#include "mapedittest.moc"
