#include "libnav/map/mapfile.h"
#include "libnav/map/placement.h"

#include <QTest>

using namespace thicket;
using namespace thicket::nav;

namespace {

Map parsed(const std::string& bytes)
{
    Result<LoadedMap> loaded = readMap(bytes, "test");
    if (!loaded)
        qFatal("%s", loaded.error().text().c_str());
    return std::move(loaded->map);
}

} // namespace

/// The parts of a map file besides its objects.
class MapSettingsFileTest : public QObject {
    Q_OBJECT

private slots:
    void keepsWhatGroupsDoAtTheirGoal();
    void keepsAgentClasses();
    void keepsGroupsOfObjects();
    void readsGroupsNestedDeeply();
    void keepsTemplatesAndTheirInstances();
    void keepsThePictureBeneathAndGuides();
};

void MapSettingsFileTest::keepsWhatGroupsDoAtTheirGoal()
{
    const std::string text =
        R"({"format": "thicket-map", "version": 1, "objects": [], "agentGroups": [
            {"name": "a", "goalRadius": 0.25, "atGoal": "leave", "atRest": 1},
            {"name": "b", "atGoal": "stay"}]})";
    const Map map = readMap(text, "test")->map;
    const AgentGroup& first = map.settings.agentGroups[0];
    QCOMPARE(first.goalRadius, std::optional<double>(0.25));
    QVERIFY(first.atGoal == AtGoal::leave);
    QCOMPARE(first.unknown.size(), std::size_t{1});
    QVERIFY(!map.settings.agentGroups[1].goalRadius);
    QVERIFY(map.settings.agentGroups[1].atGoal == AtGoal::stay);
    const std::string written = writeMap(map);
    QVERIFY(written.find(R"({"atGoal": "leave", "atRest": 1, "goalRadius": 0.25, "maxForce": 8)") !=
            std::string::npos);
    QVERIFY(written.find(R"({"maxForce": 8, "maxSpeed": 3, "name": "b"})") != std::string::npos);
    QVERIFY(readMap(written, "test")->map == map);
}

void MapSettingsFileTest::keepsAgentClasses()
{
    const LoadedMap loaded =
        readMap(
            R"({"format": "thicket-map", "version": 1, "objects": [], "agentClasses": [
            {"name": "person", "radius": 0.6, "colour": "#aa0000"}, {"radius": 0}]})",
            "test")
            .value();
    const MapSettings& settings = loaded.map.settings;
    QCOMPARE(settings.agentClasses.size(), std::size_t{2});
    QCOMPARE(settings.agentClasses[0].name, std::string("person"));
    QCOMPARE(settings.agentClasses[0].radius, 0.6);
    QCOMPARE(settings.agentClasses[0].unknown.size(), std::size_t{1});
    const std::string written = writeMap(loaded.map);
    QVERIFY(written.find(R"({"colour": "#aa0000", "name": "person", "radius": 0.6},)") !=
            std::string::npos);
    QVERIFY(written.find(R"({"radius": 0})") != std::string::npos);
    QVERIFY(readMap(written, "test")->map == loaded.map);
    // A map whose author chose none is written as before there were classes.
    QVERIFY(writeMap(Map()).find("agentClasses") == std::string::npos);
}

void MapSettingsFileTest::keepsGroupsOfObjects()
{
    const Map map = parsed(
        R"({"format": "thicket-map", "version": 1, "objectGroups": [
            {"id": 7, "name": "tower", "parent": 2, "tag": 1}, {"id": 2, "name": "house"}],
            "objects": [{"type": "agent", "position": [0, 0], "group": "guards", "objectGroup": 7},
                        {"type": "start", "position": [0, 0]}]})");
    QCOMPARE(map.find(1)->group, GroupId{7});
    QCOMPARE(map.find(2)->group, GroupId{0});
    const ObjectGroups& groups = map.settings.objectGroups;
    QCOMPARE(groups.list().size(), std::size_t{2});
    QCOMPARE(groups.find(7)->name, std::string("tower"));
    QCOMPARE(groups.find(7)->parent, GroupId{2});
    QCOMPARE(groups.find(7)->unknown.size(), std::size_t{1});
    QVERIFY(!groups.find(3));
    QCOMPARE(groups.unusedId(), GroupId{8});
    const std::string written = writeMap(map);
    QVERIFY(written.find(R"("objectGroups": [
    {"id": 2, "name": "house"},
    {"id": 7, "name": "tower", "parent": 2, "tag": 1}
  ],)") != std::string::npos);
    QVERIFY(written.find(R"("group": "guards", "heading": 0, "id": 1, "objectGroup": 7, "pos)") !=
            std::string::npos);
    QVERIFY(parsed(written) == map);
    // A map without groups is written as before there were any.
    QCOMPARE(writeMap(Map()).find("objectGroup"), std::string::npos);
}

void MapSettingsFileTest::readsGroupsNestedDeeply()
{
    constexpr GroupId depth = 20000;
    std::vector<ObjectGroup> groups;
    for (GroupId id = depth; id > 0; --id)
        groups.push_back({.id = id, .parent = id == depth ? 0 : id + 1});
    Map map;
    map.settings.objectGroups = ObjectGroups(groups);
    QVERIFY(parsed(writeMap(map)) == map);
    // Its outermost group in the innermost one.
    groups.front().parent = 1;
    QVERIFY(firstMisplaced(groups) < groups.size());
}

void MapSettingsFileTest::keepsTemplatesAndTheirInstances()
{
    const Map map = parsed(
        R"({"format": "thicket-map", "version": 1,
            "templates": [{"id": 2, "name": "hut", "tag": 1, "objects": [
                {"id": 1, "type": "circle", "center": [0, 0], "radius": 2, "hue": 3},
                {"id": 4, "type": "wall", "points": [[0, 0], [3, 0]], "thickness": 0}]}],
            "objectGroups": [{"id": 7, "template": 2, "axes": [[0, 1], [-1, 0]]}],
            "objects": [{"type": "circle", "center": [5, 5], "radius": 2, "objectGroup": 7,
                         "member": 1},
                        {"type": "wall", "points": [[5, 5], [5, 8]], "thickness": 0,
                         "objectGroup": 7, "member": 4}]})");
    const Template* const hut = map.settings.templates.find(2);
    QVERIFY(hut && hut->find(4) && !hut->find(2));
    QCOMPARE(hut->name, std::string("hut"));
    QCOMPARE(hut->unknown.size(), std::size_t{1});
    QCOMPARE(hut->find(1)->unknown.size(), std::size_t{1});
    QCOMPARE(map.find(2)->member, ObjectId{4});
    const ObjectGroup& group = *map.settings.objectGroups.find(7);
    QCOMPARE(group.instanceOf, TemplateId{2});
    QVERIFY((group.axes == Axes{{0, 1}, {-1, 0}}));
    QVERIFY(placed(hut->find(4)->geometry, group.axes, {5, 5}) == map.find(2)->geometry);
    const std::string written = writeMap(map);
    QVERIFY(written.find(R"({"axes": [[0, 1], [-1, 0]], "id": 7, "template": 2})") !=
            std::string::npos);
    QVERIFY(written.find(R"("templates": [
    {"id": 2, "name": "hut", "objects": [{"center": [0, 0], "hue": 3, "id": 1, "radius": 2, )"
                         R"("type": "circle"}, )") != std::string::npos);
    QVERIFY(parsed(written) == map);
    // A map without templates is written as before there were any.
    const std::string plain = writeMap(Map());
    QCOMPARE(plain.find("template"), std::string::npos);
    QCOMPARE(plain.find("member"), std::string::npos);
}

void MapSettingsFileTest::keepsThePictureBeneathAndGuides()
{
    const Map map = parsed(
        R"({"format": "thicket-map", "version": 1, "objects": [],
            "guides": {"x": [12.5, -3], "tint": "red"},
            "underlay": {"image": "plans/a.png", "min": [1, 2], "max": [41, 32], "dpi": 300,
                         "visible": false, "opacity": 0.5}})");
    const MapSettings& settings = map.settings;
    QVERIFY(settings.underlay.has_value());
    QCOMPARE(settings.underlay->image, std::string("plans/a.png"));
    QVERIFY(settings.underlay->box == (Box{{1, 2}, {41, 32}}));
    QVERIFY(!settings.underlay->visible && !settings.underlay->locked);
    QCOMPARE(settings.underlay->opacity, 0.5);
    QVERIFY(settings.guides.x == std::vector<double>({12.5, -3}));
    QVERIFY(settings.guides.y.empty() && settings.guides.visible);
    const std::string written = writeMap(map);
    QVERIFY(written.find(R"("guides": {"tint": "red", "x": [12.5, -3]},)") != std::string::npos);
    QVERIFY(written.find(R"("underlay": {"dpi": 300, "image": "plans/a.png", "max": [41, 32], )"
                         R"("min": [1, 2], "opacity": 0.5, "visible": false},)") !=
            std::string::npos);
    QVERIFY(parsed(written) == map);
    // A map without them is written as before they were known.
    const std::string plain = writeMap(Map());
    QVERIFY(plain.find("underlay") == std::string::npos);
    QVERIFY(plain.find("guides") == std::string::npos);
}

QTEST_GUILESS_MAIN(MapSettingsFileTest)
#include "mapsettingsfiletest.moc"
