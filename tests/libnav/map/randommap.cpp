#include "tests/libnav/map/randommap.h"

#include <array>
#include <bit>
#include <cmath>
#include <limits>

using namespace thicket::nav;

namespace {

class Generator {
public:
    explicit Generator(std::uint64_t seed) : m_random(seed) {}

    std::uint64_t below(std::uint64_t limit) { return m_random() % limit; }
    bool chance(std::uint64_t oneIn) { return below(oneIn) == 0; }

    double size()
    {
        constexpr std::array odd{0.0,
                                 -0.0,
                                 1e9,
                                 std::numeric_limits<double>::denorm_min(),
                                 std::numeric_limits<double>::min(),
                                 2.2250738585072009e-308,
                                 0.1,
                                 1.0 / 3,
                                 123456789.12345679,
                                 999999999.99999988,
                                 5e-324};
        if (chance(3))
            return odd[below(odd.size())];
        if (chance(4))
            return static_cast<double>(below(1000));
        // Any bits, folded into the range.
        const double any = std::abs(std::bit_cast<double>(m_random()));
        return any <= 1e9 ? any : static_cast<double>(m_random() >> 11) * 0x1p-53 * 1e9;
    }
    double coordinate() { return chance(2) ? size() : -size(); }
    Point point()
    {
        const double x = coordinate();
        return {x, coordinate()};
    }

    std::string text()
    {
        static const std::array<std::string, 14> pieces{
            "oak",  " ",    "\"", "\\", "\n", "\t",           std::string(1, '\0'),
            "\x1F", "\x7F", "ö",  "樹", "🌳",  "\xE2\x80\xAE", "\xF4\x8F\xBF\xBF"};
        std::string result;
        for (std::uint64_t i = below(5); i > 0; --i)
            result += pieces[below(pieces.size())];
        return result;
    }

    Json json(int depth)
    {
        switch (below(depth > 3 ? 4 : 6)) {
        case 0:
            return Json();
        case 1:
            return Json(chance(2));
        case 2:
            return number();
        case 3:
            return Json(text());
        case 4: {
            Json::Array array;
            for (std::uint64_t i = below(4); i > 0; --i)
                array.push_back(json(depth + 1));
            return Json(std::move(array));
        }
        default:
            return Json(object(depth + 1));
        }
    }
    Json::Object object(int depth)
    {
        Json::Object result;
        for (std::uint64_t i = below(4); i > 0; --i)
            result.emplace(text(), json(depth));
        return result;
    }
    Json::Object unknown()
    {
        static const std::array<std::string, 5> keys{"zebra", "aa", "hidden", "x-tool", "ÄÖ"};
        Json::Object result;
        for (std::uint64_t i = chance(3) ? below(4) : 0; i > 0; --i)
            result.emplace(keys[below(keys.size())], json(0));
        return result;
    }

    SpawnMarker spawn()
    {
        SpawnMarker area;
        area.position = point();
        area.radius = size();
        area.agentRadius = size();
        area.group = text();
        area.count = static_cast<std::int64_t>(below(mostSpawned + 1));
        area.rate = size();
        area.from = size();
        if (chance(2))
            area.until = size();
        for (std::uint64_t i = chance(3) ? 3 + below(4) : 0; i > 0; --i)
            area.points.push_back(point());
        if (!area.points.empty()) { // a place and radius of their own mean nothing
            area.position = {};
            area.radius = SpawnMarker().radius;
        }
        area.seed = static_cast<std::int64_t>(below((std::uint64_t{1} << 53) + 1));
        return area;
    }

    Geometry geometry()
    {
        switch (below(7)) {
        case 0: {
            const Point center = point();
            const double radius = size();
            return Circle{center, radius, chance(4)};
        }
        case 1: {
            std::vector<Point> along = points(2);
            const double thickness = size();
            return Wall{std::move(along), thickness, chance(3)};
        }
        case 2: {
            std::vector<Point> around = points(3);
            return Polygon{std::move(around), chance(4)};
        }
        case 3:
            return StartMarker{point()};
        case 4:
            return GoalMarker{point()};
        case 5:
            return spawn();
        default: {
            AgentMarker agent;
            agent.position = point();
            agent.heading = coordinate();
            agent.radius = size();
            agent.group = text();
            return agent;
        }
        }
    }

    MapObject mapObject(ObjectId id)
    {
        MapObject result;
        result.id = id;
        result.layer = static_cast<LayerId>(below(4));
        result.name = text();
        result.geometry = geometry();
        result.properties = object(0);
        result.unknown = unknown();
        result.group = chance(2) ? 0 : static_cast<GroupId>(below(6));
        result.member = static_cast<ObjectId>(below(3));
        return result;
    }

    MapSettings settings()
    {
        MapSettings result;
        result.name = text();
        result.unit = text();
        result.yAxis = chance(2) ? YAxis::up : YAxis::down;
        if (chance(2)) {
            const Point min = point();
            result.bounds = Box{min, {std::max(min.x, coordinate()), std::max(min.y, 3.5)}};
        }
        result.boundsAreWalls = chance(2);
        for (std::uint64_t i = below(4); i > 0; --i) {
            const auto id = static_cast<LayerId>(i * (1 + below(2) * (std::uint64_t{1} << 50)));
            result.layers.push_back({id, text(), chance(2), chance(2), chance(2) ? "" : "#3f78C4",
                                     chance(2) ? 1 : 1 / (1 + size()), unknown()});
        }
        for (std::uint64_t i = below(3); i > 0; --i)
            result.agentGroups.push_back(group());
        result.unknown = unknown();
        for (std::uint64_t i = below(3); i > 0; --i)
            result.agentClasses.push_back({text(), size(), unknown()});
        result.objectGroups = objectGroups();
        result.templates = templates();
        if (chance(2)) {
            const Point min{std::min(-1.0, coordinate()), std::min(-1.0, coordinate())};
            const Point max{std::max(1.5, coordinate()), std::max(3.5, coordinate())};
            result.underlay =
                Underlay{text(), {min, max}, 1 / (1 + size()), chance(2), chance(2), unknown()};
        }
        for (std::uint64_t i = below(3); i > 0; --i) {
            result.guides.x.push_back(coordinate());
            result.guides.y.push_back(coordinate());
        }
        result.guides.visible = chance(2);
        result.guides.locked = chance(2);
        return result;
    }

private:
    Json number()
    {
        static const std::array<const char*, 7> spellings{
            "1.50",    "-0", "1E+2", "0.1000000000000000055511151231257827", "12345678901234567890",
            "-0.0e-7", "7"};
        return Json(Json::Number{spellings[below(spellings.size())]});
    }
    std::vector<Point> points(std::size_t atLeast)
    {
        std::vector<Point> result;
        for (std::size_t i = atLeast + below(4); i > 0; --i)
            result.push_back(point());
        return result;
    }
    /// Each lies in an earlier one or in none.
    ObjectGroups objectGroups()
    {
        std::vector<ObjectGroup> groups;
        for (std::uint64_t i = below(6); i > 0; --i) {
            const bool isOutermost = groups.empty() || chance(2);
            const GroupId parent = isOutermost ? 0 : groups[below(groups.size())].id;
            groups.push_back({static_cast<GroupId>(i), text(), parent, unknown()});
            if (chance(2))
                continue;
            groups.back().instanceOf = static_cast<TemplateId>(1 + below(3));
            groups.back().axes = {{1, -0.5}, {coordinate() / 1e9, 1}};
        }
        return ObjectGroups(std::move(groups));
    }
    Templates templates()
    {
        std::vector<Template> result;
        for (std::uint64_t i = below(3); i > 0; --i) {
            Template one{static_cast<TemplateId>(i), text(), {}, unknown()};
            for (std::uint64_t k = 1, last = below(4); k < last; ++k) {
                MapObject member = mapObject(static_cast<ObjectId>(k));
                member.layer = member.group = member.member = 0;
                one.members.push_back(std::move(member));
            }
            result.push_back(std::move(one));
        }
        return Templates(std::move(result));
    }
    AgentGroup group()
    {
        AgentGroup result;
        result.name = text();
        result.maxSpeed = size() + 0x1p-1000;
        result.maxForce = std::min(1e9, size() + 1);
        result.maxSpeed = std::min(1e9, result.maxSpeed);
        result.goal = static_cast<ObjectId>(below(3));
        if (below(2) == 0)
            result.goalRadius = std::min(1e9, size() + 0x1p-1000);
        result.atGoal = below(2) == 0 ? AtGoal::stay : AtGoal::leave;
        for (std::uint64_t i = below(3); i > 0; --i)
            result.behaviours.push_back(json(1));
        result.unknown = unknown();
        return result;
    }

    std::mt19937_64 m_random;
};

void collect(const Geometry& geometry, std::vector<double>& out)
{
    const auto add = [&](Point p) { out.insert(out.end(), {p.x, p.y}); };
    std::visit(
        [&](const auto& part) {
            if constexpr (requires { part.position; })
                add(part.position);
            if constexpr (requires { part.heading; })
                out.push_back(part.heading);
            if constexpr (requires { part.radius; })
                out.push_back(part.radius);
            if constexpr (requires { part.center; })
                add(part.center);
            if constexpr (requires { part.thickness; })
                out.push_back(part.thickness);
            if constexpr (requires { part.points; }) {
                for (const Point point : part.points)
                    add(point);
            }
        },
        geometry);
}

std::vector<std::uint64_t> bitsOf(const Map& map)
{
    std::vector<double> numbers;
    if (map.settings.bounds) {
        const Box& box = *map.settings.bounds;
        numbers = {box.min.x, box.min.y, box.max.x, box.max.y};
    }
    for (const AgentGroup& group : map.settings.agentGroups)
        numbers.insert(numbers.end(),
                       {group.maxSpeed, group.maxForce, group.goalRadius.value_or(0)});
    for (const MapObject& object : map.objects())
        collect(object.geometry, numbers);
    for (const AgentClass& agentClass : map.settings.agentClasses)
        numbers.push_back(agentClass.radius);
    std::vector<std::uint64_t> bits;
    for (const double number : numbers)
        bits.push_back(std::bit_cast<std::uint64_t>(number));
    return bits;
}

} // namespace

Map randomMap(std::uint64_t seed)
{
    Generator generator(seed);
    Map map;
    map.settings = generator.settings();
    for (std::uint64_t i = generator.below(12); i > 0; --i) {
        const ObjectId id =
            map.unusedId() + static_cast<ObjectId>(generator.below(3) * generator.below(1 << 30));
        map.insert(generator.mapObject(id), generator.below(map.objects().size() + 1));
    }
    return map;
}

bool areSameBits(const Map& a, const Map& b) { return a == b && bitsOf(a) == bitsOf(b); }
