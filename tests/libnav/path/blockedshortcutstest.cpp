#include "libnav/path/blockedshortcuts.h"
#include "libnav/path/pathfinder.h"

#include <QTest>

#include <algorithm>
#include <random>

using namespace thicket::nav;

namespace {

/// Layer 1 is visible, 2 and 3 are hidden.
Map layeredMap()
{
    Map map;
    map.settings.layers = {{.id = 1, .name = "Trees"},
                           {.id = 2, .name = "Rocks", .visible = false},
                           {.id = 3, .name = "Plan", .visible = false}};
    return map;
}

void add(Map& map, LayerId layer, Geometry geometry)
{
    map.append({.id = map.unusedId(), .layer = layer, .geometry = std::move(geometry)});
}

PathResult pathOf(const Map& map, double agentRadius)
{
    const auto field = ObstacleField::build(obstacles(map), agentRadius);
    return findPath(field.value(), std::get<StartMarker>(map.start()->geometry).position,
                    std::get<GoalMarker>(map.goal()->geometry).position);
}

Map withoutHidden(Map map)
{
    std::vector<ObjectId> hidden;
    for (const MapObject& object : map.objects())
        if (obstacleShape(object.geometry) && !map.layerOf(object)->visible)
            hidden.push_back(object.id);
    map.remove(hidden);
    return map;
}

} // namespace

class BlockedShortcutsTest : public QObject {
    Q_OBJECT

private slots:
    void namesTheLayerInTheWay();
    void findsNothingWithoutAnEffect();
    void agreesWithThePathWithoutThem();
};

void BlockedShortcutsTest::namesTheLayerInTheWay()
{
    Map map = layeredMap();
    add(map, 2, Circle{{10, 0}, 2});
    add(map, 3, Circle{{10, 30}, 2});
    add(map, 1, StartMarker{{0, 0}});
    add(map, 1, GoalMarker{{20, 0}});
    const std::vector<Finding> found = findBlockedShortcuts(map, 0.5);
    QCOMPARE(found.size(), std::size_t(1));
    QCOMPARE(found[0].code, std::string("hiddenLayer"));
    QCOMPARE(found[0].severity, Severity::warning);
    QVERIFY(found[0].objects == std::vector<ObjectId>{1});
    QCOMPARE(found[0].message(), std::string("Obstacles on the hidden layer \"Rocks\" block a "
                                             "shorter path, such as the circle 1."));
    std::stop_source stop;
    stop.request_stop();
    QVERIFY(findBlockedShortcuts(map, 0.5, stop.get_token()).empty());
    map.settings.layers[1].visible = true;
    QVERIFY(findBlockedShortcuts(map, 0.5).empty());
}

void BlockedShortcutsTest::findsNothingWithoutAnEffect()
{
    Map map = layeredMap();
    QVERIFY(findBlockedShortcuts(map, 0.5).empty());
    add(map, 2, Circle{{10, 9}, 2});
    add(map, 1, StartMarker{{0, 0}});
    QVERIFY(findBlockedShortcuts(map, 0.5).empty());
    add(map, 1, GoalMarker{{20, 0}});
    QVERIFY(findBlockedShortcuts(map, 0.5).empty()); // beside the way
    add(map, 2, Circle{{20, 0}, 1});
    QCOMPARE(findBlockedShortcuts(map, 0.5).size(), std::size_t(1)); // round the goal
    add(map, 1, Circle{{20, 0}, 2});
    QVERIFY(findBlockedShortcuts(map, 0.5).empty()); // a visible one is there, too
}

void BlockedShortcutsTest::agreesWithThePathWithoutThem()
{
    int blocked = 0;
    for (unsigned run = 0; run < 300; ++run) {
        std::mt19937_64 random(run);
        const auto number = [&](double from, double to) {
            return std::uniform_real_distribution<double>(from, to)(random);
        };
        Map map = layeredMap();
        for (int i = 0; i < 12; ++i) {
            const Point at{number(2, 38), number(0, 20)};
            const LayerId layer = 1 + LayerId(random() % 3);
            if (i % 2 == 0)
                add(map, layer, Circle{at, number(0.5, 3)});
            else
                add(map, layer,
                    Wall{{at, at + Point{number(-6, 6), number(-6, 6)}}, number(0, 1), false});
        }
        add(map, 1, StartMarker{{0, 10}});
        add(map, 1, GoalMarker{{40, 10}});
        const PathResult all = pathOf(map, 0.5);
        const PathResult visible = pathOf(withoutHidden(map), 0.5);
        const bool isBlocked = visible.status == PathStatus::found &&
                               (all.status != PathStatus::found ||
                                all.path.length() > visible.path.length() * (1 + 1e-9));
        const std::vector<Finding> found = findBlockedShortcuts(map, 0.5);
        QCOMPARE(!found.empty(), isBlocked);
        for (const Finding& finding : found)
            for (const ObjectId id : finding.objects)
                QVERIFY(!map.layerOf(*map.find(id))->visible);
        blocked += isBlocked;
    }
    QVERIFY(blocked > 50 && blocked < 250);
}

QTEST_GUILESS_MAIN(BlockedShortcutsTest)
#include "blockedshortcutstest.moc"
