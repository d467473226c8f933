#include "plugins/hosts/web/calls.h"

thk_map* WEB_CALL(web_map)(const void* bytes, size_t count)
{
    thk_map* map = NULL;
    return thk_map_load_bytes(bytes, count, &map, &web_fault) < 0 ? NULL : map;
}
void WEB_CALL(web_map_free)(thk_map* map) { thk_map_free(map); }
void WEB_CALL(web_map_info)(const thk_map* map)
{
    thk_map_info info = THK_INIT(thk_map_info);
    thk_map_describe(map, &info);
    const double numbers[] = {info.has_start,   info.start.x, info.start.y, info.has_goal,
                              info.goal.x,      info.goal.y,  info.min.x,   info.min.y,
                              info.max.x,       info.max.y,   info.radius,  info.obstacles,
                              info.agents,      info.groups,  info.spawn_areas};
    for (size_t i = 0; i < sizeof numbers / sizeof *numbers; ++i)
        web_numbers[i] = numbers[i];
}
thk_world* WEB_CALL(web_world_of)(const thk_map* map)
{
    thk_world* world = NULL;
    return thk_world_from_map(map, &world, &web_fault) < 0 ? NULL : world;
}
