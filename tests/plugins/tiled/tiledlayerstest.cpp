#include "tests/plugins/tiled/bytes.h"
#include "tests/plugins/tiled/formats.h"

#include <QTest>

#include <array>
#include <random>
#include <set>

using namespace thicket;
using namespace thicket::plugins;
using namespace tiledtest;
using nav::Point;

namespace {

constexpr std::uint32_t flipX = 0x80000000U, flipY = 0x40000000U, diagonal = 0x20000000U;

QByteArray csv(const std::vector<std::uint32_t>& gids)
{
    QByteArray text;
    for (std::uint32_t gid : gids)
        text += (text.isEmpty() ? "" : ",") + QByteArray::number(gid);
    return text;
}

QByteArray tileLayer(const QByteArray& data, const QByteArray& encoding, int columns = 4,
                     int rows = 3)
{
    return "<layer id=\"3\" name=\"ground\" width=\"" + QByteArray::number(columns) +
           "\" height=\"" + QByteArray::number(rows) + "\"><data " + encoding + ">" + data +
           "</data></layer>";
}

/// A tileset whose tile 2 has a triangle.
const QByteArray triangles = R"(<tileset firstgid="1" tilewidth="32" tileheight="32"><tile id="2">)"
                             R"(<objectgroup><object id="1" x="4" y="6"><polygon points="0,0 20,0 )"
                             R"(0,10"/></object></objectgroup></tile></tileset>)";

const std::vector<std::uint32_t> someCells{0, 3, 1, 0, 3, 0, 0, 3, 2, 0, 0, 3};

std::vector<Point> firstPoints(const nav::Map& map)
{
    std::vector<Point> points;
    for (const nav::MapObject& object : map.objects())
        points.push_back(std::get<nav::Polygon>(object.geometry).points.front());
    return points;
}

/// Flips a picture of w x h pixels as Tiled's manual says: first the diagonal, then x, then y.
/// Returns where a pixel of the tile is then.
std::array<int, 2> flippedPixel(int x, int y, int w, int h, std::uint32_t flags)
{
    using Picture = std::vector<std::vector<int>>;
    const auto blank = [](int columns, int rows) {
        return Picture(std::size_t(rows), std::vector<int>(std::size_t(columns)));
    };
    Picture picture = blank(w, h);
    picture[std::size_t(y)][std::size_t(x)] = 1;
    if (flags & diagonal) {
        Picture turned = blank(h, w);
        for (int row = 0; row < h; ++row) {
            for (int column = 0; column < w; ++column)
                turned[std::size_t(column)][std::size_t(row)] =
                    picture[std::size_t(row)][std::size_t(column)];
        }
        picture = turned;
    }
    if (flags & flipX) {
        for (auto& row : picture)
            std::reverse(row.begin(), row.end());
    }
    if (flags & flipY)
        std::reverse(picture.begin(), picture.end());
    for (std::size_t row = 0; row < picture.size(); ++row) {
        for (std::size_t column = 0; column < picture[row].size(); ++column) {
            if (picture[row][column] == 1)
                return {int(column), int(row) + 32 - int(picture.size())}; // on the lower edge
        }
    }
    return {-1, -1};
}

} // namespace

class TiledLayersTest : public QObject {
    Q_OBJECT

private slots:
    void everyEncodingGivesTheSameShapes()
    {
        const QByteArray cells = cellBytes(someCells);
        QByteArray elements;
        for (std::uint32_t gid : someCells)
            elements += "<tile gid=\"" + QByteArray::number(gid) + "\"/>";
        const std::vector<std::pair<QByteArray, QByteArray>> spellings{
            {csv(someCells), "encoding=\"csv\""},
            {elements, ""},
            {" \n" + cells.toBase64() + "\n", "encoding=\"base64\""},
            {zlibbed(cells).toBase64(), "encoding=\"base64\" compression=\"zlib\""},
            {gzipped(cells).toBase64(), "encoding=\"base64\" compression=\"gzip\""},
            {zstandard(cells).toBase64(), "encoding=\"base64\" compression=\"zstd\""},
        };
        const std::vector<Point> expected{{36, 6}, {4, 38}, {100, 38}, {100, 70}};
        for (const auto& [data, encoding] : spellings) {
            const nav::Map map = mapOf(tmxWith(triangles + tileLayer(data, encoding)));
            QVERIFY(firstPoints(map) == expected);
            QCOMPARE(map.settings.layers.front().name, std::string("ground"));
            QCOMPARE(map.settings.layers.front().id, nav::LayerId(3));
            // And as JSON.
            QByteArray json =
                R"({"type": "map", "orientation": "orthogonal", "width": 10, "height": 10, )"
                R"("tilewidth": 32, "tileheight": 32, "layers": [{"type": "tilelayer", "id": 3, )"
                R"("name": "ground", "width": 4, "height": 3, "data": DATA}], "tilesets": )"
                R"([{"firstgid": 1, "tilewidth": 32, "tileheight": 32, "tiles": [{"id": 2, )"
                R"("objectgroup": {"objects": [{"id": 1, "x": 4, "y": 6, "polygon": )"
                R"([{"x": 0, "y": 0}, {"x": 20, "y": 0}, {"x": 0, "y": 10}]}]}}]}]})";
            if (encoding.contains("base64")) {
                QByteArray keys = '"' + data.trimmed() + "\", \"encoding\": \"base64\"";
                if (encoding.contains("compression"))
                    keys += ", \"compression\": \"" + encoding.mid(encoding.size() - 5, 4) + '"';
                json.replace("DATA", keys);
            } else {
                json.replace("DATA", '[' + csv(someCells) + ']');
            }
            const nav::Map same = mapOf(json);
            QVERIFY(same.objects() == map.objects());
        }
    }

    /// Every flag and a picture that is no square, by moving single pixels.
    void flippedTilesAreWhereTheirPixelsAre()
    {
        for (const auto& [w, h] : {std::pair(32, 32), std::pair(48, 20)}) {
            for (std::uint32_t bits = 0; bits < 8; ++bits) {
                const std::uint32_t flags = bits << 29;
                std::set<std::array<int, 2>> expected, seen;
                for (const auto& [x, y] : {std::pair(0, 0), std::pair(30, 3), std::pair(7, 15)}) {
                    auto pixel = flippedPixel(x, y, w, h, flags);
                    expected.insert({pixel[0] + 2 * 32, pixel[1] + 32});
                    const QByteArray tileset =
                        "<tileset firstgid=\"1\" tilewidth=\"" + QByteArray::number(w) +
                        "\" tileheight=\"" + QByteArray::number(h) +
                        "\"><tile id=\"0\"><objectgroup><object x=\"" + QByteArray::number(x) +
                        "\" y=\"" + QByteArray::number(y) +
                        "\" width=\"1\" height=\"1\"/></objectgroup></tile></tileset>";
                    std::vector<std::uint32_t> cells(12, 0);
                    cells[6] = 1 | flags; // column 2, row 1
                    const nav::Map map =
                        mapOf(tmxWith(tileset + tileLayer(csv(cells), "encoding=\"csv\"")));
                    QCOMPARE(map.objects().size(), std::size_t(1));
                    const nav::Box box = nav::boundingBox((*map.objects().begin()).geometry);
                    QCOMPARE(box.width(), 1.0);
                    QCOMPARE(box.height(), 1.0);
                    seen.insert({int(box.min.x), int(box.min.y)});
                }
                QVERIFY2(seen == expected, qPrintable(QString::number(bits)));
            }
        }
    }

    void infiniteMapsHaveChunks()
    {
        const QByteArray chunks =
            "<chunk x=\"-2\" y=\"0\" width=\"2\" height=\"2\">3,0,0,0</chunk>"
            "<chunk x=\"16\" y=\"-1\" width=\"2\" height=\"2\">0,0,0,3</chunk>";
        const nav::Map map =
            mapOf(tmxWith(triangles + tileLayer(chunks, "encoding=\"csv\""), "infinite=\"1\""));
        QVERIFY(firstPoints(map) == (std::vector<Point>{{-60, 6}, {17 * 32 + 4, 6}}));
        QVERIFY(!map.settings.bounds);
    }

    void tileObjectsAreScaledFlippedAndTurned()
    {
        // A tile object stands on its lower left corner.
        const nav::Map map = mapOf(tmxWith(
            triangles +
            "<objectgroup>"
            R"(<object id="1" gid="3" x="100" y="100" width="64" height="32"/>)"
            R"(<object id="2" gid="2147483651" x="100" y="100" width="32" height="32"/>)"
            R"(<object id="3" gid="3" x="100" y="100" width="32" height="32" rotation="90"/>)"
            R"(<object id="4" gid="2" x="100" y="100" width="32" height="32"/>)"
            R"(<object id="5" gid="2" type="start" x="100" y="100" width="32" height="32"/>)"
            "</objectgroup>"));
        QCOMPARE(map.objects().size(), std::size_t(4));
        std::vector<Point> corners;
        for (const nav::MapObject& object : map.objects()) {
            if (const auto* const polygon = std::get_if<nav::Polygon>(&object.geometry))
                corners.push_back(polygon->points[1]);
        }
        QCOMPARE(corners.size(), std::size_t(3));
        QCOMPARE(corners[0], (Point{100 + 48, 100 - 32 + 6}));
        QCOMPARE(corners[1], (Point{100 + 32 - 24, 100 - 32 + 6}));
        QVERIFY(nav::distance(corners[2], {100 + 26, 100 + 24}) < 1e-9);
        QCOMPARE(std::get<nav::StartMarker>(map.start()->geometry).position, (Point{116, 84}));
    }

    /// Two shapes in the tileset; the second has a class, by which it is a wall.
    void shapesOfATileObjectAreItsParts()
    {
        const QByteArray tileset =
            R"(<tileset firstgid="1" tilewidth="32" tileheight="32"><tile id="0"><objectgroup>)"
            R"(<object id="1" name="trunk" width="9" height="9"><properties>)"
            R"(<property name="hp" type="int" value="1"/><property name="wood" value="oak"/>)"
            R"(</properties></object>)"
            R"(<object id="2" type="wall"><polyline points="0,0 9,0"/></object>)"
            "</objectgroup></tile></tileset>";
        const auto result = imported(tmxWith(
            tileset +
            R"(<objectgroup><object id="4" gid="1" name="Barrel" type="Cask" x="0" y="32")"
            R"( width="32" height="32" visible="0"><properties>)"
            R"(<property name="hp" type="int" value="10"/></properties></object>)"
            R"(<object id="7" gid="1" x="64" y="32" width="32" height="32"/></objectgroup>)"));
        QVERIFY(result);
        const nav::Map& map = result->map;
        QCOMPARE(map.objects().size(), std::size_t(4));
        std::vector<nav::MapObject> objects(map.objects().begin(), map.objects().end());
        const nav::Json::Object own{{"class", "Cask"}, {"hp", nav::Json::Number{"10"}}};
        nav::Json::Object first = own;
        first.emplace("wood", "oak");
        QCOMPARE(objects[0].id, nav::ObjectId(4));
        QVERIFY(objects[0].name == "Barrel" && objects[1].name == "Barrel");
        QVERIFY(objects[0].properties == first && objects[1].properties == own);
        QVERIFY(std::holds_alternative<nav::Wall>(objects[1].geometry));
        QVERIFY(notesOf(result).join('\n').contains("2 hidden objects: shown"));
        // One that says nothing leaves the shapes as they are.
        QCOMPARE(objects[2].id, nav::ObjectId(7));
        QVERIFY(objects[2].name == "trunk" && objects[3].name.empty());
        QCOMPARE(objects[2].properties.at("hp").as<nav::Json::Number>()->text, std::string("1"));
        QVERIFY(objects[3].properties.empty());
    }

    void alignmentOfTileObjects()
    {
        for (const auto& [name, corner] : {std::pair("topleft", Point{100, 100}),
                                           {"top", {84, 100}},
                                           {"topright", {68, 100}},
                                           {"left", {100, 84}},
                                           {"center", {84, 84}},
                                           {"right", {68, 84}},
                                           {"bottomleft", {100, 68}},
                                           {"bottom", {84, 68}},
                                           {"bottomright", {68, 68}}}) {
            QByteArray tileset = triangles;
            tileset.replace("firstgid", "objectalignment=\"" + QByteArray(name) + "\" firstgid");
            const nav::Map map = mapOf(tmxWith(
                tileset + R"(<objectgroup><object gid="3" x="100" y="100" width="32" height="32"/>)"
                          "</objectgroup>"));
            QVERIFY2(firstPoints(map) == std::vector<Point>{corner + (Point{4, 6})}, name);
        }
    }

    /// Seen from above a cell of 64 x 32 pixels is a square of 32. A picture of 64 x 64 stands on
    /// its lower corner. Worked out by hand from where Tiled's manual says that pictures stand, and
    /// compared with what Tiled 1.8.2 draws: over pictures it shows the same. Shapes of a tileset
    /// with an isometric grid are as in its Tile Collision Editor; over maps that version shows
    /// them half a cell beside (mapeditor/tiled issue 3138, mended in 1.8.3).
    void isometricTilesLieInThePlane()
    {
        const auto import = [](const QByteArray& grid, const QByteArray& shape,
                               const QByteArray& rest) {
            return mapOf("<map version='1.10' orientation='isometric' width='2' height='2' "
                         "tilewidth='64' tileheight='32'><tileset firstgid='1' tilewidth='64' "
                         "tileheight='64'>" +
                         grid + "<tile id='0'><objectgroup>" + shape +
                         "</objectgroup></tile></tileset>" + rest + "</map>");
        };
        const auto cells = [](const std::vector<std::uint32_t>& gids) {
            return tileLayer(csv(gids), "encoding=\"csv\"", 2, 2);
        };
        const auto pointsOf = [](const nav::Map& map) {
            return map.objects().empty()
                       ? std::vector<Point>()
                       : std::get<nav::Polygon>((*map.objects().begin()).geometry).points;
        };
        // Pixels of the picture: the corners of the cell that it stands on.
        const QByteArray foot =
            "<object id='1' x='32' y='32'><polygon points='0,0 32,16 0,32 -32,16'/></object>";
        using Points = std::vector<Point>;
        QVERIFY((pointsOf(import({}, foot, cells({1, 0, 0, 0}))) ==
                 Points{{0, 0}, {32, 0}, {32, 32}, {0, 32}}));
        QVERIFY((pointsOf(import({}, foot, cells({0, 0, 1, 0}))) ==
                 Points{{0, 32}, {32, 32}, {32, 64}, {0, 64}}));
        const QByteArray object =
            "<objectgroup><object gid='1' x='32' y='32' width='64' height='64'/></objectgroup>";
        QVERIFY((pointsOf(import({}, foot, object)) == Points{{0, 0}, {32, 0}, {32, 32}, {0, 32}}));
        // In the plane of the grid: a circle stays one, and flips mirror the plane.
        const QByteArray grid = "<grid orientation='isometric' width='64' height='32'/>";
        const QByteArray round =
            "<object id='1' x='2' y='10' width='12' height='12'><ellipse/></object>";
        const auto circleOf = [&](std::uint32_t gid) {
            const nav::Map map = import(grid, round, cells({0, gid, 0, 0}));
            return std::get<nav::Circle>((*map.objects().begin()).geometry);
        };
        QCOMPARE(circleOf(1), (nav::Circle{{40, 16}, 6}));
        QCOMPARE(circleOf(1 | flipX), (nav::Circle{{48, 8}, 6}));
        // An offset of a layer moves what is shown: 32 to the right and 16 down is a column.
        QByteArray moved = cells({1, 0, 0, 0});
        moved.replace("<layer ", "<layer offsetx=\"32\" offsety=\"16\" ");
        QVERIFY(
            (pointsOf(import({}, foot, moved)) == Points{{32, 0}, {64, 0}, {64, 32}, {32, 32}}));
    }

    void groupsBecomeNames()
    {
        const nav::Map map = mapOf(tmxWith(
            R"(<group id="1" name="level" opacity="0.5" offsetx="100" visible="0">)"
            R"(<group id="2" name="inner" offsety="10" locked="1"><objectgroup id="3" name="things" )"
            R"(opacity="0.5" offsetx="1" color="#ff3F78C4"><object x="0" y="0" width="2" height="2">)"
            R"(<ellipse/></object></objectgroup></group></group>)"
            R"(<objectgroup id="4" name="top" parallaxx="0.5"/><imagelayer id="5" name="sky"/>)"));
        QCOMPARE(map.settings.layers.size(), std::size_t(2));
        const nav::Layer& layer = map.settings.layers[0];
        QVERIFY(layer == (nav::Layer{3, "level/inner/things", false, true, "#3F78C4", 0.25, {}}));
        QVERIFY(map.settings.layers[1] == (nav::Layer{4, "top", true, false, {}, 1, {}}));
        const auto circle = std::get<nav::Circle>((*map.objects().begin()).geometry);
        QCOMPARE(circle.center, (Point{102, 11}));
        QCOMPARE((*map.objects().begin()).layer, nav::LayerId(3));
    }

    /// Cells of hexagonal and staggered maps, as Tiled's own examples are drawn.
    void staggeredCells()
    {
        const auto first = [](const QByteArray& attributes, std::uint32_t at) {
            std::vector<std::uint32_t> cells(12, 0);
            cells[at] = 3;
            QByteArray file =
                tmxWith(triangles + tileLayer(csv(cells), "encoding=\"csv\""), attributes);
            file.replace("orientation=\"orthogonal\"", "");
            return firstPoints(mapOf(file)).front();
        };
        const QByteArray rows = "orientation=\"staggered\" staggeraxis=\"y\" staggerindex=\"odd\"";
        QCOMPARE(first(rows, 0), (Point{4, 6}));
        QCOMPARE(first(rows, 4), (Point{4 + 16, 6 + 16}));
        QCOMPARE(first(rows, 9), (Point{4 + 32, 6 + 32}));
        const QByteArray hexes = "orientation=\"hexagonal\" hexsidelength=\"16\" staggeraxis=\"x\" "
                                 "staggerindex=\"even\"";
        QCOMPARE(first(hexes, 0), (Point{4, 6 + 16}));
        QCOMPARE(first(hexes, 1), (Point{4 + 24, 6}));
        QCOMPARE(first(hexes, 6), (Point{4 + 48, 6 + 32 + 16}));
    }

    void damagedDataIsRefused()
    {
        const QByteArray cells = cellBytes(someCells);
        const QByteArray packed = zlibbed(cells);
        const std::vector<std::array<QByteArray, 3>> cases{
            {csv(someCells) + ",3", "encoding=\"csv\"", "more than the 12 cells"},
            {"1,2", "encoding=\"csv\"", "fewer than the 12 cells"},
            {"1,x", "encoding=\"csv\"", "\"x\", which is not the number of a tile"},
            {"!!", "encoding=\"base64\"", "not base64"},
            {packed.left(packed.size() - 8).toBase64(), "encoding=\"base64\" compression=\"zlib\"",
             "not what zlib or gzip writes"},
            {cells.toBase64(), "encoding=\"base64\" compression=\"zstd\"", "not what zstd writes"},
            {cells.toBase64(), "encoding=\"base64\" compression=\"lzma\"", "none of zlib"},
            {cells.left(45).toBase64(), "encoding=\"base64\"", "fewer"},
        };
        for (const auto& [data, encoding, reason] : cases) {
            const auto result = imported(tmxWith(triangles + tileLayer(data, encoding)));
            QVERIFY2(!result, reason.constData());
            QVERIFY2(result.error().message.find(reason.toStdString()) != std::string::npos,
                     result.error().message.c_str());
            QCOMPARE(result.error().where, std::string("level.tmx: line 1"));
        }
    }

    void tilesCanBeLeftOut()
    {
        const auto result = imported(
            tmxWith(triangles + tileLayer(csv(someCells), "encoding=\"csv\"")), {{"tiles", "no"}});
        QVERIFY(result && result->map.objects().empty());
    }
};

QTEST_GUILESS_MAIN(TiledLayersTest)
#include "tiledlayerstest.moc"
