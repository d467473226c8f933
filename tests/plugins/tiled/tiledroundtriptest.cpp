#include "libnav/map/mapfile.h"
#include "tests/libnav/map/randommap.h"
#include "tests/plugins/matrix/everymap.h"
#include "tests/plugins/tiled/formats.h"
#include "tests/support/worlds/awkwardmaps.h"

#include <QDir>
#include <QTest>

#include <map>

using namespace thicket;
using namespace thicket::plugins;
using namespace tiledtest;

namespace {

/// The map without what Tiled's files cannot hold, and with the layers of its objects named.
nav::Map holdable(const nav::Map& from)
{
    nav::Map map;
    map.settings = from.settings;
    map.settings.underlay.reset();
    std::vector<nav::Layer> layers = map.settings.layers;
    if (layers.empty())
        layers.resize(1);
    // An import has the objects layer by layer.
    for (const nav::Layer& layer : layers) {
        for (nav::MapObject object : from.objects()) {
            const nav::Layer* const own = from.layerOf(object);
            if ((own ? own->id : layers.front().id) != layer.id)
                continue;
            object.layer = layer.id;
            map.append(std::move(object));
        }
    }
    return map;
}

/// The map with ids that Tiled can hold.
nav::Map withSmallIds(const nav::Map& from)
{
    nav::Map map;
    map.settings = from.settings;
    std::map<nav::LayerId, nav::LayerId> layers;
    for (nav::Layer& layer : map.settings.layers) {
        layers.emplace(layer.id, nav::LayerId(layers.size()) + 1);
        layer.id = layers.at(layer.id);
    }
    for (nav::MapObject object : from.objects()) {
        object.id = map.unusedId();
        object.layer = layers.empty() ? 0 : layers.at(object.layer);
        map.append(std::move(object));
    }
    return map;
}

/// XML has no control characters: removes them from all texts.
nav::Json plain(const nav::Json& json)
{
    if (const auto* const text = json.as<std::string>()) {
        std::string kept;
        for (char c : *text)
            kept += static_cast<unsigned char>(c) >= 0x20 ? std::string(1, c) : "";
        return kept;
    }
    if (const auto* const object = json.as<nav::Json::Object>()) {
        nav::Json::Object kept;
        for (const auto& [key, value] : *object)
            kept.emplace(*plain(key).as<std::string>(), plain(value));
        return kept;
    }
    if (const auto* const array = json.as<nav::Json::Array>()) {
        nav::Json::Array kept;
        for (const nav::Json& each : *array)
            kept.push_back(plain(each));
        return kept;
    }
    return json;
}

std::string plainText(const std::string& text) { return *plain(text).as<std::string>(); }

nav::Map withoutControls(nav::Map map)
{
    map.settings.name = plainText(map.settings.name);
    map.settings.unit = plainText(map.settings.unit);
    for (nav::Layer& layer : map.settings.layers)
        layer.name = plainText(layer.name);
    std::vector<nav::MapObject> objects(map.objects().begin(), map.objects().end());
    for (nav::MapObject& object : objects) {
        object.name = plainText(object.name);
        object.properties = *plain(object.properties).as<nav::Json::Object>();
        if (std::string* const group = nav::agentGroupOf(object.geometry))
            *group = plainText(*group);
        map.replace(object);
    }
    return map;
}

QByteArray textOf(const nav::MapObject& object)
{
    nav::Map map;
    map.append(object);
    return QByteArray::fromStdString(nav::writeMap(map));
}

QByteArray textOf(const nav::MapSettings& settings)
{
    nav::Map map;
    map.settings = settings;
    return QByteArray::fromStdString(nav::writeMap(map));
}

void compare(const nav::Map& read, const nav::Map& map)
{
    QCOMPARE(read.objects().size(), map.objects().size());
    for (const nav::MapObject& object : map.objects()) {
        const nav::MapObject* const found = read.find(object.id);
        QVERIFY2(found, qPrintable(QString("no object %1").arg(object.id)));
        if (!(*found == object))
            QCOMPARE(textOf(*found), textOf(object));
        QVERIFY2(*found == object, qPrintable(QString("object %1, a %2, differs")
                                                  .arg(object.id)
                                                  .arg(nav::typeName(object.geometry))));
    }
    QCOMPARE(textOf(read.settings), textOf(map.settings));
    QVERIFY(read == map);
}

const MapFormat& format(const QString& name) { return name == "tmx" ? tmx() : tmj(); }

} // namespace

class TiledRoundTripTest : public QObject {
    Q_OBJECT

private slots:
    void mapsComeBack_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QString>("kind");
        for (const QString folder : {"maps", "shots"}) {
            const QDir dir(THICKET_SOURCE_DIR "/tests/data/" + folder);
            for (const QString& name : dir.entryList({"*.thicket"})) {
                for (const char* kind : {"tmj", "tmx"})
                    QTest::addRow("%s %s", qPrintable(name), kind) << dir.filePath(name) << kind;
            }
        }
    }
    void mapsComeBack()
    {
        QFETCH(QString, file);
        QFETCH(QString, kind);
        const Result<nav::LoadedMap> loaded = nav::loadMap(file.toStdString());
        if (!loaded || loaded->isNewer)
            return; // refused maps are among the data, too
        const nav::Map map = holdable(loaded->map);
        compare(mapOf(exported(format(kind), loaded->map, {{"pixelsPerUnit", "0.7"}})), map);
    }

    void randomMapsComeBack_data()
    {
        QTest::addColumn<QString>("kind");
        QTest::newRow("tmj") << "tmj";
        QTest::newRow("tmx") << "tmx";
    }
    /// Difficult numbers, texts, properties and layers.
    void randomMapsComeBack()
    {
        QFETCH(QString, kind);
        for (std::uint64_t seed = 1; seed <= 200; ++seed) {
            nav::Map map = withSmallIds(holdable(randomMap(seed)));
            if (kind == "tmx")
                map = withoutControls(map);
            const OptionValues scale{{"pixelsPerUnit", seed % 2 ? "0.5" : "0.3"}};
            const nav::Map read = mapOf(exported(format(kind), map, scale));
            compare(read, map);
            if (QTest::currentTestFailed()) {
                qWarning("seed %d", int(seed));
                return;
            }
        }
    }

    void awkwardMapsComeBack()
    {
        for (const test::AwkwardMap& each : test::awkwardMaps()) {
            const nav::Map map = holdable(each.make(2000));
            for (const MapFormat* kind : {&tmj(), &tmx()}) {
                compare(mapOf(exported(*kind, map)), map);
                if (QTest::currentTestFailed()) {
                    qWarning("%s", each.name);
                    return;
                }
            }
        }
    }

    /// A group that is drawn in Tiled and then opened here is what Tiled showed.
    void anObjectMovedInTiledIsWhereTiledShowsIt()
    {
        nav::Map map;
        map.settings.layers = {{1, "objects", true, false, {}}};
        map.settings.bounds = nav::Box{{0.1, 0.1}, {100.1, 100.1}};
        map.append({1, 1, "", nav::Circle{{10.3, 20.7}, 1.0 / 3}, {}, {}});
        map.append({2, 1, "", nav::Wall{{{1.1, 1.3}, {5.7, 1.9}}, 0.3}, {}, {}});
        map.append({3, 1, "", nav::StartMarker{{50.3, 50.7}}, {}, {}});
        for (const MapFormat* kind : {&tmj(), &tmx()}) {
            QByteArray bytes = exported(*kind, map);
            const bool isXml = kind == &tmx();
            const nav::Map before = mapOf(bytes);
            QVERIFY(before == map);
            // 16 pixels to the right: one unit.
            const auto move = [&](const nav::MapObject& object) {
                const int id = int(object.id);
                const QByteArray head = isXml ? "<object id=\"" + QByteArray::number(id) + '"'
                                              : "{\"id\": " + QByteArray::number(id) + ',';
                const QByteArray key = isXml ? " x=\"" : " \"x\": ";
                const qsizetype at = bytes.indexOf(key, bytes.indexOf(head)) + key.size();
                qsizetype end = at;
                while (QByteArray("0123456789.").contains(bytes[end]))
                    ++end;
                const double x = bytes.mid(at, end - at).toDouble() + 16;
                bytes.replace(at, end - at, QByteArray::number(x, 'g', 17));
            };
            for (const nav::MapObject& object : map.objects())
                move(object);
            const nav::Map after = mapOf(bytes);
            for (const nav::MapObject& object : map.objects()) {
                const nav::Box was = nav::boundingBox(object.geometry);
                const nav::Box is = nav::boundingBox(after.find(object.id)->geometry);
                QVERIFY(std::abs(is.min.x - was.min.x - 1) < 1e-9);
                QVERIFY(std::abs(is.min.y - was.min.y) < 1e-9);
                QVERIFY(std::abs(is.max.x - was.max.x - 1) < 1e-9);
            }
        }
    }

    /// Tiled writes TMX with 6 digits and JSON with 15.
    void whatTiledWritesAgainIsTheMap_data()
    {
        QTest::addColumn<QString>("from");
        QTest::addColumn<QString>("to");
        for (const char* from : {"tmj", "tmx"}) {
            for (const char* to : {"json", "tmx"})
                QTest::addRow("%s to %s", from, to) << from << to;
        }
    }
    void whatTiledWritesAgainIsTheMap()
    {
        QFETCH(QString, from);
        QFETCH(QString, to);
        const Result<nav::LoadedMap> loaded =
            nav::loadMap(THICKET_SOURCE_DIR "/tests/data/maps/design.thicket");
        QVERIFY(loaded);
        const nav::Map map = holdable(loaded->map);
        const nav::Map read = mapOf(throughTiled(exported(format(from), map), to));
        QCOMPARE(read.objects().size(), map.objects().size());
        QVERIFY(read.settings == map.settings);
        for (const nav::MapObject& object : map.objects()) {
            const nav::MapObject* const found = read.find(object.id);
            QVERIFY(found);
            QCOMPARE(found->name, object.name);
            QCOMPARE(found->geometry.index(), object.geometry.index());
            QCOMPARE(found->properties.size(), object.properties.size());
            const nav::Box a = nav::boundingBox(found->geometry);
            const nav::Box b = nav::boundingBox(object.geometry);
            const double most = to == "json" ? 1e-11 : 1e-3;
            QVERIFY(nav::distance(a.min, b.min) <= most && nav::distance(a.max, b.max) <= most);
        }
    }

    /// What the real Tiled writes again is read as what we wrote. Either of our formats in turn.
    void everyMap()
    {
        bool isJson = false;
        for (const test::NamedMap& each : test::everyMap()) {
            isJson = !isJson;
            const auto made = (isJson ? tmj() : tmx()).exportMap(each.map, {});
            QVERIFY2(made || !made.error().message.empty(), each.name);
            if (!made)
                continue;
            const QByteArray bytes = made->files.first().bytes;
            const nav::Map map = mapOf(bytes), read = mapOf(throughTiled(bytes, "json"));
            QVERIFY2(read.objects().size() == map.objects().size(), each.name);
            const nav::Box box = map.extent();
            const double near = 1e-9 + 1e-13 * (nav::length(box.min) + nav::length(box.max));
            for (const nav::MapObject& object : map.objects()) {
                const QByteArray where = each.name + ", object " + QByteArray::number(object.id);
                const nav::MapObject* const found = read.find(object.id);
                QVERIFY2(found && found->name == object.name, where);
                QVERIFY2(found->geometry.index() == object.geometry.index(), where);
                QVERIFY2(found->properties == object.properties, where);
                const nav::Box a = nav::boundingBox(found->geometry);
                const nav::Box b = nav::boundingBox(object.geometry);
                QVERIFY2(nav::distance(a.min, b.min) <= near && nav::distance(a.max, b.max) <= near,
                         where);
            }
        }
    }

    void theOutputIsTheSameEachTime()
    {
        const nav::Map map = randomMap(7);
        for (const MapFormat* kind : {&tmj(), &tmx()})
            QCOMPARE(exported(*kind, map, {{"pixelsPerUnit", "1"}}),
                     exported(*kind, map, {{"pixelsPerUnit", "1"}}));
    }
};

QTEST_GUILESS_MAIN(TiledRoundTripTest)
#include "tiledroundtriptest.moc"
