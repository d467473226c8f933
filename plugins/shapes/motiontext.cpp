#include "plugins/shapes/motiontext.h"

#include "libnav/json/jsonreader.h"
#include "libnav/map/mapfile.h"

namespace thicket::plugins {

// The map file's own reader and writer do the work, on a map of one object.

std::string motionText(const nav::Motion& motion)
{
    nav::Map map;
    map.append({.id = 1, .geometry = nav::Circle{}, .motion = motion});
    std::string text;
    nav::JsonSink sink;
    sink.streamedKey = "objects";
    sink.member = [](std::string_view, std::size_t, const nav::JsonTape&) { return true; };
    sink.element = [&text](const nav::JsonTape& tape) {
        for (const nav::JsonValue::Member& member : nav::JsonValue(tape).members()) {
            nav::Json json;
            if (member.key == "motion" && !nav::toJson(member.value, json))
                text = json.text();
        }
        return true;
    };
    nav::parseJson(nav::writeMap(map), sink);
    return text;
}

std::optional<nav::Motion> motionFrom(const nav::Json& json)
{
    nav::Map map;
    map.append({.id = 1, .geometry = nav::Circle{}, .unknown = {{"motion", json}}});
    const Result<nav::LoadedMap> loaded = nav::readMap(nav::writeMap(map), "motion");
    if (!loaded || loaded->map.objects().size() != 1 || !loaded->map.objects().front().motion)
        return std::nullopt;
    return *loaded->map.objects().front().motion;
}

} // namespace thicket::plugins
