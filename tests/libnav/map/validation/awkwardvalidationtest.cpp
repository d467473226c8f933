#include "libnav/geometry/distance.h"
#include "libnav/map/validation/validation.h"
#include "tests/support/geometry/splitmix.h"
#include "tests/support/worlds/awkwardmaps.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <map>

using namespace thicket::nav;
using thicket::test::SplitMix;

namespace {

std::map<std::string, std::size_t> countsByCode(const std::vector<Finding>& findings)
{
    std::map<std::string, std::size_t> counts;
    for (const Finding& finding : findings)
        ++counts[finding.code];
    return counts;
}

/// Circles, walls and polygons on a grid, some inverted, most of them overlapping.
Geometry anyObstacle(SplitMix& dice)
{
    const auto number = [&](int below) { return double(dice.below(below)); };
    const auto point = [&] { return Point{number(12), number(12)}; };
    const bool isInverted = dice.below(12) == 0;
    switch (dice.below(3)) {
    case 0:
        return Circle{point(), isInverted ? 8 : number(4), isInverted};
    case 1:
        return Wall{{point(), point(), point()}, number(3), dice.chance(0.5)};
    default: {
        const Point corner = point();
        const Point width{1 + number(3), 0};
        const Point rise{number(3), 1 + number(3)};
        if (isInverted)
            return Polygon{{{0, 0}, {11, 1}, {12, 12}, {1, 11}}, true};
        return Polygon{{corner, corner + width, corner + width + rise, corner + rise}};
    }
    }
}

double depthIn(Point p, const MapObject& object)
{
    const auto shape = obstacleShape(object.geometry);
    return shape ? -signedDistance(p, *shape) : -1;
}

} // namespace

class AwkwardValidationTest : public QObject {
    Q_OBJECT

private slots:
    void looksAtAllOfEveryMap_data();
    void looksAtAllOfEveryMap();
    void namesHeapsOnce();
    void blocksMarkersAsEveryPairDoes();
    void distinguishesTwinsAmongLookAlikes();
};

void AwkwardValidationTest::looksAtAllOfEveryMap_data()
{
    QTest::addColumn<int>("kind");
    for (int i = 0; const auto& kind : thicket::test::awkwardMaps())
        QTest::addRow("%s", kind.name) << i++;
}

void AwkwardValidationTest::looksAtAllOfEveryMap()
{
    QFETCH(int, kind);
    const Map map = thicket::test::awkwardMaps()[std::size_t(kind)].make(10000);
    const std::vector<Finding> findings = validate(map);
    QVERIFY(findings.size() < 2 * map.objects().size());
    auto counts = countsByCode(findings);
    for (const char* incomplete : {"uncheckedMarkers", "moreNestedObstacles"})
        QCOMPARE(counts[incomplete], std::size_t{0});
    QCOMPARE(counts["selfCrossing"], std::size_t{0});
}

void AwkwardValidationTest::namesHeapsOnce()
{
    constexpr int count = 10000;
    const auto countsOf = [](const char* name) {
        return countsByCode(validate(thicket::test::awkwardMap(name, count)));
    };
    QCOMPARE(countsOf("equal-polygons")["duplicateObstacle"], std::size_t{count - 1});
    QCOMPARE(countsOf("concentric-circles")["nestedObstacle"], std::size_t{count - 1});
    QCOMPARE(countsOf("starts-in-circles")["blockedMarker"], std::size_t{count - 1});
    QCOMPARE(countsOf("starts-among-slivers")["blockedMarker"], std::size_t{0});
    QCOMPARE(countsOf("heaped-polygons")["duplicateObstacle"], std::size_t{0});
    QCOMPARE(countsOf("long-walls")["narrowGap"], std::size_t{100});
}

void AwkwardValidationTest::blocksMarkersAsEveryPairDoes()
{
    SplitMix dice(3);
    int blocked = 0;
    int all = 0;
    for (int run = 0; run < 300; ++run) {
        Map map;
        const auto add = [&](Geometry geometry) {
            map.append({.id = map.unusedId(), .geometry = std::move(geometry)});
        };
        const int obstacles = dice.below(40);
        for (int i = 0; i < obstacles; ++i)
            add(anyObstacle(dice));
        const int markers = 1 + dice.below(60);
        for (int i = 0; i < markers; ++i)
            add(GoalMarker{{dice.below(25) / 2.0, dice.below(25) / 2.0}});
        std::map<ObjectId, ObjectId> found;
        for (const Finding& finding : validate(map))
            if (finding.code == "blockedMarker")
                found[finding.objects[0]] = finding.objects[1];
        for (const MapObject& marker : map.objects()) {
            const auto* goal = std::get_if<GoalMarker>(&marker.geometry);
            if (!goal)
                continue;
            double deepest = -1;
            for (const MapObject& object : map.objects())
                deepest = std::max(deepest, depthIn(goal->position, object));
            ++all;
            // Rounding decides whether a goal is on a side.
            if (std::abs(deepest) < 1e-12)
                continue;
            QCOMPARE(found.contains(marker.id), deepest > 0);
            blocked += deepest > 0;
            if (deepest > 0)
                QVERIFY(depthIn(goal->position, *map.find(found[marker.id])) > 0);
        }
    }
    QVERIFY(blocked > all / 4 && blocked < all * 9 / 10);
}

/// The same box, the same points in another order, one number different.
void AwkwardValidationTest::distinguishesTwinsAmongLookAlikes()
{
    Map map;
    const auto add = [&](Geometry geometry) {
        map.append({.id = map.unusedId(), .geometry = std::move(geometry)});
    };
    const std::vector<Point> square{{0, 0}, {4, 0}, {4, 4}, {0, 4}};
    add(Polygon{square});
    add(Polygon{{{4, 0}, {4, 4}, {0, 4}, {0, 0}}});
    add(Wall{square, 0, true});
    add(Wall{square, 0, false});
    add(Wall{square, 1, true});
    add(Polygon{square});
    add(Wall{square, 0, true});
    add(Circle{{2, 2}, 2});
    add(Circle{{2, 2}, 2, true});
    std::vector<std::vector<ObjectId>> twins;
    for (const Finding& finding : validate(map))
        if (finding.code == "duplicateObstacle")
            twins.push_back(finding.objects);
    QCOMPARE(twins, (std::vector<std::vector<ObjectId>>{{6, 1}, {7, 3}}));
}

QTEST_GUILESS_MAIN(AwkwardValidationTest)
#include "awkwardvalidationtest.moc"
