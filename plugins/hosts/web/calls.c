#include "plugins/hosts/web/calls.h"

#include <stdlib.h>

double web_numbers[32];
thk_error web_fault = {.size = sizeof(thk_error)};

static void* memory = NULL;
static size_t memory_size = 0;

void* web_memory(size_t bytes)
{
    if (bytes <= memory_size)
        return memory;
    void* const grown = realloc(memory, bytes);
    if (!grown)
        return NULL;
    memory = grown;
    memory_size = bytes;
    return memory;
}

thk_point web_point(double x, double y)
{
    const thk_point p = {x, y};
    return p;
}

thk_shape web_shape(const double* numbers, size_t points)
{
    thk_shape shape = THK_INIT(thk_shape);
    shape.kind = (int32_t)numbers[0];
    shape.radius = shape.thickness = numbers[1];
    shape.closed = numbers[2] != 0;
    shape.inverted = numbers[3] != 0;
    shape.points = (const thk_point*)(numbers + 4);
    shape.count = points;
    return shape;
}

double* WEB_CALL(web_answer)(void) { return web_numbers; }
const char* WEB_CALL(web_message)(void) { return web_fault.message; }
int32_t WEB_CALL(web_status)(void) { return web_fault.status; }
void* WEB_CALL(web_room)(size_t bytes) { return web_memory(bytes); }
int32_t WEB_CALL(web_version)(void) { return thk_version(); }

/* ---- Worlds ---- */

thk_world* WEB_CALL(web_world)(void)
{
    thk_world* world = NULL;
    return thk_world_create(&world, &web_fault) < 0 ? NULL : world;
}
thk_world* WEB_CALL(web_world_copy)(const thk_world* world)
{
    thk_world* copy = NULL;
    return thk_world_copy(world, &copy, &web_fault) < 0 ? NULL : copy;
}
void WEB_CALL(web_world_free)(thk_world* world) { thk_world_free(world); }
int32_t WEB_CALL(web_add_radius)(thk_world* world, double radius)
{
    return thk_world_add_radius(world, radius, &web_fault);
}
int32_t WEB_CALL(web_add)(thk_world* world, double id, const double* numbers, size_t points)
{
    const thk_shape shape = web_shape(numbers, points);
    return thk_world_add(world, (int64_t)id, &shape, &web_fault);
}
int32_t WEB_CALL(web_replace)(thk_world* world, double id, const double* numbers, size_t points)
{
    const thk_shape shape = web_shape(numbers, points);
    return thk_world_replace(world, (int64_t)id, &shape, &web_fault);
}
int32_t WEB_CALL(web_move)(thk_world* world, double id, double x, double y)
{
    return thk_world_move(world, (int64_t)id, web_point(x, y), &web_fault);
}
int32_t WEB_CALL(web_remove)(thk_world* world, double id)
{
    return thk_world_remove(world, (int64_t)id, &web_fault);
}
int32_t WEB_CALL(web_commit)(thk_world* world) { return thk_world_commit(world, &web_fault); }
void WEB_CALL(web_world_info)(const thk_world* world)
{
    thk_world_info info = THK_INIT(thk_world_info);
    thk_world_describe(world, &info);
    web_numbers[0] = (double)info.version;
    web_numbers[1] = (double)info.obstacles;
    web_numbers[2] = (double)info.changes;
    web_numbers[3] = info.tolerance;
}

/* ---- Queries ---- */

thk_query* WEB_CALL(web_query)(void)
{
    thk_query* query = NULL;
    return thk_query_create(&query, &web_fault) < 0 ? NULL : query;
}
void WEB_CALL(web_query_free)(thk_query* query) { thk_query_free(query); }

/* `asked`: start, goal, radius, longest length, weight, most expansions, nanoseconds. */
int32_t WEB_CALL(web_path)(thk_query* query, const thk_world* world, const double* asked,
                           int32_t is_anytime, int32_t is_nearest)
{
    thk_path_request request = THK_INIT(thk_path_request);
    request.anytime = is_anytime != 0;
    request.start = web_point(asked[0], asked[1]);
    request.goal = web_point(asked[2], asked[3]);
    request.radius = asked[4];
    request.max_length = asked[5];
    request.weight = asked[6];
    request.max_expansions = (uint64_t)asked[7];
    request.max_time = (uint64_t)asked[8];
    thk_path path = THK_INIT(thk_path);
    const int32_t outcome = is_nearest
                                ? thk_path_find_nearest(query, world, &request, &path, &web_fault)
                                : thk_path_find(query, world, &request, &path, &web_fault);
    const double numbers[] = {path.length, path.lower_bound, (double)path.segments,
                              (double)path.expansions, path.has_end, path.end.x, path.end.y,
                              path.gap, (double)path.blocked_by};
    for (size_t i = 0; i < sizeof numbers / sizeof *numbers; ++i)
        web_numbers[i] = numbers[i];
    return outcome;
}

/* The path's segments in web_room(), 14 numbers each; returns how many there are. */
size_t WEB_CALL(web_segments)(const thk_query* query)
{
    const size_t count = thk_path_segments(query, NULL, 0);
    const size_t each = 14 * sizeof(double);
    double* numbers = web_memory(count * (each + sizeof(thk_segment)));
    if (!numbers)
        return 0;
    thk_segment* const segments = (thk_segment*)(void*)(numbers + 14 * count);
    thk_path_segments(query, segments, count);
    for (size_t i = 0; i < count; ++i) {
        const thk_segment s = segments[i];
        const double of[] = {s.is_arc,     s.counter_clockwise, (double)s.obstacle, s.from.x,
                             s.from.y,     s.to.x,              s.to.y,             s.center.x,
                             s.center.y,   s.radius,            s.from_angle,       s.to_angle,
                             s.length,     0};
        for (size_t k = 0; k < 14; ++k)
            numbers[14 * i + k] = of[k];
    }
    return count;
}
/* The path's points in web_room(); returns how many there are. */
size_t WEB_CALL(web_points)(const thk_query* query, double max_error)
{
    const size_t count = thk_path_points(query, max_error, NULL, 0);
    thk_point* const points = web_memory(count * sizeof(thk_point));
    return points ? thk_path_points(query, max_error, points, count) : 0;
}
int32_t WEB_CALL(web_path_at)(const thk_query* query, double length)
{
    thk_point at = {0, 0}, direction = {0, 0};
    const int32_t status = thk_path_at(query, length, &at, &direction);
    const double numbers[] = {at.x, at.y, direction.x, direction.y};
    for (size_t i = 0; i < 4; ++i)
        web_numbers[i] = numbers[i];
    return status;
}
int32_t WEB_CALL(web_reachable)(const thk_world* world, double radius, double x, double y,
                                double goal_x, double goal_y)
{
    return thk_reachable(world, radius, web_point(x, y), web_point(goal_x, goal_y), &web_fault);
}
int32_t WEB_CALL(web_nearest_free)(const thk_world* world, double radius, double x, double y)
{
    thk_point p = {0, 0};
    const int32_t outcome = thk_nearest_free(world, radius, web_point(x, y), &p, &web_fault);
    web_numbers[0] = p.x;
    web_numbers[1] = p.y;
    return outcome;
}
int32_t WEB_CALL(web_clearance)(const thk_world* world, double radius, double x, double y)
{
    return thk_clearance(world, radius, web_point(x, y), web_numbers, &web_fault);
}
int32_t WEB_CALL(web_sweep)(const thk_world* world, double radius, double extra, double x, double y,
                            double to_x, double to_y)
{
    thk_hit hit = THK_INIT(thk_hit);
    const int32_t outcome = thk_sweep(world, radius, extra, web_point(x, y), web_point(to_x, to_y),
                                      &hit, &web_fault);
    const double numbers[] = {(double)hit.obstacle, hit.at,       hit.position.x,
                              hit.position.y,       hit.normal.x, hit.normal.y};
    for (size_t i = 0; i < sizeof numbers / sizeof *numbers; ++i)
        web_numbers[i] = numbers[i];
    return outcome;
}
