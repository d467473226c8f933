#pragma once

#include "libnav/map/map.h"
#include "libnav/map/placement.h"
#include "tests/support/worlds/forest.h"

#include <QFile>

#include <cmath>
#include <utility>
#include <vector>

// The maps of thicket-stalls.

namespace thicket::stalls {

inline constexpr double radius = 0.3; // of the agent; included in the forest's circles

inline nav::Map forestOf(std::size_t circles)
{
    const test::Forest made =
        test::makeForest({.count = static_cast<int>(circles), .cover = 0.2, .seed = 20261123});
    nav::Map map;
    map.settings.agentClasses.push_back({.name = "agent", .radius = radius});
    nav::ObjectId id = 0;
    for (const nav::Obstacle& obstacle : made.circles) {
        nav::Circle circle = std::get<nav::Circle>(obstacle.shape);
        circle.radius -= radius;
        map.append({.id = ++id, .geometry = circle});
    }
    map.append({.id = ++id, .geometry = nav::StartMarker{{-2, -2}}});
    map.append({.id = ++id, .geometry = nav::GoalMarker{{made.side + 2, made.side + 2}}});
    return map;
}

/// Each in a cell of 8 by 8, every second one turned by 90 degrees. No line of sight is long.
inline nav::Map villageOf(std::size_t instances)
{
    nav::Map map;
    nav::Template hut{.id = 1, .name = "hut"};
    for (const nav::Point at : {nav::Point{-2, -2}, nav::Point{1.5, -1}, nav::Point{-0.5, 2.5}})
        hut.members.push_back({.id = static_cast<nav::ObjectId>(hut.members.size()) + 1,
                               .geometry = nav::Circle{at, 1.2}});
    const auto side = static_cast<std::size_t>(std::ceil(std::sqrt(instances)));
    std::vector<nav::ObjectGroup> groups;
    nav::ObjectId next = 0;
    for (std::size_t i = 0; i < instances; ++i) {
        const nav::Axes axes = i % 2 == 0 ? nav::Axes{} : nav::Axes{{0, 1}, {-1, 0}};
        groups.push_back(
            {.id = static_cast<nav::GroupId>(i) + 1, .name = "hut", .instanceOf = 1, .axes = axes});
        const auto off = [i](std::size_t step) { return static_cast<double>(i * step % 101) / 50; };
        const nav::Point at{8.0 * static_cast<double>(i % side) + off(37),
                            8.0 * static_cast<double>(i / side) + off(59)};
        for (const nav::MapObject& member : hut.members)
            map.append({.id = ++next,
                        .geometry = nav::placed(member.geometry, axes, at),
                        .group = groups.back().id,
                        .member = member.id});
    }
    const double end = 8.0 * static_cast<double>(side);
    map.append({.id = ++next, .geometry = nav::StartMarker{{-8, -8}}});
    map.append({.id = ++next, .geometry = nav::GoalMarker{{end, end}}});
    map.settings.agentClasses.push_back({.name = "agent", .radius = radius});
    map.settings.objectGroups = nav::ObjectGroups(std::move(groups));
    map.settings.templates = nav::Templates({std::move(hut)});
    return map;
}

/// One round polygon with a ragged shore of so many vertices, with the start and goal beside it.
inline nav::Map lakeOf(std::size_t vertices)
{
    nav::Map map;
    nav::Polygon lake;
    for (std::size_t i = 0; i < vertices; ++i) {
        const double turn =
            2 * 3.141592653589793 * static_cast<double>(i) / static_cast<double>(vertices);
        const double away = 90 + 5 * std::sin(9 * turn) + static_cast<double>(i * 37 % 11) / 10;
        lake.points.push_back({away * std::cos(turn), away * std::sin(turn)});
    }
    map.append({.id = 1, .geometry = std::move(lake)});
    map.append({.id = 2, .geometry = nav::StartMarker{{-110, -110}}});
    map.append({.id = 3, .geometry = nav::GoalMarker{{110, 110}}});
    map.settings.agentClasses.push_back({.name = "agent", .radius = radius});
    return map;
}

/// The map with a group for each 50 objects.
inline nav::Map groupsOf(const nav::Map& forest)
{
    constexpr std::size_t objectsOfGroup = 50;
    nav::Map map;
    std::vector<nav::ObjectGroup> groups;
    std::vector<nav::Map::PlacedObject> placed;
    for (const nav::MapObject& object : forest.objects()) {
        if (placed.size() % objectsOfGroup == 0)
            groups.push_back({.id = static_cast<nav::GroupId>(groups.size() + 1)});
        placed.push_back({object, placed.size()});
        placed.back().object.group = groups.back().id;
    }
    map.insert(std::move(placed));
    map.settings = forest.settings;
    map.settings.objectGroups = nav::ObjectGroups(std::move(groups));
    return map;
}

inline void writeCsv(const nav::Map& map, const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly))
        qFatal("no file");
    file.write("x,y,radius\n");
    for (const nav::MapObject& object : map.objects()) {
        if (const auto* circle = std::get_if<nav::Circle>(&object.geometry))
            file.write(QByteArray::number(circle->center.x, 'g', 17) + ',' +
                       QByteArray::number(circle->center.y, 'g', 17) + ',' +
                       QByteArray::number(circle->radius, 'g', 17) + '\n');
    }
}

} // namespace thicket::stalls
