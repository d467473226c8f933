/* Maps and worlds of the C API: what a caller may rely on, also for wrong calls. */
#include "check.h"

#include <stddef.h>

static thk_error error;

static thk_world_info described(const thk_world* world)
{
    thk_world_info info = THK_INIT(thk_world_info);
    CHECK(thk_world_describe(world, &info) == THK_OK);
    return info;
}

static void changes_show_after_commit(void)
{
    thk_world* world = NULL;
    DO(thk_world_create(&world, &error));
    const thk_point center = at(0, 0);
    const thk_shape disc = circle(&center, 1);
    DO(thk_world_add(world, 7, &disc, &error));
    CHECK(described(world).changes == 1 && described(world).obstacles == 0);
    CHECK(thk_reachable(world, 0, at(0, 0), at(5, 0), &error) == THK_FOUND);
    DO(thk_world_commit(world, &error));
    CHECK(described(world).version == 1 && described(world).obstacles == 1);
    CHECK(thk_reachable(world, 0, at(0, 0), at(5, 0), &error) == THK_UNREACHABLE);
    DO(thk_world_move(world, 7, at(10, 0), &error));
    DO(thk_world_commit(world, &error));
    double clearance = 0;
    DO(thk_clearance(world, 0, at(0, 0), &clearance, &error));
    CHECK(is_near(clearance, 9));
    DO(thk_world_remove(world, 7, &error));
    DO(thk_world_commit(world, &error));
    CHECK(described(world).version == 3 && described(world).obstacles == 0);
    DO(thk_clearance(world, 0, at(0, 0), &clearance, &error));
    CHECK(isinf(clearance));
    DO(thk_world_commit(world, &error)); /* nothing to do */
    CHECK(described(world).version == 3);
    thk_world_free(world);
}

static void copies_go_their_own_ways(void)
{
    thk_world *world = NULL, *copy = NULL;
    DO(thk_world_create(&world, &error));
    const thk_point a = at(0, 0), b = at(10, 0);
    const thk_shape first = circle(&a, 1), second = circle(&b, 1);
    DO(thk_world_add(world, 1, &first, &error));
    DO(thk_world_commit(world, &error));
    DO(thk_world_copy(world, &copy, &error));
    DO(thk_world_add(copy, 2, &second, &error));
    DO(thk_world_commit(copy, &error));
    DO(thk_world_remove(world, 1, &error));
    DO(thk_world_commit(world, &error));
    CHECK(described(world).obstacles == 0 && described(copy).obstacles == 2);
    double clearance = 0;
    DO(thk_clearance(copy, 0, at(0, 2), &clearance, &error));
    CHECK(is_near(clearance, 1));
    thk_world_free(world);
    DO(thk_clearance(copy, 0, at(10, 3), &clearance, &error));
    CHECK(is_near(clearance, 2));
    thk_world_free(copy);
}

static void radii_are_separate(void)
{
    thk_world* world = NULL;
    DO(thk_world_create(&world, &error));
    const thk_point a = at(0, 2), b = at(0, -2);
    const thk_shape above = circle(&a, 1), below = circle(&b, 1);
    DO(thk_world_add_radius(world, 0.5, &error));
    DO(thk_world_add(world, 1, &above, &error));
    DO(thk_world_add(world, 2, &below, &error));
    DO(thk_world_commit(world, &error));
    DO(thk_world_add_radius(world, 1.5, &error));
    DO(thk_world_add_radius(world, 1.5, &error));
    CHECK(described(world).radii == 3);
    thk_hit hit = THK_INIT(thk_hit);
    CHECK(thk_ray(world, 0.5, at(-5, 0), at(5, 0), &hit, &error) == THK_NOTHING);
    CHECK(thk_ray(world, 1.5, at(-5, 0), at(5, 0), &hit, &error) == THK_FOUND);
    /* A radius that is added between two commits shows what the first one did. */
    DO(thk_world_remove(world, 2, &error));
    DO(thk_world_add_radius(world, 1.25, &error));
    CHECK(thk_ray(world, 1.25, at(-5, 0), at(5, 0), &hit, &error) == THK_FOUND);
    DO(thk_world_commit(world, &error));
    CHECK(thk_ray(world, 1.25, at(-5, -1), at(5, -1), &hit, &error) == THK_NOTHING);
    thk_world_free(world);
}

static void wrong_calls_change_nothing(void)
{
    thk_world* world = NULL;
    DO(thk_world_create(&world, &error));
    const thk_point center = at(0, 0);
    thk_shape disc = circle(&center, 1);
    DO(thk_world_add(world, 1, &disc, &error));
    FAILS(THK_TAKEN, thk_world_add(world, 1, &disc, &error));
    FAILS(THK_UNKNOWN, thk_world_replace(world, 2, &disc, &error));
    FAILS(THK_UNKNOWN, thk_world_move(world, 2, at(1, 1), &error));
    FAILS(THK_UNKNOWN, thk_world_remove(world, 2, &error));
    FAILS(THK_INVALID, thk_world_add(world, INT64_MIN, &disc, &error));
    FAILS(THK_INVALID, thk_world_move(world, 1, at(2e9, 0), &error));
    FAILS(THK_INVALID, thk_world_move(world, 1, at(NAN, 0), &error));
    FAILS(THK_INVALID, thk_world_add(world, 3, NULL, &error));
    FAILS(THK_INVALID, thk_world_add(NULL, 3, &disc, &error));
    FAILS(THK_INVALID, thk_world_add_radius(world, -1, &error));
    FAILS(THK_INVALID, thk_world_add_radius(world, NAN, &error));
    disc.radius = -1;
    FAILS(THK_INVALID, thk_world_add(world, 3, &disc, &error));
    disc.radius = 1;
    disc.kind = 9;
    FAILS(THK_INVALID, thk_world_add(world, 3, &disc, &error));
    disc.kind = THK_CIRCLE;
    disc.size = 0;
    FAILS(THK_INVALID, thk_world_add(world, 3, &disc, &error));
    const thk_point bow[] = {{0, 0}, {4, 4}, {4, 0}, {0, 4}};
    const thk_shape crossed = polygon(bow, COUNT(bow));
    FAILS(THK_INVALID, thk_world_add(world, 3, &crossed, &error));
    const thk_shape point = wall(bow, 1, 1, 0);
    FAILS(THK_INVALID, thk_world_add(world, 3, &point, &error));
    CHECK(described(world).changes == 1 && described(world).radii == 1);
    CHECK(thk_world_add(world, 1, &disc, NULL) < 0); /* no sentence is wanted */
    FAILS(THK_UNKNOWN, thk_reachable(world, 0.25, at(0, 0), at(1, 1), &error));
    CHECK(strstr(error.message, "radius 0.25:"));
    /* The sentence shows why the radius of a float is not the one that was added. */
    DO(thk_world_add_radius(world, 0.3, &error));
    FAILS(THK_UNKNOWN, thk_reachable(world, (double)0.3f, at(0, 0), at(1, 1), &error));
    CHECK(strstr(error.message, "radius 0.30000001192092"));
    FAILS(THK_INVALID, thk_reachable(world, 0, at(INFINITY, 0), at(1, 1), &error));
    thk_world_free(world);
    thk_world_free(NULL);
}

static const char map_text[] =
    "{\"format\": \"thicket-map\", \"version\": 1, \"bounds\": {\"min\": [0, 0], \"max\": [20, "
    "20], \"walls\": true},"
    "\"agentClasses\": [{\"name\": \"person\", \"radius\": 0.5}],"
    "\"agentGroups\": [{\"name\": \"g\", \"goal\": 3}], \"objects\": ["
    "{\"id\": 1, \"type\": \"circle\", \"center\": [10, 10], \"radius\": 2},"
    "{\"id\": 2, \"type\": \"start\", \"position\": [2, 10]},"
    "{\"id\": 3, \"type\": \"goal\", \"position\": [18, 10]},"
    "{\"id\": 4, \"type\": \"agent\", \"position\": [2, 10], \"radius\": 0.5, \"group\": \"g\"}]}";

static void maps_are_read(void)
{
    thk_map* map = NULL;
    FAILS(THK_UNREADABLE, thk_map_load_bytes("{", 1, &map, &error));
    FAILS(THK_UNREADABLE, thk_map_load_file("no/such/file.thicket", &map, &error));
    CHECK(strstr(error.message, "file.thicket"));
    CHECK(map == NULL);
    DO(thk_map_load_bytes(map_text, sizeof map_text - 1, &map, &error));
    thk_map_info info = THK_INIT(thk_map_info);
    CHECK(thk_map_describe(map, &info) == THK_OK);
    CHECK(info.obstacles == 1 && info.agents == 1 && info.groups == 1 && info.spawn_areas == 0);
    CHECK(info.has_start && info.has_goal && info.start.x == 2 && info.goal.x == 18);
    CHECK(info.radius == 0.5 && info.max.x == 20);
    thk_world* world = NULL;
    DO(thk_world_from_map(map, &world, &error));
    CHECK(thk_reachable(world, 0, info.start, info.goal, &error) == THK_FOUND);
    CHECK(thk_reachable(world, 0, info.start, at(30, 10), &error) == THK_UNREACHABLE);
    thk_crowd* crowd = NULL;
    DO(thk_crowd_from_map(map, NULL, &crowd, &error));
    DO(thk_crowd_step(crowd, 10, 1, &error));
    thk_crowd_info told = THK_INIT(thk_crowd_info);
    CHECK(thk_crowd_describe(crowd, &told) == THK_OK);
    CHECK(told.agents == 1 && told.groups == 1 && told.steps == 10 && is_near(told.time, 0.5));
    thk_crowd_free(crowd);
    thk_world_free(world);
    thk_map_free(map);
}

/* A caller of another version has smaller or larger structs: nothing beyond `size` is touched. */
static void sizes_are_kept(void)
{
    thk_world* world = NULL;
    DO(thk_world_create(&world, &error));
    thk_world_info info;
    memset(&info, 0x5A, sizeof info);
    info.size = (uint32_t)offsetof(thk_world_info, obstacles);
    CHECK(thk_world_describe(world, &info) == THK_OK);
    CHECK(info.radii == 1 && info.version == 0);
    CHECK(info.obstacles == UINT64_C(0x5A5A5A5A5A5A5A5A));
    struct {
        thk_world_info info;
        double later;
    } wide;
    memset(&wide, 0, sizeof wide);
    wide.info.size = sizeof wide;
    wide.later = 17;
    CHECK(thk_world_describe(world, &wide.info) == THK_OK);
    CHECK(wide.info.radii == 1 && wide.later == 17);
    struct {
        thk_error error;
        char guard[8];
    } tight;
    memset(&tight, 0x5A, sizeof tight);
    tight.error.size = (uint32_t)offsetof(thk_error, message) + 8;
    CHECK(thk_world_remove(world, 1, &tight.error) == THK_UNKNOWN);
    CHECK(strcmp(tight.error.message, "There i") == 0);
    CHECK(tight.error.message[8] == 0x5A && tight.guard[0] == 0x5A);
    thk_world_free(world);
}

int main(void)
{
    memset(&error, 0, sizeof error);
    error.size = sizeof error;
    changes_show_after_commit();
    copies_go_their_own_ways();
    radii_are_separate();
    wrong_calls_change_nothing();
    maps_are_read();
    sizes_are_kept();
    CHECK(thk_version() == 100);
    CHECK(strcmp(thk_outcome_name(THK_START_BLOCKED), "startBlocked") == 0);
    return 0;
}
