#include "libnav/geometry/crossing.h"
#include "tests/plugins/tiled/formats.h"

#include <QTest>

#include <random>

using namespace thicket;
using namespace thicket::plugins;
using namespace tiledtest;
using nav::Point;

namespace {

constexpr int columns = 12, rows = 9;
using Cells = std::vector<int>; ///< 1: there is a tile

Cells someCells(std::uint64_t seed, int share)
{
    std::mt19937_64 random(seed);
    Cells cells;
    for (int i = 0; i < columns * rows; ++i)
        cells.push_back(int(random() % 100) < share);
    return cells;
}

QByteArray layerOf(const Cells& cells, const QByteArray& attributes = "name=\"walls\"")
{
    QByteArray text;
    for (const int cell : cells) // flipped tiles of a tileset that is not there
        text += (text.isEmpty() ? "" : ",") + QByteArray(cell ? "2147483653" : "0");
    return "<layer id=\"3\" " + attributes + " width=\"12\" height=\"9\"><data encoding=\"csv\">" +
           text + "</data></layer>";
}

/// How many polygons cover a point, by counting the sides that a ray from it crosses.
int covers(const nav::Map& map, Point p)
{
    int covering = 0;
    for (const nav::MapObject& object : map.objects()) {
        const auto& points = std::get<nav::Polygon>(object.geometry).points;
        bool isInside = false;
        for (std::size_t i = 0; i < points.size(); ++i) {
            const Point a = points[i], b = points[(i + 1) % points.size()];
            if ((a.y > p.y) != (b.y > p.y) && p.x < a.x + (b.x - a.x) * (p.y - a.y) / (b.y - a.y))
                isInside = !isInside;
        }
        covering += isInside;
    }
    return covering;
}

const OptionValues walls{{"solid", "walls"}};

} // namespace

/// Tile layers whose tiles are obstacles.
class TiledSolidTest : public QObject {
    Q_OBJECT

private slots:
    void everyCellWithATileIsCoveredOnce()
    {
        for (const int share : {0, 10, 50, 90, 100}) {
            const Cells cells = someCells(std::uint64_t(share), share);
            const nav::Map map = mapOf(tmxWith(layerOf(cells)), walls);
            for (int i = 0; i < columns * rows; ++i) {
                const Point middle{32 * (i % columns + 0.5), 32 * (i / columns + 0.5)};
                QCOMPARE(covers(map, middle), cells[std::size_t(i)]);
            }
            QCOMPARE(map.objects().size() == 1, share == 100);
        }
    }

    void namesMayHaveGroups()
    {
        const QByteArray file =
            tmxWith("<group id=\"9\" name=\"level\" offsetx=\"100\">" + layerOf(someCells(1, 40)) +
                    "</group>" + layerOf(someCells(2, 40), "name=\"ground\""));
        for (const char* name : {"walls", " Level/WALLS ", "roofs, doors"}) {
            const auto result = imported(file, {{"solid", name}});
            QCOMPARE(bool(result), QByteArray(name) != "roofs, doors");
            if (!result) {
                QCOMPARE(result.error().message,
                         std::string("The map has no tile layer called \"roofs\"."));
                continue;
            }
            QCOMPARE(result->map.settings.layers.size(), std::size_t(1));
            QCOMPARE(result->map.settings.layers[0].name, std::string("level/walls"));
            QCOMPARE(covers(result->map, {100 + 32 * 0.5, 16}), someCells(1, 40)[0]);
            QCOMPARE(notesOf(result), QStringList{"1 tile layer without collision shapes: left "
                                                  "out, the option solid can name them"});
        }
        QCOMPARE(imported(file, {{"solid", "all"}})->map.settings.layers.size(), std::size_t(2));
        QVERIFY(imported(file, {{"solid", "none"}})->map.objects().empty());
    }

    void chunksMeet()
    {
        const QByteArray chunks =
            "<layer id=\"3\" name=\"walls\" width=\"4\" height=\"4\"><data encoding=\"csv\">"
            "<chunk x=\"-2\" y=\"-1\" width=\"2\" height=\"2\">0,5,0,5</chunk>"
            "<chunk x=\"0\" y=\"-1\" width=\"2\" height=\"2\">5,0,5,0</chunk></data></layer>";
        const nav::Map map = mapOf(tmxWith(chunks, "infinite=\"1\""), walls);
        QCOMPARE(map.objects().size(), std::size_t(1));
        QVERIFY(nav::boundingBox((*map.objects().begin()).geometry) ==
                (nav::Box{{-32, -32}, {32, 32}}));
    }

    void cellsOfAnIsometricMapAreSquares()
    {
        Cells cells(columns * rows);
        cells[columns + 2] = 1;
        QByteArray file = tmxWith(layerOf(cells), "orientation=\"isometric\"");
        file.replace("orientation=\"orthogonal\"", "");
        file.replace("tilewidth=\"32\"", "tilewidth=\"64\"");
        const nav::Map map = mapOf(file, walls);
        QCOMPARE(map.objects().size(), std::size_t(1));
        QVERIFY(nav::boundingBox((*map.objects().begin()).geometry) ==
                (nav::Box{{64, 32}, {96, 64}}));
    }

    void movedCellsAreTheirTilesWholeShape_data()
    {
        QTest::addColumn<QByteArray>("grid");
        QTest::addColumn<QByteArray>("shape"); // of a whole tile of 32 by 24 pixels
        const QByteArray diamond = "16,0 32,12 16,24 0,12";
        for (const char* index : {"odd", "even"}) {
            const auto row = [index](const char* grid, const QByteArray& shape) {
                QTest::addRow("%s %s", grid, index)
                    << grid + QByteArray(" staggerindex=\"") + index + "\"" << shape;
            };
            row("orientation=\"staggered\" staggeraxis=\"y\"", diamond);
            row("orientation=\"staggered\" staggeraxis=\"x\"", diamond);
            row("orientation=\"hexagonal\" staggeraxis=\"y\" hexsidelength=\"0\"", diamond);
            row("orientation=\"hexagonal\" staggeraxis=\"y\" hexsidelength=\"8\"",
                "16,0 32,8 32,16 16,24 0,16 0,8");
            row("orientation=\"hexagonal\" staggeraxis=\"y\" hexsidelength=\"24\"",
                "0,0 32,0 32,24 0,24");
            row("orientation=\"hexagonal\" staggeraxis=\"x\" hexsidelength=\"12\"",
                "10,0 22,0 32,12 22,24 10,24 0,12");
        }
    }
    /// As if each tile had its outline as a collision shape.
    void movedCellsAreTheirTilesWholeShape()
    {
        QFETCH(QByteArray, grid);
        QFETCH(QByteArray, shape);
        const QByteArray tileset = "<tileset firstgid=\"5\" tilewidth=\"32\" tileheight=\"24\">"
                                   "<tile id=\"0\"><objectgroup><object id=\"1\" x=\"0\" y=\"0\">"
                                   "<polygon points=\"" +
                                   shape + "\"/></object></objectgroup></tile></tileset>";
        std::mt19937_64 random(7);
        std::uniform_real_distribution<double> place(-40, 460);
        for (const int share : {3, 30, 60, 90, 100}) {
            QByteArray file =
                tmxWith(tileset + layerOf(someCells(std::uint64_t(share), share)), grid);
            file.replace("orientation=\"orthogonal\"", "")
                .replace("tileheight=\"32\"", "tileheight=\"24\"");
            const nav::Map tiles = mapOf(file), solid = mapOf(file, walls);
            QVERIFY(share < 30 || solid.objects().size() < tiles.objects().size());
            QCOMPARE(solid.objects().size() == 1, share == 100);
            for (const nav::MapObject& object : solid.objects())
                QVERIFY(!nav::crossingSides(std::get<nav::Polygon>(object.geometry).points));
            for (int i = 0; i < 2000; ++i) {
                const Point p{place(random), place(random)};
                QCOMPARE(covers(solid, p), covers(tiles, p));
            }
        }
    }

    void movedChunksMeet()
    {
        QByteArray file =
            tmxWith("<layer id=\"3\" name=\"walls\" width=\"4\" height=\"4\"><data "
                    "encoding=\"csv\"><chunk x=\"-1\" y=\"-1\" width=\"1\" height=\"1\">5</chunk>"
                    "<chunk x=\"0\" y=\"0\" width=\"1\" height=\"1\">5</chunk></data></layer>",
                    "infinite=\"1\" orientation=\"hexagonal\" staggeraxis=\"y\" "
                    "staggerindex=\"odd\" hexsidelength=\"16\"");
        file.replace("orientation=\"orthogonal\"", "");
        const nav::Map map = mapOf(file, walls);
        QCOMPARE(map.objects().size(), std::size_t(1));
        const auto& points = std::get<nav::Polygon>((*map.objects().begin()).geometry).points;
        QCOMPARE(points.size(), std::size_t(10));
        QVERIFY(nav::boundingBox((*map.objects().begin()).geometry) ==
                (nav::Box{{-16, -24}, {32, 32}}));
    }

    void whatCannotBeIsRefused()
    {
        const auto far = tmxWith("<layer id=\"3\" name=\"walls\"><data encoding=\"csv\">"
                                 "<chunk x=\"-9000\" y=\"0\" width=\"1\" height=\"1\">5</chunk>"
                                 "<chunk x=\"0\" y=\"9000\" width=\"1\" height=\"1\">5</chunk>"
                                 "</data></layer>",
                                 "infinite=\"1\"");
        for (const auto& [file, reason] :
             {std::pair{far, "16,777,216 cells"},
              std::pair{tmxWith(layerOf(Cells(3))), "fewer than the 108 cells"}}) {
            const auto result = imported(file, walls);
            QVERIFY2(!result, reason);
            QVERIFY2(result.error().message.find(reason) != std::string::npos,
                     result.error().message.c_str());
        }
    }
};

QTEST_GUILESS_MAIN(TiledSolidTest)
#include "tiledsolidtest.moc"
