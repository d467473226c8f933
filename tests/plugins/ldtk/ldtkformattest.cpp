#include "tests/plugins/ldtk/ldtkreading.h"

#include <QTest>

#include <cmath>

using namespace thicket;
using namespace thicket::plugins;
using namespace thicket::tests::ldtk;
using nav::Point;

namespace {

std::vector<nav::Polygon> polygonsCalled(const nav::Map& map, const std::string& name)
{
    std::vector<nav::Polygon> polygons;
    for (const nav::MapObject* const object : called(map, name))
        if (const auto* const polygon = std::get_if<nav::Polygon>(&object->geometry))
            polygons.push_back(*polygon);
    return polygons;
}

bool isInside(Point p, const std::vector<Point>& outline)
{
    bool inside = false;
    for (std::size_t i = 0; i < outline.size(); ++i) {
        const Point a = outline[i], b = outline[(i + 1) % outline.size()];
        if ((a.y > p.y) != (b.y > p.y) && p.x < a.x + (p.y - a.y) / (b.y - a.y) * (b.x - a.x))
            inside = !inside;
    }
    return inside;
}

} // namespace

/// What the entities, cells and levels of a project become.
class LdtkFormatTest : public QObject {
    Q_OBJECT

private slots:
    void spawnsBecomeSpawnAreas()
    {
        QByteArray bytes = contentsOf("shapes.ldtk");
        bytes.replace("\"__identifier\": \"Agent\"", "\"__identifier\": \"Spawn\"");
        bytes.replace("\"__identifier\": \"heading\"", "\"__identifier\": \"count\"");
        const auto imported = read(bytes);
        QVERIFY2(imported, imported ? "" : imported.error().text().c_str());
        QVERIFY(only<nav::SpawnMarker>(imported->map, "Spawn") ==
                (nav::SpawnMarker{{0.5, 4.5}, 0.5, 0.3, "guards", 1}));
        QVERIFY(called(imported->map, "Spawn")[0]->properties.empty());
    }

    void entitiesBecomeWhatTheyAreCalled()
    {
        const auto loaded = opened("shapes.ldtk");
        QVERIFY2(loaded, loaded ? "" : loaded.error().text().c_str());
        const nav::Map& map = loaded->map;
        QVERIFY(map.settings.yAxis == nav::YAxis::down);
        QCOMPARE(map.settings.name, std::string("shapes"));
        QVERIFY(map.settings.bounds == (nav::Box{{-1, 2}, {7, 5}}));
        QVERIFY(map.settings.boundsAreWalls);
        QVERIFY(only<nav::StartMarker>(map, "Start").position == (Point{-0.5, 4.5}));
        QVERIFY(only<nav::GoalMarker>(map, "Goal").position == (Point{2.5, 2.5}));
        QVERIFY(only<nav::AgentMarker>(map, "Agent") ==
                (nav::AgentMarker{{0.5, 4.5}, 1.5, 0.5, "guards"}));
        QVERIFY(only<nav::Circle>(map, "Circle") == (nav::Circle{{1.5, 4.5}, 0.34375}));
        QVERIFY(called(map, "Circle")[0]->properties ==
                (nav::Json::Object{{"species", "Quercus"}}));
        QVERIFY(only<nav::Circle>(map, "Rock") == (nav::Circle{{-0.5, 2.5}, 0.375}));
    }

    void rectanglesAndEllipsesAreWhereTheirPivotsSay()
    {
        const auto loaded = opened("shapes.ldtk");
        QVERIFY(loaded);
        const nav::Map& map = loaded->map;
        QVERIFY(only<nav::Polygon>(map, "box") == nav::polygonOf({{0.75, 2.25}, {1.25, 3}}));
        const nav::Json::Object& fields = called(map, "box")[0]->properties;
        const nav::Json::Object next{
            {"entityIid", "a"}, {"layerIid", "b"}, {"levelIid", "c"}, {"worldIid", "d"}};
        const nav::Json::Array route{cell(0, 0), cell(2, 1)};
        QVERIFY(fields == (nav::Json::Object{{"fragile", true},
                                             {"next", next},
                                             {"route", route},
                                             {"tint", "#FF0000"},
                                             {"weight", std::int64_t(12)}}));
        const auto pond = only<nav::Polygon>(map, "Pond").points;
        QVERIFY(pond.size() >= 8);
        // Half axes 0.5 and 0.25, its middle (2.5, 4.5).
        for (const Point p : pond)
            QVERIFY(std::abs(std::hypot((p.x - 2.5) / 0.5, (p.y - 4.5) / 0.25) - 1) < 1e-9);
    }

    void listsOfPointsAreWallsAndPolygonsAsDrawn()
    {
        const auto loaded = opened("shapes.ldtk");
        QVERIFY(loaded);
        const nav::Map& map = loaded->map;
        const auto walls = called(map, "Wall");
        QCOMPARE(walls.size(), std::size_t(2));
        QVERIFY(std::get<nav::Wall>(walls[0]->geometry) ==
                (nav::Wall{{{3.5, 2.5}, {5.5, 2.5}, {5.5, 3.5}}, 0.25, false}));
        QVERIFY(std::get<nav::Polygon>(walls[1]->geometry) == nav::polygonOf({{3, 2}, {3.5, 2.5}}));
        QVERIFY(only<nav::Wall>(map, "Hedge") ==
                (nav::Wall{{{5.5, 3.5}, {6.5, 3.5}, {6.5, 2.5}}, 0, true}));
        const std::vector<nav::Polygon> polygons = polygonsCalled(map, "Polygon");
        QCOMPARE(polygons.size(), std::size_t(3));
        QVERIFY(polygons[0] == (nav::Polygon{{{3.5, 2.5}, {4.5, 2.5}, {3.5, 3.5}}}));
        QVERIFY(polygons[1].inverted);
        QVERIFY(polygons[2] == nav::polygonOf({{3, 4}, {4, 4.5}}));
        QVERIFY(called(map, "Polygon")[1]->properties.empty());
    }

    void cellsOfAValueBecomePolygons()
    {
        const auto loaded = opened("shapes.ldtk", {{"pixelsPerUnit", "1"}, {"levels", "Meadow"}});
        QVERIFY(loaded);
        const nav::Map& map = loaded->map;
        // The cells of the meadow, 8 pixels wide, from (-12, 32): the layer's offset is 4.
        const QStringList rows{"........", ".111....", ".1.1.22.",
                               ".111..2.", "....3...", ".....3.."};
        for (int y = 0; y < rows.size(); ++y) {
            for (int x = 0; x < rows[y].size(); ++x) {
                const Point middle{-12 + 8 * (x + 0.5), 32 + 8 * (y + 0.5)};
                QStringList values;
                for (const nav::MapObject& object : map.objects()) {
                    const auto value = object.properties.find("intGrid");
                    const auto* const polygon = std::get_if<nav::Polygon>(&object.geometry);
                    if (value != object.properties.end() && polygon &&
                        isInside(middle, polygon->points))
                        values << QString::fromStdString(value->second.text());
                }
                QCOMPARE(values.join(' '), rows[y][x] == '.' ? QString() : QString(rows[y][x]));
            }
        }
        QCOMPARE(called(map, "water").size(), std::size_t(1));
        const auto some = opened("shapes.ldtk", {{"solid", "Water, 3"}});
        QVERIFY(some);
        QVERIFY(called(some->map, "walls").empty());
        QCOMPARE(called(some->map, "water").size(), std::size_t(1));
        QVERIFY(texts(some->notes).contains("40 cells of other values: left out"));
    }

    void whatIsOutsideOfLevelsIsBlocked()
    {
        const auto loaded = opened("shapes.ldtk");
        QVERIFY(loaded);
        std::vector<nav::Polygon> outside;
        for (const nav::MapObject& object : loaded->map.objects())
            if (loaded->map.layerOf(object)->name == "outside")
                outside.push_back(std::get<nav::Polygon>(object.geometry));
        QCOMPARE(outside.size(), std::size_t(1));
        QVERIFY(isInside({5, 4.5}, outside[0].points) && outside[0].points.size() == 4);
        const auto open = opened("shapes.ldtk", {{"outside", "free"}});
        QVERIFY(open);
        QVERIFY(!open->map.settings.boundsAreWalls);
        QCOMPARE(open->map.objects().size() + 1, loaded->map.objects().size());
    }

    void optionsChooseLevelsAndEntities()
    {
        const auto cellar = opened("shapes.ldtk", {{"depth", "-1"}});
        QVERIFY(cellar);
        QCOMPARE(cellar->map.objects().size(), std::size_t(1));
        QVERIFY(only<nav::Circle>(cellar->map, "Rock") == (nav::Circle{{0.5, 0.5}, 0.25}));
        QVERIFY(texts(cellar->notes).contains("2 levels that the options do not choose: left out"));
        const auto named = opened("shapes.ldtk", {{"levels", "meadow"},
                                                  {"obstacles", "stone, rock"},
                                                  {"start", "HERO"},
                                                  {"solid", "none"}});
        QVERIFY(named);
        QVERIFY(only<nav::StartMarker>(named->map, "Player").position == (Point{-0.5, 4.5}));
        QVERIFY(only<nav::Polygon>(named->map, "Pillar") == nav::polygonOf({{2, 3}, {2.5, 3.5}}));
        QCOMPARE(called(named->map, "Rock").size(), std::size_t(1));
        QVERIFY(called(named->map, "box").empty() && called(named->map, "Start").empty());
        QVERIFY(texts(named->notes).contains("3 entities without a shape: left out"));
    }

    void notesSayWhatIsLeft()
    {
        const auto loaded = opened("shapes.ldtk");
        QVERIFY(loaded);
        QCOMPARE(texts(loaded->notes),
                 (QStringList{"1 ellipse: a polygon, off by at most the option arcError",
                              "2 entities without a shape: left out, the option obstacles can "
                              "name them",
                              "1 level that the options do not choose: left out"}));
    }
};

QTEST_GUILESS_MAIN(LdtkFormatTest)
#include "ldtkformattest.moc"
