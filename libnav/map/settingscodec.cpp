#include "libnav/map/settingscodec.h"

#include "libnav/map/classcodec.h"
#include "libnav/map/groupcodec.h"
#include "libnav/map/guidescodec.h"
#include "libnav/map/layercodec.h"
#include "libnav/map/listdecoding.h"
#include "libnav/map/memberwriter.h"
#include "libnav/map/objectgroupcodec.h"
#include "libnav/map/templatecodec.h"
#include "libnav/map/underlaycodec.h"
#include "libnav/map/valuedecoding.h"

#include <array>
#include <cassert>
#include <utility>

namespace thicket::nav {
namespace {

std::optional<Fault> readText(std::string_view key, JsonValue value, std::string& out)
{
    if (!value.is(JsonKind::string))
        return Fault{value.offset(), "`" + std::string(key) + "` must be text in quotes"};
    out = value.text();
    return std::nullopt;
}

std::optional<Fault> readYAxis(JsonValue value, MapSettings& out)
{
    const bool isText = value.is(JsonKind::string);
    if (!isText || (value.text() != "up" && value.text() != "down"))
        return Fault{value.offset(), "`yAxis` must be \"up\" or \"down\""};
    out.yAxis = value.text() == "up" ? YAxis::up : YAxis::down;
    return std::nullopt;
}

std::optional<Fault> readBounds(JsonValue value, MapSettings& settings)
{
    Members members(value, "`bounds`");
    bool areWalls = false;
    members.flag("walls", areWalls);
    // `walls` may be set before bounds are drawn.
    const bool hasBox = !areWalls || members.has("min") || members.has("max");
    Box box;
    if (hasBox) {
        members.point("min", box.min);
        members.point("max", box.max);
        if (!members.fault() && box.isEmpty())
            members.fail(value.offset(), "the `max` of `bounds` lies below its `min`");
    }
    Json::Object unknown;
    members.rest(unknown);
    // `bounds` cannot store unknown keys, and nothing may be lost.
    if (!unknown.empty())
        members.fail(value.offset(), "`bounds` has `min`, `max` and `walls` only");
    if (members.fault())
        return members.fault();
    if (hasBox)
        settings.bounds = box;
    settings.boundsAreWalls = areWalls;
    return std::nullopt;
}

void writeBounds(std::string& out, const MapSettings& settings)
{
    const Json::Object unknown;
    MemberWriter writer(out, unknown);
    out += '{';
    if (const std::optional<Box>& bounds = settings.bounds) {
        assert(!bounds->isEmpty());
        append(writer.member("max"), bounds->max);
        append(writer.member("min"), bounds->min);
    }
    if (settings.boundsAreWalls)
        writer.member("walls") += "true";
    out += '}';
}

std::optional<Fault> readSettingGuides(JsonValue value, MapSettings& out)
{
    Guides guides;
    Members members(value, "`guides`");
    readGuides(members, guides);
    if (members.fault())
        return members.fault();
    out.guides = std::move(guides);
    return std::nullopt;
}

std::optional<Fault> readSettingUnderlay(JsonValue value, MapSettings& out)
{
    Underlay underlay;
    Members members(value, "`underlay`");
    readUnderlay(members, underlay);
    const bool hasArea = underlay.box.width() > 0 && underlay.box.height() > 0;
    if (!members.fault() && !hasArea)
        members.fail(value.offset(), "the `max` of `underlay` must lie above its `min`");
    if (members.fault())
        return members.fault();
    out.underlay = std::move(underlay);
    return std::nullopt;
}

} // namespace

std::span<const SettingMember> settingMembers()
{
    using Settings = MapSettings;
    static const std::array<SettingMember, 11> members{{
        {"agentClasses",
         [](JsonValue value, Settings& s) {
             return readList(value, "agentClasses", "an agent class", readClass, s.agentClasses);
         },
         [](std::string& out, const Settings& s) { writeList(out, s.agentClasses, writeClass); },
         [](const Settings& s) { return !s.agentClasses.empty(); }},
        {"agentGroups",
         [](JsonValue value, Settings& s) {
             return readList(value, "agentGroups", "an agent group", readGroup, s.agentGroups);
         },
         [](std::string& out, const Settings& s) { writeList(out, s.agentGroups, writeGroup); },
         [](const Settings& s) { return !s.agentGroups.empty(); }},
        {"bounds", readBounds, writeBounds,
         [](const Settings& s) { return s.bounds || s.boundsAreWalls; }},
        {"guides", readSettingGuides,
         [](std::string& out, const Settings& s) { writeGuides(out, s.guides); },
         [](const Settings& s) { return isUsed(s.guides); }},
        {"layers",
         [](JsonValue value, Settings& s) {
             return readList(value, "layers", "a layer", readLayer, s.layers);
         },
         [](std::string& out, const Settings& s) { writeList(out, s.layers, writeLayer); },
         [](const Settings& s) { return !s.layers.empty(); }},
        {"name", [](JsonValue value, Settings& s) { return readText("name", value, s.name); },
         [](std::string& out, const Settings& s) { appendQuoted(out, s.name); },
         [](const Settings& s) { return !s.name.empty(); }},
        {"objectGroups",
         [](JsonValue value, Settings& s) { return readObjectGroups(value, s.objectGroups); },
         [](std::string& out, const Settings& s) {
             writeList(out, s.objectGroups.list(), writeObjectGroup);
         },
         [](const Settings& s) { return !s.objectGroups.empty(); }},
        {"templates",
         [](JsonValue value, Settings& s) { return readTemplates(value, s.templates); },
         [](std::string& out, const Settings& s) {
             writeList(out, s.templates.list(), writeTemplate);
         },
         [](const Settings& s) { return !s.templates.empty(); }},
        {"underlay", readSettingUnderlay,
         [](std::string& out, const Settings& s) { writeUnderlay(out, *s.underlay); },
         [](const Settings& s) { return s.underlay.has_value(); }},
        {"unit", [](JsonValue value, Settings& s) { return readText("unit", value, s.unit); },
         [](std::string& out, const Settings& s) { appendQuoted(out, s.unit); }},
        {"yAxis", readYAxis,
         [](std::string& out, const Settings& s) {
             appendQuoted(out, s.yAxis == YAxis::up ? "up" : "down");
         }},
    }};
    return members;
}

} // namespace thicket::nav
