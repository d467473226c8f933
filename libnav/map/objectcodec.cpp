#include "libnav/map/objectcodec.h"

#include "libnav/excerpt.h"
#include "libnav/map/membertable.h"
#include "libnav/map/motioncodec.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace thicket::nav {
namespace {

NumberRange radiusRange() { return sizeRange("a radius must be 0 or more"); }

template <class Shape> const MemberTable<Shape>& membersOf();

template <> const MemberTable<Circle>& membersOf()
{
    static const MemberTable<Circle> table{
        point<&Circle::center>("center"),
        number<&Circle::radius>("radius", radiusRange(), true),
        flag<&Circle::inverted>("inverted"),
    };
    return table;
}

template <> const MemberTable<Wall>& membersOf()
{
    static const MemberTable<Wall> table{
        points<&Wall::points>("points", 2),
        number<&Wall::thickness>("thickness", sizeRange("a thickness must be 0 or more")),
        flag<&Wall::closed>("closed"),
    };
    return table;
}

template <> const MemberTable<Polygon>& membersOf()
{
    static const MemberTable<Polygon> table{
        points<&Polygon::points>("points", 3),
        flag<&Polygon::inverted>("inverted"),
    };
    return table;
}

template <> const MemberTable<StartMarker>& membersOf()
{
    static const MemberTable<StartMarker> table{point<&StartMarker::position>("position")};
    return table;
}

template <> const MemberTable<GoalMarker>& membersOf()
{
    static const MemberTable<GoalMarker> table{point<&GoalMarker::position>("position")};
    return table;
}

template <> const MemberTable<AgentMarker>& membersOf()
{
    static const MemberTable<AgentMarker> table{
        point<&AgentMarker::position>("position"),
        number<&AgentMarker::heading>("heading", {-1e9, 1e9, "a heading must lie within 1e9 of 0"}),
        number<&AgentMarker::radius>("radius", radiusRange()),
        optionalText<&AgentMarker::group>("group"),
    };
    return table;
}

NumberRange secondsRange() { return sizeRange("a time must be 0 or more"); }

/// An integer from 0. Not written if it is what a marker has that does not set it.
template <auto Field> Member<SpawnMarker> whole(std::string_view key, double most, const char* rule)
{
    return {
        .key = key,
        .read =
            [](Members& members, const Member<SpawnMarker>& self, SpawnMarker& out) {
                if (!members.has(self.key))
                    return;
                double value = 0;
                members.number(self.key, value, self.range);
                if (!members.fault() && std::floor(value) != value)
                    members.fail(members.take(self.key)->offset(),
                                 "`" + std::string(self.key) + "` must be a whole number");
                out.*Field = static_cast<std::int64_t>(value);
            },
        .write = [](std::string& out,
                    const SpawnMarker& value) { out += std::to_string(value.*Field); },
        .isWritten = [](const SpawnMarker& value) { return value.*Field != SpawnMarker().*Field; },
        .range = {0, most, rule}};
}

/// A spawn area has corners, or else a centre and a radius.
Member<SpawnMarker> corners()
{
    Member<SpawnMarker> member = points<&SpawnMarker::points>("points", 3);
    member.read = [](Members& members, const Member<SpawnMarker>& self, SpawnMarker& out) {
        if (members.has(self.key))
            members.points(self.key, out.points, self.atLeast);
    };
    member.isWritten = [](const SpawnMarker& value) { return !value.points.empty(); };
    return member;
}

Member<SpawnMarker> centre()
{
    Member<SpawnMarker> member = point<&SpawnMarker::position>("position");
    member.read = [](Members& members, const Member<SpawnMarker>& self, SpawnMarker& out) {
        if (out.points.empty() || members.has(self.key))
            members.point(self.key, out.position);
    };
    member.isWritten = [](const SpawnMarker& value) {
        const auto [x, y] = value.position;
        const bool isOrigin = x == 0 && y == 0 && !std::signbit(x) && !std::signbit(y);
        return value.points.empty() || !isOrigin;
    };
    return member;
}

Member<SpawnMarker> discRadius()
{
    Member<SpawnMarker> member = number<&SpawnMarker::radius>("radius", radiusRange(), true);
    member.read = [](Members& members, const Member<SpawnMarker>& self, SpawnMarker& out) {
        members.number(self.key, out.radius, self.range, out.points.empty());
    };
    member.isWritten = [](const SpawnMarker& value) {
        return value.points.empty() || value.radius != SpawnMarker().radius;
    };
    return member;
}

template <> const MemberTable<SpawnMarker>& membersOf()
{
    static const MemberTable<SpawnMarker> table{
        corners(),
        centre(),
        discRadius(),
        number<&SpawnMarker::agentRadius>("agentRadius", radiusRange()),
        optionalText<&SpawnMarker::group>("group"),
        whole<&SpawnMarker::count>("count", mostSpawned, "a count must be from 0 to 1000000"),
        number<&SpawnMarker::rate>("rate", sizeRange("a rate must be 0 or more")),
        number<&SpawnMarker::from>("from", secondsRange()),
        optionalNumber<&SpawnMarker::until>("until", secondsRange()),
        whole<&SpawnMarker::seed>("seed", 0x1p53, "a seed must be from 0 to 9007199254740992"),
    };
    return table;
}

/// Only obstacles move; elsewhere the key is unknown.
void readMotionOf(Members& members, const Member<MapObject>& self, MapObject& out)
{
    if (!members.has(self.key) || !isObstacle(out.geometry))
        return;
    const JsonValue* const value = members.take(self.key);
    if (!value)
        return;
    Members parts(*value, "a motion");
    Motion motion;
    readMotion(parts, motion);
    if (const auto& fault = parts.fault())
        members.fail(fault->offset, fault->message);
    out.motion = std::move(motion);
}

/// The members that every object has besides its geometry.
const MemberTable<MapObject>& sharedMembers()
{
    static const MemberTable<MapObject> table{
        id<&MapObject::id>("id"),
        optionalId<&MapObject::layer>("layer"),
        optionalId<&MapObject::member>("member"),
        {.key = "motion",
         .read = readMotionOf,
         .write = [](std::string& out,
                     const MapObject& object) { writeMotion(out, *object.motion); },
         .isWritten = [](const MapObject& object) { return bool(object.motion); }},
        optionalText<&MapObject::name>("name"),
        optionalId<&MapObject::group>("objectGroup"),
        {.key = "properties",
         .read = [](Members& members, const Member<MapObject>& self,
                    MapObject& out) { members.object(self.key, out.properties); },
         .write = [](std::string& out,
                     const MapObject& object) { out += Json(object.properties).text(); },
         .isWritten = [](const MapObject& object) { return !object.properties.empty(); }},
        {.key = "type",
         .read = [](Members&, const Member<MapObject>&,
                    MapObject&) {}, // read first: see readObject
         .write = [](std::string& out,
                     const MapObject& object) { appendQuoted(out, typeName(object.geometry)); }},
    };
    return table;
}

struct Type {
    std::string_view name;
    const char* phrase; ///< in messages
    void (*read)(Members& members, Geometry& out);
};

template <class Shape> Type typeOf(const char* phrase)
{
    return {typeName(Geometry(Shape{})), phrase, [](Members& members, Geometry& out) {
                Shape shape;
                membersOf<Shape>().read(members, shape);
                out = std::move(shape);
            }};
}

const Type* typeNamed(std::string_view name)
{
    static const std::array types{
        typeOf<Circle>("a circle"),          typeOf<Wall>("a wall"),
        typeOf<Polygon>("a polygon"),        typeOf<StartMarker>("a start"),
        typeOf<GoalMarker>("a goal"),        typeOf<AgentMarker>("an agent"),
        typeOf<SpawnMarker>("a spawn area"),
    };
    const auto found = std::find_if(types.begin(), types.end(),
                                    [name](const Type& type) { return type.name == name; });
    return found == types.end() ? nullptr : &*found;
}

} // namespace

void readObject(Members& members, MapObject& out)
{
    std::string name;
    members.text("type", name, true);
    if (members.fault())
        return;
    const Type* const type = typeNamed(name);
    if (!type) {
        members.fail(
            members.take("type")->offset(),
            "the type \"" + excerpt(name) +
                "\" is unknown; known are circle, wall, polygon, start, goal, agent and spawn");
        return;
    }
    members.describe(type->phrase);
    type->read(members, out.geometry);
    sharedMembers().read(members, out);
    members.rest(out.unknown);
}

void writeObject(std::string& out, const MapObject& object)
{
    out += '{';
    MemberWriter writer(out, object.unknown);
    std::visit(
        [&]<class Shape>(const Shape& shape) {
            membersOf<Shape>().writeWith(writer, shape, sharedMembers(), object);
        },
        object.geometry);
    writer.finish();
    out += '}';
}

} // namespace thicket::nav
