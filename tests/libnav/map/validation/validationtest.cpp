#include "libnav/map/validation/validation.h"
#include "libnav/path/pathfinder.h"
#include "tests/support/worlds/mapobject.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <random>

using namespace thicket::nav;
using thicket::test::mapOf;

namespace {

Polygon square(Point center, double half)
{
    const Point dx{half, 0};
    const Point dy{0, half};
    return {{center - dx - dy, center + dx - dy, center + dx + dy, center - dx + dy}};
}

/// "code:id,id" of each finding, in order.
std::vector<std::string> summary(const Map& map)
{
    std::vector<std::string> result;
    for (const Finding& finding : validate(map)) {
        std::string text = finding.code;
        const char* separator = ":";
        for (const ObjectId id : finding.objects) {
            text += separator + std::to_string(id);
            separator = ",";
        }
        result.push_back(std::move(text));
    }
    return result;
}

using Findings = std::vector<std::string>;

} // namespace

class ValidationTest : public QObject {
    Q_OBJECT

private slots:
    void findsNothingWrong();
    void findsBrokenShapes_data();
    void findsBrokenShapes();
    void polygonsWithoutAreaBlockAsWallsDo();
    void takesWhatFieldsTake();
    void takesSpawnAreasThatTouchThemselves();
    void saysWhereSidesCross();
    void findsDuplicatesAndNestedObstacles();
    void findsBlockedMarkers();
    void findsAgentsWithoutRoom();
    void findsWhatIsMisplaced();
    void findsWhatBoundsThatAreWallsBlock();
    void findsLostReferences();
    void findsInstancesThatDoNotFit();
    void putsErrorsFirst();
    void agreesWithEveryPair();
};

void ValidationTest::findsNothingWrong()
{
    Map map = mapOf({Circle{{0, 0}, 2}, Circle{{3, 0}, 2}, square({10, 0}, 2),
                     Wall{{{0, 5}, {9, 5}}, 0.5}, StartMarker{{-5, 0}}, GoalMarker{{20, 0}}});
    QCOMPARE(summary(map), Findings());
    QCOMPARE(summary(Map()), Findings());
    // A marker that touches an obstacle is free.
    map.replace({.id = 5, .geometry = StartMarker{{-2, 0}}});
    QCOMPARE(summary(map), Findings());
}

void ValidationTest::findsBrokenShapes_data()
{
    QTest::addColumn<QString>("code");
    QTest::addColumn<int>("shape");
    const char* const codes[] = {"",
                                 "selfCrossing",
                                 "selfTouching",
                                 "flatPolygon",
                                 "tooFewPoints",
                                 "tooFewPoints",
                                 "tooFewPoints",
                                 "",
                                 "selfTouching",
                                 ""};
    for (int i = 0; i < 10; ++i)
        QTest::addRow("%d", i) << codes[i] << i;
}

void ValidationTest::findsBrokenShapes()
{
    QFETCH(QString, code);
    QFETCH(int, shape);
    const std::vector<Geometry> shapes{
        Polygon{{{0, 0}, {4, 0}, {4, 4}, {2, 1}, {0, 4}}},
        Polygon{{{0, 0}, {4, 4}, {4, 0}, {0, 4}}},
        Polygon{{{0, 0}, {4, 0}, {4, 4}, {2, 0}, {0, 4}}}, // touches its own side
        Polygon{{{0, 0}, {4, 0}, {2, 0}}},                 // in line
        Polygon{{{0, 0}, {4, 0}, {0, 0}, {4, 0}}},
        Wall{{{1, 1}, {1, 1}}},
        Polygon{{{1, 1}, {1, 1}, {1, 1}}},
        Polygon{{{0, 0}, {0, 0}, {4, 0}, {4, 4}, {4, 4}}}, // repeats are no crossing
        Polygon{{{0, 0}, {4, 0}, {2, 2}, {4, 4}, {0, 4}, {2, 2}}},
        Wall{{{0, 0}, {4, 4}, {4, 0}, {0, 4}}}, // walls may cross
    };
    const Findings expected = code.isEmpty() ? Findings() : Findings{code.toStdString() + ":1"};
    QCOMPARE(summary(mapOf({shapes[static_cast<std::size_t>(shape)]})), expected);
}

void ValidationTest::polygonsWithoutAreaBlockAsWallsDo()
{
    const std::vector<Point> corners{{0, -5}, {0, 5}, {0, 2}};
    const Map map = mapOf({Polygon{corners}});
    QCOMPARE(summary(map), Findings{"flatPolygon:1"});
    QCOMPARE(validate(map).front().severity, Severity::warning);
    QCOMPARE(validate(map).front().message(),
             std::string("The polygon 1 has no area, as all its corners are in line: it blocks "
                         "paths as a wall of thickness 0 does."));
    for (const double radius : {0.0, 0.5}) {
        const auto length = [radius](const Geometry& geometry) {
            const auto field = ObstacleField::build(obstacles(mapOf({geometry})), radius);
            return findPath(field.value(), {-3, 1}, {3, 1}).path.length();
        };
        QVERIFY(length(Polygon{corners}) > 9);
        QVERIFY(std::abs(length(Polygon{corners}) - length(Wall{corners, 0, true})) < 1e-9);
    }
    const Map arena = mapOf({Polygon{corners, true}});
    QCOMPARE(summary(arena), Findings{"flatPolygon:1"});
    QCOMPARE(validate(arena).front().severity, Severity::error);
}

// A field is built of a polygon that touches itself, so that is no error.
void ValidationTest::takesWhatFieldsTake()
{
    const Map map = mapOf({Polygon{{{0, 0}, {4, 0}, {2, 2}, {4, 4}, {0, 4}, {0, 4}, {2, 2}}}});
    QVERIFY(ObstacleField::build(obstacles(map), 0));
    const std::vector<Finding> findings = validate(map);
    QCOMPARE(findings.size(), std::size_t{1});
    QCOMPARE(findings[0].severity, Severity::warning);
    QCOMPARE(findings[0].message(), std::string("The polygon 1 touches itself at (2, 2)."));
    QVERIFY(findings[0].place == (Point{2, 2}));
}

// A simulation takes them, too; see CrowdSpawnPolygonTest.
void ValidationTest::takesSpawnAreasThatTouchThemselves()
{
    SpawnMarker spawn;
    spawn.points = {{0, 0}, {4, 0}, {4, 4}, {2, 0}, {0, 4}};
    const std::vector<Finding> findings = validate(mapOf({spawn}));
    QCOMPARE(findings.size(), std::size_t{1});
    QCOMPARE(findings[0].severity, Severity::warning);
    QCOMPARE(findings[0].message(), std::string("The spawn area 1 touches itself at (2, 0)."));
    spawn.agentRadius = 2; // fits into no half
    QCOMPARE(summary(mapOf({spawn})), (Findings{"selfTouching:1", "smallSpawn:1"}));
    spawn.points = {{0, 0}, {4, 0}, {2, 0}};
    spawn.agentRadius = 0.3;
    QCOMPARE(summary(mapOf({spawn})), Findings{"smallSpawn:1"});
}

void ValidationTest::saysWhereSidesCross()
{
    SpawnMarker spawn;
    spawn.points = {{0, 0}, {9, 0}, {9, 3}, {5, -1}, {0, 3}}; // a corner pokes out
    const Polygon polygon{{{0, 0}, {10, 1}, {7, 8}, {6, -2}}};
    for (const Geometry& shape : {Geometry(spawn), Geometry(polygon)}) {
        const std::vector<Finding> findings = validate(mapOf({shape}));
        QCOMPARE(findings.size(), std::size_t{1});
        QCOMPARE(findings[0].code, std::string("selfCrossing"));
        QVERIFY(findings[0].place.has_value());
        const bool isSpawn = std::holds_alternative<SpawnMarker>(shape);
        const std::vector<Point>& corners = isSpawn ? spawn.points : polygon.points;
        QVERIFY(std::ranges::find(corners, *findings[0].place) == corners.end());
        int sidesThere = 0;
        for (std::size_t i = 0; i < corners.size(); ++i) {
            const Segment side{corners[i], corners[(i + 1) % corners.size()]};
            sidesThere += distance(*findings[0].place, side) < 1e-12 ? 1 : 0;
        }
        QCOMPARE(sidesThere, 2);
    }
    spawn.points = {{0, 0}, {9, 0}, {9, 3}, {5, 0}, {0, 3}}; // a corner touches a side
    QVERIFY(validate(mapOf({spawn}))[0].place == (Point{5, 0}));
}

void ValidationTest::findsDuplicatesAndNestedObstacles()
{
    const Map map =
        mapOf({Circle{{0, 0}, 5}, Circle{{0, 0}, 5}, Circle{{1, 1}, 1}, Wall{{{-1, 0}, {1, 0}}, 1},
               square({20, 0}, 3), Circle{{20, 0}, 3}, Circle{{20, 2.5}, 1}, Circle{{0, 0}, 5}});
    QCOMPARE(summary(map),
             (Findings{"duplicateObstacle:2,1", "duplicateObstacle:8,1", "nestedObstacle:3,1",
                       "nestedObstacle:4,1", "nestedObstacle:6,5"}));
    // Obstacles inside an arena are valid. The same disc inverted is no duplicate.
    QCOMPARE(summary(mapOf({Circle{{0, 0}, 9, true}, Circle{{0, 0}, 9}, Circle{{50, 0}, 1}})),
             Findings());
}

void ValidationTest::findsBlockedMarkers()
{
    Polygon arena = square({0, 0}, 10);
    arena.inverted = true;
    const Map map = mapOf(
        {arena, Circle{{3, 0}, 2}, StartMarker{{3, 1}}, GoalMarker{{11, 0}}, GoalMarker{{-5, 0}}});
    QCOMPARE(summary(map), (Findings{"blockedMarker:3,2", "blockedMarker:4,1"}));
    QCOMPARE(validate(map)[0].message(), std::string("The start 3 lies inside the circle 2."));
    QCOMPARE(validate(map)[1].message(),
             std::string("The goal 4 lies outside the polygon 1, which is inverted."));
}

void ValidationTest::findsAgentsWithoutRoom()
{
    Map map = mapOf({Circle{{0, 0}, 2}, AgentMarker{.position = {1, 0}, .radius = 0.5},
                     AgentMarker{.position = {2.2, 0}, .radius = 0.5},
                     AgentMarker{.position = {2.5, 0}, .radius = 0.5}, // touches the circle
                     AgentMarker{.position = {9, 0}, .radius = 0.5}});
    QCOMPARE(summary(map), (Findings{"blockedMarker:2,1", "closeMarker:3,1"}));
    QCOMPARE(validate(map)[0].message(), std::string("The agent 2 lies inside the circle 1."));
    QCOMPARE(validate(map)[1].message(),
             std::string("The agent 3 is closer to the circle 1 than the agent's radius 0.5."));
    map.settings.bounds = Box{{-5, -5}, {8, 5}};
    map.settings.boundsAreWalls = true;
    QCOMPARE(summary(map), (Findings{"blockedMarker:2,1", "blockedMarker:5", "closeMarker:3,1"}));
    // Starts and goals count for the radius that is asked about, agents for their own.
    map = mapOf({Circle{{0, 0}, 2}, StartMarker{{2.2, 0}},
                 AgentMarker{.position = {0, 2.2}, .radius = 0.1}});
    QCOMPARE(summary(map), Findings());
    const std::vector<Finding> close = validate(map, {.agentRadius = 1});
    QCOMPARE(close.size(), 1U);
    QCOMPARE(close[0].message(),
             std::string("The start 2 is closer to the circle 1 than the agent's radius 1."));
}

void ValidationTest::findsWhatIsMisplaced()
{
    Map map =
        mapOf({Circle{{0, 0}, 2}, Circle{{50, 0}, 2}, StartMarker{{-5, 0}}, StartMarker{{-6, 0}}});
    map.settings.bounds = Box{{-10, -10}, {10, 10}};
    map.settings.layers = {{.id = 4}};
    MapObject lost = *map.find(1);
    lost.layer = 5;
    map.replace(lost);
    QCOMPARE(summary(map), (Findings{"unknownLayer:1", "outsideBounds:2", "severalStarts:3,4"}));
    lost.layer = 4;
    lost.group = 8;
    map.replace(lost);
    QCOMPARE(summary(map),
             (Findings{"unknownObjectGroup:1", "outsideBounds:2", "severalStarts:3,4"}));
    map.settings.objectGroups = ObjectGroups(std::vector{ObjectGroup{.id = 8}});
    QCOMPARE(summary(map), (Findings{"outsideBounds:2", "severalStarts:3,4"}));
}

void ValidationTest::findsInstancesThatDoNotFit()
{
    Map map = mapOf({Circle{{10, 0}, 2}, Circle{{10, 20}, 4}});
    map.settings.templates = Templates(std::vector{Template{
        6,
        "pair",
        {{.id = 1, .geometry = Circle{{0, 0}, 2}}, {.id = 2, .geometry = Circle{{20, 0}, 4}}},
        {}}});
    ObjectGroup group{.id = 3};
    group.instanceOf = 6;
    group.axes = {{0, 1}, {-1, 0}};
    map.settings.objectGroups = ObjectGroups(std::vector{group});
    MapObject first = *map.find(1);
    first.group = 3;
    first.member = 1;
    map.replace(first);
    QCOMPARE(summary(map), Findings{"templateMisfit:1"});
    QCOMPARE(validate(map)[0].message(),
             std::string("The group of objects 3 does not fit its "
                         "template \"pair\": its member 2 is missing."));
    MapObject second = *map.find(2);
    second.group = 3;
    second.member = 2;
    map.replace(second);
    QCOMPARE(summary(map), Findings());
    std::get<Circle>(second.geometry).center.x += 1e-3;
    map.replace(second);
    QCOMPARE(summary(map), Findings{"templateMisfit:2,1"});
    QCOMPARE(validate(map)[0].message(),
             std::string("The group of objects 3 does not fit its template \"pair\": the circle 2 "
                         "has another shape or place."));
    map.settings.objectGroups = {};
    QCOMPARE(summary(map), (Findings{"unknownObjectGroup:1", "unknownObjectGroup:2",
                                     "strayMember:1", "strayMember:2"}));
    group.instanceOf = 7;
    map.settings.objectGroups = ObjectGroups(std::vector{group});
    QCOMPARE(summary(map), Findings{"unknownTemplate"});
}

void ValidationTest::findsWhatBoundsThatAreWallsBlock()
{
    Map map = mapOf({StartMarker{{0, 0}}, GoalMarker{{50, 0}}, Circle{{60, 0}, 2}});
    map.settings.boundsAreWalls = true;
    QCOMPARE(summary(map), Findings{"wallsWithoutBounds"});
    map.settings.bounds = Box{{0, -10}, {0, 10}};
    QCOMPARE(summary(map), (Findings{"outsideBounds:2", "outsideBounds:3", "wallsWithoutBounds"}));
    map.settings.bounds = Box{{-10, -10}, {10, 10}};
    QCOMPARE(summary(map), (Findings{"blockedMarker:2", "outsideBounds:3"}));
    QCOMPARE(validate(map)[0].message(),
             std::string("The goal 2 lies outside the map's bounds, which are walls."));
    map.settings.bounds = Box{{-10, -10}, {50, 10}};
    QCOMPARE(summary(map), Findings{"outsideBounds:3"});
    // An arena drawn on the bounds does not duplicate any object.
    map.append({.id = map.unusedId(),
                .geometry = Polygon{{{-10, -10}, {50, -10}, {50, 10}, {-10, 10}}, true}});
    QCOMPARE(summary(map), Findings{"outsideBounds:3"});
}

void ValidationTest::findsLostReferences()
{
    AgentMarker guard;
    guard.group = "guards";
    Map map = mapOf({guard, GoalMarker{{1, 1}}, StartMarker{{2, 2}}});
    QCOMPARE(summary(map), Findings{"unknownGroup:1"});
    map.settings.agentGroups = {{.name = "guards", .goal = 3}, {.name = "idle"}};
    QCOMPARE(summary(map), Findings{"unknownGoal"});
    map.settings.agentGroups[0].goal = 2;
    QCOMPARE(summary(map), Findings());
}

void ValidationTest::putsErrorsFirst()
{
    const Map map = mapOf({Circle{{0, 0}, 5}, Circle{{0, 0}, 1}, Circle{{0, 0}, 5},
                           Polygon{{{20, 0}, {24, 4}, {24, 0}, {20, 4}}}});
    const std::vector<Finding> findings = validate(map);
    QCOMPARE(findings.size(), std::size_t{3});
    QCOMPARE(findings[0].severity, Severity::error);
    QCOMPARE(findings[0].message(), std::string("The polygon 4 crosses itself at (22, 2)."));
    QCOMPARE(findings[1].severity, Severity::warning);
    QCOMPARE(findings[2].severity, Severity::hint);
}

void ValidationTest::agreesWithEveryPair()
{
    // Circles on a small grid: many touch, coincide or contain each other.
    std::mt19937_64 random(1);
    for (int run = 0; run < 200; ++run) {
        std::vector<Geometry> circles;
        for (int i = 0; i < 25; ++i)
            circles.push_back(
                Circle{{static_cast<double>(random() % 12), static_cast<double>(random() % 12)},
                       static_cast<double>(random() % 4)});
        std::vector<bool> isTwin(circles.size());
        std::vector<bool> isNested(circles.size());
        const auto circle = [&](std::size_t i) { return *std::get_if<Circle>(&circles[i]); };
        const auto isInside = [&](std::size_t inner, std::size_t outer) {
            return distance(circle(inner).center, circle(outer).center) + circle(inner).radius <=
                   circle(outer).radius;
        };
        std::size_t count = 0;
        for (std::size_t i = 0; i < circles.size(); ++i) {
            const auto first = std::find(circles.begin(), circles.end(), circles[i]);
            isTwin[i] = first - circles.begin() < std::ptrdiff_t(i);
        }
        for (std::size_t i = 0; i < circles.size(); ++i) {
            for (std::size_t j = 0; j < circles.size() && !isTwin[i]; ++j)
                isNested[i] = isNested[i] || (j != i && !isTwin[j] && isInside(i, j));
            count += isTwin[i] || isNested[i];
        }
        const std::vector<Finding> findings = validate(mapOf(circles));
        QCOMPARE(findings.size(), count);
        for (const Finding& finding : findings) {
            const auto culprit = std::size_t(finding.objects[0] - 1);
            const auto other = std::size_t(finding.objects[1] - 1);
            if (finding.code == "duplicateObstacle")
                QVERIFY(isTwin[culprit] && !isTwin[other] && circles[culprit] == circles[other]);
            else
                QVERIFY(isNested[culprit] && !isTwin[other] && isInside(culprit, other));
        }
    }
}

QTEST_GUILESS_MAIN(ValidationTest)
#include "validationtest.moc"
