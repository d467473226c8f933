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
        if (path == "rock.tscn")
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
