/* What ThicketWorld must answer in Godot, by the C API: mockhost.cpp and checks.gd print the same
 * lines through Godot 4's interface and in Godot 3. All inputs are numbers that single precision
 * has. */
#include "tests/libsteer/c/check.h"

#include <inttypes.h>

static thk_error error;

static void number(double value)
{
    uint64_t bits = 0;
    memcpy(&bits, &value, sizeof bits);
    printf(" %016" PRIx64, bits);
}
static void single(double value)
{
    const float rounded = (float)value;
    uint32_t bits = 0;
    memcpy(&bits, &rounded, sizeof bits);
    printf(" %08" PRIx32, bits);
}

static thk_world* make_world(void)
{
    thk_world* world = NULL;
    DO(thk_world_create(&world, &error));
    for (int i = 1; i <= 60; ++i) {
        const thk_point center = at(i * 37 % 100, i * 53 % 100);
        const thk_shape tree = circle(&center, 1 + i % 5 * 0.5);
        DO(thk_world_add(world, i, &tree, &error));
    }
    const thk_point corners[] = {{20, 10}, {20, 60}, {50, 80}};
    const thk_shape fence = wall(corners, 3, 1, 0);
    DO(thk_world_add(world, 61, &fence, &error));
    const thk_point lake[] = {{60, 20}, {90, 25}, {70, 50}};
    const thk_shape triangle = polygon(lake, 3);
    DO(thk_world_add(world, 62, &triangle, &error));
    DO(thk_world_commit(world, &error));
    DO(thk_world_add_radius(world, 0.5, &error));
    return world;
}

static void print_paths(const thk_world* world, thk_query* query)
{
    static thk_point points[10000];
    for (int i = 0; i < 20; ++i) {
        thk_path_request request = THK_INIT(thk_path_request);
        request.start = at(i * 29 % 100, -5);
        request.goal = at(i * 41 % 100, i % 2 ? 105 : 60);
        request.radius = 0.5;
        thk_path path = THK_INIT(thk_path);
        DO(thk_path_find_nearest(query, world, &request, &path, &error));
        printf("path %s", thk_outcome_name(path.outcome));
        number(path.length);
        number(path.gap);
        const size_t count = thk_path_points(query, 0.25, points, COUNT(points));
        for (size_t p = 0; p < count; ++p) {
            single(points[p].x);
            single(points[p].y);
        }
        double clearance = 0;
        DO(thk_clearance(world, 0.5, request.goal, &clearance, &error));
        number(clearance);
        const int32_t answer = thk_reachable(world, 0.5, request.start, request.goal, &error);
        printf(" %d\n", answer == THK_FOUND);
    }
}

static thk_crowd* make_crowd(const thk_world* world)
{
    thk_group groups[2] = {THK_INIT(thk_group), THK_INIT(thk_group)};
    groups[0].has_goal = groups[1].has_goal = 1;
    groups[0].goal = at(110, 50);
    groups[1].goal = at(-10, 50);
    groups[1].max_speed = 2;
    thk_agent agents[20];
    for (uint32_t i = 0; i < COUNT(agents); ++i) {
        agents[i] = THK_INIT(thk_agent);
        agents[i].id = 100 + i;
        agents[i].group = i % 2;
        agents[i].position = at(i % 2 ? 108 : -8, 4 * i);
        agents[i].radius = 0.5;
    }
    thk_crowd_setup setup = THK_INIT(thk_crowd_setup);
    setup.step = 0.0625;
    setup.seed = 5;
    setup.world = world;
    setup.groups = groups;
    setup.group_count = COUNT(groups);
    setup.agents = agents;
    setup.agent_count = COUNT(agents);
    thk_crowd* crowd = NULL;
    DO(thk_crowd_create(&setup, &crowd, &error));
    return crowd;
}

static void print_crowd(const thk_crowd* crowd)
{
    double x[100], y[100];
    thk_agents to = THK_INIT(thk_agents);
    to.capacity = COUNT(x);
    to.x = x;
    to.y = y;
    const size_t count = thk_crowd_read(crowd, &to);
    printf("crowd %" PRId64, (int64_t)thk_crowd_hash(crowd));
    for (size_t i = 0; i < count; ++i) {
        single(x[i]);
        single(y[i]);
    }
    putchar('\n');
}

static void print_crowds(const thk_world* world)
{
    thk_crowd* crowd = make_crowd(world);
    thk_snapshot* snapshot = NULL;
    DO(thk_snapshot_create(&snapshot, &error));
    DO(thk_crowd_step(crowd, 40, 1, &error));
    print_crowd(crowd);
    DO(thk_crowd_keep(crowd, snapshot, &error));
    DO(thk_crowd_step(crowd, 10, 1, &error));
    print_crowd(crowd);
    DO(thk_crowd_go_back(crowd, snapshot, &error));
    print_crowd(crowd);
    thk_agent late = THK_INIT(thk_agent);
    late.id = 7;
    late.position = at(-8, 90);
    late.radius = 0.5;
    DO(thk_crowd_add(crowd, &late, &error));
    DO(thk_crowd_set_goal(crowd, 0, at(50, 98), &error));
    DO(thk_crowd_step(crowd, 10, 1, &error));
    print_crowd(crowd);
    thk_snapshot_free(snapshot);
    thk_crowd_free(crowd);
}

static void print_map(const char* text, size_t length, thk_query* query)
{
    thk_map* map = NULL;
    thk_world* world = NULL;
    DO(thk_map_load_bytes(text, length, &map, &error));
    DO(thk_world_from_map(map, &world, &error));
    thk_map_free(map);
    DO(thk_world_commit(world, &error));
    DO(thk_world_add_radius(world, 0.5, &error));
    print_paths(world, query);
    thk_world_free(world);
    CHECK(thk_map_load_bytes("{]", 2, &map, &error) == THK_UNREADABLE);
    printf("error 0 %s\n", error.message);
}

int main(int count, char** arguments)
{
    error = THK_INIT(thk_error);
    CHECK(count == 2);
    static char text[1000000];
    FILE* file = fopen(arguments[1], "rb");
    CHECK(file);
    const size_t length = fread(text, 1, sizeof text, file);
    fclose(file);
    thk_world* world = make_world();
    thk_query* query = NULL;
    DO(thk_query_create(&query, &error));
    print_paths(world, query);
    DO(thk_world_move(world, 1, at(2.5, -1), &error));
    DO(thk_world_remove(world, 2, &error));
    DO(thk_world_commit(world, &error));
    print_paths(world, query);
    CHECK(thk_world_remove(world, 777, &error) == THK_UNKNOWN);
    printf("error 0 %s\n", error.message);
    print_crowds(world);
    print_map(text, length, query);
    thk_query_free(query);
    thk_world_free(world);
    return 0;
}
