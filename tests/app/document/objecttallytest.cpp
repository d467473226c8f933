#include "app/editor/document/objecttally.h"

#include "app/editor/document/mapdocument.h"
#include "libnav/map/layerlookup.h"
#include "tests/app/document/randomedits.h"

#include <QSignalSpy>
#include <QTest>

#include <algorithm>
#include <utility>
#include <vector>

using namespace thicket;
using editor::LayerContents;
using editor::MapDocument;
using editor::ObjectTally;
using tests::RandomEdits;

namespace {

constexpr std::size_t severalTurns = 150'000; // objects: more than one turn counts

bool isObstacle(const nav::MapObject& object)
{
    return nav::obstacleShape(object.geometry).has_value();
}

/// Counted by a pass over the map.
QHash<nav::LayerId, LayerContents> layersOf(const nav::Map& map)
{
    QHash<nav::LayerId, LayerContents> layers;
    const nav::LayerLookup lookup(map);
    for (const nav::MapObject& object : map.objects()) {
        const nav::Layer* const layer = lookup.of(object);
        if (!layer)
            continue;
        LayerContents& one = layers[layer->id];
        ++one.count;
        if (!isObstacle(object))
            one.hasMarkers = true;
        else if (one.obstacle == 0)
            one.obstacle = object.id;
    }
    return layers;
}

ObjectTally::Counts countsOf(const nav::Map& map)
{
    ObjectTally::Counts counts{};
    for (const nav::MapObject& object : map.objects())
        ++counts[object.geometry.index()];
    return counts;
}

bool isRight(const ObjectTally& tally, const nav::Map& map)
{
    const auto wanted = layersOf(map);
    const auto layers = tally.layers();
    const bool areSame =
        layers.size() == wanted.size() &&
        std::all_of(wanted.keyBegin(), wanted.keyEnd(), [&](nav::LayerId id) {
            const LayerContents a = layers.value(id);
            const LayerContents b = wanted.value(id);
            return a.count == b.count && a.obstacle == b.obstacle && a.hasMarkers == b.hasMarkers;
        });
    return areSame && tally.counts() == countsOf(map);
}

nav::Map manyCircles()
{
    nav::Map map;
    map.settings.layers = {{1, "low"}, {2, "high"}};
    std::vector<nav::Map::PlacedObject> placed;
    for (std::size_t i = 0; i < severalTurns; ++i) {
        nav::MapObject object;
        object.id = static_cast<nav::ObjectId>(i + 1);
        object.layer = i % 2 == 0 ? 1 : 2;
        object.geometry = nav::Circle{{double(i % 400), double(i / 400)}, 0.2};
        placed.push_back({std::move(object), i});
    }
    map.insert(std::move(placed));
    return map;
}

/// Objects name the two layers, none, and one that does not exist.
nav::Map onLayers(nav::Map map)
{
    map.settings.layers = {{1, "low"}, {2, "high"}};
    const std::vector<nav::MapObject> objects(map.objects().begin(), map.objects().end());
    for (nav::MapObject object : objects) {
        object.layer = object.id % 4;
        map.replace(std::move(object));
    }
    return map;
}

/// Puts an object on another layer, or the layers in another order.
nav::MapEdit toOtherLayers(const nav::Map& map, RandomEdits& random)
{
    if (map.objects().empty() || random.below(3) == 0) {
        nav::MapSettings settings = map.settings;
        std::swap(settings.layers.front(), settings.layers.back());
        return nav::MapEdit::changeSettings(map, settings);
    }
    nav::MapObject object = map.objects()[random.below(map.objects().size())];
    object.layer = static_cast<nav::LayerId>(random.below(4));
    return nav::MapEdit::change(map, {object});
}

} // namespace

/// The tally against a count of all objects.
class ObjectTallyTest : public QObject {
    Q_OBJECT

private slots:
    void followsRandomEdits()
    {
        RandomEdits random(20261123);
        MapDocument document;
        ObjectTally tally(document);
        document.reset(onLayers(random.map(60)));
        QVERIFY(isRight(tally, document.map()));
        for (int i = 0; i < 3000; ++i) {
            if (random.below(4) == 0)
                document.undo();
            else if (random.below(4) == 0)
                document.push(toOtherLayers(document.map(), random), "layers");
            else
                document.push(random.edit(document.map()), "step");
            QVERIFY2(isRight(tally, document.map()), qPrintable(QString::number(i)));
        }
        document.goTo(0);
        QVERIFY(isRight(tally, document.map()));
    }

    void tellsOnlyOfOtherNumbers()
    {
        RandomEdits random(1);
        MapDocument document;
        document.reset(random.forest(50));
        ObjectTally tally(document);
        const QSignalSpy told(&tally, &ObjectTally::changed);
        nav::MapObject moved = document.map().objects().front();
        moved.geometry = nav::translated(moved.geometry, {1, 0});
        document.push(nav::MapEdit::change(document.map(), {moved}), "move");
        QCOMPARE(told.size(), 0);
        document.push(nav::MapEdit::remove(document.map(), {moved.id}), "remove");
        QCOMPARE(told.size(), 1);
    }

    void followsEditsWhileAHugeMapIsCounted()
    {
        MapDocument document;
        ObjectTally tally(document);
        document.reset(manyCircles());
        QVERIFY(!isRight(tally, document.map())); // it is counted later
        // Behind what was counted, before it, and the first object.
        for (const std::size_t position : {severalTurns - 3, std::size_t{100}, std::size_t{0}}) {
            const nav::ObjectId id = document.map().objects()[position].id;
            document.push(nav::MapEdit::remove(document.map(), {id}), "remove");
        }
        nav::MapObject added = document.map().objects().front();
        added.id = document.map().unusedId();
        document.push(nav::MapEdit::add(document.map(), {added}), "add");
        QTRY_VERIFY(isRight(tally, document.map()));
        document.goTo(0);
        QVERIFY(isRight(tally, document.map()));
    }

    void countsAgainAfterAHugeEdit()
    {
        MapDocument document;
        ObjectTally tally(document);
        document.reset(manyCircles());
        std::vector<nav::ObjectId> ids;
        for (nav::ObjectId id = 1; id < nav::ObjectId{severalTurns}; id += 3)
            ids.push_back(id);
        document.push(nav::MapEdit::remove(document.map(), ids), "remove");
        QTRY_VERIFY(isRight(tally, document.map()));
        document.undo();
        QTRY_VERIFY(isRight(tally, document.map()));
    }
};

QTEST_GUILESS_MAIN(ObjectTallyTest)
#include "objecttallytest.moc"
