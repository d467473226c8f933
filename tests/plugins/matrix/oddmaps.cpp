#include "tests/plugins/matrix/oddmaps.h"

#include "tests/support/geometry/splitmix.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

namespace thicket::test {

namespace {

using nav::Point;

constexpr std::array<const char*, 12> names{
    "",         "oak",         "B\xC3\xA4r & <Busch> \"x\" 'y'", "two\nlines\t,;|", "]]>",
    "../../up", "custom:name", "\xF0\x9F\x8C\xB3\xE2\x80\x8F",   "class",           "1st",
    "{{}}%1%s", "-->"};

class OddMap {
public:
    explicit OddMap(std::uint64_t seed)
        : m_random(seed), m_isSnapped(seed % 3 == 0), m_offset(seed % 3 == 1 ? 5.28e6 : 0)
    {}

    nav::Map make()
    {
        makeSettings();
        const int count = m_random.below(40);
        for (int i = 0; i < count; ++i) {
            nav::MapObject object;
            object.id = m_map.unusedId() + (m_random.chance(0.1) ? 100 : 0);
            object.name = name();
            object.geometry = geometry();
            const std::vector<nav::Layer>& layers = m_map.settings.layers;
            if (!layers.empty() && m_random.chance(0.9))
                object.layer = layers[std::size_t(m_random.below(int(layers.size())))].id;
            if (m_random.chance(0.3))
                object.properties = properties();
            if (m_random.chance(0.05))
                object.unknown.emplace("otherProgram", true);
            m_map.append(std::move(object));
        }
        return std::move(m_map);
    }

private:
    std::string name() { return names[std::size_t(m_random.below(int(names.size())))]; }
    double number(double low, double high)
    {
        const double value = m_random.between(low, high);
        return m_isSnapped ? std::floor(value) : value;
    }
    Point point() { return {m_offset + number(-50, 150), m_offset / 10 + number(-50, 150)}; }
    double size() { return m_random.chance(0.1) ? 0 : number(0.01, 8); }

    void makeSettings()
    {
        nav::MapSettings& settings = m_map.settings;
        settings.name = name();
        settings.unit = m_random.chance(0.8) ? "m" : "px";
        settings.yAxis = m_random.chance(0.5) ? nav::YAxis::up : nav::YAxis::down;
        if (m_random.chance(0.5)) {
            settings.bounds = nav::Box{{m_offset - 60, m_offset / 10 - 60},
                                       {m_offset + 160, m_offset / 10 + 160.5}};
            settings.boundsAreWalls = m_random.chance(0.5);
        }
        const int layers = m_random.below(4);
        for (int i = 0; i < layers; ++i) {
            nav::Layer layer{10 - i, name()};
            layer.visible = m_random.chance(0.7);
            layer.locked = m_random.chance(0.2);
            layer.colour = m_random.chance(0.5) ? "#3f78c4" : "";
            layer.opacity = m_random.chance(0.5) ? 0.5 : 1;
            settings.layers.push_back(std::move(layer));
        }
        if (m_random.chance(0.3))
            settings.agentClasses = {{"person", 0.3}, {"cart", 1.25}};
        if (m_random.chance(0.4))
            settings.agentGroups.push_back({.name = "guards", .maxSpeed = 2.5});
    }

    nav::Geometry geometry()
    {
        switch (m_random.below(12)) {
        case 0:
        case 1:
        case 2:
        case 3:
            return nav::Circle{point(), size(), m_random.chance(0.05)};
        case 4:
        case 5:
            return wall();
        case 6:
        case 7:
            return polygon();
        case 8:
            return nav::StartMarker{point()};
        case 9:
            return nav::GoalMarker{point()};
        case 10:
            return nav::AgentMarker{point(), m_random.between(-4, 4), size(),
                                    m_random.chance(0.5) ? "guards" : ""};
        default:
            return spawn();
        }
    }

    nav::SpawnMarker spawn()
    {
        nav::SpawnMarker spawn{point(), 1 + size()};
        spawn.group = m_random.chance(0.5) ? "guards" : "";
        spawn.count = m_random.below(50);
        spawn.rate = 0.5;
        if (m_random.chance(0.5))
            spawn.until = 30.25;
        if (m_random.chance(0.3)) {
            spawn.position = {};
            spawn.radius = nav::SpawnMarker().radius;
            spawn.points = polygon().points;
        }
        return spawn;
    }

    nav::Wall wall()
    {
        nav::Wall wall;
        const int count = 2 + m_random.below(5);
        for (int i = 0; i < count; ++i)
            wall.points.push_back(i > 0 && m_random.chance(0.05) ? wall.points.back() : point());
        wall.thickness = m_random.chance(0.5) ? 0 : size();
        wall.closed = count > 2 && m_random.chance(0.3);
        return wall;
    }

    /// Simple: the points are in order round a middle, or a rectangle's.
    nav::Polygon polygon()
    {
        const Point middle = point();
        nav::Polygon polygon;
        if (m_isSnapped) {
            polygon = nav::polygonOf({middle, middle + Point{1 + std::floor(size()), 2}});
        } else {
            const int count = 3 + m_random.below(9);
            for (int i = 0; i < count; ++i) {
                const double angle = 2 * std::numbers::pi * (i + 0.5) / count;
                polygon.points.push_back(middle + m_random.between(0.5, 9) *
                                                      Point{std::cos(angle), std::sin(angle)});
            }
        }
        if (m_random.chance(0.5))
            std::reverse(polygon.points.begin(), polygon.points.end());
        polygon.inverted = m_random.chance(0.05);
        return polygon;
    }

    nav::Json::Object properties()
    {
        nav::Json::Object properties{{"species", "Quercus"},
                                     {"age", std::int64_t(80)},
                                     {"tall", true},
                                     {"girth", 0.1},
                                     {"odd \"key\" <&>", ""}};
        if (m_random.chance(0.5))
            properties["tags"] = nav::Json::Array{"a", nav::Json(), std::int64_t(-1)};
        return properties;
    }

    SplitMix m_random;
    bool m_isSnapped;
    double m_offset;
    nav::Map m_map;
};

} // namespace

nav::Map oddMap(std::uint64_t seed) { return OddMap(seed).make(); }

} // namespace thicket::test
