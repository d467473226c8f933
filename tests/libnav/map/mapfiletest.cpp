#include "libnav/map/mapfile.h"
#include "libnav/files/readfile.h"
#include "tests/libnav/map/randommap.h"

#include <QTemporaryDir>
#include <QTest>

#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <clocale>
#include <filesystem>
#include <fstream>

using namespace thicket;
using namespace thicket::nav;

namespace {

const std::string sample =
    R"({"format": "thicket-map", "version": 1, "name": "Old Orchard", "unit": "m", "yAxis": "up",
     "bounds": {"min": [0, 0], "max": [200, 200]},
     "layers":  [{"id": 1, "name": "trees", "visible": true, "locked": false}],
     "objects": [
       {"id": 1, "type": "circle",  "layer": 1, "name": "oak", "center": [12.5, 40], "radius": 1.2, "properties": {"species": "Quercus"}},
       {"id": 2, "type": "wall",    "layer": 1, "points": [[0, 0], [10, 0], [10, 5]], "thickness": 0.2, "closed": false},
       {"id": 3, "type": "polygon", "layer": 1, "points": [[30, 30], [40, 30], [35, 38]], "inverted": false},
       {"id": 4, "type": "start",   "layer": 1, "position": [1, 1]},
       {"id": 5, "type": "goal",    "layer": 1, "position": [190, 180]},
       {"id": 6, "type": "agent",   "layer": 1, "position": [5, 5], "heading": 0, "radius": 0.4, "group": "guards"}],
     "agentGroups": [{"name": "guards", "maxSpeed": 3, "maxForce": 8, "goal": 5, "behaviours": [{"type": "followPath", "weight": 1}]}]}
)";

std::string minimal(const std::string& objects, const std::string& version = "1")
{
    return R"({"format": "thicket-map", "version": )" + version + R"(, "objects": [)" + objects +
           "]}";
}

Map parsed(const std::string& bytes)
{
    Result<LoadedMap> loaded = readMap(bytes, "test");
    if (!loaded)
        qFatal("%s", loaded.error().text().c_str());
    return std::move(loaded->map);
}

/// Switches to a locale with a decimal comma. False if there is none.
bool setCommaLocale()
{
    return std::setlocale(LC_ALL, "de_DE.UTF-8") &&
           std::string(std::localeconv()->decimal_point) == ",";
}

} // namespace

class MapFileTest : public QObject {
    Q_OBJECT

private slots:
    void cleanup() { std::setlocale(LC_ALL, "C"); }
    void readsTheDesignsExample();
    void readingTellsHowFarItIs();
    void writesOneObjectALine();
    void keepsBoundsThatAreWalls();
    void keepsColoursAndOpacitiesOfLayers();
    void needsOnlyFormatVersionAndObjects();
    void keepsEveryBit();
    void writesTheSameBytesInEveryLocale();
    void keepsUnknownKeysAndTheirSpelling();
    void keepsAllOfANewerMap();
    void takesAByteOrderMark();
    void readsTheSampleMap();
    void replacesBytesThatAreNoText();
    void savesAndLoads();
    void refusesWhatIsNoFile();
};

void MapFileTest::readsTheDesignsExample()
{
    const Map map = parsed(sample);
    QCOMPARE(map.settings.name, std::string("Old Orchard"));
    QVERIFY(map.settings.bounds == (Box{{0, 0}, {200, 200}}));
    QCOMPARE(map.settings.layers.size(), std::size_t{1});
    QCOMPARE(map.settings.layers[0].name, std::string("trees"));
    QCOMPARE(map.objects().size(), std::size_t{6});
    const MapObject* oak = map.find(1);
    QVERIFY(oak->geometry == Geometry(Circle{{12.5, 40}, 1.2}));
    QCOMPARE(oak->name, std::string("oak"));
    QVERIFY(oak->properties.at("species") == Json("Quercus"));
    QVERIFY(map.find(2)->geometry == Geometry(Wall{{{0, 0}, {10, 0}, {10, 5}}, 0.2, false}));
    QVERIFY(map.find(3)->geometry == Geometry(Polygon{{{30, 30}, {40, 30}, {35, 38}}, false}));
    QVERIFY(map.goal()->geometry == Geometry(GoalMarker{{190, 180}}));
    const auto* agent = std::get_if<AgentMarker>(&map.find(6)->geometry);
    QVERIFY(agent && agent->radius == 0.4 && agent->group == "guards");
    QCOMPARE(map.settings.agentGroups[0].goal, ObjectId{5});
    QCOMPARE(map.settings.agentGroups[0].behaviours.size(), std::size_t{1});
}

void MapFileTest::readingTellsHowFarItIs()
{
    Map map;
    constexpr ObjectId count = 5000;
    for (ObjectId id = 1; id <= count; ++id)
        map.append({.id = id, .geometry = Circle{{double(id), 0}, 1}});
    const std::string text = writeMap(map);
    std::vector<double> shares;
    const auto read = readMap(text, "test", [&shares](double share) {
        shares.push_back(share);
        return true;
    });
    QVERIFY(read && read->map == map);
    QVERIFY(shares.size() >= 3);
    QVERIFY(std::is_sorted(shares.begin(), shares.end()));
    QVERIFY(shares.front() > 0 && shares.back() < 1);

    int told = 0;
    const auto stopped = readMap(text, "test", [&told](double) { return ++told < 2; });
    QVERIFY(!stopped);
    QCOMPARE(told, 2);
}

void MapFileTest::writesOneObjectALine()
{
    const std::string expected =
        R"({
  "agentGroups": [
    {"behaviours": [{"type": "followPath", "weight": 1}], "goal": 5, "maxForce": 8, "maxSpeed": 3, "name": "guards"}
  ],
  "bounds": {"max": [200, 200], "min": [0, 0]},
  "format": "thicket-map",
  "layers": [
    {"id": 1, "locked": false, "name": "trees", "visible": true}
  ],
  "name": "Old Orchard",
  "objects": [
    {"center": [12.5, 40], "id": 1, "layer": 1, "name": "oak", "properties": {"species": "Quercus"}, "radius": 1.2, "type": "circle"},
    {"id": 2, "layer": 1, "points": [[0, 0], [10, 0], [10, 5]], "thickness": 0.2, "type": "wall"},
    {"id": 3, "layer": 1, "points": [[30, 30], [40, 30], [35, 38]], "type": "polygon"},
    {"id": 4, "layer": 1, "position": [1, 1], "type": "start"},
    {"id": 5, "layer": 1, "position": [190, 180], "type": "goal"},
    {"group": "guards", "heading": 0, "id": 6, "layer": 1, "position": [5, 5], "radius": 0.4, "type": "agent"}
  ],
  "unit": "m",
  "version": 1,
  "yAxis": "up"
}
)";
    QCOMPARE(writeMap(parsed(sample)), expected);
    QCOMPARE(writeMap(parsed(expected)), expected);
}

void MapFileTest::keepsBoundsThatAreWalls()
{
    Map map = parsed(sample);
    QVERIFY(!map.settings.boundsAreWalls);
    const Map open = map;
    map.settings.boundsAreWalls = true;
    QVERIFY(!(map == open));
    const std::string written = writeMap(map);
    QVERIFY(written.find(R"("bounds": {"max": [200, 200], "min": [0, 0], "walls": true},)") !=
            std::string::npos);
    QVERIFY(parsed(written) == map);

    // False is the default, and is not written.
    QVERIFY(parsed(R"({"format": "thicket-map", "version": 1, "objects": [],
                       "bounds": {"walls": false, "min": [0, 0], "max": [1, 1]}})")
                .settings.bounds);
    QCOMPARE(writeMap(open).find("walls"), std::string::npos);
    map.settings.bounds.reset();
    QVERIFY(parsed(writeMap(map)) == map);
}

void MapFileTest::keepsColoursAndOpacitiesOfLayers()
{
    Map map = parsed(sample);
    QCOMPARE(map.settings.layers[0].colour, std::string());
    QCOMPARE(map.settings.layers[0].opacity, 1.0);
    QCOMPARE(writeMap(map).find("opacity"), std::string::npos);
    map.settings.layers[0].colour = "#3F78c4";
    map.settings.layers[0].opacity = 0.25;
    const std::string written = writeMap(map);
    QVERIFY(written.find(R"({"colour": "#3F78c4", "id": 1, "locked": false, "name": "trees", )"
                         R"("opacity": 0.25, "visible": true})") != std::string::npos);
    QVERIFY(parsed(written) == map);
}

void MapFileTest::needsOnlyFormatVersionAndObjects()
{
    const Map map = parsed(minimal(R"({"type": "start", "position": [1, 2]},
        {"type": "circle", "center": [0, 0], "radius": 1, "id": 2},
        {"type": "wall", "points": [[0, 0], [1, 1]]})"));
    QCOMPARE(map.objects().size(), std::size_t{3});
    QCOMPARE(map.objects()[0].id, ObjectId{1});
    QCOMPARE(map.objects()[1].id, ObjectId{2});
    QCOMPARE(map.objects()[2].id, ObjectId{3});
    QCOMPARE(map.unusedId(), ObjectId{4});
    QVERIFY(parsed(minimal("")) == Map());
}

void MapFileTest::keepsEveryBit()
{
    for (const bool isComma : {false, true}) {
        QVERIFY(!isComma || setCommaLocale());
        for (std::uint64_t seed = 0; seed < 3000; ++seed) {
            const Map map = randomMap(seed);
            const std::string bytes = writeMap(map);
            const Result<LoadedMap> loaded = readMap(bytes, "seed");
            if (!loaded || loaded->isNewer || !areSameBits(loaded->map, map) ||
                writeMap(loaded->map) != bytes) {
                const std::string why = loaded ? bytes : loaded.error().text() + bytes;
                QFAIL(qPrintable(QString("seed %1: %2").arg(seed).arg(why.c_str())));
            }
        }
    }
}

void MapFileTest::writesTheSameBytesInEveryLocale()
{
    const std::string before = writeMap(randomMap(7));
    QVERIFY(setCommaLocale());
    QCOMPARE(writeMap(randomMap(7)), before);
    QCOMPARE(shortestText(-0.0), std::string("-0.0"));
    QCOMPARE(shortestText(12.5), std::string("12.5"));
    QCOMPARE(shortestText(1e300), std::string("1e+300"));
}

void MapFileTest::keepsUnknownKeysAndTheirSpelling()
{
    const std::string kept = R"({
  "aardvark": {"a": [1.0, 1E5, -0, null, true], "b": "Ä"},
  "format": "thicket-map",
  "layers": [
    {"color": 0.30, "id": 1, "locked": false, "name": "", "visible": true}
  ],
  "objects": [
    {"center": [0, 0], "id": 1, "radius": 1, "thickness": 2.50, "type": "circle", "zz": 123456789012345678901234567890}
  ],
  "unit": "m",
  "version": 1,
  "yAxis": "up",
  "zone": 1e0
}
)";
    QCOMPARE(writeMap(parsed(kept)), kept);
}

void MapFileTest::keepsAllOfANewerMap()
{
    const std::string newer = minimal(R"(
        {"type": "circle", "center": [0, 0], "radius": 1},
        {"type": "spline", "id": 9, "knots": [1.50, 2]},
        {"type": "circle", "center": [0, 0, 4], "radius": "wide"})",
                                      R"(101, "yAxis": "left", "weather": {"rain": 0.50})");
    const Result<LoadedMap> loaded = readMap(newer, "newer");
    QVERIFY(loaded.has_value());
    QVERIFY(loaded->isNewer);
    QCOMPARE(loaded->map.objects().size(), std::size_t{1});
    const std::string written = writeMap(loaded->map);
    for (const char* part : {R"({"id": 9, "knots": [1.50, 2], "type": "spline"})",
                             R"({"center": [0, 0, 4], "radius": "wide", "type": "circle"})",
                             R"("weather": {"rain": 0.50})"})
        QVERIFY2(written.find(part) != std::string::npos, part);
    QVERIFY(loaded->map.settings.unknown.at("yAxis") == Json("left"));
}

void MapFileTest::takesAByteOrderMark()
{
    QVERIFY(parsed("\xEF\xBB\xBF" + sample) == parsed(sample));
}

void MapFileTest::readsTheSampleMap()
{
    const Result<LoadedMap> loaded =
        loadMap(THICKET_SOURCE_DIR "/app/resources/samples/old-orchard.thicket");
    QVERIFY2(loaded.has_value(), loaded ? "" : loaded.error().text().c_str());
    const Map& map = loaded->map;
    std::array<int, 5> onLayer{};
    int circles = 0;
    int walls = 0;
    for (const MapObject& object : map.objects()) {
        circles += std::holds_alternative<Circle>(object.geometry);
        walls += std::holds_alternative<Wall>(object.geometry);
        ++onLayer.at(static_cast<std::size_t>(object.layer));
        const Box box = boundingBox(object.geometry);
        QVERIFY(map.settings.bounds->contains(box.min) && map.settings.bounds->contains(box.max));
    }
    QCOMPARE(circles, 32);
    QCOMPARE(walls, 2);
    QVERIFY((onLayer == std::array<int, 5>{0, 2, 2, 23, 9}));
    QCOMPARE(map.find(14)->name, std::string("old oak"));
    QVERIFY(map.start() && map.goal());
    // It is stored as Thicket writes it, so that a first save changes nothing but what was edited.
    QCOMPARE(writeMap(map),
             *readFile(THICKET_SOURCE_DIR "/app/resources/samples/old-orchard.thicket"));
}

void MapFileTest::replacesBytesThatAreNoText()
{
    Map map;
    map.settings.name = "a\xFF\xC3\xED\xA0\x80z";
    QCOMPARE(parsed(writeMap(map)).settings.name, std::string("a\uFFFD\uFFFD\uFFFD\uFFFD\uFFFDz"));
}

void MapFileTest::savesAndLoads()
{
    const QTemporaryDir folder;
    const std::filesystem::path path = folder.path().toStdString() + "/Old Orchard.thicket";
    const Map map = randomMap(11);
    QVERIFY(saveMap(map, path).has_value());
    QVERIFY(saveMap(map, path).has_value());
    const Result<LoadedMap> loaded = loadMap(path);
    QVERIFY(loaded.has_value() && areSameBits(loaded->map, map));
    std::ofstream(path, std::ios::app) << "x";
    const Result<LoadedMap> refused = loadMap(path);
    QVERIFY(!refused.has_value());
    QVERIFY(refused.error().where.starts_with("Old Orchard.thicket: line "));
}

void MapFileTest::refusesWhatIsNoFile()
{
    const QTemporaryDir temporary;
    const std::string folder = temporary.path().toStdString();
    const std::string pipe = folder + "/pipe";
    QCOMPARE(::mkfifo(pipe.c_str(), 0600), 0);
    const auto messageFor = [](const std::string& path) { return loadMap(path).error().text(); };
    QCOMPARE(messageFor(folder + "/absent"),
             "There is no such file: " + folder + "/absent was not opened.");
    QCOMPARE(messageFor(folder), "This is a folder: " + folder + " was not opened.");
    QCOMPARE(messageFor(pipe),
             "This is a device or pipe and no file: " + pipe + " was not opened.");
    QCOMPARE(messageFor("/dev/zero"),
             "This is a device or pipe and no file: /dev/zero was not opened.");
    const std::string huge = folder + "/huge";
    std::ofstream(huge).close();
    QCOMPARE(::truncate(huge.c_str(), (off_t{1} << 31) + 1), 0);
    QCOMPARE(messageFor(huge), "The file is larger than 512 MiB: " + huge + " was not opened.");
    QCOMPARE(messageFor(folder + "/a\nb"),
             "There is no such file: " + folder + "/a\\nb was not opened.");
}

QTEST_GUILESS_MAIN(MapFileTest)
#include "mapfiletest.moc"
