#include "tests/plugins/godot/godotmaps.h"

#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <optional>
#include <random>

using namespace thicket;
using namespace thicket::plugins;
using nav::Point;

namespace {

/// How near to a side no point is compared, pixels: the engine computes in single precision.
constexpr double unsure = 0.02;
constexpr double step = 2.7;
constexpr int columns = 90, rows = 80;

/// One scene of each kind of grid; all but square ones have six layouts and two axes.
struct Grid {
    int shape, layout, axis;
};
std::vector<Grid> allGrids()
{
    std::vector<Grid> grids{{0, 0, 0}, {0, 0, 0}};
    for (int shape = 1; shape <= 3; ++shape)
        for (int layout = 0; layout < 6; ++layout)
            for (int axis = 0; axis < 2; ++axis)
                grids.push_back({shape, layout, axis});
    return grids;
}

QByteArray tileSetOf(const Grid& grid)
{
    const QByteArray whole =
        grid.shape == 1 ? "0, -6, 10, 0, 0, 6, -10, 0" : "-10, -6, 10, -6, 10, 6, -10, 6";
    const auto polygon = [](const char* key, const QByteArray& points) {
        return QByteArray(key) + "/points = PackedVector2Array(" + points + ")\n";
    };
    return "[sub_resource type=\"PlaceholderTexture2D\" id=\"t\"]\nsize = Vector2(64, 64)\n"
           "[sub_resource type=\"TileSetAtlasSource\" id=\"a\"]\ntexture = "
           "SubResource(\"t\")\n0:0/0 = 0\n" +
           polygon("0:0/0/physics_layer_0/polygon_0", whole) + "1:0/0 = 0\n" +
           polygon("1:0/0/physics_layer_0/polygon_0", "-8, -6, 5, -6, -8, 2") + "1:0/2 = 2\n" +
           polygon("1:0/2/physics_layer_1/polygon_0",
                   "-7, -5, 7, -5, 7, -2, -3, -2, -3, 4, -7, 4") +
           polygon("1:0/2/physics_layer_1/polygon_1", "3, 1, 6, 1, 6, 5") + "2:3/0 = 0\n" +
           polygon("2:3/0/physics_layer_7/polygon_0", whole) +
           "[sub_resource type=\"TileSet\" id=\"s\"]\ntile_size = Vector2i(20, 12)\ntile_shape = " +
           QByteArray::number(grid.shape) + "\ntile_layout = " + QByteArray::number(grid.layout) +
           "\ntile_offset_axis = " + QByteArray::number(grid.axis) +
           "\nphysics_layer_0/collision_layer = 1\nphysics_layer_1/collision_layer = 8\n"
           "sources/3 = SubResource(\"a\")\n";
}

/// Cells round the origin.
QByteArray cellsOf(std::mt19937_64& random)
{
    QByteArray bytes(2, 0);
    for (int y = -5; y < 6; ++y)
        for (int x = -5; x < 6; ++x) {
            const int kind = int(random() % 8);
            const int flags = int(random() % 8) << 12;
            if (kind == 0)
                continue;
            const int alternative = (kind == 2 || kind == 3 ? 2 : 0) | flags;
            const int column = kind > 4 ? 0 : kind == 4 ? 2 : 1, row = kind == 4 ? 3 : 0;
            for (const int word : {x, y, 3, column, row, alternative}) {
                bytes += char(word & 255);
                bytes += char(word >> 8 & 255);
            }
        }
    return "tile_map_data = PackedByteArray(\"" + bytes.toBase64() + "\")\n";
}

QByteArray sceneOf(const Grid& grid, std::size_t index)
{
    std::mt19937_64 random(index);
    const QByteArray turn = index % 3 == 2 ? "rotation = 0.4\nscale = Vector2(1.25, -0.75)\n" : "";
    // Bodies of one cell: the engine cannot divide every outline of several.
    return "[gd_scene format=4]\n" + tileSetOf(grid) +
           "[node name=\"Level\" type=\"Node2D\"]\n"
           "[node name=\"Walls\" type=\"TileMapLayer\" parent=\".\"]\n"
           "position = Vector2(3.5, -2)\nphysics_quadrant_size = 1\n" +
           turn + "tile_set = SubResource(\"s\")\n" + cellsOf(random);
}

double distanceToSide(Point p, Point a, Point b)
{
    const Point side = b - a;
    const double share = std::clamp(nav::dot(p - a, side) / nav::dot(side, side), 0.0, 1.0);
    return nav::distance(p, a + share * side);
}
/// Whether a point lies in one of the polygons; no value: too near to a side.
std::optional<bool> isBlocked(const nav::Map& map, Point p)
{
    bool isAny = false;
    for (const nav::MapObject& object : map.objects()) {
        const std::vector<Point>& ring = std::get<nav::Polygon>(object.geometry).points;
        bool isIn = false;
        for (std::size_t i = 0, before = ring.size() - 1; i < ring.size(); before = i++) {
            const Point a = ring[before], b = ring[i];
            if (distanceToSide(p, a, b) < unsure)
                return std::nullopt;
            if ((a.y > p.y) != (b.y > p.y) && p.x < a.x + (p.y - a.y) / (b.y - a.y) * (b.x - a.x))
                isIn = !isIn;
        }
        isAny = isAny || isIn;
    }
    return isAny;
}

/// What the engine finds at the points of each scene.
QList<QByteArray> seenByGodot(const std::vector<QByteArray>& scenes, QByteArray& errors)
{
    const QTemporaryDir folder;
    const QString project = THICKET_SOURCE_DIR "/tests/plugins/godot/projecttiles";
    for (const QString& file : QDir(project).entryList(QDir::Files))
        QFile::copy(project + "/" + file, folder.filePath(file));
    const auto write = [&folder](const QString& name, const QByteArray& bytes) {
        QFile file(folder.filePath(name));
        return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size();
    };
    QJsonArray grids;
    bool isWritten = true;
    for (std::size_t i = 0; i < scenes.size(); ++i) {
        grids << QJsonArray{-step * columns / 2, -step * rows / 2, step, columns, rows};
        isWritten = isWritten && write(QString("scene%1.tscn").arg(i), scenes[i]);
    }
    if (!isWritten || !write("grids.json", QJsonDocument(grids).toJson()))
        return {};
    QProcess process;
    process.start(THICKET_NODE_PROGRAM, {THICKET_SOURCE_DIR "/tests/plugins/godot/rungodot.js",
                                         THICKET_GODOT_ENGINE, folder.path(), "200"});
    if (!process.waitForFinished(250'000) || process.exitCode() != 0)
        errors += "no good end\n";
    QList<QByteArray> seen;
    for (const QByteArray& line : process.readAllStandardOutput().split('\n'))
        if (line.startsWith("SEEN "))
            seen << line.mid(5);
    for (const QByteArray& line : process.readAllStandardError().split('\n'))
        if (line.contains("ERROR") && !line.contains("global script cache") &&
            !line.contains("PagedAllocator"))
            errors += line + '\n';
    return seen;
}

} // namespace

/// Where the real engine finds bodies in tile maps, and where the imported polygons are.
class TilesEngineTest : public QObject {
    Q_OBJECT

private slots:
    void theEngineFindsBodiesWherePolygonsAre()
    {
        const std::vector<Grid> grids = allGrids();
        std::vector<QByteArray> scenes;
        for (std::size_t i = 0; i < grids.size(); ++i)
            scenes.push_back(sceneOf(grids[i], i));
        QByteArray errors;
        const QList<QByteArray> seen = seenByGodot(scenes, errors);
        QCOMPARE(seen.size(), qsizetype(scenes.size()));
        int compared = 0, blocked = 0, differing = 0;
        for (std::size_t i = 0; i < scenes.size(); ++i) {
            const auto map =
                test::godot().importMap({scenes[i], "map.tscn", {}}, {{"pixelsPerUnit", "1"}});
            QVERIFY2(map, map ? "" : map.error().text().c_str());
            QCOMPARE(map->notes.size(), 0);
            QCOMPARE(seen[qsizetype(i)].size(), columns * rows);
            int wrong = 0;
            for (int at = 0; at < columns * rows; ++at) {
                const Point p{-step * columns / 2 + at % columns * step,
                              -step * rows / 2 + at / columns * step};
                const auto isIn = isBlocked(map->map, p);
                if (!isIn)
                    continue;
                ++compared;
                blocked += *isIn;
                wrong += *isIn != (seen[qsizetype(i)][at] == '1');
            }
            if (wrong > 0)
                qWarning("shape %d, layout %d, axis %d: %d points differ", grids[i].shape,
                         grids[i].layout, grids[i].axis, wrong);
            differing += wrong;
        }
        qInfo("%d points compared, %d blocked", compared, blocked);
        QCOMPARE(differing, 0);
        QCOMPARE(errors, QByteArray());
        QVERIFY(blocked > 10'000 && compared - blocked > 10'000);
    }
};

QTEST_GUILESS_MAIN(TilesEngineTest)
#include "tilesenginetest.moc"
