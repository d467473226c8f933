#include "app/editor/edits/mapadding.h"

#include "tests/support/worlds/mapobject.h"

#include <QTest>

using namespace thicket;
using editor::added;
using test::mapOf;
using test::object;

namespace {

std::string layerNameOf(const nav::Map& map, nav::ObjectId id)
{
    const nav::Layer* const layer = map.layerOf(*map.find(id));
    return layer ? layer->name : "(none)";
}

std::vector<std::string> layerNames(const nav::Map& map)
{
    std::vector<std::string> names;
    for (const nav::Layer& layer : map.settings.layers)
        names.push_back(layer.name);
    return names;
}

/// A tree and a rock on layers of their own.
nav::Map layered()
{
    nav::Map map;
    map.settings.layers = {{1, "trees"}, {2, "rocks"}};
    map.append(object(1, nav::Circle{{30, 0}, 1}, 1));
    map.append(object(2, nav::Circle{{40, 0}, 1}, 2));
    return map;
}

} // namespace

/// Which layers objects are on after another map was added.
class MapAddingTest : public QObject {
    Q_OBJECT

private slots:
    void objectsOfAMapWithoutLayersKeepToOneOfTheirOwn()
    {
        const nav::Map before = mapOf({nav::Circle{{0, 0}, 1}, nav::Circle{{10, 0}, 1}});
        nav::Map map = before;
        const auto adding = added(map, layered());
        QVERIFY(adding);
        nav::apply(map, adding->edit);
        QCOMPARE(layerNames(map), (std::vector<std::string>{"Obstacles", "trees", "rocks"}));
        QCOMPARE(layerNameOf(map, 1), std::string("Obstacles"));
        QCOMPARE(layerNameOf(map, 2), std::string("Obstacles"));
        QCOMPARE(layerNameOf(map, 3), std::string("trees"));
        QCOMPARE(layerNameOf(map, 4), std::string("rocks"));
        nav::apply(map, adding->edit.inverted());
        QVERIFY(map == before);
    }

    void anEmptyMapGetsNoLayerOfItsOwn()
    {
        nav::Map map;
        const auto adding = added(map, layered());
        QVERIFY(adding);
        nav::apply(map, adding->edit);
        QCOMPARE(layerNames(map), (std::vector<std::string>{"trees", "rocks"}));
    }

    void mapsWithoutLayersGetNone()
    {
        nav::Map map = mapOf({nav::Circle{{0, 0}, 1}});
        const auto adding = added(map, mapOf({nav::Circle{{10, 0}, 1}}));
        QVERIFY(adding);
        nav::apply(map, adding->edit);
        QVERIFY(map.settings.layers.empty());
        QCOMPARE(map.objects().size(), std::size_t(2));
    }

    /// The number that it names must not become that of a new layer.
    void anObjectThatNamesNoLayerOfTheMapStays()
    {
        nav::Map map;
        map.settings.layers = {{1, "ground"}};
        map.append(object(1, nav::Circle{{0, 0}, 1}, 2));
        const auto adding = added(map, layered());
        QVERIFY(adding);
        nav::apply(map, adding->edit);
        QCOMPARE(layerNameOf(map, 1), std::string("ground"));
        QCOMPARE(layerNameOf(map, 2), std::string("trees"));
    }

    void layersOfTheSameNameBecomeOne()
    {
        nav::Map map;
        map.settings.layers = {{1, "ground"}, {7, "rocks"}};
        map.append(object(1, nav::Circle{{0, 0}, 1}, 7));
        const auto adding = added(map, layered());
        QVERIFY(adding);
        nav::apply(map, adding->edit);
        QCOMPARE(layerNames(map), (std::vector<std::string>{"ground", "rocks", "trees"}));
        QCOMPARE(layerNameOf(map, 3), std::string("rocks"));
    }
};

QTEST_GUILESS_MAIN(MapAddingTest)
#include "mapaddingtest.moc"
