#include "libnav/path/pathfinder.h"
#include "plugins/host/formatregistry.h"

#include <QTest>

#include <set>

using namespace thicket;
using namespace thicket::plugins;
using nav::Point;

namespace {

const MapFormat& movingAi()
{
    static const FormatRegistry registry({THICKET_BINARY_DIR "/lib/thicket/plugins"});
    return *registry.byId("movingai");
}

QByteArray gridFile(const QStringList& rows)
{
    return QString("type octile\nheight %1\nwidth %2\nmap\n%3\n")
        .arg(rows.size())
        .arg(rows.front().size())
        .arg(rows.join('\n'))
        .toUtf8();
}

Result<ImportedMap> read(const QByteArray& bytes, const OptionValues& options = {})
{
    return movingAi().importMap({bytes, "small.map"}, options);
}

QString problem(const QByteArray& bytes, const OptionValues& options = {})
{
    const auto imported = read(bytes, options);
    return imported ? QString() : QString::fromStdString(imported.error().text());
}

nav::PathStatus way(const nav::Map& map, Point from, Point to)
{
    const auto field = nav::ObstacleField::build(nav::obstacles(map), 0);
    return field ? nav::findPath(*field, from, to).status : nav::PathStatus::invalid;
}

} // namespace

class MovingAiFormatTest : public QObject {
    Q_OBJECT

private slots:
    void aGridBecomesPolygonsInsideWalls()
    {
        const auto imported = read(gridFile({"....", ".TT.", ".T..", "...."}));
        QVERIFY(imported);
        const nav::Map& map = imported->map;
        QCOMPARE(map.settings.name, std::string("small"));
        QVERIFY(map.settings.yAxis == nav::YAxis::down);
        QVERIFY(map.settings.bounds == (nav::Box{{0, 0}, {4, 4}}));
        QVERIFY(map.settings.boundsAreWalls);
        QCOMPARE(map.settings.layers.size(), std::size_t(1));
        QCOMPARE(map.objects().size(), std::size_t(1));
        const auto& points = std::get<nav::Polygon>(map.objects()[0].geometry).points;
        const std::set<std::pair<double, double>> corners{{1, 1}, {3, 1}, {3, 2},
                                                          {2, 2}, {2, 3}, {1, 3}};
        std::set<std::pair<double, double>> found;
        for (const Point p : points)
            found.emplace(p.x, p.y);
        QVERIFY(found == corners && points.size() == 6);
        QVERIFY(imported->notes.isEmpty());
    }

    void cornersAreClosedUnlessOpened()
    {
        const QByteArray grid =
            gridFile({"...#..", "...#..", "###...", "..#..."}).replace('#', 'T');
        const auto closed = read(grid);
        QVERIFY(closed);
        QVERIFY(way(closed->map, {0.5, 0.5}, {4.5, 0.5}) == nav::PathStatus::unreachable);
        const auto open = read(grid, {{"corners", "open"}});
        QVERIFY(open);
        QVERIFY(way(open->map, {0.5, 0.5}, {4.5, 0.5}) == nav::PathStatus::found);
        QCOMPARE(open->notes.size(), 1);
        QCOMPARE(open->notes[0].text,
                 "2 corners where blocked cells touch: cut by a twentieth of a cell");
        QVERIFY(open->notes[0].fidelity == FormatNote::Fidelity::approximated);
    }

    void nothingLeavesTheGrid()
    {
        const auto imported = read(gridFile({".T.", ".T.", ".T."}));
        QVERIFY(imported);
        QVERIFY(way(imported->map, {0.5, 0.5}, {2.5, 0.5}) == nav::PathStatus::unreachable);
    }

    void pocketsStayFree()
    {
        const auto imported = read(gridFile({".....", ".TTT.", ".T.T.", ".TTT.", "....."}));
        QVERIFY(imported);
        const auto field = nav::ObstacleField::build(nav::obstacles(imported->map), 0);
        QVERIFY(field);
        QVERIFY(field->isFree({{2.3, 2.5}, {2.7, 2.5}}));
        QVERIFY(way(imported->map, {2.5, 2.5}, {0.5, 0.5}) == nav::PathStatus::unreachable);
        for (const Point p : {Point{1.5, 2.9}, {3.5, 3.1}, {1.5, 1.9}, {3.5, 2.1}, {2.5, 3.5}})
            QVERIFY(way(imported->map, p, {0.5, 0.5}) == nav::PathStatus::startBlocked);
        // A point on the cut is on outlines, which are free, but leads nowhere.
        QVERIFY(way(imported->map, {1.5, 3}, {0.5, 0.5}) == nav::PathStatus::unreachable);
        QVERIFY(way(imported->map, {1.5, 3}, {2.5, 2.5}) == nav::PathStatus::unreachable);
    }

    void optionsChooseTerrainsAndSizes()
    {
        const QByteArray grid = gridFile({"TTW", "..x", "SGT"});
        const auto imported = read(grid, {{"cell", "2.5"},
                                          {"blocked", "@OTWX"},
                                          {"circles", "t"},
                                          {"circleRadius", "1.25"},
                                          {"separate", "yes"}});
        QVERIFY2(imported, qPrintable(problem(grid)));
        const nav::Map& map = imported->map;
        QStringList layers;
        for (const nav::Layer& layer : map.settings.layers)
            layers << QString::fromStdString(layer.name);
        QCOMPARE(layers, (QStringList{"trees", "water", "terrain X"}));
        QVERIFY(map.settings.bounds == (nav::Box{{0, 0}, {7.5, 7.5}}));
        QCOMPARE(map.objects().size(), std::size_t(5));
        const auto& first = std::get<nav::Circle>(map.objects()[0].geometry);
        QVERIFY(first.center == (Point{1.25, 1.25}) && first.radius == 1.25);
        QStringList notes;
        for (const FormatNote& note : imported->notes)
            notes << note.text;
        QCOMPARE(notes, (QStringList{"3 cells as circles in the middle",
                                     "1 cell of water: blocked, although the benchmark lets one "
                                     "walk from water to water"}));
    }

    void otherSystemsWriteTheSame()
    {
        const QByteArray grid = gridFile({"..T", "T.."});
        const auto plain = read(grid);
        QVERIFY(plain);
        for (const QByteArray& other :
             {QByteArray(grid).replace("\n", "\r\n"), QByteArray(grid).replace("\n", " \n"),
              grid + "\n\n", QByteArray(grid).replace("octile", "tile"),
              QByteArray(grid).replace("height 2\nwidth 3\n", "width 3\nheight 2\n"),
              grid.chopped(1), QByteArray(grid).replace("T..", "t..")}) {
            const auto imported = read(other);
            QVERIFY2(imported, qPrintable(problem(other)));
            QVERIFY(imported->map == plain->map);
        }
    }

    void cornersOfTilesHaveHeights()
    {
        const auto imported = read("type octile-corner\nheight 3\nwidth 3\nmap\n"
                                   "000\n012\n222\nGtT\nGGT\nTTT\n");
        QVERIFY(imported);
        QVERIFY(imported->map.settings.bounds == (nav::Box{{0, 0}, {2, 2}}));
        QCOMPARE(imported->map.objects().size(), std::size_t(1));
        QCOMPARE(imported->notes.front().text, "3 rows of heights: left out");
    }

    void refusals_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("said");
        const auto row = [](const char* name, const QByteArray& bytes, const char* said) {
            QTest::newRow(name) << bytes << QString(said);
        };
        const QByteArray good = gridFile({"..T", "T.."});
        row("empty", "", "small.map: line 0: The file ends before the line \"map\".");
        row("another", "{}", "small.map: line 1: The first line must be \"type octile\".");
        row("type", QByteArray(good).replace("octile", "hex"),
            "small.map: line 1: The type \"hex\" is none of octile, tile, octile-corner.");
        row("no map", "type octile\nheight 2\n",
            "small.map: line 2: The file ends before the line \"map\".");
        row("no width", "type octile\nheight 2\nmap\n..\n",
            "small.map: line 3: The header has no width and height above 0.");
        row("zero", QByteArray(good).replace("width 3", "width 0"),
            "small.map: line 3: The width \"0\" is not a whole number from 1 to 1048576.");
        row("negative", QByteArray(good).replace("width 3", "width -3"),
            "small.map: line 3: The width \"-3\" is not a whole number from 1 to 1048576.");
        row("words", QByteArray(good).replace("width 3", "width 3 cells"),
            "small.map: line 3: The width \"3 cells\" is not a whole number from 1 to 1048576.");
        row("key", QByteArray(good).replace("width 3", "depth 3"),
            "small.map: line 3: \"depth\" is none of type, height, width, map.");
        row("claims", "type octile\nheight 1000000\nwidth 1000000\nmap\n.\n",
            "small.map: line 4: The map has more than 16,777,216 cells.");
        row("short row", QByteArray(good).replace("T..", "T."),
            "small.map: line 6, column 3: The row has 2 cells, it must have 3.");
        row("row of one", QByteArray(good).replace("T..", "T"),
            "small.map: line 6, column 2: The row has 1 cell, it must have 3.");
        row("long row", QByteArray(good).replace("T..", "T...."),
            "small.map: line 6, column 4: The row has 5 cells, it must have 3.");
        row("few rows", QByteArray(good).replace("height 2", "height 9"),
            "small.map: line 6: The file ends after 2 of 9 rows.");
        row("many rows", QByteArray(good).replace("height 2", "height 1"),
            "small.map: line 6: There are more rows than the height of 1.");
        row("terrain", QByteArray(good).replace("..T", ".?T"),
            "small.map: line 5, column 2: \"?\" is no known terrain; name it in the option "
            "passable or blocked.");
        row("corners", "type octile-corner\nheight 1\nwidth 1\nmap\n0\nT\n",
            "small.map: line 4: Corners of tiles must be at least 2 in width and height.");
    }

    void refusals()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(QString, said);
        QCOMPARE(problem(bytes), said);
    }

    void wrongOptionsAreRefused()
    {
        const QByteArray good = gridFile({"..T"});
        QVERIFY(problem(good, {{"cell", "0"}}).startsWith("option cell: "));
        QVERIFY(problem(good, {{"circleRadius", "-1"}}).startsWith("option circleRadius: "));
        QVERIFY(problem(good, {{"corners", "yes"}}).startsWith("option corners: "));
        QCOMPARE(problem(good, {{"blocked", "@S"}}),
                 "option blocked: The terrain S is named twice, here and in another option.");
        QCOMPARE(problem(good, {{"circles", "g"}}),
                 "option circles: The terrain G is named twice, here and in another option.");
        QVERIFY(problem(good, {{"passable", ". "}}).startsWith("option passable: "));
    }

    void tooManyObstaclesAreRefused()
    {
        constexpr int side = 1000;
        QStringList rows;
        for (int y = 0; y < side; ++y) {
            QString row(side, '.');
            for (int x = y % 2; x < side; x += 2)
                row[x] = 'T';
            rows << row;
        }
        const QByteArray chequers = gridFile(rows);
        QCOMPARE(problem(chequers),
                 "small.map: The blocked cells make more than 300,000 obstacles.");
        QCOMPARE(problem(chequers, {{"circles", "T"}}),
                 "small.map: The map has more than 300,000 circles.");
    }
};

QTEST_GUILESS_MAIN(MovingAiFormatTest)
#include "movingaiformattest.moc"
