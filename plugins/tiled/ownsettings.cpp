#include "plugins/tiled/ownsettings.h"

#include "libnav/json/jsonreader.h"
#include "libnav/map/mapfile.h"

#include <algorithm>
#include <string_view>

namespace thicket::plugins {

namespace {

using nav::Json;
using nav::MapSettings;

struct OwnSetting {
    const char* name;
    void (*copy)(MapSettings& to, MapSettings& from);
};

template <auto setting> constexpr OwnSetting ownSetting(const char* name)
{
    return {name,
            [](MapSettings& to, MapSettings& from) { to.*setting = std::move(from.*setting); }};
}

constexpr OwnSetting ownSettings[] = {
    ownSetting<&MapSettings::agentClasses>("agentClasses"),
    ownSetting<&MapSettings::agentGroups>("agentGroups"),
    ownSetting<&MapSettings::guides>("guides"),
    ownSetting<&MapSettings::objectGroups>("objectGroups"),
    ownSetting<&MapSettings::templates>("templates"),
};

} // namespace

// The map file's own reader and writer do the work, on maps without objects.

void addSettings(WrittenProperties& properties, const MapSettings& settings)
{
    nav::Map map;
    MapSettings copied = settings;
    for (const OwnSetting& each : ownSettings)
        each.copy(map.settings, copied);
    nav::JsonSink sink;
    sink.member = [&properties](std::string_view key, std::size_t, const nav::JsonTape& tape) {
        const auto* const found =
            std::find_if(std::begin(ownSettings), std::end(ownSettings),
                         [key](const auto& each) { return each.name == key; });
        Json json;
        if (found != std::end(ownSettings) && !nav::toJson(nav::JsonValue(tape), json))
            properties.set(found->name, json);
        return true;
    };
    nav::parseJson(nav::writeMap(map), sink);
    if (!settings.unknown.empty())
        properties.set(foreignKeysProperty, Json(settings.unknown));
}

void takeSettings(OwnProperties& properties, MapSettings& settings)
{
    for (const OwnSetting& each : ownSettings) {
        properties.takeJson(each.name, [&](const Json& json) {
            nav::Map map;
            map.settings.unknown = {{each.name, json}};
            Result<nav::LoadedMap> read = nav::readMap(nav::writeMap(map), each.name);
            if (read)
                each.copy(settings, read->map.settings);
            return read.has_value();
        });
    }
    settings.unknown = properties.foreignKeys();
}

} // namespace thicket::plugins
