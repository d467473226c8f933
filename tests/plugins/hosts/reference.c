/* What every host must print, byte for byte: layouts of structs, answers and crowds, with the bits
 * of each number, by the C API. Each host has the same program in its language; `./reference MAP`
 * prints C's. */
#include "tests/libsteer/c/check.h"

#include <inttypes.h>

static thk_error error;

/* Prints. */

static void word(const char* text) { printf("%s ", text); }
static void whole(int64_t value) { printf("%" PRId64 " ", value); }
static void bits(uint64_t value) { printf("%016" PRIx64 " ", value); }
static void number(double value)
{
    uint64_t pattern = 0;
    memcpy(&pattern, &value, sizeof pattern);
    bits(pattern);
}
static void point(thk_point p)
{
    number(p.x);
    number(p.y);
}
static void end_line(void) { putchar('\n'); }

/* Random numbers that need no integers of more than 53 bits. */
static double seed = 1;
static double between_(double low, double high)
{
    seed = fmod(seed * 16807, 2147483647);
    return low + (high - low) * (seed / 2147483647);
}
static thk_point random_point(void)
{
    thk_point p;
    p.x = between_(0, 100);
    p.y = between_(0, 100);
    return p;
}

static void print_layouts(void)
{
#define LAYS(type, member)                                                                         \
    printf("layout %s %d %s %d \n", #type, (int)sizeof(type), #member, (int)offsetof(type, member));
#include "layout.inc"
}

static thk_world* make_world(void)
{
    thk_world* world = NULL;
    DO(thk_world_create(&world, &error));
    DO(thk_world_add_radius(world, 0.4, &error));
    for (int id = 1; id <= 200; ++id) {
        const thk_point center = random_point();
        const thk_shape tree = circle(&center, between_(0.5, 2));
        DO(thk_world_add(world, id, &tree, &error));
    }
    const thk_point corners[] = {{20, 10}, {20, 60}, {50, 80}};
    const thk_shape fence = wall(corners, 3, 1, 0);
    DO(thk_world_add(world, 201, &fence, &error));
    const thk_point lake[] = {{60, 20}, {90, 25}, {70, 50}};
    const thk_shape triangle = polygon(lake, 3);
    DO(thk_world_add(world, -202, &triangle, &error));
    DO(thk_world_commit(world, &error));
    return world;
}

static void print_answer(const char* name, const thk_path* path)
{
    word(name);
    word(thk_outcome_name(path->outcome));
    number(path->length);
    number(path->lower_bound);
    whole((int64_t)path->segments);
    whole((int64_t)path->expansions);
    point(path->end);
    number(path->gap);
    whole(path->blocked_by);
    whole(path->has_end);
    end_line();
}

static void print_path(const thk_query* query)
{
    static thk_segment segments[1000];
    static thk_point points[10000];
    const size_t count = thk_path_segments(query, segments, COUNT(segments));
    for (size_t i = 0; i < count; ++i) {
        const thk_segment* s = segments + i;
        word("segment");
        whole(s->is_arc);
        whole(s->counter_clockwise);
        whole(s->obstacle);
        point(s->from);
        point(s->to);
        point(s->center);
        number(s->radius);
        number(s->from_angle);
        number(s->to_angle);
        number(s->length);
        end_line();
    }
    const size_t all = thk_path_points(query, 0.01, points, COUNT(points));
    for (size_t i = 0; i < all; ++i) {
        word("point");
        point(points[i]);
        end_line();
    }
}

static void print_queries(const thk_world* world, thk_query* query)
{
    for (int i = 0; i < 60; ++i) {
        thk_path_request request = THK_INIT(thk_path_request);
        request.start = random_point();
        request.goal = random_point();
        request.radius = i % 2 ? 0.4 : 0;
        request.weight = i % 5 == 4 ? 1.5 : 0;
        thk_path path = THK_INIT(thk_path);
        DO(thk_path_find(query, world, &request, &path, &error));
        print_answer("path", &path);
        print_path(query);
        if (path.segments > 0) {
            thk_point place, direction;
            DO(thk_path_at(query, path.length / 2, &place, &direction));
            word("middle");
            point(place);
            point(direction);
            end_line();
        }
        DO(thk_path_find_nearest(query, world, &request, &path, &error));
        print_answer("nearest", &path);
    }
}

static void print_hit(const char* name, int32_t outcome, const thk_hit* hit)
{
    word(name);
    word(thk_outcome_name(outcome));
    whole(hit->obstacle);
    number(hit->at);
    point(hit->position);
    point(hit->normal);
    end_line();
}

static void print_looks(const thk_world* world)
{
    for (int i = 0; i < 40; ++i) {
        const thk_point from = random_point();
        const thk_point to = random_point();
        thk_hit hit = THK_INIT(thk_hit);
        int32_t outcome = thk_ray(world, 0.4, from, to, &hit, &error);
        print_hit("ray", outcome, &hit);
        outcome = thk_sweep(world, 0, 0.7, from, to, &hit, &error);
        print_hit("sweep", outcome, &hit);
        double clearance = 0;
        DO(thk_clearance(world, 0.4, from, &clearance, &error));
        thk_point free_point = {0, 0};
        outcome = thk_nearest_free(world, 0.4, to, &free_point, &error);
        word("look");
        number(clearance);
        word(thk_outcome_name(outcome));
        point(free_point);
        word(thk_outcome_name(thk_reachable(world, 0, from, to, &error)));
        end_line();
    }
}

static void print_world(const thk_world* world)
{
    thk_world_info info = THK_INIT(thk_world_info);
    DO(thk_world_describe(world, &info));
    word("world");
    whole(info.radii);
    whole((int64_t)info.version);
    whole((int64_t)info.obstacles);
    whole((int64_t)info.changes);
    number(info.tolerance);
    end_line();
}

static void change(thk_world* world)
{
    const thk_point center = {50, 50};
    const thk_shape larger = circle(&center, 4);
    DO(thk_world_move(world, 1, at(3, -2), &error));
    DO(thk_world_remove(world, 2, &error));
    DO(thk_world_replace(world, 3, &larger, &error));
    print_world(world);
    DO(thk_world_commit(world, &error));
    print_world(world);
}

static void print_fault(int32_t status)
{
    word("fault");
    whole(status);
    puts(error.message);
}

static void print_faults(thk_world* world, thk_query* query)
{
    thk_path_request request = THK_INIT(thk_path_request);
    request.radius = 7;
    thk_path path = THK_INIT(thk_path);
    print_fault(thk_path_find(query, world, &request, &path, &error));
    const thk_point center = {0, 0};
    const thk_shape tree = circle(&center, 1);
    print_fault(thk_world_add(world, 1, &tree, &error));
    print_fault(thk_world_remove(world, 777, &error));
    print_fault(thk_world_move(world, 1, at(HUGE_VAL, 0), &error));
    const thk_shape flat = wall(&center, 1, 1, 0);
    print_fault(thk_world_add(world, 300, &flat, &error));
    thk_map* map = NULL;
    print_fault(thk_map_load_bytes("{]", 2, &map, &error));
    print_fault(thk_map_load_file("no-such-\xC3\xA4.thicket", &map, &error));
}

static thk_crowd* make_crowd(const thk_world* world)
{
    thk_group groups[2] = {THK_INIT(thk_group), THK_INIT(thk_group)};
    const thk_behaviour flowing[] = {
        {THK_AVOID_AGENTS, 0, 1}, {THK_WANDER, 0, 0.1}, {THK_FOLLOW_FLOW, 0, 1}};
    groups[0].has_goal = groups[1].has_goal = 1;
    groups[0].goal = at(98, 50);
    groups[1].goal = at(2, 50);
    groups[1].max_speed = 2;
    groups[1].behaviours = flowing;
    groups[1].behaviour_count = COUNT(flowing);
    thk_agent agents[40];
    for (uint32_t i = 0; i < COUNT(agents); ++i) {
        agents[i] = THK_INIT(thk_agent);
        agents[i].id = 100 + i;
        agents[i].group = i % 2;
        agents[i].position = at(i % 2 ? 103 : -3, 2 * i);
    }
    thk_crowd_setup setup = THK_INIT(thk_crowd_setup);
    setup.seed = 3;
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
    thk_crowd_info info = THK_INIT(thk_crowd_info);
    DO(thk_crowd_describe(crowd, &info));
    word("crowd");
    whole(info.groups);
    whole((int64_t)info.agents);
    whole((int64_t)info.steps);
    number(info.time);
    bits(info.hash);
    bits(thk_crowd_hash(crowd));
    end_line();
}

static void print_agents(const thk_crowd* crowd)
{
    enum { most = 400 };
    static uint32_t id[most], group[most];
    static double x[most], y[most], vx[most], vy[most], hx[most], hy[most], radius[most];
    static uint8_t state[most], reason[most];
    const thk_agents to = {sizeof to, 0,  most, id, group,  x,     y,
                           vx,        vy, hx,   hy, radius, state, reason};
    const size_t count = thk_crowd_read(crowd, &to);
    for (size_t i = 0; i < count && i < most; ++i) {
        word("agent");
        whole(id[i]);
        whole(group[i]);
        number(x[i]);
        number(y[i]);
        number(vx[i]);
        number(vy[i]);
        number(hx[i]);
        number(hy[i]);
        number(radius[i]);
        whole(state[i]);
        whole(reason[i]);
        end_line();
    }
}

static void give_inputs(thk_crowd* crowd)
{
    thk_agent late = THK_INIT(thk_agent);
    late.id = 7;
    late.position = at(-2, 90);
    late.heading = at(0, 1);
    late.radius = 0.5;
    DO(thk_crowd_add(crowd, &late, &error));
    DO(thk_crowd_remove(crowd, 101, &error));
    DO(thk_crowd_set_goal(crowd, 0, at(50, 98), &error));
    const thk_point center = {10, 50};
    const thk_shape rock = circle(&center, 3);
    DO(thk_crowd_set_obstacle(crowd, 900, &rock, &error));
    DO(thk_crowd_set_obstacle(crowd, 4, NULL, &error));
}

static void print_rollback(const thk_world* world)
{
    thk_crowd* crowd = make_crowd(world);
    thk_snapshot* snapshot = NULL;
    print_crowd(crowd);
    DO(thk_crowd_step(crowd, 60, 2, &error));
    print_crowd(crowd);
    DO(thk_snapshot_create(&snapshot, &error));
    DO(thk_crowd_keep(crowd, snapshot, &error));
    DO(thk_crowd_step(crowd, 20, 1, &error));
    print_crowd(crowd);
    DO(thk_crowd_go_back(crowd, snapshot, &error));
    print_crowd(crowd);
    give_inputs(crowd);
    DO(thk_crowd_step(crowd, 30, 1, &error));
    print_crowd(crowd);
    print_agents(crowd);
    static unsigned char bytes[10000];
    const size_t count = thk_crowd_save(crowd, bytes, sizeof bytes);
    word("save");
    for (size_t i = 0; i < count; ++i)
        printf("%02x", bytes[i]);
    end_line();
    thk_crowd* again = make_crowd(world);
    DO(thk_crowd_restore(again, bytes, count, &error));
    print_crowd(again);
    print_fault(thk_crowd_restore(again, "none", 4, &error));
    thk_crowd_free(again);
    thk_crowd_free(crowd);
    thk_snapshot_free(snapshot);
}

static void print_map(const char* file)
{
    thk_map* map = NULL;
    DO(thk_map_load_file(file, &map, &error));
    thk_map_info info = THK_INIT(thk_map_info);
    DO(thk_map_describe(map, &info));
    word("map");
    whole(info.has_start);
    whole(info.has_goal);
    whole(info.obstacles);
    whole(info.agents);
    whole(info.groups);
    whole(info.spawn_areas);
    point(info.start);
    point(info.goal);
    point(info.min);
    point(info.max);
    number(info.radius);
    end_line();
    thk_crowd_setup setup = THK_INIT(thk_crowd_setup);
    setup.seed = 11;
    thk_crowd* crowd = NULL;
    DO(thk_crowd_from_map(map, &setup, &crowd, &error));
    DO(thk_crowd_step(crowd, 40, 1, &error));
    print_crowd(crowd);
    thk_crowd_free(crowd);
    thk_world* world = NULL;
    DO(thk_world_from_map(map, &world, &error));
    thk_map_free(map);
    DO(thk_world_commit(world, &error));
    print_world(world);
    thk_world_free(world);
}

int main(int count, char** arguments)
{
    CHECK(count == 2);
    error = THK_INIT(thk_error);
    print_layouts();
    thk_world* world = make_world();
    thk_world* copy = NULL;
    thk_query* query = NULL;
    DO(thk_query_create(&query, &error));
    print_queries(world, query);
    print_looks(world);
    DO(thk_world_copy(world, &copy, &error));
    change(world);
    print_world(copy);
    print_looks(world);
    print_faults(world, query);
    print_rollback(world);
    print_map(arguments[1]);
    thk_query_free(query);
    thk_world_free(copy);
    thk_world_free(world);
    return 0;
}
