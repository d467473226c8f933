#include "tests/plugins/datamaps.h"
#include "tests/plugins/tiled/formats.h"
#include "tests/plugins/tiled/tiledreading.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include <cmath>
#include <random>

using namespace thicket;
using namespace thicket::plugins;
using namespace tiledreading;
using namespace tiledtest;

namespace {

/// Every kind of object on two layers, with numbers that are not round.
nav::Map sampleMap()
{
    nav::Map map;
    map.settings.name = "M\xC3\xB6glich";
    map.settings.bounds = nav::Box{{-10.1, -5.3}, {189.9, 144.7}};
    map.settings.layers = {{3, "trees", true, false, "#3f78c4", 0.5},
                           {7, "walls", false, true, {}}};
    map.append({1,
                3,
                "oak",
                nav::Circle{{12.1, 40.7}, 1.0 / 3},
                {{"species", "Quercus"},
                 {"radius", "wide"},
                 {"tall", true},
                 {"age", std::int64_t(80)},
                 {"girth", 1.25},
                 {"tags", nav::Json::Array{"a", "b"}}},
                {}});
    map.append({20, 7, "", nav::Wall{{{0, 0}, {10.5, 0.1}, {10, 5}}, 0.2, false}, {}, {}});
    map.append({21, 7, "yard", nav::Wall{{{50, 50}, {60, 50}, {60, 60}}, 0, true}, {}, {}});
    map.append({4, 3, "", nav::Polygon{{{30, 30}, {40, 30}, {35.7, 38.1}}, false}, {}, {}});
    map.append({5, 0, "", nav::Circle{{90, 70}, 60, true}, {}, {}});
    map.append({6, 3, "", nav::StartMarker{{1.1, 1.3}}, {}, {}});
    map.append({9, 3, "", nav::GoalMarker{{180.7, 140.9}}, {}, {}});
    map.append({8, 3, "", nav::AgentMarker{{5, 5}, 0.75, 0.4, "guards"}, {}, {}});
    nav::SpawnMarker spawn{{15.5, 60}, 4.5, 0.35, "guards", 70, 2.5, 1, 30, 9};
    map.append({10, 3, "", spawn, {}, {}});
    spawn.until.reset();
    map.append({11, 3, "", spawn, {}, {}});
    spawn.position = {};
    spawn.radius = nav::SpawnMarker().radius;
    spawn.points = {{20.1, 70}, {26.3, 78.2}, {31, 70}, {26, 73.3}};
    map.append({12, 3, "yard", spawn, {}, {}});
    return map;
}

nav::Map randomMap(std::uint64_t seed)
{
    std::mt19937_64 random(seed);
    const auto number = [&random] { return double(random() >> 11) * 0x1p-53; };
    nav::Map map;
    map.settings.yAxis = seed % 2 ? nav::YAxis::up : nav::YAxis::down;
    for (int id = 1; id <= 300; ++id) {
        const nav::Point p{5e5 + 200 * number(), 5.28e6 + 200 * number()};
        if (id % 3)
            map.append({id, 0, "", nav::Circle{p, 3 * number()}, {}, {}});
        else
            map.append(
                {id, 0, "", nav::Wall{{p, p + nav::Point{number(), -number()}}, number()}, {}, {}});
    }
    return map;
}

/// The file as the real Tiled reads it and writes it again. Empty if Tiled refuses it.
QJsonObject readByTiled(const QByteArray& bytes)
{
    return QJsonDocument::fromJson(throughTiled(bytes, "json")).object();
}

void compareWithMap(const QJsonObject& seen, const nav::Map& map, Digits digits)
{
    const Reader reader(seen);
    const Nearness near(map, digits);
    QCOMPARE(reader.count(), qsizetype(map.objects().size()));
    for (const nav::MapObject& object : map.objects()) {
        const QJsonObject o = reader.object(object.id);
        QCOMPARE(o["name"].toString().toStdString(), object.name);
        QCOMPARE(o["type"].toString(), QString(nav::typeName(object.geometry)));
        QCOMPARE(o["rotation"].toDouble(), 0.0);
        QVERIFY(o["visible"].toBool());
        const QString difference = std::visit(Comparison(reader, o, digits, near), object.geometry);
        QVERIFY2(difference.isEmpty(),
                 qPrintable(QString("object %1: %2").arg(object.id).arg(difference)));
    }
}

} // namespace

class TiledFormatTest : public QObject {
    Q_OBJECT

private slots:
    void tiledSeesTheMap_data()
    {
        QTest::addColumn<QString>("scale");
        for (const char* scale : {"16", "1", "0.3", "32"})
            QTest::newRow(scale) << scale;
    }

    void tiledSeesTheMap()
    {
        QFETCH(QString, scale);
        const QJsonObject seen =
            readByTiled(exported(tmj(), sampleMap(), {{"pixelsPerUnit", scale}}));
        QVERIFY(!seen.isEmpty());
        compareWithMap(seen, sampleMap(), tileds);
        QCOMPARE(propertyOf(seen, "pixelsPerUnit").toDouble(), scale.toDouble());
        QCOMPARE(propertyOf(seen, "name").toString(), "M\u00f6glich");
    }

    /// Whichever way the map takes, Tiled sees the same.
    void tiledSeesTheSameInBothFormats()
    {
        for (const nav::Map& map : {sampleMap(), randomMap(1), randomMap(2)}) {
            const QJsonObject xml = readByTiled(exported(tmx(), map));
            QVERIFY(!xml.isEmpty());
            QCOMPARE(QJsonDocument(xml).toJson(),
                     QJsonDocument(readByTiled(exported(tmj(), map))).toJson());
        }
    }

    void tiledSeesBothDirectionsOfY()
    {
        for (std::uint64_t seed : {1, 2}) {
            const nav::Map map = randomMap(seed);
            const QJsonObject seen = readByTiled(exported(tmj(), map));
            QVERIFY(!seen.isEmpty());
            compareWithMap(seen, map, tileds);
        }
    }

    void tiledSeesTheMapsOfTheData()
    {
        QVERIFY(test::dataMaps().size() >= 8);
        for (auto map = test::dataMaps().begin(); map != test::dataMaps().end(); ++map) {
            qInfo("%s", qPrintable(map.key()));
            const bool isFar = map->extent().width() > 1e8; // more than Tiled's pixels
            const QJsonObject seen = readByTiled(exported(
                tmj(), *map, isFar ? OptionValues{{"pixelsPerUnit", "0.1"}} : OptionValues()));
            QVERIFY(!seen.isEmpty());
            compareWithMap(seen, *map, tileds);
        }
    }

    void theFileItselfKeepsEveryDigit()
    {
        for (const nav::Map& map : {sampleMap(), randomMap(1), randomMap(2)})
            compareWithMap(QJsonDocument::fromJson(exported(tmj(), map)).object(), map, ours);
    }

    void tiledChangesNothing()
    {
        const QByteArray bytes = exported(tmj(), sampleMap());
        QJsonObject seen = readByTiled(bytes);
        seen.remove("tiledversion");
        // Later versions of Tiled write a later version.
        QVERIFY(seen.take("version").isString());
        QJsonObject written = asTiledSpells(QJsonDocument::fromJson(bytes).object()).toObject();
        written.remove("version");
        QCOMPARE(QJsonDocument(seen).toJson(), QJsonDocument(written).toJson());
    }

    void layersAreObjectGroups()
    {
        const QJsonObject seen = readByTiled(exported(tmj(), sampleMap()));
        const QJsonArray layers = seen["layers"].toArray();
        QCOMPARE(layers.size(), 2);
        QCOMPARE(layers[0]["type"].toString(), "objectgroup");
        QCOMPARE(layers[0]["draworder"].toString(), "index");
        QCOMPARE(layers[0]["name"].toString(), "trees");
        QCOMPARE(layers[0]["id"].toInt(), 3);
        QVERIFY(layers[0]["visible"].toBool());
        QVERIFY(!layers[1]["visible"].toBool());
        QVERIFY(layers[1]["locked"].toBool());
        QCOMPARE(layers[0]["opacity"].toDouble(), 0.5);
        QCOMPARE(layers[1]["opacity"].toDouble(), 1.0);
        QCOMPARE(layers[0]["color"].toString(), "#3f78c4");
        QVERIFY(layers[1]["color"].isUndefined());
        QList<int> trees;
        for (const QJsonValue object : layers[0]["objects"].toArray())
            trees << object["id"].toInt();
        QCOMPARE(trees, (QList<int>{1, 4, 5, 6, 9, 8, 10, 11, 12}));
        QCOMPARE(layers[1]["objects"].toArray().size(), 2);
        QCOMPARE(seen["nextobjectid"].toInt(), 22);
        QCOMPARE(seen["nextlayerid"].toInt(), 8);
    }

    void upIsUpAndTheSizeCovers()
    {
        const QJsonObject seen = readByTiled(exported(tmj(), sampleMap()));
        const Reader reader(seen);
        // The goal is above the start, so nearer to the upper edge.
        QVERIFY(reader.object(9)["y"].toDouble() < reader.object(6)["y"].toDouble());
        QVERIFY(std::abs(reader.object(6)["y"].toDouble() - (144.7 - 1.3) * 16) < 1e-9);
        QCOMPARE(seen["tilewidth"].toInt(), 16);
        QCOMPARE(seen["width"].toInt(), 200);
        QCOMPARE(seen["height"].toInt(), 150);
    }

    void customPropertiesKeepTypeAndNeverHideOurs()
    {
        const Reader reader(readByTiled(exported(tmj(), sampleMap())));
        const QJsonObject oak = reader.object(1);
        QCOMPARE(propertyOf(oak, "radius").toDouble(), tileds.kept(1.0 / 3));
        QCOMPARE(propertyOf(oak, "custom:radius").toString(), "wide");
        QCOMPARE(propertyOf(oak, "species").toString(), "Quercus");
        QCOMPARE(propertyOf(oak, "tall"), QJsonValue(true));
        QCOMPARE(propertyOf(oak, "age").toInt(), 80);
        QCOMPARE(propertyOf(oak, "girth").toDouble(), 1.25);
        QCOMPARE(propertyOf(oak, "json:tags").toString(), "[\"a\", \"b\"]");
        QStringList names;
        for (const QJsonValue each : oak["properties"].toArray())
            names << each["name"].toString();
        QStringList sorted = names;
        sorted.sort();
        QCOMPARE(names, sorted);
    }

    void idsTooLargeForTiledAreCountedAnew()
    {
        nav::Map map;
        map.append({1, 0, "", nav::Circle{{0, 0}, 1}, {}, {}});
        map.append({std::int64_t(1) << 40, 0, "", nav::Circle{{5, 0}, 1}, {}, {}});
        const Reader reader(readByTiled(exported(tmj(), map)));
        QCOMPARE(reader.count(), 2);
        QVERIFY(Nearness(map, tileds)(reader.circle(reader.object(2)).center, nav::Point{5, 0}));
    }

    void anEmptyMapOpens()
    {
        const QJsonObject seen = readByTiled(exported(tmj(), nav::Map()));
        QCOMPARE(seen["layers"].toArray().size(), 1);
        QCOMPARE(seen["width"].toInt(), 1);
    }

    void saysWhatTheFileKeeps()
    {
        nav::Map map = sampleMap();
        map.settings.agentGroups.push_back({"guards", 3, 8, 9, {}, {}});
        map.settings.objectGroups = nav::ObjectGroups(std::vector{nav::ObjectGroup{.id = 1}});
        map.settings.boundsAreWalls = true;
        const auto bundle = tmj().exportMap(map, {});
        QVERIFY(bundle);
        QMap<QString, QList<nav::ObjectId>> notes;
        for (const FormatNote& note : bundle->notes)
            notes.insert(note.text, note.objects);
        QCOMPARE(notes.value("2 circles as ellipses: exact"), (QList<nav::ObjectId>{1, 5}));
        QVERIFY(!notes.contains("1 agent group: left out"));
        QVERIFY(!notes.contains("1 group of objects: left out"));
        QVERIFY(notes.contains("bounds that are walls: the property boundsAreWalls"));
        const QByteArray& bytes = bundle->files[0].bytes;
        QVERIFY(bytes.contains(R"("name": "boundsAreWalls", "type": "bool", "value": true)"));
        QVERIFY(!exported(tmj(), sampleMap()).contains("boundsAreWalls"));
        QCOMPARE(notes.value("1 object's nested properties: as JSON text"),
                 QList<nav::ObjectId>{1});
    }

    void saysWhichObjectsComeBackInAnotherPlace()
    {
        const nav::Map map = sampleMap(); // circle 1 on the first layer, walls 20, 21 on the second
        QList<nav::ObjectId> first, second;
        for (const nav::MapObject& object : map.objects())
            (object.layer == 7 ? second : first) << object.id;
        for (const MapFormat* kind : {&tmj(), &tmx()}) {
            const auto bundle = kind->exportMap(map, {});
            QVERIFY(bundle);
            QList<nav::ObjectId> regrouped;
            for (const FormatNote& note : bundle->notes) {
                if (note.text.contains("listed after those of later layers"))
                    regrouped = note.objects;
            }
            QCOMPARE(regrouped, first.mid(1));
            const nav::Map read = mapOf(bundle->files.first().bytes);
            QList<nav::ObjectId> order;
            for (const nav::MapObject& object : read.objects())
                order << object.id;
            QCOMPARE(order, first + second);
            // What came back is in order: nothing to say.
            const auto again = kind->exportMap(read, {});
            QVERIFY(again);
            for (const FormatNote& note : again->notes)
                QVERIFY2(!note.text.contains("listed after"), qPrintable(note.text));
        }
    }

    void refusals_data()
    {
        QTest::addColumn<QString>("key");
        QTest::addColumn<QString>("value");
        QTest::newRow("zero") << "pixelsPerUnit"
                              << "0";
        QTest::newRow("negative") << "pixelsPerUnit"
                                  << "-16";
        QTest::newRow("nan") << "pixelsPerUnit"
                             << "nan";
        QTest::newRow("unit") << "pixelsPerUnit"
                              << "16px";
        QTest::newRow("empty") << "pixelsPerUnit"
                               << "";
        QTest::newRow("unknown") << "scale"
                                 << "16";
    }

    void refusals()
    {
        QFETCH(QString, key);
        QFETCH(QString, value);
        const auto bundle = tmj().exportMap(sampleMap(), {{key, value}});
        QVERIFY(!bundle);
        QVERIFY(bundle.error().where == "option " + key.toStdString());
    }

    void aMapTooLargeForTiledIsRefused()
    {
        nav::Map map;
        map.settings.bounds = nav::Box{{-1e9, -1e9}, {1e9, 1e9}};
        QVERIFY(!tmj().exportMap(map, {}));
        QVERIFY(tmj().exportMap(map, {{"pixelsPerUnit", "0.001"}}));
    }
};

QTEST_GUILESS_MAIN(TiledFormatTest)
#include "tiledformattest.moc"
