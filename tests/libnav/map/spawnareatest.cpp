#include "libnav/geometry/distance.h"
#include "libnav/map/mapfile.h"
#include "libnav/map/placement.h"
#include "libnav/map/validation/validation.h"

#include <QTest>

#include <algorithm>
#include <cmath>

using namespace thicket;
using namespace thicket::nav;

namespace {

std::string fileWith(const std::string& object, int version = 2)
{
    return R"({"format": "thicket-map", "version": )" + std::to_string(version) +
           R"(, "agentGroups": [{"name": "guests"}], "objects": [)" + object + "]}";
}

std::string spawnWith(const std::string& keys)
{
    return fileWith(R"({"type": "spawn", "position": [3, 4], "radius": 5)" + keys + "}");
}

std::string refusalOf(const std::string& bytes)
{
    const auto read = readMap(bytes, "m");
    return read ? std::string() : read.error().text();
}

/// The codes of what is wrong with a map of one spawn area.
QStringList codesOf(const SpawnMarker& spawn)
{
    Map map;
    map.settings.agentGroups = {{.name = "guests"}};
    map.append({.id = 1, .geometry = spawn});
    QStringList codes;
    for (const Finding& finding : validate(map))
        codes << QString::fromStdString(finding.code);
    return codes;
}

SpawnMarker fine()
{
    SpawnMarker spawn;
    spawn.position = {3, 4};
    spawn.radius = 5;
    spawn.group = "guests";
    return spawn;
}

} // namespace

class SpawnAreaTest : public QObject {
    Q_OBJECT

private slots:
    void keysAreRead();
    void olderProgramsReadMapsWithoutAreas();
    void nonsenseIsRefused_data();
    void nonsenseIsRefused();
    void areasWithoutAgentsAreFound();
    void instancesScaleIt();
    void cornersAreReadInsteadOfADisc();
    void badPolygonsAreFound();
    void roomIsFoundAsByTrying();
    void polygonsAreMovedAndMarkedInside();
};

void SpawnAreaTest::keysAreRead()
{
    const auto least = readMap(spawnWith(""), "m");
    QVERIFY(least && !least->isNewer);
    SpawnMarker expected;
    expected.position = {3, 4};
    expected.radius = 5;
    QVERIFY(least->map.objects().front().geometry == Geometry(expected));
    const std::string all = R"({"agentRadius": 0.5, "count": 0, "from": 1.5, "group": "guests", )"
                            R"("id": 8, "layer": 2, "position": [3, 4], "radius": 5, "rate": 2, )"
                            R"("seed": 7, "type": "spawn", "until": 9})";
    const auto full = readMap(fileWith(all), "m");
    QVERIFY(full);
    expected.agentRadius = 0.5;
    expected.count = 0;
    expected.from = 1.5;
    expected.group = "guests";
    expected.rate = 2;
    expected.seed = 7;
    expected.until = 9;
    QVERIFY(full->map.find(8)->geometry == Geometry(expected));
    QVERIFY(writeMap(full->map).find(all) != std::string::npos);
}

void SpawnAreaTest::olderProgramsReadMapsWithoutAreas()
{
    Map map;
    map.append({.id = 1, .geometry = Circle{{0, 0}, 1}});
    QVERIFY(writeMap(map).find("\"version\": 1,\n") != std::string::npos);
    map.append({.id = 2, .geometry = fine()});
    QVERIFY(writeMap(map).find("\"version\": 2,\n") != std::string::npos);
}

void SpawnAreaTest::nonsenseIsRefused_data()
{
    QTest::addColumn<QString>("keys");
    QTest::addColumn<QString>("words");
    QTest::newRow("part of an agent") << R"(, "count": 1.5)"
                                      << "`count` must be a whole number";
    QTest::newRow("fewer than none") << R"(, "count": -1)"
                                     << "a count must be from 0 to 1000000";
    QTest::newRow("too many") << R"(, "count": 1000001)"
                              << "a count must be from 0 to 1000000";
    QTest::newRow("rate") << R"(, "rate": -1)"
                          << "a rate must be 0 or more";
    QTest::newRow("from") << R"(, "from": -1)"
                          << "a time must be 0 or more";
    QTest::newRow("until") << R"(, "until": "noon")"
                           << "`until` must be a number";
    QTest::newRow("seed") << R"(, "seed": -1)"
                          << "a seed must be from 0";
    QTest::newRow("size") << R"(, "agentRadius": -1)"
                          << "a radius must be 0 or more";
}

void SpawnAreaTest::nonsenseIsRefused()
{
    QFETCH(const QString, keys);
    QFETCH(const QString, words);
    const QString refusal = QString::fromStdString(refusalOf(spawnWith(keys.toStdString())));
    QVERIFY2(refusal.contains(words) && refusal.contains("line 1"), qPrintable(refusal));
    QVERIFY(
        refusalOf(fileWith(R"({"type": "spawn", "position": [0, 0]})")).find("needs `radius`") !=
        std::string::npos);
}

void SpawnAreaTest::areasWithoutAgentsAreFound()
{
    QCOMPARE(codesOf(fine()), QStringList());
    SpawnMarker spawn = fine();
    spawn.group = "ghosts";
    QCOMPARE(codesOf(spawn), QStringList{"unknownGroup"});
    spawn = fine();
    spawn.agentRadius = 0;
    QCOMPARE(codesOf(spawn), QStringList{"spawnWithoutRadius"});
    spawn = fine();
    spawn.agentRadius = 6;
    QCOMPARE(codesOf(spawn), QStringList{"smallSpawn"});
    spawn = fine();
    spawn.count = 0;
    QCOMPARE(codesOf(spawn), QStringList{"emptySpawn"});
    spawn.rate = 1;
    QCOMPARE(codesOf(spawn), QStringList());
    spawn.from = 4;
    spawn.until = 4;
    QCOMPARE(codesOf(spawn), QStringList{"emptySpawn"});
}

void SpawnAreaTest::instancesScaleIt()
{
    const Axes axes{{0, 2}, {-2, 0}};
    const Geometry member = fine();
    const Geometry copy = placed(member, axes, {10, 0});
    const auto* spawn = std::get_if<SpawnMarker>(&copy);
    QVERIFY(spawn);
    QCOMPARE(spawn->position, (Point{10 - 8, 6}));
    QCOMPARE(spawn->radius, 10.0);
    QCOMPARE(spawn->agentRadius, 0.3);
    QVERIFY(isClose(unplaced(copy, axes, {10, 0}), member));
}

void SpawnAreaTest::cornersAreReadInsteadOfADisc()
{
    const std::string line = R"({"agentRadius": 0.3, "group": "guests", "id": 4, "layer": 1, )"
                             R"("points": [[0, 0], [9, 0], [0, 6]], "rate": 0, "type": "spawn"})";
    const auto read = readMap(fileWith(line), "m");
    QVERIFY2(read, read ? "" : read.error().text().c_str());
    const auto& spawn = std::get<SpawnMarker>(read->map.find(4)->geometry);
    QCOMPARE(spawn.points, (std::vector<Point>{{0, 0}, {9, 0}, {0, 6}}));
    QCOMPARE(spawn.position, Point());
    const std::string written = writeMap(read->map);
    QVERIFY(written.find("position") == std::string::npos);
    QVERIFY(written.find("\"version\": 2,\n") != std::string::npos);
    const auto again = readMap(written, "m");
    QVERIFY(again && again->map == read->map);
    // Two corners are no area, and without corners it is a disc.
    const auto with = [](const char* points) {
        return refusalOf(fileWith(R"({"type": "spawn", "points": )" + std::string(points) + "}"));
    };
    QVERIFY(with("[[0, 0], [9, 0]]").find("line 1") != std::string::npos);
    QVERIFY(with("[]").find("`points`") != std::string::npos);
    QVERIFY(refusalOf(fileWith(R"({"type": "spawn", "radius": 1})")).find("needs `position`") !=
            std::string::npos);
}

void SpawnAreaTest::badPolygonsAreFound()
{
    SpawnMarker spawn = fine();
    spawn.position = {};
    spawn.radius = 1;
    spawn.points = {{0, 0}, {10, 0}, {10, 5}, {0, 5}};
    QCOMPARE(codesOf(spawn), QStringList());
    spawn.agentRadius = 2.6;
    QCOMPARE(codesOf(spawn), QStringList{"smallSpawn"});
    spawn.agentRadius = 2.4;
    QCOMPARE(codesOf(spawn), QStringList());
    spawn.points = {{0, 0}, {10, 5}, {10, 0}, {0, 5}};
    QCOMPARE(codesOf(spawn), QStringList{"selfCrossing"});
    spawn.points = {{0, 0}, {4, 2}, {10, 5}};
    QCOMPARE(codesOf(spawn), QStringList{"smallSpawn"});
    spawn.points = {{0, 0}, {4, 2}, {0, 0}, {4, 2}};
    QCOMPARE(codesOf(spawn), QStringList{"tooFewPoints"});
}

/// Against a fine lattice of places, each measured by another function.
void SpawnAreaTest::roomIsFoundAsByTrying()
{
    std::uint64_t state = 7;
    const auto share = [&state] {
        state = state * 6364136223846793005 + 1442695040888963407;
        return double(state >> 40) / double(1 << 24);
    };
    int decided = 0;
    for (int i = 0; i < 60; ++i) {
        Polygon star;
        const int corners = 3 + i % 9;
        for (int k = 0; k < corners; ++k) {
            const double angle = 6.283185307179586 * k / corners;
            star.points.push_back((1 + 9 * share()) * Point{std::cos(angle), std::sin(angle)});
        }
        double deepest = 0;
        for (double x = -10; x <= 10; x += 0.2)
            for (double y = -10; y <= 10; y += 0.2)
                deepest = std::max(deepest, -signedDistance({x, y}, star));
        SpawnMarker spawn = fine();
        spawn.points = star.points;
        spawn.agentRadius = 0.99 * deepest;
        QVERIFY(!codesOf(spawn).contains("smallSpawn"));
        spawn.agentRadius = deepest + 0.16; // more than a step of the lattice leaves out
        if (codesOf(spawn) == QStringList{"smallSpawn"})
            ++decided;
    }
    QCOMPARE(decided, 60);
}

void SpawnAreaTest::polygonsAreMovedAndMarkedInside()
{
    SpawnMarker spawn = fine();
    spawn.position = {};
    spawn.radius = 1;
    // A U: the middle of its box is outside.
    spawn.points = {{0, 0}, {9, 0}, {9, 8}, {6, 8}, {6, 2}, {3, 2}, {3, 8}, {0, 8}};
    QVERIFY(signedDistance(markOf(spawn), Polygon{spawn.points, false}) < -1);
    QCOMPARE(boundingBox(Geometry(spawn)), (Box{{0, 0}, {9, 8}}));
    const Geometry moved = translated(spawn, {10, 1});
    SpawnMarker expected = spawn;
    for (Point& corner : expected.points)
        corner = corner + Point{10, 1};
    QVERIFY(moved == Geometry(expected));
    const Axes axes{{0, 2}, {-2, 0}};
    const Geometry copy = placed(spawn, axes, {10, 0});
    QCOMPARE(std::get<SpawnMarker>(copy).points[1], (Point{10, 18}));
    QCOMPARE(std::get<SpawnMarker>(copy).radius, 1.0);
    QVERIFY(isClose(unplaced(copy, axes, {10, 0}), spawn));
    QVERIFY(!isClose(copy, spawn));
    QCOMPARE(leadingPoint(copy), (Point{10, 0}));
}

QTEST_GUILESS_MAIN(SpawnAreaTest)
#include "spawnareatest.moc"
