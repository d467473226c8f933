#include "libnav/map/mapfile.h"
#include "tests/plugins/godot/godotmaps.h"
#include "tests/support/worlds/fieldfamilies.h"

#include <QTest>

#include <cmath>
#include <numbers>

using namespace thicket;
using namespace thicket::plugins;
using nav::Point;

namespace {

Result<ImportedMap> imported(const QByteArray& bytes, const OptionValues& options = {},
                             const CompanionReader& companion = {})
{
    return test::godot().importMap({bytes, "map.tscn", companion}, options);
}

/// A scene of a root and these lines, one pixel for a unit.
Result<ImportedMap> scene(const QByteArray& below)
{
    return imported("[gd_scene format=3]\n" + below, {{"pixelsPerUnit", "1"}});
}

template <class Shape> Shape only(const Result<ImportedMap>& result)
{
    if (!result || result->map.objects().size() != 1)
        return {};
    const auto* const shape = std::get_if<Shape>(&result->map.objects()[0].geometry);
    return shape ? *shape : Shape{};
}

QByteArray inBody(const QByteArray& resources, const QByteArray& body, const QByteArray& child)
{
    return resources +
           "\n[node name=\"Root\" type=\"Node2D\"]\n"
           "[node name=\"rock\" type=\"StaticBody2D\" parent=\".\"]\n" +
           body + "\n[node name=\"Shape\" " + child;
}

constexpr const char* circleOf4 = "[sub_resource type=\"CircleShape2D\" id=\"c\"]\nradius = 4.0\n";
constexpr const char* circleShape =
    "type=\"CollisionShape2D\" parent=\"rock\"]\nshape = SubResource(\"c\")\n";

} // namespace

class GodotFormatTest : public QObject {
    Q_OBJECT

private slots:
    void scenesBecomeTheSameMapAgain()
    {
        std::vector<nav::Map> maps{test::godotSample(), nav::Map()};
        for (int family = 0; family < int(std::size(test::allFamilies)); ++family)
            for (const std::uint64_t seed : {1, 2, 3})
                maps.push_back(test::godotFamily(family, seed));
        for (const char* name : {"design", "walled"})
            maps.push_back(
                nav::loadMap(std::string(THICKET_TEST_DATA "/maps/") + name + ".thicket")->map);
        for (const nav::Map& map : maps) {
            for (const char* format : {"godot", "godot3"}) {
                const QByteArray bytes = test::exportedScene(map, {}, format);
                QCOMPARE(test::exportedScene(map, {}, format), bytes);
                const auto again = imported(bytes);
                QVERIFY2(again, again ? "" : again.error().text().c_str());
                const QString seen = QString::fromStdString(nav::writeMap(again->map));
                const QString expected = QString::fromStdString(nav::writeMap(map));
                for (int line = 0; seen != expected && line < expected.count('\n'); ++line)
                    QCOMPARE(seen.section('\n', line, line), expected.section('\n', line, line));
                QVERIFY(again->map == map);
                QVERIFY(again->notes.isEmpty());
            }
        }
    }

    void whatWasMovedInGodotIsThere()
    {
        nav::Map map;
        map.settings.bounds = nav::Box{{0, 0}, {20, 10}};
        map.append({1, 0, "rock", nav::Circle{{10.1, 5.3}, 2}, {}, {}});
        map.append({2, 0, "fence", nav::Wall{{{1, 1}, {3, 1}}, 0.5, false}, {}, {}});
        QByteArray bytes = test::exportedScene(map);
        const QByteArray rock = "position = Vector2(646.4, 300.8)";
        const QByteArray fence = "position = Vector2(64, 576)";
        QVERIFY(bytes.contains(rock) && bytes.contains(fence) && bytes.contains("radius = 128"));
        // What Godot's single precision leaves of it is no move.
        QByteArray saved = bytes;
        saved.replace(rock, "position = Vector2(646.40002, 300.79999)");
        QVERIFY(imported(saved)->map == map);
        saved.replace("radius = 128", "radius = 192.0");
        saved.replace(fence, "position = Vector2(128, 576)\nrotation = 1.5707963267948966");
        const auto again = imported(saved);
        QVERIFY(again);
        const auto circle = std::get<nav::Circle>(again->map.find(1)->geometry);
        QVERIFY(nav::distance(circle.center, {10.1, 5.3}) < 1e-5);
        QVERIFY(std::abs(circle.radius - 3) < 1e-9);
        const auto wall = std::get<nav::Wall>(again->map.find(2)->geometry);
        QVERIFY(nav::distance(wall.points[0], {2, 1}) < 1e-9);
        QVERIFY(nav::distance(wall.points[1], {2, -1}) < 1e-9);
        QCOMPARE(again->map.find(2)->name, std::string("fence"));
        // A copy made in Godot is an object of its own.
        QByteArray copied = bytes;
        copied += "\n[node name=\"rock2\" type=\"StaticBody2D\" parent=\"Navigation\"]\n"
                  "position = Vector2(64, 64)\nmetadata/kind = \"copy\"\n"
                  "metadata/thicket = {\"center\": [10.1, 5.3], \"id\": 1, \"radius\": 2, "
                  "\"type\": \"circle\"}\n";
        const auto twice = imported(copied);
        QVERIFY(twice);
        QCOMPARE(twice->map.objects().size(), std::size_t(3));
        QVERIFY(std::get<nav::Circle>(twice->map.objects()[2].geometry).center == (Point{1, 9}));
        QVERIFY(twice->map.objects()[2].properties.at("kind") == nav::Json("copy"));
    }

    /// Records mostly are lines of a map file as they are; Godot may write them otherwise.
    void recordsMayBeSpeltOtherwise()
    {
        nav::Map map;
        map.append({1, 0, "rock", nav::Circle{{1, 2}, 0.5}, {}, {}});
        map.append({2, 0, "oak", nav::Circle{{5, 2}, 0.5}, {}, {}});
        const QByteArray bytes = test::exportedScene(map);
        const QByteArray rock = "{\"center\": [1, 2], \"id\": 1, \"name\": \"rock\", \"radius\": "
                                "0.5, \"type\": \"circle\"}";
        QVERIFY(bytes.contains(rock));
        for (const char* other :
             {"{\n\"center\": [1, 2],\n\"id\": 1,\n\"name\": \"rock\",\n\"radius\": "
              "0.5,\n\"type\": "
              "\"circle\"\n}",
              "{\"center\": [1., 2,], \"id\": 1, \"name\": &\"rock\", \"radius\": .5, \"type\": "
              "\"circle\"}",
              "{3: 4, \"center\": [1, 2], \"id\": 1, \"name\": \"\\U000072ock\", \"radius\": 0.5, "
              "\"type\": \"circle\"}"}) {
            QByteArray spelt = bytes;
            const auto again = imported(spelt.replace(rock, other));
            QVERIFY2(again, again ? "" : again.error().text().c_str());
            QVERIFY2(again->map == map, other);
        }
    }

    /// Large circles in great number would have more corners than Godot can work with.
    void manyLargeCirclesHaveFewerCorners()
    {
        const auto cornersOf = [](int count) {
            nav::Map map;
            for (int i = 0; i < count; ++i)
                map.append({.id = map.unusedId(), .geometry = nav::Circle{{200, 200}, 200}});
            const QByteArray bytes = test::exportedScene(map, {{"navigation", "no"}});
            const qsizetype at = bytes.indexOf("vertices = ");
            return (bytes.mid(at, bytes.indexOf('\n', at) - at).count(',') + 1) / 2;
        };
        const auto one = cornersOf(1), many = cornersOf(8000);
        QVERIFY(one > 130);
        QVERIFY(many >= 62 && many < 125);
    }

    void readsShapesOfBodies()
    {
        QVERIFY(only<nav::Circle>(scene(inBody(circleOf4, "position = Vector2(3, 5)",
                                               circleShape))) == (nav::Circle{{3, 5}, 4}));
        QVERIFY(only<nav::Circle>(scene(inBody(
                    circleOf4, "position = Vector2(3, 5)\nscale = Vector2(2, 2)", circleShape))) ==
                (nav::Circle{{3, 5}, 8}));
        const auto ellipse =
            only<nav::Polygon>(scene(inBody(circleOf4, "scale = Vector2(2, 1)", circleShape)));
        QVERIFY(ellipse.points.size() > 8);
        const auto box = only<nav::Polygon>(scene(
            inBody("[sub_resource type=\"RectangleShape2D\" id=\"c\"]\nsize = Vector2(4, 2)\n",
                   "rotation = 1.5707963267948966", circleShape)));
        QCOMPARE(box.points.size(), std::size_t(4));
        QVERIFY(nav::distance(box.points[0], {1, -2}) < 1e-9);
        const auto capsule = only<nav::Wall>(scene(
            inBody("[sub_resource type=\"CapsuleShape2D\" id=\"c\"]\nradius = 2.0\nheight = 10.0\n",
                   "", circleShape)));
        QVERIFY(capsule == (nav::Wall{{{0, -3}, {0, 3}}, 4, false}));
        const auto line = only<nav::Wall>(
            scene(inBody("[sub_resource type=\"ConcavePolygonShape2D\" id=\"c\"]\nsegments = "
                         "PackedVector2Array(0, 0, 4, 0, 4, 0, 4, 4, 4, 4, 0, 0)\n",
                         "", circleShape)));
        QVERIFY(line == (nav::Wall{{{0, 0}, {4, 0}, {4, 4}}, 0, true}));
        const auto dented = only<nav::Polygon>(
            scene(inBody("", "",
                         "type=\"CollisionPolygon2D\" parent=\"rock\"]\npolygon = "
                         "PackedVector2Array(0, 0, 4, 0, 1, 1, 0, 4)\n")));
        QVERIFY(dented.points == (std::vector<Point>{{0, 0}, {4, 0}, {1, 1}, {0, 4}}));
    }

    void readsPicturesObstaclesAndMarkers()
    {
        const auto map = scene(
            "[node name=\"Level\" type=\"Node2D\"]\n"
            "[node name=\"Group\" type=\"Node2D\" parent=\".\"]\nposition = Vector2(10, 0)\n"
            "[node name=\"Hill\" type=\"Polygon2D\" parent=\"Group\"]\n"
            "polygon = PackedVector2Array(0, 0, 4, 0, 0, 4)\n"
            "[node name=\"Soft\" type=\"NavigationObstacle2D\" parent=\"Group\"]\nradius = 3.0\n"
            "[node name=\"Ring\" type=\"NavigationObstacle2D\" parent=\".\"]\n"
            "vertices = PackedVector2Array(0, 0, 90, 0, 90, 90)\n"
            "[node name=\"Start 1\" type=\"Marker2D\" parent=\"Group\"]\nposition = Vector2(1, 2)\n"
            "[node name=\"goal\" type=\"Node2D\" parent=\".\"]\n"
            "[node name=\"Car\" type=\"RigidBody2D\" parent=\".\"]\n"
            "[node name=\"C\" type=\"CollisionShape2D\" parent=\"Car\"]\n");
        QVERIFY(map);
        QCOMPARE(map->map.objects().size(), std::size_t(5));
        QVERIFY(std::get<nav::Polygon>(map->map.objects()[0].geometry).points[0] == (Point{10, 0}));
        QVERIFY(std::get<nav::Circle>(map->map.objects()[1].geometry) == (nav::Circle{{10, 0}, 3}));
        // With the clock on the screen: agents are kept in.
        QVERIFY(std::get<nav::Polygon>(map->map.objects()[2].geometry).inverted);
        QVERIFY(map->map.start() &&
                std::get<nav::StartMarker>(map->map.start()->geometry).position == (Point{11, 2}));
        QVERIFY(map->map.goal());
        QVERIFY(map->map.settings.yAxis == nav::YAxis::down);
        QCOMPARE(map->notes.size(), 1);
        QCOMPARE(map->notes[0].text, "1 shape of a body that moves, or of none: ignored");
    }

    /// Godot writes them as soon as a scene has a layer of tiles.
    void readsScenesOfFormat4()
    {
        const auto map = imported("[gd_scene format=4 uid=\"uid://a\"]\n[node name=\"A\" "
                                  "type=\"Node2D\"]\n[node name=\"Tiles\" type=\"TileMapLayer\" "
                                  "parent=\".\"]\ntile_map_data = PackedByteArray(\"AAAAAA==\")\n"
                                  "more = PackedVector4Array(1, 2, 3, 4)\nold = @\"New Anim\"\n"
                                  "[node name=\"Hill\" type=\"Polygon2D\" parent=\".\"]\n"
                                  "polygon = PackedVector2Array(0, 0, 4, 0, 0, 4)\n",
                                  {{"pixelsPerUnit", "1"}});
        QVERIFY2(map, map ? "" : map.error().text().c_str());
        QVERIFY(only<nav::Polygon>(map).points == (std::vector<Point>{{0, 0}, {4, 0}, {0, 4}}));
        QCOMPARE(map->notes.size(), 1);
        QCOMPARE(map->notes[0].text, "1 tile map without a tile set: ignored");
    }

    /// Nodes are called like their objects, but for what Godot does not allow in names.
    void renamedNodesRenameTheirObjects()
    {
        nav::Map map;
        for (const char* name : {"oak", "oak", "a.b", "", "", ""}) {
            const nav::ObjectId id = map.unusedId();
            map.append({.id = id, .name = name, .geometry = nav::Circle{{3.0 * double(id), 0}, 1}});
        }
        QByteArray scene = test::exportedScene(map);
        const auto same = imported(scene);
        QVERIFY(same && same->map == map);
        const auto rename = [&scene](const QByteArray& from, const QByteArray& to) {
            QVERIFY2(scene.contains("name=\"" + from + "\""), from);
            scene.replace("name=\"" + from + "\"", "name=\"" + to + "\"");
            scene.replace("/" + from + "\"", "/" + to + "\"");
        };
        rename("oak_2", "fir");
        rename("a_b", "a_c");
        rename("circle", "pond");
        rename("circle_3", "circle7"); // as Godot calls a copy
        const auto renamed = imported(scene);
        QVERIFY2(renamed, renamed ? "" : renamed.error().text().c_str());
        std::vector<std::string> names;
        for (const nav::MapObject& object : renamed->map.objects())
            names.push_back(object.name);
        QVERIFY(names == (std::vector<std::string>{"oak", "fir", "a_c", "pond", "", ""}));
        QVERIFY(renamed->map.objects()[1].geometry == map.objects()[1].geometry);
        QVERIFY(renamed->notes.isEmpty());
    }

    void readsInstancedScenes()
    {
        const QByteArray level =
            "[gd_scene format=3]\n[ext_resource type=\"PackedScene\" path=\"res://trees/oak.tscn\" "
            "id=\"1_a\"]\n"
            "[node name=\"Level\" type=\"Node2D\"]\n"
            "[node name=\"A\" parent=\".\" instance=ExtResource(\"1_a\")]\nposition = Vector2(5, "
            "5)\n"
            "[node name=\"B\" parent=\".\" instance=ExtResource(\"1_a\")]\nscale = Vector2(3, 3)\n";
        const QByteArray oak = QByteArray("[gd_scene format=3]\n") + circleOf4 +
                               "[node name=\"Oak\" type=\"StaticBody2D\"]\n"
                               "[node name=\"S\" type=\"CollisionShape2D\" parent=\".\"]\n"
                               "shape = SubResource(\"c\")\n";
        const auto both = imported(level, {{"pixelsPerUnit", "1"}},
                                   [&](const QString& path) -> Result<QByteArray> {
                                       if (path == "res://trees/oak.tscn")
                                           return oak;
                                       return Unexpected("not there");
                                   });
        QVERIFY(both);
        QCOMPARE(both->map.objects().size(), std::size_t(2));
        QVERIFY(std::get<nav::Circle>(both->map.objects()[0].geometry) == (nav::Circle{{5, 5}, 4}));
        QVERIFY(std::get<nav::Circle>(both->map.objects()[1].geometry) ==
                (nav::Circle{{0, 0}, 12}));
        // A file of that name elsewhere is another one.
        const auto others = imported(level, {}, [&](const QString& path) -> Result<QByteArray> {
            if (path.endsWith("trees/oak.tscn"))
                return Unexpected("not there");
            return oak;
        });
        QVERIFY(others && others->map.objects().empty());
        QCOMPARE(others->notes[0].text, "2 instances of scenes that cannot be read: ignored");
        const auto alone = imported(level);
        QVERIFY(alone && alone->map.objects().empty());
        QCOMPARE(alone->notes.size(), 1);
    }

    void saysWhereAFileIsWrong_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("where");
        QTest::newRow("empty") << QByteArray() << "map.tscn: line 1, column 1";
        QTest::newRow("other kind")
            << QByteArray("[gd_resource format=3]") << "map.tscn: line 1, column 1";
        QTest::newRow("version") << QByteArray("[gd_scene format=9]\n[node name=\"a\"]")
                                 << "map.tscn: line 1, column 1";
        QTest::newRow("no end") << QByteArray("[gd_scene format=3]\n[node name=\"a\"]\nx = \"b")
                                << "map.tscn: line 3, column 5";
        QTest::newRow("number") << QByteArray("[gd_scene format=3]\n[node name=\"a\"]\nx = 1.2.3")
                                << "map.tscn: line 3, column 10";
        QTest::newRow("word") << QByteArray(
                                     "[gd_scene format=3]\n[node name=\"a\"]\n\xC3\xA4 = yes")
                              << "map.tscn: line 3, column 8";
        QTest::newRow("deep") << QByteArray("[gd_scene format=3]\n[node name=\"a\"]\nx = ") +
                                     QByteArray(1000, '[')
                              << "map.tscn: line 3, column 70";
        // What follows in memory closes the bracket, but is not of the file.
        static const char open[] =
            "[gd_scene format=3]\n[node name=\"a\"]\nvertices = Array(1, 2 3)";
        QTest::newRow("open value")
            << QByteArray::fromRawData(open, sizeof(open) - 4) << "map.tscn: line 3, column 22";
        QTest::newRow("backslash at the end")
            << QByteArray("[gd_scene format=3]\n[node name=\"a\"]\nscript = Array(\"b\\")
            << "map.tscn: line 3, column 16";
        QTest::newRow("not UTF-8")
            << QByteArray("[gd_scene format=3]\n\n[node name=\"\xE4\"]\n") << "map.tscn: line 3";
        QTest::newRow("two roots")
            << QByteArray("[gd_scene format=3]\n[node name=\"a\"]\n[node name=\"b\"]\n")
            << "map.tscn: line 3, column 16";
        QTest::newRow("record") << test::exportedScene(test::godotSample())
                                       .replace("\"radius\": 0.3333333333333333", "\"radius\": -1")
                                << "map.tscn: metadata \"thicket\" of the node \"oak\"";
    }
    void saysWhereAFileIsWrong()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(QString, where);
        const auto result = imported(bytes);
        QVERIFY(!result);
        QCOMPARE(QString::fromStdString(result.error().where), where);
        QVERIFY(!result.error().message.empty());
    }

    void numbersThatMapsCannotHoldAreNoted()
    {
        for (const char* radius : {"inf", "nan", "1e12", "-1.0"}) {
            const auto map = scene(
                inBody(QByteArray("[sub_resource type=\"CircleShape2D\" id=\"c\"]\nradius = ") +
                           radius + "\n",
                       "", circleShape));
            QVERIFY(map);
            QCOMPARE(map->map.objects().size(), std::size_t(0));
            QCOMPARE(map->notes.size(), 1);
        }
    }

    void whatIsMovedOutOfAllMapsStays()
    {
        nav::Map map;
        map.append({1, 0, "fence", nav::Wall{{{1, 1}, {3, 1}}, 0.5, false}, {}, {}});
        map.append({2, 0, "yard", nav::Polygon{{{5, 1}, {7, 1}, {6, 3}}}, {}, {}});
        QByteArray bytes = test::exportedScene(map);
        const qsizetype yard = bytes.indexOf("position = ", bytes.indexOf("[node name=\"yard\""));
        QVERIFY(yard >= 0);
        bytes.replace(yard, bytes.indexOf('\n', yard) - yard, "position = Vector2(2e66, 10)");
        const auto again = imported(bytes);
        QVERIFY(again);
        QVERIFY(again->map == map);
        QCOMPARE(again->notes.size(), 1);
        QVERIFY(nav::readMap(nav::writeMap(again->map), "again.thicket"));
    }

    void optionsAreChecked()
    {
        for (const OptionValues& options :
             {OptionValues{{"pixelsPerUnit", "0"}}, OptionValues{{"agentRadius", "-1"}},
              OptionValues{{"arcError", "x"}}, OptionValues{{"navigation", "maybe"}}})
            QVERIFY(!test::godot().exportMap(test::godotSample(), options));
        const auto plain =
            test::exportedScene(test::godotSample(), {{"navigation", "no"}, {"avoidance", "no"}});
        QVERIFY(!plain.contains("polygons") && !plain.contains("NavigationObstacle2D"));
        const auto wide = test::exportedScene(test::godotSample(), {{"agentRadius", "1.5"}});
        QVERIFY(wide.contains("agent_radius = 96"));
    }
};

QTEST_APPLESS_MAIN(GodotFormatTest)
#include "godotformattest.moc"
