#include "libsteer/c/mapcalls.h"

#include "libnav/map/mapfile.h"
#include "libsteer/c/edge.h"
#include "libsteer/c/shapes.h"

#include <memory>

using namespace thicket;
using namespace thicket::c;

namespace {

thk_status giveMap(Result<nav::LoadedMap> loaded, thk_map** map, thk_error* error)
{
    if (!loaded)
        return report(error, THK_UNREADABLE, loaded.error());
    *map = new thk_map{std::move(loaded->map)};
    return THK_OK;
}

thk_map_info describe(const nav::Map& map)
{
    thk_map_info info = {};
    for (const nav::MapObject& object : map.objects()) {
        info.obstacles += nav::isObstacle(object.geometry) ? 1 : 0;
        info.agents += std::holds_alternative<nav::AgentMarker>(object.geometry) ? 1 : 0;
        info.spawn_areas += std::holds_alternative<nav::SpawnMarker>(object.geometry) ? 1 : 0;
    }
    info.groups = static_cast<std::uint32_t>(map.settings.agentGroups.size());
    if (const nav::MapObject* const start = map.start()) {
        info.has_start = 1;
        info.start = pointOf(std::get<nav::StartMarker>(start->geometry).position);
    }
    if (const nav::MapObject* const goal = map.goal()) {
        info.has_goal = 1;
        info.goal = pointOf(std::get<nav::GoalMarker>(goal->geometry).position);
    }
    const nav::Box extent = map.extent();
    info.min = pointOf(extent.min);
    info.max = pointOf(extent.max);
    if (!map.settings.agentClasses.empty())
        info.radius = map.settings.agentClasses.front().radius;
    return info;
}

} // namespace

thk_status thk_map_load_file(const char* path, thk_map** map, thk_error* error)
{
    if (!path || !map)
        return report(error, THK_INVALID, nullArgument);
    return guarded(error, [&] { return giveMap(nav::loadMap(path), map, error); });
}

thk_status thk_map_load_bytes(const void* bytes, size_t count, thk_map** map, thk_error* error)
{
    if ((!bytes && count > 0) || !map)
        return report(error, THK_INVALID, nullArgument);
    return guarded(error, [&] {
        const std::string_view text(static_cast<const char*>(bytes), count);
        return giveMap(nav::readMap(text, "the map"), map, error);
    });
}

void thk_map_free(thk_map* map) { delete map; }

thk_status thk_map_describe(const thk_map* map, thk_map_info* info)
{
    if (!map || !isSized(info))
        return THK_INVALID;
    return guarded(nullptr, [&] {
        c::give(info, describe(map->map));
        return THK_OK;
    });
}
