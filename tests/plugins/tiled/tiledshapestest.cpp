#include "tests/plugins/tiled/formats.h"

#include <QTest>

#include <cmath>
#include <numbers>

using namespace thicket;
using namespace thicket::plugins;
using namespace tiledtest;
using nav::Point;

namespace {

/// What the only object of a map becomes.
template <class Shape> std::optional<Shape> only(const nav::Map& map)
{
    if (map.objects().size() != 1)
        return std::nullopt;
    const auto* const shape = std::get_if<Shape>(&(*map.objects().begin()).geometry);
    return shape ? std::optional(*shape) : std::nullopt;
}

template <class Shape>
std::optional<Shape> objectAs(const QByteArray& object, const OptionValues& options = {})
{
    return only<Shape>(mapOf(tmxObjects(object), options));
}

bool isNear(Point a, Point b) { return nav::distance(a, b) < 1e-9; }

bool areNear(const std::vector<Point>& a, const std::vector<Point>& b)
{
    return std::equal(a.begin(), a.end(), b.begin(), b.end(), isNear);
}

/// Whether a point is on an ellipse with these half axes, the first one turned by the angle.
double offEllipse(Point p, Point center, Point axes, double degrees)
{
    const double angle = degrees * std::numbers::pi / 180;
    const Point d = p - center;
    const double along = d.x * std::cos(angle) + d.y * std::sin(angle);
    const double across = -d.x * std::sin(angle) + d.y * std::cos(angle);
    return std::abs(std::hypot(along / axes.x, across / axes.y) - 1);
}

} // namespace

class TiledShapesTest : public QObject {
    Q_OBJECT

private slots:
    void aRoundEllipseIsACircle()
    {
        const auto circle = objectAs<nav::Circle>(
            R"(<object x="10" y="20" width="6" height="6"><ellipse/></object>)");
        QVERIFY(circle);
        QCOMPARE(circle->center, (Point{13, 23}));
        QCOMPARE(circle->radius, 3.0);
    }

    /// Tiled turns objects clockwise about their upper left corners.
    void aTurnedRoundEllipseIsACircleElsewhere()
    {
        const auto circle = objectAs<nav::Circle>(
            R"(<object x="10" y="20" width="6" height="6" rotation="90"><ellipse/></object>)");
        QVERIFY(circle);
        QVERIFY(isNear(circle->center, {7, 23}));
    }

    void anEllipseIsAPolygonWithinTheError()
    {
        for (const double error : {0.25, 0.01}) {
            const auto result = imported(
                tmxObjects(
                    R"(<object x="100" y="50" width="80" height="20" rotation="30"><ellipse/></object>)"),
                error == 0.25 ? OptionValues{}
                              : OptionValues{{"arcError", QString::number(error)}});
            QVERIFY(result);
            const auto polygon = only<nav::Polygon>(result->map);
            QVERIFY(polygon);
            const double c = std::cos(std::numbers::pi / 6), s = std::sin(std::numbers::pi / 6);
            const Point center{100 + 40 * c - 10 * s, 50 + 40 * s + 10 * c};
            double worst = 0;
            for (std::size_t i = 0; i < polygon->points.size(); ++i) {
                const Point a = polygon->points[i];
                const Point b = polygon->points[(i + 1) % polygon->points.size()];
                QVERIFY(offEllipse(a, center, {40, 10}, 30) < 1e-9);
                // The middle of a side is inside by at most the error.
                worst = std::max(worst, offEllipse(0.5 * (a + b), center, {40, 10}, 30) * 40);
            }
            QVERIFY(worst <= error * 4); // in the direction of the long axis it counts four times
            const QString note = QString("1 ellipse: polygons, at most %1 off").arg(error);
            QCOMPARE(notesOf(result), QStringList{note});
        }
    }

    void rectanglesTurn()
    {
        const auto polygon =
            objectAs<nav::Polygon>(R"(<object x="10" y="20" width="4" height="2" rotation="90"/>)");
        QVERIFY(polygon);
        QVERIFY(areNear(polygon->points, {{10, 20}, {10, 24}, {8, 24}, {8, 20}}));
    }

    void polygonsAndPolylinesTurn()
    {
        const auto polygon = objectAs<nav::Polygon>(
            R"(<object x="1" y="2" rotation="180"><polygon points="0,0 3,0 3,-4"/></object>)");
        QVERIFY(polygon && areNear(polygon->points, {{1, 2}, {-2, 2}, {-2, 6}}));
        const auto wall = objectAs<nav::Wall>(
            R"(<object x="1" y="2"><polyline points="0,0 3.5,0 3,-4"/></object>)");
        QVERIFY(wall && areNear(wall->points, {{1, 2}, {4.5, 2}, {4, -2}}));
        QVERIFY(!wall->closed && wall->thickness == 0);
    }

    void aPolylineThatEndsAtItsStartIsClosed()
    {
        const auto wall = objectAs<nav::Wall>(
            R"(<object x="0" y="0"><polyline points="0,0 3,0 3,4 0,0"/></object>)");
        QVERIFY(wall && wall->closed && wall->points.size() == 3);
        const auto back =
            objectAs<nav::Wall>(R"(<object x="0" y="0"><polyline points="0,0 3,0 0,0"/></object>)");
        QVERIFY(back && !back->closed && back->points.size() == 3);
    }

    /// A capsule is all within its radius of a segment: a wall.
    void aCapsuleIsAWall()
    {
        const auto wall = objectAs<nav::Wall>(
            R"(<object x="10" y="20" width="30" height="8"><capsule/></object>)");
        QVERIFY(wall && areNear(wall->points, {{14, 24}, {36, 24}}));
        QCOMPARE(wall->thickness, 8.0);
        const auto upright = objectAs<nav::Wall>(
            R"(<object x="10" y="20" width="8" height="30"><capsule/></object>)");
        QVERIFY(upright && areNear(upright->points, {{14, 24}, {14, 46}}));
        const auto round = objectAs<nav::Circle>(
            R"(<object x="10" y="20" width="8" height="8"><capsule/></object>)");
        QVERIFY(round && round->center == (Point{14, 24}) && round->radius == 4);
    }

    void aFlatRectangleIsAWall()
    {
        const auto wall = objectAs<nav::Wall>(R"(<object x="1" y="2" width="5"/>)");
        QVERIFY(wall && areNear(wall->points, {{1, 2}, {6, 2}}));
    }

    void classesDecide()
    {
        const auto start =
            objectAs<nav::StartMarker>(R"(<object type="Start" x="3" y="4"><point/></object>)");
        QVERIFY(start && start->position == (Point{3, 4}));
        const auto goal = objectAs<nav::GoalMarker>(
            R"(<object class="goal" x="3" y="4" width="10" height="20"/>)");
        QVERIFY(goal && goal->position == (Point{8, 14}));
        const auto named =
            objectAs<nav::GoalMarker>(R"(<object name="goal" x="3" y="4"><point/></object>)");
        QVERIFY(named);
        const auto agent = objectAs<nav::AgentMarker>(
            R"(<object type="agent" x="0" y="0" width="8" height="8" rotation="90"><ellipse/></object>)");
        QVERIFY(agent && isNear(agent->position, {-4, 4}) && agent->radius == 4);
        QVERIFY(std::abs(agent->heading - std::numbers::pi / 2) < 1e-12);
        const auto spawn = objectAs<nav::SpawnMarker>(
            R"(<object type="spawn" x="0" y="0" width="80" height="80"><ellipse/><properties>)"
            R"(<property name="count" type="int" value="25"/></properties></object>)");
        QVERIFY(spawn && spawn->radius == 40 && spawn->count == 25);
        const auto wall = objectAs<nav::Wall>(
            R"(<object type="wall" x="0" y="0" width="4" height="2"><properties>)"
            R"(<property name="thickness" type="float" value="0.5"/></properties></object>)");
        QVERIFY(wall && wall->closed && wall->points.size() == 4 && wall->thickness == 0.5);
        const auto arena = objectAs<nav::Circle>(
            R"(<object x="0" y="0" width="4" height="4"><properties>)"
            R"(<property name="inverted" type="bool" value="true"/></properties><ellipse/></object>)");
        QVERIFY(arena && arena->inverted);
    }

    void otherClassesAreKept()
    {
        const auto result =
            imported(tmxObjects(R"(<object x="1" type="rock" width="6" height="6"/>)"
                                R"(<object x="9" type="rock" width="6" height="6"><properties>)"
                                R"(<property name="class" value="own"/></properties></object>)"
                                R"(<object x="19" type="Polygon" width="6" height="6"/>)"));
        QVERIFY(result && result->map.objects().size() == 3);
        QCOMPARE(nav::Json(result->map.objects()[0].properties).text(), R"({"class": "rock"})");
        QCOMPARE(nav::Json(result->map.objects()[1].properties).text(), R"({"class": "own"})");
        QVERIFY(result->map.objects()[2].properties.empty());
    }

    void pointsWithoutAClassAreAsTheOptionSays()
    {
        const QByteArray file = tmxObjects(R"(<object x="3" y="4"><point/></object>)"
                                           R"(<object x="5" y="4"/>)");
        const auto none = imported(file);
        QVERIFY(none && none->map.objects().empty());
        QVERIFY(notesOf(none).first().startsWith("2 points without a class"));
        QVERIFY(mapOf(file, {{"points", "goals"}}).goal());
        QCOMPARE(mapOf(file, {{"points", "circles"}}).objects().size(), std::size_t(2));
    }

    void scalesAreChosen()
    {
        const QByteArray object =
            R"(<object x="32" y="64" width="32" height="32"><ellipse/></object>)";
        QCOMPARE(objectAs<nav::Circle>(object)->center, (Point{48, 80}));
        QCOMPARE(objectAs<nav::Circle>(object, {{"pixelsPerUnit", "16"}})->center, (Point{3, 5}));
        QCOMPARE(objectAs<nav::Circle>(object, {{"pixelsPerUnit", "tile"}})->radius, 0.5);
        const nav::Map map = mapOf(tmxObjects(object), {{"pixelsPerUnit", "tile"}});
        QVERIFY(map.settings.bounds == (nav::Box{{0, 0}, {10, 10}}));
        QVERIFY(map.settings.yAxis == nav::YAxis::down);
        const auto wrong = imported(tmxObjects(object), {{"pixelsPerUnit", "0"}});
        QVERIFY(!wrong && wrong.error().where == "option pixelsPerUnit");
    }

    void customPropertiesKeepTheirTypes()
    {
        const nav::Map map = mapOf(tmxObjects(
            R"(<object x="0" y="0" width="4" height="4"><properties>)"
            R"(<property name="a" value="text"/><property name="b" type="int" value="7"/>)"
            R"(<property name="c" type="float" value="1.50"/>)"
            R"(<property name="d" type="bool" value="false"/>)"
            R"(<property name="e">two&#10;lines</property>)"
            R"(<property name="f" type="class" propertytype="P"><properties>)"
            R"(<property name="g" type="int" value="1"/></properties></property>)"
            R"(</properties></object>)"));
        const nav::Json::Object expected{{"a", "text"},
                                         {"b", nav::Json::Number{"7"}},
                                         {"c", nav::Json::Number{"1.50"}},
                                         {"d", false},
                                         {"e", "two\nlines"},
                                         {"f", nav::Json::Object{{"g", nav::Json::Number{"1"}}}}};
        QVERIFY((*map.objects().begin()).properties == expected);
    }

    void whatHasNoPlaceIsNoted()
    {
        const auto result = imported(
            tmxObjects(R"(<object x="0" y="0" width="4" height="4"><text>Hi</text></object>)"
                       R"(<object id="4" x="0" y="0" width="4" height="4" visible="0"/>)"
                       R"(<object id="4" x="0" y="0" width="4" height="4"/>)"
                       R"(<object x="2e9" y="0" width="4" height="4"/>)"
                       R"(<object x="0" y="0"><polygon points="0,0 1,1"/></object>)"));
        QVERIFY(result);
        QCOMPARE(result->map.objects().size(), std::size_t(2));
        QStringList notes = notesOf(result);
        notes.sort();
        QCOMPARE(notes,
                 (QStringList{"1 hidden object: shown", "1 object beyond 1e9 map units: left out",
                              "1 object with the id of another: numbered anew",
                              "1 shape of too few points: left out", "1 text: left out"}));
    }

    /// In an isometric map objects have their places in the plane; a rotation turns what is shown.
    void isometricObjectsAreInThePlane()
    {
        const auto import = [](const QByteArray& objects) {
            QByteArray file = tmxObjects(objects);
            file.replace("orthogonal", "isometric")
                .replace("tileheight=\"32\"", "tileheight=\"16\"");
            return mapOf(file);
        };
        const auto circle = only<nav::Circle>(
            import(R"(<object x="16" y="48" width="16" height="16"><ellipse/></object>)"));
        QVERIFY(circle && circle->center == (Point{24, 56}) && circle->radius == 8);
        // Shown, (16, 0) is 16 to the right and 8 down. Turned by 180 degrees it is opposite.
        const auto half = only<nav::Wall>(
            import(R"(<object x="0" y="0" rotation="180"><polyline points="0,0 16,0"/></object>)"));
        QVERIFY(half && areNear(half->points, {{0, 0}, {-16, 0}}));
        // Turned by 90 degrees, it is 8 to the left and 16 down: -8 = (x - y), 16 = (x + y) / 2.
        const auto turned = only<nav::Wall>(
            import(R"(<object x="0" y="0" rotation="90"><polyline points="0,0 16,0"/></object>)"));
        QVERIFY(turned && areNear(turned->points, {{0, 0}, {12, 20}}));
    }

    void templatesOfBothFormatsGiveTheRest()
    {
        const Files files{
            {"t/a.tx", R"(<template><object name="rock" type="circle" width="6" height="6">)"
                       R"(<properties><property name="x" value="1"/><property name="y" value="2"/>)"
                       R"(</properties><ellipse/></object></template>)"},
            {"t/b.tj", R"({"type": "template", "object": {"name": "hut", "polygon": )"
                       R"([{"x": 0, "y": 0}, {"x": 3, "y": 0}, {"x": 0, "y": 4}]}})"}};
        const nav::Map map = mapOf(
            tmxObjects(R"(<object id="1" template="t/a.tx" x="10" y="20"/>)"
                       R"(<object id="2" template="t/a.tx" x="10" y="20" width="8" height="8">)"
                       R"(<properties><property name="x" value="9"/></properties></object>)"
                       R"(<object id="3" template="t/b.tj" x="1" y="1" rotation="180"/>)"),
            {}, files);
        QCOMPARE(map.objects().size(), std::size_t(3));
        const auto circle = std::get<nav::Circle>(map.find(1)->geometry);
        QVERIFY(circle.center == (Point{13, 23}) && map.find(1)->name == "rock");
        QCOMPARE(std::get<nav::Circle>(map.find(2)->geometry).radius, 4.0);
        QVERIFY(map.find(2)->properties == (nav::Json::Object{{"x", "9"}, {"y", "2"}}));
        QVERIFY(areNear(std::get<nav::Polygon>(map.find(3)->geometry).points,
                        {{1, 1}, {-2, 1}, {1, -3}}));
    }
};

QTEST_GUILESS_MAIN(TiledShapesTest)
#include "tiledshapestest.moc"
