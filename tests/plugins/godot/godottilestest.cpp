#include "tests/plugins/godot/godotmaps.h"

#include <QTest>

#include <algorithm>

using namespace thicket;
using namespace thicket::plugins;
using nav::Point;

namespace {

constexpr const char* source =
    "[sub_resource type=\"TileSetAtlasSource\" id=\"a\"]\n"
    "0:0/0 = 0\n"
    "0:0/0/physics_layer_0/polygon_0/points = PackedVector2Array(-8, -8, 8, -8, 8, 8, -8, 8)\n"
    "1:0/0 = 0\n"
    "1:0/0/physics_layer_0/polygon_0/points = PackedVector2Array(-8, -8, 4, -8, -8, 2)\n"
    "1:0/3 = 3\n"
    "1:0/3/physics_layer_0/polygon_0/points = PackedVector2Array(0, 0, 8, 0, 0, 8)\n"
    "2:0/0 = 0\n"
    "3:0/0 = 0\n"
    "3:0/0/physics_layer_0/polygon_0/points = PackedVector2Array(0, 0, 1, 0, 0, 1)\n"
    "3:0/0/physics_layer_0/polygon_0/one_way = true\n"
    "3:0/0/physics_layer_1/polygon_0/points = PackedVector2Array(0, 0, 1, 0, 0, 1)\n"
    "3:0/0/physics_layer_1/polygon_1/points = PackedVector2Array(0, 0, 2, 0, 0, 2)\n"
    "3:0/0/physics_layer_2/polygon_0/points = PackedVector2Array(0, 0, 3, 0, 0, 3)\n";
constexpr const char* setLines = "physics_layer_0/collision_layer = 1\n"
                                 "physics_layer_1/collision_layer = 4\n"
                                 "sources/2 = SubResource(\"a\")\n";

struct Cell {
    int x, y, column = 0, alternative = 0, source = 2;
};

QByteArray words(const std::vector<Cell>& cells)
{
    QByteArray bytes(2, 0);
    for (const Cell& cell : cells)
        for (const int word : {cell.x, cell.y, cell.source, cell.column, 0, cell.alternative}) {
            bytes += char(word & 255);
            bytes += char(word >> 8 & 255);
        }
    return bytes;
}

/// tile_map_data in one of its two spellings.
QByteArray layerData(const std::vector<Cell>& cells, bool isList = false)
{
    const QByteArray bytes = words(cells);
    if (!isList)
        return "PackedByteArray(\"" + bytes.toBase64() + "\")";
    QByteArray text = "PackedByteArray(";
    for (const char byte : bytes)
        text += QByteArray::number(int(std::uint8_t(byte))) + ", ";
    return text.chopped(2) + ")";
}
/// layer_N/tile_data
QByteArray mapData(const std::vector<Cell>& cells)
{
    QByteArray text;
    const auto pair = [&text](int low, int high) {
        const auto both = std::uint32_t(low & 0xFFFF) | std::uint32_t(high) << 16;
        text += (text.isEmpty() ? "" : ", ") + QByteArray::number(std::int32_t(both));
    };
    for (const Cell& cell : cells) {
        pair(cell.x, cell.y);
        pair(cell.source, cell.column);
        pair(0, cell.alternative);
    }
    return "PackedInt32Array(" + text + ")";
}

QByteArray sceneOf(const QByteArray& nodes, const QByteArray& more = {})
{
    return QByteArray("[gd_scene format=4]\n") + source +
           "[sub_resource type=\"TileSet\" id=\"s\"]\n" + setLines + more +
           "[node name=\"Level\" type=\"Node2D\"]\n" + nodes;
}
QByteArray layerNode(const QByteArray& lines)
{
    return "[node name=\"Walls\" type=\"TileMapLayer\" parent=\".\"]\n"
           "tile_set = SubResource(\"s\")\n" +
           lines;
}
QByteArray layerScene(const std::vector<Cell>& cells, const QByteArray& lines = {})
{
    return sceneOf(layerNode(lines + "tile_map_data = " + layerData(cells) + "\n"));
}

Result<ImportedMap> read(const QByteArray& scene, const CompanionReader& companion = {})
{
    return test::godot().importMap({scene, "map.tscn", companion}, {{"pixelsPerUnit", "1"}});
}

using Ring = std::vector<Point>;

/// The corners of all objects; empty if it was not read.
std::vector<Ring> rings(const Result<ImportedMap>& map)
{
    std::vector<Ring> all;
    if (map)
        for (const nav::MapObject& object : map->map.objects())
            all.push_back(std::get<nav::Polygon>(object.geometry).points);
    return all;
}
/// The same, each from its uppermost corner on.
std::vector<Ring> turnedRings(const Result<ImportedMap>& map)
{
    std::vector<Ring> all = rings(map);
    const auto isBefore = [](Point p, Point q) {
        return std::pair(p.y, p.x) < std::pair(q.y, q.x);
    };
    for (Ring& ring : all)
        std::rotate(ring.begin(), std::min_element(ring.begin(), ring.end(), isBefore), ring.end());
    return all;
}
QStringList notes(const Result<ImportedMap>& map)
{
    QStringList all;
    if (map)
        for (const FormatNote& note : map->notes)
            all << note.text;
    return all;
}
double areaOf(const Ring& ring)
{
    double twice = 0;
    for (std::size_t i = 0; i < ring.size(); ++i)
        twice += nav::cross(ring[i], ring[(i + 1) % ring.size()]);
    return std::abs(twice) / 2;
}

const Ring box{{0, 0}, {32, 0}, {32, 16}, {0, 16}};

} // namespace

/// Tile maps in scenes made by hand. What the engine makes of such ones: see tilesenginetest.cpp.
class GodotTilesTest : public QObject {
    Q_OBJECT

private slots:
    void wholeCellsBecomeOnePolygonInEverySpelling()
    {
        const std::vector<Cell> cells{{0, 0}, {1, 0}};
        const QByteArray old =
            "[node name=\"Walls\" type=\"TileMap\" parent=\".\"]\n"
            "tile_set = SubResource(\"s\")\nformat = 2\n"
            "layer_0/tile_data = " +
            mapData({{0, 0}}) +
            "\nlayer_1/name = \"above\"\nlayer_1/tile_data = " + mapData({{1, 0}}) +
            "\nlayer_2/enabled = false\n"
            "layer_2/tile_data = " +
            mapData({{5, 5}}) + "\n";
        for (const QByteArray& scene :
             {layerScene(cells),
              sceneOf(layerNode("tile_map_data = " + layerData(cells, true) + "\n")),
              sceneOf(old)}) {
            const auto map = read(scene);
            QVERIFY2(map, map ? "" : map.error().text().c_str());
            QCOMPARE(turnedRings(map), std::vector<Ring>{box});
            QCOMPARE(map->map.objects()[0].name, std::string("Walls"));
            QCOMPARE(notes(map), QStringList());
        }
    }

    void otherShapesAreOnePolygonEach()
    {
        const auto map = read(layerScene({{-1, -2, 1}, {2, 0, 1, 3}}));
        QCOMPARE(rings(map), (std::vector<Ring>{{{-16, -32}, {-4, -32}, {-16, -22}},
                                                {{40, 8}, {48, 8}, {40, 16}}}));
    }

    void cellsAreTransposedAndThenFlipped()
    {
        // By hand: (-8, -8), (4, -8), (-8, 2) from the middle (8, 8).
        const auto one = [](int flags) { return rings(read(layerScene({{0, 0, 1, flags}}))); };
        QCOMPARE(one(1 << 12), (std::vector<Ring>{{{16, 0}, {4, 0}, {16, 10}}}));
        QCOMPARE(one(1 << 13), (std::vector<Ring>{{{0, 16}, {12, 16}, {0, 6}}}));
        QCOMPARE(one(1 << 14), (std::vector<Ring>{{{0, 0}, {0, 12}, {10, 0}}}));
        QCOMPARE(one(5 << 12), (std::vector<Ring>{{{16, 0}, {16, 12}, {6, 0}}}));
    }

    void allPhysicsLayersThatThereAreCount()
    {
        const auto map = read(layerScene({{0, 0, 3}}));
        QCOMPARE(rings(map),
                 (std::vector<Ring>{{{8, 8}, {9, 8}, {8, 9}}, {{8, 8}, {10, 8}, {8, 10}}}));
        QCOMPARE(notes(map), QStringList());
        const auto oneWay = read(layerScene({{0, 0, 3}})
                                     .replace("3:0/0/physics_layer_1/polygon_0/points",
                                              "3:0/0/physics_layer_9/polygon_0/points"));
        QCOMPARE(rings(oneWay).size(), 2u);
        QCOMPARE(notes(oneWay), QStringList("1 shape of a tile that blocks from one side only: as "
                                            "blocking from all sides"));
    }

    void ofCellsAtOnePlaceTheLastCounts()
    {
        QCOMPARE(turnedRings(read(layerScene({{0, 0, 1}, {0, 0}, {1, 0}}))),
                 std::vector<Ring>{box});
        QVERIFY(rings(read(layerScene({{0, 0}, {0, 0, 2}}))).empty());
    }

    void theNodesPlaceCounts()
    {
        const auto map =
            read(layerScene({{0, 0}, {1, 0}}, "position = Vector2(100, 10)\n"
                                              "rotation = 1.5707963267948966\n"
                                              "scale = Vector2(2, 1)\nvisible = false\n"
                                              "metadata/hp = 3\n"));
        QCOMPARE(rings(map).size(), 1u);
        const Ring expected{{100, 74}, {84, 74}, {84, 10}, {100, 10}};
        for (std::size_t i = 0; i < 4; ++i)
            QVERIFY(nav::distance(rings(map)[0][i], expected[i]) < 1e-9);
        QCOMPARE(nav::Json(map->map.objects()[0].properties).text(), R"({"hp": 3})");
    }

    void tileSetsMayBeInFilesOfTheirOwn()
    {
        const QByteArray scene =
            "[gd_scene format=4]\n"
            "[ext_resource type=\"TileSet\" path=\"res://sets/walls.tres\" id=\"1\"]\n"
            "[node name=\"Level\" type=\"Node2D\"]\n" +
            layerNode("tile_map_data = " + layerData({{0, 0}, {1, 0}}) + "\n")
                .replace("SubResource(\"s\")", "ExtResource(\"1\")");
        QByteArray file = QByteArray("[gd_resource type=\"TileSet\" format=3]\n") + source +
                          "[resource]\n" + setLines;
        const CompanionReader companion = [&file](const QString& path) -> Result<QByteArray> {
            return path == "res://sets/walls.tres" ? Result<QByteArray>(file)
                                                   : Unexpected("not there");
        };
        QCOMPARE(turnedRings(read(scene, companion)), std::vector<Ring>{box});
        const QStringList lost("1 tile map whose tile set cannot be read: ignored");
        QCOMPARE(notes(read(scene)), lost);
        for (const QByteArray& damaged :
             {file.chopped(file.size() - 60), file.replace("TileSet\"", "Theme\""), QByteArray(),
              QByteArray("[gd_scene format=3]\n[node name=\"A\" type=\"Node\"]\n")}) {
            file = damaged;
            QCOMPARE(notes(read(scene, companion)), lost);
        }
    }

    void tileSetsOutsideOfTheFolderAreRefused()
    {
        const auto map = read("[gd_scene format=4]\n"
                              "[ext_resource type=\"TileSet\" path=\"res://../a.tres\" id=\"1\"]\n"
                              "[node name=\"Level\" type=\"Node2D\"]\n" +
                                  layerNode("").replace("SubResource(\"s\")", "ExtResource(\"1\")"),
                              [](const QString&) { return Unexpected("not there"); });
        QVERIFY(!map);
        QVERIFY(
            map.error().text().ends_with("cannot be read: the tile set \"res://../a.tres\" lies "
                                         "outside of the folder."));
    }

    void diamondsAndHalfMovedRowsAreMergedToo()
    {
        const auto merged = [](const QByteArray& lines, const QByteArray& points) {
            QByteArray scene = layerScene({{0, 0}, {1, 0}, {0, 1}});
            scene.replace("-8, -8, 8, -8, 8, 8, -8, 8", points)
                .replace("sources/2", lines + "sources/2");
            return turnedRings(read(scene));
        };
        // Rows 10 pixels high; the second is moved by half a tile, and touches both cells above.
        const auto rows =
            merged("tile_shape = 2\ntile_size = Vector2i(16, 10)\n", "8, -5, 8, 5, -8, 5, -8, -5");
        QCOMPARE(rows,
                 (std::vector<Ring>{
                     {{0, 0}, {32, 0}, {32, 10}, {24, 10}, {24, 20}, {8, 20}, {8, 10}, {0, 10}}}));
        const auto diamonds = merged("tile_shape = 1\ntile_layout = 5\n"
                                     "tile_size = Vector2i(16, 8)\n",
                                     "0, -4, 8, 0, 0, 4, -8, 0");
        QCOMPARE(diamonds.size(), 1u);
        QCOMPARE(areaOf(diamonds[0]), 3 * 64.0);
        QCOMPARE(diamonds[0].front(), (Point{8, 0}));
    }

    void whatIsNotReadIsTold()
    {
        const auto told = [](const QByteArray& scene) {
            const auto map = read(scene);
            return rings(map).empty() ? notes(map) : QStringList("there are objects");
        };
        const auto ignored = [](const char* what) {
            return QStringList(QString("1 ") + what + ": ignored");
        };
        QCOMPARE(told(layerScene({{0, 0, 2}})), ignored("tile map without collision shapes"));
        QCOMPARE(told(layerScene({{0, 0, 0, 0, 7}})), ignored("tile map without collision shapes"));
        QCOMPARE(told(layerScene({{0, 0}}, "enabled = false\n")), ignored("disabled tile map"));
        QCOMPARE(told(layerScene({{0, 0}}, "collision_enabled = false\n")),
                 ignored("disabled tile map"));
        QCOMPARE(told(layerScene({{0, 0}}).replace("tile_set = SubResource(\"s\")\n", "")),
                 ignored("tile map without a tile set"));
        QCOMPARE(told(layerScene({{0, 0}}).replace("sources/2", "tile_shape = 7\nsources/2")),
                 ignored("tile map whose tile set cannot be read"));
        QCOMPARE(told(layerScene({{0, 0}}).replace("TileSetAtlasSource",
                                                   "TileSetScenesCollectionSource")),
                 ignored("cell of a tile map with a scene"));
        QCOMPARE(told(layerScene({{0, 0}}).replace("format=4", "format=2")),
                 ignored("tile map of Godot 3"));
        for (const char* data :
             {"PackedByteArray(\"AAAA\")", "PackedByteArray(\"AAAA!AAA\")",
              "PackedByteArray(\"AQAAAAAAAAAAAAAAAAA=\")", "7", "PackedByteArray(0, 0, 300)",
              "PackedByteArray(0, 0, 1 2)", "PackedInt32Array(0, 0, 0)"})
            QCOMPARE(told(sceneOf(layerNode("tile_map_data = " + QByteArray(data) + "\n"))),
                     ignored("tile map whose cells cannot be read"));
    }

    /// A diagonal across the whole grid, which no raster can hold.
    void sparseCellsTakeLittle()
    {
        std::vector<Cell> cells;
        for (int i = -32'768; i < 32'768; i += 16) {
            cells.push_back({i, i});
            cells.push_back({i + 1, i});
        }
        const auto map = read(layerScene(cells));
        QCOMPARE(rings(map).size(), cells.size() / 2);
        double area = 0;
        for (const Ring& ring : rings(map))
            area += areaOf(ring);
        QCOMPARE(area, 256.0 * double(cells.size()));
    }

    void tooManyPolygonsAreRefused()
    {
        std::vector<Cell> cells;
        for (int i = 0; i < 300'001; ++i)
            cells.push_back({i % 1000, i / 1000, 1});
        const auto map = read(layerScene(cells));
        QVERIFY(!map);
        QCOMPARE(map.error().text(),
                 std::string("map.tscn: The node \"Walls\" cannot be read: the tiles make more "
                             "than 300,000 polygons or 4,000,000 corners."));
        cells.pop_back();
        QCOMPARE(rings(read(layerScene(cells))).size(), 300'000u);
    }
};

QTEST_GUILESS_MAIN(GodotTilesTest)
#include "godottilestest.moc"
