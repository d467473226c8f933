#include "tests/plugins/godot/godotmaps.h"

#include "tests/support/worlds/fieldfamilies.h"

namespace thicket::test {

using nav::Json;

nav::Map godotSample()
{
    nav::Map map;
    map.settings.name = "M\xC3\xB6glich: 1/2";
    map.settings.bounds = nav::Box{{-10.1, -5.3}, {189.9, 144.7}};
    map.settings.boundsAreWalls = true;
    map.settings.agentClasses = {{"walker", 0.4, {}}, {"cart", 1.5, {}}};
    map.settings.agentGroups.push_back({"guards", 2.5, 9, 9, {}, nav::AtGoal::leave, {}, {}});
    map.settings.layers = {{3, "trees", true, false, "#3f78c4", 0.5, {}},
                           {7, "walls", false, true, {}, 1, {}},
                           {8, "trees", true, false, {}, 1, {}}};
    const Json::Object properties{{"species", "Quercus \"robur\"\n"},
                                  {"odd key/%", true},
                                  {"tall", true},
                                  {"age", std::int64_t(80)},
                                  {"girth", 1.25},
                                  {"nothing", Json()},
                                  {"tags", Json::Array{"a", Json::Object{{"b", 1.5}}}}};
    map.append({1, 3, "oak", nav::Circle{{12.1, 40.7}, 1.0 / 3}, properties, {}});
    map.append({2, 3, "oak", nav::Circle{{14.1, 44.7}, 1.0 / 3}, {}, {}});
    map.append(
        {20, 7, "a.b:c@d/e\"f%g\\", nav::Wall{{{0, 0}, {10.5, 0.1}, {10, 5}}, 0.2, false}, {}, {}});
    map.append({21, 7, " ", nav::Wall{{{50, 50}, {60, 50}, {60, 60}}, 0, true}, {}, {}});
    map.append(
        {22, 8, "yard", nav::Wall{{{70, 50}, {80, 50}, {80, 60}, {71, 61}}, 0.7, true}, {}, {}});
    map.append({23, 8, "thin", nav::Wall{{{70, 20}, {80, 25}, {83, 11}}, 0, false}, {}, {}});
    map.append({4, 3, "", nav::Polygon{{{30, 30}, {40, 30}, {35.7, 38.1}}, false}, {}, {}});
    map.append({24,
                8,
                "house",
                nav::Polygon{{{100, 30}, {100, 41.3}, {93.7, 41.3}, {93.7, 30}}, false},
                {},
                {}});
    map.append({25,
                8,
                "dented",
                nav::Polygon{{{120, 30}, {120, 50}, {112, 39}, {100, 49}}, false},
                {},
                {}});
    map.append({5, 0, "", nav::Circle{{90, 70}, 60.1, true}, {}, {}});
    map.append(
        {26, 0, "cave", nav::Polygon{{{-9, -4}, {180, -4}, {181, 140}, {-9, 139}}, true}, {}, {}});
    map.append({6, 3, "", nav::StartMarker{{61.1, 31.3}}, {}, {}});
    map.append({9, 3, "", nav::GoalMarker{{120.7, 100.9}}, {}, {}});
    map.append({8, 3, "", nav::AgentMarker{{65, 25}, 0.75, 0.4, "guards"}, {}, {}});
    nav::SpawnMarker spawn{{75.5, 80}, 4.5, 0.35, "guards", 70, 2.5, 1, 30, 9};
    map.append({10, 3, "", spawn, {}, {}});
    spawn.position = {};
    spawn.radius = nav::SpawnMarker().radius;
    spawn.points = {{20.1, 70}, {26.3, 78.2}, {31, 70}, {26, 73.3}};
    map.append({27, 3, "yard", spawn, {}, {}});
    return map;
}

nav::Map godotFamily(int family, std::uint64_t seed)
{
    const FamilyMap made = makeFamily(allFamilies[family], seed);
    nav::Map map;
    map.settings.yAxis = seed % 2 ? nav::YAxis::up : nav::YAxis::down;
    map.settings.agentClasses = {{"agent", seed % 3 == 0 ? 0 : 0.4, {}}};
    map.settings.bounds = nav::Box{made.origin, made.origin + nav::Point{made.side, made.side}};
    std::int64_t id = 0;
    for (const nav::Obstacle& obstacle : made.obstacles) {
        nav::MapObject object;
        object.id = ++id;
        std::visit([&object](const auto& shape) { object.geometry = shape; }, obstacle.shape);
        map.append(std::move(object));
    }
    return map;
}

QByteArray exportedScene(const nav::Map& map, const plugins::OptionValues& options,
                         const char* format)
{
    const auto bundle = godot(format).exportMap(map, options);
    if (!bundle)
        qWarning("%s", bundle.error().text().c_str());
    return bundle ? bundle->files.first().bytes : QByteArray();
}

} // namespace thicket::test
