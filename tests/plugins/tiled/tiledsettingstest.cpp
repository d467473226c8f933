#include "tests/plugins/tiled/formats.h"

#include <QTest>

using namespace thicket;
using namespace thicket::plugins;
using namespace tiledtest;

namespace {

/// An instance of a template that moves, and whatever else a map has beside its objects.
nav::Map withAllSettings()
{
    const nav::Json::Object keys{{"a<b", "\"c&d\xEF\xBF\xBF"}};
    nav::Map map;
    map.settings.layers = {{1, "objects", true, false, {}, 1, keys}};
    map.settings.agentClasses = {{"person", 0.3, keys}, {"cart", 1.25}};
    map.settings.agentGroups = {{.name = "guards", .maxSpeed = 2.5, .goal = 8, .unknown = keys}};
    map.settings.guides = {{1.5, -2}, {0.25}, false, true};
    map.settings.unknown = keys;
    nav::Motion motion{.track = {{3.25, 0}, {3.25, -2}}, .course = nav::Course::round};
    motion.unknown = keys;
    const nav::MapObject member{
        .id = 1, .name = "a", .geometry = nav::Circle{{1, 2}, 3}, .motion = motion};
    map.settings.templates = nav::Templates({{.id = 2, .name = "pair", .members = {member}}});
    map.settings.objectGroups = nav::ObjectGroups({
        {.id = 3, .name = "outer", .unknown = keys},
        {.id = 4, .parent = 3, .instanceOf = 2, .axes = {{0, 1}, {-1, 0}}},
    });
    nav::MapObject object = member;
    object.id = 7;
    object.layer = 1;
    object.geometry = nav::Circle{{10, 10}, 3};
    object.properties = {{"motion", "own"}, {"objectGroup", true}, {"unknown", "own"}};
    object.group = 4;
    object.member = 1;
    object.unknown = keys;
    map.append(object);
    map.append({.id = 8, .layer = 1, .geometry = nav::GoalMarker{{20, 5}}});
    return map;
}

} // namespace

/// What Tiled has no place for.
class TiledSettingsTest : public QObject {
    Q_OBJECT

private slots:
    /// As properties in JSON, also after the real Tiled has read and written them.
    void whatTiledHasNoPlaceForComesBack()
    {
        const nav::Map map = withAllSettings();
        for (const MapFormat* kind : {&tmj(), &tmx()}) {
            const auto bundle = kind->exportMap(map, {});
            QVERIFY(bundle);
            for (const FormatNote& note : bundle->notes)
                QVERIFY2(note.fidelity != FormatNote::Fidelity::leftOut, qPrintable(note.text));
            const QByteArray bytes = bundle->files.first().bytes;
            for (const QByteArray& file :
                 {bytes, throughTiled(bytes, "json"), throughTiled(bytes, "tmx")}) {
                const auto read = imported(file);
                QVERIFY2(read, read ? "" : read.error().text().c_str());
                QVERIFY(read->notes.empty());
                QVERIFY(read->map == map);
            }
        }
    }

    /// A designer may have broken them in Tiled.
    void propertiesThatAreNoSettingsAreLeft()
    {
        QByteArray bytes = exported(tmj(), withAllSettings());
        bytes.replace("\\\"track\\\"", "\\\"truck\\\"");
        bytes.replace("1.25}]", "1.25}], \\\"objects\\\": [");
        bytes.replace("\"objectGroup\", \"type\": \"int\", \"value\": 4",
                      "\"objectGroup\", \"type\": \"float\", \"value\": 4.5");
        const auto read = imported(bytes);
        QVERIFY2(read, read ? "" : read.error().text().c_str());
        QVERIFY(read->map.settings.agentClasses.empty() && read->map.settings.templates.empty());
        QCOMPARE(read->map.settings.agentGroups.size(), 1u);
        const nav::MapObject& object = read->map.objects().front();
        QVERIFY(!object.motion && object.group == 0);
        QVERIFY(object.properties.contains("motion"));
        QVERIFY(object.properties.contains("objectGroup"));
        QCOMPARE(read->notes.size(), 1);
        QCOMPARE(read->notes.front().text, "2 properties of the map or of layers: left out");
    }

    void aLayerThatADesignerChangedIsOne()
    {
        nav::Map map;
        map.append({.id = 7, .geometry = nav::Circle{{9, 9}, 1}});
        QByteArray bytes = exported(tmx(), map);
        QVERIFY(mapOf(bytes) == map);
        bytes.replace("name=\"objects\"", "name=\"trees\"");
        const nav::Map read = mapOf(bytes);
        QVERIFY(read.settings.layers == (std::vector<nav::Layer>{{1, "trees"}}));
        QCOMPARE(read.find(7)->layer, 1);
    }

    void aGroupHeadsForItsGoalWhenIdsAreNumberedAnew()
    {
        nav::Map map;
        map.append({.id = std::int64_t(1) << 40, .geometry = nav::Circle{{9, 9}, 1}});
        map.append({.id = 7, .geometry = nav::GoalMarker{{1, 1}}});
        map.settings.agentGroups = {{.name = "a", .goal = 7}, {.name = "b", .goal = 99}};
        const nav::Map read = mapOf(exported(tmj(), map));
        QVERIFY(read.goal());
        QCOMPARE(read.goal()->id, 2);
        QCOMPARE(read.settings.agentGroups[0].goal, 2);
        QCOMPARE(read.settings.agentGroups[1].goal, 99);
    }
};

QTEST_GUILESS_MAIN(TiledSettingsTest)
#include "tiledsettingstest.moc"
