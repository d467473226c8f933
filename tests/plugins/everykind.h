#pragma once

#include "libnav/map/map.h"
#include "tests/support/worlds/fieldfamilies.h"

#include <cstdint>

namespace thicket::test {

/// Every kind of object on two layers, with awkward names and numbers that are not round.
inline nav::Map everyKind()
{
    nav::Map map;
    map.settings.name = "M\xC3\xB6glich \"int\" \\ ?\?/";
    map.settings.unit = "m";
    map.settings.bounds = nav::Box{{-10.1, -5.3}, {189.9, 144.7}};
    map.settings.boundsAreWalls = true;
    map.settings.layers = {{3, "trees", true, false, "#3f78c4", 0.5}, {7, "walls", false, true}};
    map.settings.agentClasses = {{"person", 0.6}, {"cart", 1.1}};
    const auto add = [&map](nav::LayerId layer, const char* name, nav::Geometry geometry) {
        nav::MapObject object;
        object.id = map.unusedId();
        object.layer = layer;
        object.name = name;
        object.geometry = std::move(geometry);
        map.append(std::move(object));
    };
    nav::MapObject oak;
    oak.id = 40;
    oak.layer = 3;
    oak.name = "int";
    oak.geometry = nav::Circle{{12.1, 40.7}, 1.0 / 3};
    oak.properties = {{"species", "Quercus \"robur\"\n\xE2\x98\x83"},
                      {"tall", true},
                      {"girth", 1.25},
                      {"tags", nav::Json::Array{"a", "b"}}};
    map.append(oak);
    add(7, "Circle", nav::Wall{{{0, 0}, {10.5, 0.1}, {10, 5}}, 0.2, false});
    add(7, "3 \xC3\xA4pples", nav::Wall{{{50, 50}, {60, 50}, {60, 60}}, 0, true});
    add(3, "oak", nav::Polygon{{{30, 30}, {40, 30}, {35.7, 38.1}}, false});
    add(3, "oak", nav::Polygon{{{60, 30}, {65.7, 38.1}, {70, 30}}, false});
    add(3, "circles", nav::Polygon{{{-5, -5}, {185, -5}, {185, 140}, {-5, 140}}, true});
    add(0, "NULL", nav::Circle{{90, 70}, 160, true});
    add(3, "__a__", nav::StartMarker{{1.1, 1.3}});
    add(3, "std", nav::GoalMarker{{180.7, 130.9}});
    add(3, "\"?\?)\\", nav::AgentMarker{{5, 5}, 0.75, 0.4, "gu\"ards"});
    nav::SpawnMarker spawn{{15.5, 60}, 4.5, 0.35, "guards", 70, 2.5, 1, 30, 9'007'199'254'740'993};
    add(3, "oak_2", spawn);
    spawn.until.reset();
    add(3, "", spawn);
    spawn.position = {};
    spawn.radius = nav::SpawnMarker().radius;
    spawn.points = {{20.1, 70}, {26.3, 78.2}, {31, 70}, {26, 73.3}};
    add(7, "yard", spawn);
    add(3, "tiny", nav::Circle{{-0.0, 5e-324}, 1e-300});
    return map;
}

/// The obstacles of a family as a map without names, y up for even seeds.
inline nav::Map familyMap(Family family, std::uint64_t seed)
{
    nav::Map map;
    map.settings.yAxis = seed % 2 ? nav::YAxis::down : nav::YAxis::up;
    for (const nav::Obstacle& obstacle : makeFamily(family, seed).obstacles) {
        nav::MapObject object;
        object.id = map.unusedId();
        object.geometry =
            std::visit([](const auto& shape) { return nav::Geometry(shape); }, obstacle.shape);
        map.append(std::move(object));
    }
    return map;
}

} // namespace thicket::test
