#pragma once

#include "libnav/map/map.h"

#include <cmath>
#include <numbers>
#include <random>
#include <string>

/// Maps that use all that a map can hold, for round trips through formats.
namespace thicket::test {

class AnyMap {
public:
    explicit AnyMap(std::uint64_t seed) : m_random(seed) {}

    nav::Map make()
    {
        nav::Map map;
        settings(map.settings);
        const int count = whole(60);
        std::vector<nav::ObjectId> ids;
        for (nav::ObjectId id = 1; id <= count; ++id)
            ids.push_back(id * (1 + whole(3) / 2) + 1000 * whole(2));
        std::shuffle(ids.begin(), ids.end(), m_random);
        for (const nav::ObjectId id : ids) {
            if (!map.find(id))
                map.append(object(id, map.settings));
        }
        return map;
    }

    double share() { return double(m_random() >> 11) * 0x1p-53; }
    int whole(int below) { return int(m_random() % std::uint64_t(below)); }

private:
    double coordinate() { return m_offset + (whole(4) == 0 ? whole(50) : 200 * share()); }
    nav::Point point() { return {coordinate(), coordinate()}; }

    std::string text()
    {
        static constexpr const char* texts[] = {"",       "oak",      "B\xC3\xA4r & <Bush> \"x\"",
                                                "a\nb\t", "custom:x", "\xF0\x9F\x8C\xB3",
                                                "]]>"};
        return texts[whole(std::size(texts))];
    }

    void settings(nav::MapSettings& settings)
    {
        m_offset = whole(3) == 0 ? 5.28e6 : 0;
        settings.name = text();
        settings.yAxis = whole(2) ? nav::YAxis::up : nav::YAxis::down;
        if (whole(2)) {
            settings.bounds =
                nav::Box{{m_offset - 1.1, m_offset}, {m_offset + 300, m_offset + 250}};
            settings.boundsAreWalls = whole(2);
        }
        const int layers = whole(4);
        for (int i = 0; i < layers; ++i) {
            settings.layers.push_back({10 - i, text(), whole(2) == 0, whole(2) == 0,
                                       whole(2) ? "#3f78c4" : "", whole(2) ? 1 : 0.5});
        }
        if (whole(2)) {
            nav::AgentGroup guards;
            guards.name = "guards";
            guards.goal = 3;
            settings.agentGroups.push_back(guards);
            settings.agentClasses.push_back({"person", 0.6, {}});
            settings.objectGroups =
                nav::ObjectGroups(std::vector{nav::ObjectGroup{.id = 4, .name = text()}});
        }
    }

    nav::Geometry geometry()
    {
        const nav::Point p = point();
        switch (whole(8)) {
        case 0:
            return nav::Wall{{p, point(), point()}, whole(2) ? 3 * share() : 0, whole(2) == 0};
        case 1:
            return star(p);
        case 2:
            return nav::StartMarker{p};
        case 3:
            return nav::GoalMarker{p};
        case 4:
            return nav::AgentMarker{p, 6 * share() - 3, whole(2) * share(),
                                    whole(2) ? "guards" : ""};
        case 5: {
            nav::SpawnMarker spawn{p, 4 * share(), share(), "guards", whole(100), share(), share()};
            if (whole(2))
                spawn.until = 10 * share();
            spawn.seed = whole(1000);
            if (whole(3) == 0) {
                spawn.position = {};
                spawn.radius = nav::SpawnMarker().radius;
                spawn.points = star(p).points;
            }
            return spawn;
        }
        default:
            return nav::Circle{p, whole(9) == 0 ? 0 : 8 * share(), whole(20) == 0};
        }
    }

    nav::Polygon star(nav::Point center)
    {
        nav::Polygon polygon;
        const int corners = 3 + whole(6);
        const double sense = whole(2) ? 1 : -1;
        for (int i = 0; i < corners; ++i) {
            const double angle = sense * 2 * std::numbers::pi * i / corners;
            polygon.points.push_back(center + (1 + 5 * share()) *
                                                  nav::Point{std::cos(angle), std::sin(angle)});
        }
        polygon.inverted = whole(20) == 0;
        return polygon;
    }

    nav::MapObject object(nav::ObjectId id, const nav::MapSettings& settings)
    {
        nav::MapObject object;
        object.id = id;
        object.geometry = geometry();
        object.name = text();
        if (!settings.layers.empty() && whole(4))
            object.layer = settings.layers[std::size_t(whole(int(settings.layers.size())))].id;
        if (!settings.objectGroups.list().empty() && whole(4) == 0)
            object.group = 4;
        if (whole(2)) {
            object.properties = {{"species", text()},
                                 {"tall", true},
                                 {"odd", "\x01\xEF\xBF\xBF"},
                                 {"age", nav::Json::Number{"80.50"}},
                                 {"radius", "wide"},
                                 {"custom:x", nav::Json()},
                                 {"tags", nav::Json::Array{"a", std::int64_t(2)}}};
        }
        if (whole(6) == 0)
            object.unknown = {{"zz", nav::Json::Array{std::int64_t(1)}}};
        return object;
    }

    std::mt19937_64 m_random;
    double m_offset = 0;
};

/// Whether a point is in an obstacle, by the plainest means: circles by distance, walls by distance
/// from each segment, polygons by counting crossings.
inline bool isCovered(const nav::Map& map, nav::Point p)
{
    const auto fromSegment = [p](nav::Point a, nav::Point b) {
        const nav::Point ab = b - a;
        const double square = nav::dot(ab, ab);
        const double t = square > 0 ? std::clamp(nav::dot(p - a, ab) / square, 0.0, 1.0) : 0;
        return nav::distance(p, a + t * ab);
    };
    for (const nav::MapObject& object : map.objects()) {
        if (const auto* const circle = std::get_if<nav::Circle>(&object.geometry)) {
            if (nav::distance(p, circle->center) < circle->radius)
                return true;
        } else if (const auto* const wall = std::get_if<nav::Wall>(&object.geometry)) {
            const std::size_t count = wall->points.size();
            for (std::size_t i = 0; i + (wall->closed ? 0 : 1) < count; ++i) {
                if (fromSegment(wall->points[i], wall->points[(i + 1) % count]) <
                    wall->thickness / 2)
                    return true;
            }
        } else if (const auto* const polygon = std::get_if<nav::Polygon>(&object.geometry)) {
            bool isInside = false;
            const auto& points = polygon->points;
            for (std::size_t i = 0, j = points.size() - 1; i < points.size(); j = i++) {
                const nav::Point a = points[i], b = points[j];
                if ((a.y > p.y) != (b.y > p.y) &&
                    p.x < a.x + (p.y - a.y) / (b.y - a.y) * (b.x - a.x))
                    isInside = !isInside;
            }
            if (isInside)
                return true;
        }
    }
    return false;
}

} // namespace thicket::test
