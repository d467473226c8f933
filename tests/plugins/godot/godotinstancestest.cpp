#include "tests/plugins/godot/godotmaps.h"

#include <QTest>

using namespace thicket;
using namespace thicket::plugins;
using nav::Point;

namespace {

/// A body at (1, 2) with a circle of radius 4 one pixel further right.
constexpr const char* rock =
    "[gd_scene format=3]\n[sub_resource type=\"CircleShape2D\" id=\"c\"]\nradius = 4.0\n"
    "[node name=\"Rock\" type=\"StaticBody2D\"]\nmetadata/hp = 3\nmetadata/kind = \"basalt\"\n"
    "[node name=\"Arm\" type=\"Node2D\" parent=\".\"]\nposition = Vector2(1, 2)\n"
    "[node name=\"Shape\" type=\"CollisionShape2D\" parent=\"Arm\"]\n"
    "position = Vector2(1, 0)\nshape = SubResource(\"c\")\nmetadata/kind = \"granite\"\n";
constexpr const char* rockResource =
    "[gd_scene format=3]\n[ext_resource type=\"PackedScene\" path=\"res://rock.tscn\" id=\"1\"]\n"
    "[sub_resource type=\"CircleShape2D\" id=\"c\"]\nradius = 7.0\n";

/// A scene of these nodes, in which rock.tscn is the scene above.
Result<ImportedMap> scene(const QByteArray& nodes)
{
    const auto companion = [](const QString& path) -> Result<QByteArray> {
        if (path == "res://rock.tscn")
            return QByteArray(rock);
        return Unexpected("not there");
    };
    return test::godot().importMap({rockResource + nodes, "map.tscn", companion},
                                   {{"pixelsPerUnit", "1"}});
}

nav::Circle circle(const Result<ImportedMap>& map, std::size_t index)
{
    if (!map || index >= map->map.objects().size())
        return {};
    const auto* const found = std::get_if<nav::Circle>(&map->map.objects()[index].geometry);
    return found ? *found : nav::Circle{};
}

} // namespace

/// Scenes that consist of others.
class GodotInstancesTest : public QObject {
    Q_OBJECT

private slots:
    void whatASceneChangesInInstancesCounts()
    {
        const auto map = scene("[node name=\"Level\" type=\"Node2D\"]\n"
                               "[node name=\"A\" parent=\".\" instance=ExtResource(\"1\")]\n"
                               "[node name=\"Arm\" parent=\"A\"]\nposition = Vector2(50, 0)\n"
                               "[node name=\"B\" parent=\".\" instance=ExtResource(\"1\")]\n"
                               "position = Vector2(0, 90)\n"
                               "[node name=\"Shape\" parent=\"B/Arm\"]\n"
                               "shape = SubResource(\"c\")\n"
                               "[node name=\"C\" parent=\".\" instance=ExtResource(\"1\")]\n"
                               "[node name=\"Shape\" parent=\"C/Arm\"]\ndisabled = true\n"
                               "[node name=\"More\" type=\"CollisionShape2D\" parent=\"C/Arm\"]\n"
                               "shape = SubResource(\"c\")\n");
        QVERIFY2(map, map ? "" : map.error().text().c_str());
        QCOMPARE(map->map.objects().size(), 3u);
        QVERIFY(circle(map, 0) == (nav::Circle{{51, 0}, 4}));
        QVERIFY(circle(map, 1) == (nav::Circle{{2, 92}, 7})); // the shape of this file
        QVERIFY(circle(map, 2) == (nav::Circle{{1, 2}, 7}));
        QCOMPARE(map->notes.size(), 1);
        QCOMPARE(map->notes[0].text, "1 disabled shape: ignored");
    }

    void aSceneInheritsAnother()
    {
        const auto map = scene("[node name=\"Big\" instance=ExtResource(\"1\")]\n"
                               "scale = Vector2(2, 2)\n"
                               "[node name=\"Shape\" parent=\"Arm\"]\nposition = Vector2(9, 0)\n"
                               "[node name=\"Start\" type=\"Marker2D\" parent=\"Arm\"]\n");
        QVERIFY2(map, map ? "" : map.error().text().c_str());
        QCOMPARE(map->map.objects().size(), 2u);
        QVERIFY(circle(map, 0) == (nav::Circle{{20, 4}, 8}));
        QCOMPARE(map->map.objects()[0].name, std::string("Shape"));
        QVERIFY(map->map.start() &&
                std::get<nav::StartMarker>(map->map.start()->geometry).position == (Point{2, 4}));
        QVERIFY(map->notes.isEmpty());
    }

    void metadataBecomeProperties()
    {
        const auto map = scene("[node name=\"Level\" type=\"Node2D\"]\n"
                               "[node name=\"Body\" type=\"StaticBody2D\" parent=\".\"]\n"
                               "metadata/hp = 3\nmetadata/kind = \"basalt\"\n"
                               "metadata/_edit_lock_ = true\n"
                               "[node name=\"S\" type=\"CollisionShape2D\" parent=\"Body\"]\n"
                               "shape = SubResource(\"c\")\nmetadata/kind = \"granite\"\n"
                               "metadata/list = [1, {\"a\": null}]\n"
                               "[node name=\"Goal\" type=\"Marker2D\" parent=\".\"]\n"
                               "metadata/flag = true\n");
        QVERIFY2(map, map ? "" : map.error().text().c_str());
        QCOMPARE(nav::Json(map->map.objects()[0].properties).text(),
                 R"({"hp": 3, "kind": "granite", "list": [1, {"a": null}]})");
        QCOMPARE(nav::Json(map->map.objects()[1].properties).text(), R"({"flag": true})");
    }

    /// A path into an instance is looked up, not searched for.
    void manyChangesOfALargeInstanceTakeLittle()
    {
        constexpr int count = 20'000;
        QByteArray large = "[gd_scene format=3]\n[node name=\"R\" type=\"Node2D\"]\n";
        QByteArray level = "[gd_scene format=3]\n[ext_resource path=\"res://l.tscn\" id=\"1\"]\n"
                           "[node name=\"L\" type=\"Node2D\"]\n"
                           "[node name=\"I\" parent=\".\" instance=ExtResource(\"1\")]\n";
        for (int i = 0; i < count; ++i) {
            const QByteArray name = "goal" + QByteArray::number(i);
            large += "[node name=\"goal" + name.mid(4) + "\" type=\"Marker2D\" parent=\".\"]\n";
            level += "[node name=\"" + name + "\" parent=\"I\"]\nposition = Vector2(" +
                     QByteArray::number(count - i) + ", 0)\n";
        }
        const auto map = test::godot().importMap(
            {level, "map.tscn", [&](const QString&) -> Result<QByteArray> { return large; }},
            {{"pixelsPerUnit", "1"}});
        QVERIFY2(map, map ? "" : map.error().text().c_str());
        QCOMPARE(map->map.objects().size(), std::size_t(count));
        for (int i = 0; i < count; ++i)
            QCOMPARE(
                std::get<nav::GoalMarker>(map->map.objects()[std::size_t(i)].geometry).position.x,
                double(count - i));
    }

    /// Compared with the engine 4.6.
    void nodesLieWhereGodotPutsThem()
    {
        const auto body = [](const char* parent, const char* name, const char* lines) {
            const QByteArray path = QByteArray(parent == QByteArray(".") ? "" : parent) +
                                    (parent == QByteArray(".") ? "" : "/") + name;
            return "[node name=\"" + QByteArray(name) + "\" type=\"StaticBody2D\" parent=\"" +
                   parent + "\"]\n" + lines +
                   "[node name=\"S\" type=\"CollisionShape2D\" parent=\"" + path +
                   "\"]\nshape = SubResource(\"c\")\n";
        };
        const auto map =
            scene("[node name=\"Level\" type=\"Node2D\"]\nposition = Vector2(640, 0)\n"
                  "[node name=\"Plain\" type=\"Node\" parent=\".\"]\n" +
                  body("Plain", "A", "") +
                  body(".", "B", "top_level = true\nposition = Vector2(64, 0)\n") +
                  body(".", "C", "transform = Transform2D(2, 0, 0, 2, 64, 0)\n") +
                  "[node name=\"Panel\" type=\"Control\" parent=\".\"]\noffset_left = 64.0\n"
                  "offset_top = 128.0\n" +
                  body("Panel", "D", ""));
        QVERIFY(map && map->map.objects().size() == 4);
        QCOMPARE(circle(map, 0), (nav::Circle{{0, 0}, 7}));
        QCOMPARE(circle(map, 1), (nav::Circle{{64, 0}, 7}));
        QCOMPARE(circle(map, 2), (nav::Circle{{704, 0}, 14}));
        QCOMPARE(circle(map, 3), (nav::Circle{{704, 128}, 7}));
    }

    void picturesConsistOfPieces()
    {
        const auto map =
            scene("[node name=\"Level\" type=\"Node2D\"]\n"
                  "[node name=\"P\" type=\"Polygon2D\" parent=\".\"]\n"
                  "polygon = PackedVector2Array(0, 0, 9, 0, 9, 9, 50, 0, 59, 0, 59, 9)\n"
                  "polygons = [PackedInt32Array(0, 1, 2), [3, 4, 5, 77], PackedInt32Array(0, 1)]\n"
                  "[node name=\"Q\" type=\"Polygon2D\" parent=\".\"]\n"
                  "polygon = PackedVector2Array(0, 0, 9, 0, 9, 9, 6, 3)\n"
                  "internal_vertex_count = 1\n");
        QVERIFY(map && map->map.objects().size() == 3);
        const auto points = [&](std::size_t index) {
            return std::get<nav::Polygon>(map->map.objects()[index].geometry).points;
        };
        QCOMPARE(points(0), (std::vector<Point>{{0, 0}, {9, 0}, {9, 9}}));
        QCOMPARE(points(1), (std::vector<Point>{{50, 0}, {59, 0}, {59, 9}}));
        QCOMPARE(points(2), (std::vector<Point>{{0, 0}, {9, 0}, {9, 9}}));
    }

    void whatIsInSpaceIsTold()
    {
        const auto map = scene("[node name=\"Level\" type=\"Node3D\"]\n"
                               "[node name=\"Rock\" type=\"StaticBody3D\" parent=\".\"]\n"
                               "[node name=\"S\" type=\"CollisionShape3D\" parent=\"Rock\"]\n"
                               "[node name=\"G\" type=\"GridMap\" parent=\".\"]\n");
        QVERIFY(map && map->map.objects().empty() && map->notes.size() == 1);
        QCOMPARE(map->notes[0].text, "2 obstacles of 3D scenes: ignored, maps are flat");
    }

    void markersOfNoKindAreTold()
    {
        const auto map = scene("[node name=\"Level\" type=\"Node2D\"]\n"
                               "[node name=\"M\" type=\"Marker2D\" parent=\".\"]\n"
                               "[node name=\"Goal 2\" type=\"Marker2D\" parent=\".\"]\n");
        QVERIFY(map && map->map.objects().size() == 1 && map->notes.size() == 1);
        QCOMPARE(map->notes[0].text, "1 marker whose name says no kind: ignored");
    }

    void badInstancesAreRefused_data()
    {
        QTest::addColumn<QString>("path");
        QTest::addColumn<QString>("message");
        QTest::newRow("itself") << "res://loop.tscn"
                                << "map.tscn: The node \"Again\" cannot be read: the scene "
                                   "\"res://loop.tscn\" instances itself.";
        QTest::newRow("out") << "res://../x.tscn"
                             << "map.tscn: The node \"A\" cannot be read: the scene "
                                "\"res://../x.tscn\" lies outside of the folder.";
        QTest::newRow("broken") << "res://bad.tscn"
                                << "bad.tscn: line 2, column 7: A name is missing here.";
    }
    void badInstancesAreRefused()
    {
        QFETCH(QString, path);
        QFETCH(QString, message);
        const auto companion = [](const QString& wanted) -> Result<QByteArray> {
            if (wanted == "res://loop.tscn")
                return QByteArray("[gd_scene format=3]\n[ext_resource type=\"PackedScene\" "
                                  "path=\"res://loop.tscn\" id=\"1\"]\n"
                                  "[node name=\"Loop\" type=\"Node2D\"]\n[node name=\"Again\" "
                                  "parent=\".\" instance=ExtResource(\"1\")]\n");
            if (wanted == "res://bad.tscn")
                return QByteArray("[gd_scene format=3]\n[node =]\n");
            return Unexpected("not there");
        };
        const QByteArray text = "[gd_scene format=3]\n[ext_resource type=\"PackedScene\" path=\"" +
                                path.toUtf8() +
                                "\" id=\"1\"]\n[node name=\"Level\" type=\"Node2D\"]\n"
                                "[node name=\"A\" parent=\".\" instance=ExtResource(\"1\")]\n";
        const auto map = test::godot().importMap({text, "map.tscn", companion}, {});
        QVERIFY(!map);
        QCOMPARE(QString::fromStdString(map.error().text()), message);
    }

    void invertedPicturesAreArenas()
    {
        const auto map = scene("[node name=\"Level\" type=\"Node2D\"]\n"
                               "[node name=\"P\" type=\"Polygon2D\" parent=\".\"]\n"
                               "polygon = PackedVector2Array(0, 0, 9, 0, 9, 9)\n"
                               "invert_enabled = true\n");
        QVERIFY(map && map->map.objects().size() == 1);
        QVERIFY(std::get<nav::Polygon>(map->map.objects()[0].geometry).inverted);
    }
};

QTEST_GUILESS_MAIN(GodotInstancesTest)
#include "godotinstancestest.moc"
