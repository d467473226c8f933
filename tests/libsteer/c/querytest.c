/* Queries of the C API against lengths that are known by hand, and against each other. */
#include "check.h"

static thk_error error;

static thk_world* world_of(const thk_shape* shapes, size_t count)
{
    thk_world* world = NULL;
    DO(thk_world_create(&world, &error));
    for (size_t i = 0; i < count; ++i)
        DO(thk_world_add(world, (int64_t)i + 1, shapes + i, &error));
    DO(thk_world_commit(world, &error));
    return world;
}

static thk_path find(thk_query* query, const thk_world* world, thk_point start, thk_point goal)
{
    thk_path_request request = THK_INIT(thk_path_request);
    request.start = start;
    request.goal = goal;
    thk_path path = THK_INIT(thk_path);
    const int32_t outcome = thk_path_find(query, world, &request, &path, &error);
    CHECK(outcome == path.outcome);
    return path;
}

static thk_path nearest(thk_query* query, const thk_world* world, thk_point start, thk_point goal)
{
    thk_path_request request = THK_INIT(thk_path_request);
    request.start = start;
    request.goal = goal;
    thk_path path = THK_INIT(thk_path);
    const int32_t outcome = thk_path_find_nearest(query, world, &request, &path, &error);
    CHECK(outcome == path.outcome);
    return path;
}

/* Round a disc of radius 1, from 2 before it to 2 behind it: two tangents and a sixth of a turn. */
static void segments_make_up_the_path(void)
{
    const thk_point center = at(0, 0);
    const thk_shape disc = circle(&center, 1);
    thk_world* world = world_of(&disc, 1);
    thk_query* query = NULL;
    DO(thk_query_create(&query, &error));
    CHECK(thk_path_segments(query, NULL, 0) == 0);
    thk_path path = find(query, world, at(-2, 0), at(2, 0));
    CHECK(path.outcome == THK_FOUND && path.segments == 3);
    CHECK(is_near(path.length, 2 * sqrt(3) + pi / 3));
    CHECK(path.lower_bound == path.length && path.has_end && path.gap == 0);
    thk_segment segments[3];
    CHECK(thk_path_segments(query, segments, 2) == 3);
    CHECK(thk_path_segments(query, segments, 3) == 3);
    double length = 0;
    for (int i = 0; i < 3; ++i) {
        length += segments[i].length;
        if (i > 0)
            CHECK(between(segments[i - 1].to, segments[i].from) < 1e-9);
    }
    CHECK(is_near(length, path.length));
    CHECK(!segments[0].is_arc && segments[1].is_arc && segments[1].obstacle == 1);
    CHECK(segments[1].radius == 1 && between(segments[1].center, center) == 0);
    thk_point points[500];
    const size_t count = thk_path_points(query, 1e-3, points, COUNT(points));
    CHECK(count > 5 && count < COUNT(points));
    CHECK(between(points[0], at(-2, 0)) < 1e-9 && between(points[count - 1], at(2, 0)) < 1e-9);
    length = 0;
    for (size_t i = 1; i < count; ++i)
        length += between(points[i - 1], points[i]);
    CHECK(length < path.length && length > path.length - 0.01);
    CHECK(thk_path_points(query, 1e-3, NULL, 0) == count);
    CHECK(thk_path_points(query, 0, points, COUNT(points)) == 0);
    thk_point middle, along;
    CHECK(thk_path_at(query, path.length / 2, &middle, &along) == THK_OK);
    CHECK(is_near(hypot(middle.x, middle.y), 1) && fabs(middle.x) < 1e-6);
    CHECK(is_near(along.x, 1));
    /* The answer outlives the world. */
    thk_world_free(world);
    CHECK(thk_path_segments(query, segments, 3) == 3);
    thk_query_free(query);
}

static void outcomes_are_told(void)
{
    const thk_point square[] = {{-3, -3}, {3, -3}, {3, 3}, {-3, 3}};
    const thk_point center = at(10, 0);
    const thk_shape shapes[] = {wall(square, 4, 0.5, 1), circle(&center, 1)};
    thk_world* world = world_of(shapes, 2);
    thk_query* query = NULL;
    DO(thk_query_create(&query, &error));
    CHECK(find(query, world, at(0, 0), at(20, 0)).outcome == THK_UNREACHABLE);
    CHECK(isinf(find(query, world, at(0, 0), at(20, 0)).lower_bound));
    CHECK(thk_path_segments(query, NULL, 0) == 0);
    thk_point point;
    CHECK(thk_path_at(query, 0, &point, NULL) == THK_UNKNOWN);
    thk_path path = find(query, world, at(10, 0.5), at(20, 0));
    CHECK(path.outcome == THK_START_BLOCKED && path.blocked_by == 2);
    CHECK(path.has_end && between(path.end, at(10, 1)) < 1e-6);
    CHECK(find(query, world, at(20, 0), at(10, 0.5)).outcome == THK_GOAL_BLOCKED);
    thk_path_request request = THK_INIT(thk_path_request);
    request.start = at(5, 0);
    request.goal = at(15, 0);
    request.max_length = 10.01;
    path = THK_INIT(thk_path);
    CHECK(thk_path_find(query, world, &request, &path, &error) == THK_TOO_FAR);
    CHECK(path.segments == 0);
    request.max_length = 11;
    CHECK(thk_path_find(query, world, &request, &path, &error) == THK_FOUND);
    request.weight = 0.5;
    FAILS(THK_INVALID, thk_path_find(query, world, &request, &path, &error));
    request.weight = 0;
    request.radius = 3;
    FAILS(THK_UNKNOWN, thk_path_find(query, world, &request, &path, &error));
    request.radius = 0;
    request.goal.x = NAN;
    FAILS(THK_INVALID, thk_path_find(query, world, &request, &path, &error));
    FAILS(THK_INVALID, thk_path_find(query, NULL, &request, &path, &error));
    FAILS(THK_INVALID, thk_path_find(NULL, world, &request, &path, &error));
    FAILS(THK_INVALID, thk_path_find(query, world, NULL, &path, &error));
    thk_query_free(query);
    thk_query_free(NULL);
    thk_world_free(world);
}

static void clicks_go_to_the_nearest_reachable_point(void)
{
    const thk_point square[] = {{-3, -3}, {3, -3}, {3, 3}, {-3, 3}};
    const thk_point inside = at(0, 0), beside = at(10, 0);
    const thk_shape shapes[] = {wall(square, 4, 1, 1), circle(&inside, 1), circle(&beside, 1)};
    thk_world* world = world_of(shapes, 3);
    thk_query* query = NULL;
    DO(thk_query_create(&query, &error));
    /* Into the cut-off room, behind another obstacle: outside its right wall, not at the disc in
     * it. */
    thk_path path = nearest(query, world, at(20, 0.5), at(2, 0.25));
    CHECK(path.outcome == THK_FOUND && between(path.end, at(3.5, 0.25)) < 1e-4);
    CHECK(is_near(path.gap, 1.5) && path.segments > 0);
    CHECK(find(query, world, at(20, 0.5), path.end).length == path.length);
    /* Out of the room: to the inside of its wall. */
    path = nearest(query, world, at(2, 0), at(20, 1));
    CHECK(path.outcome == THK_FOUND && between(path.end, at(2.5, 1)) < 1e-4);
    /* Into an obstacle. */
    path = nearest(query, world, at(20, 0), at(10.5, 0));
    CHECK(path.outcome == THK_FOUND && between(path.end, at(11, 0)) < 1e-4);
    /* To where it can go. */
    path = nearest(query, world, at(20, 0), at(15, 1));
    CHECK(path.outcome == THK_FOUND && path.gap == 0);
    CHECK(nearest(query, world, at(10, 0), at(15, 1)).outcome == THK_START_BLOCKED);
    thk_query_free(query);
    thk_world_free(world);
}

static void rays_and_discs_hit(void)
{
    const thk_point center = at(10, 0);
    const thk_shape disc = circle(&center, 2);
    thk_world* world = world_of(&disc, 1);
    thk_hit hit = THK_INIT(thk_hit);
    CHECK(thk_ray(world, 0, at(0, 0), at(20, 0), &hit, &error) == THK_FOUND);
    CHECK(is_near(hit.at, 8) && hit.obstacle == 1 && is_near(hit.normal.x, -1));
    CHECK(is_near(hit.position.x, 8));
    CHECK(thk_ray(world, 0, at(0, 0), at(7, 0), &hit, &error) == THK_NOTHING);
    CHECK(thk_sweep(world, 0, 1, at(0, 0), at(20, 0), &hit, &error) == THK_FOUND);
    CHECK(is_near(hit.at, 7));
    FAILS(THK_INVALID, thk_sweep(world, 0, -1, at(0, 0), at(20, 0), &hit, &error));
    FAILS(THK_INVALID, thk_ray(world, 0, at(0, 0), at(20, NAN), &hit, &error));
    thk_point free_point;
    CHECK(thk_nearest_free(world, 0, at(11, 0), &free_point, &error) == THK_FOUND);
    CHECK(between(free_point, at(12, 0)) < 1e-6);
    CHECK(thk_nearest_free(world, 0, at(1, 1), &free_point, &error) == THK_FOUND);
    CHECK(between(free_point, at(1, 1)) == 0);
    thk_world_free(world);
}

static void budgets_bound_the_answer(void)
{
    uint64_t dice = 5;
    thk_world* world = NULL;
    DO(thk_world_create(&world, &error));
    for (int64_t id = 1; id <= 2000; ++id) {
        const thk_point center = at(random_between(&dice, 0, 100), random_between(&dice, 0, 100));
        const thk_shape disc = circle(&center, random_between(&dice, 0.1, 0.6));
        DO(thk_world_add(world, id, &disc, &error));
    }
    DO(thk_world_commit(world, &error));
    thk_query* query = NULL;
    DO(thk_query_create(&query, &error));
    const thk_path exact = find(query, world, at(-1, -1), at(101, 101));
    CHECK(exact.outcome == THK_FOUND);
    thk_path_request request = THK_INIT(thk_path_request);
    request.start = at(-1, -1);
    request.goal = at(101, 101);
    request.anytime = 1;
    thk_path path = THK_INIT(thk_path);
    CHECK(thk_path_find(query, world, &request, &path, &error) == THK_FOUND);
    CHECK(path.length == exact.length && path.lower_bound == path.length);
    int bounded = 0;
    for (request.max_expansions = 1; request.max_expansions < 20000; request.max_expansions *= 3) {
        const int32_t outcome = thk_path_find(query, world, &request, &path, &error);
        CHECK(outcome == THK_FOUND || outcome == THK_BUDGET_EXCEEDED);
        CHECK(path.lower_bound <= exact.length * (1 + 1e-9));
        if (path.segments > 0)
            CHECK(path.length >= exact.length * (1 - 1e-9));
        bounded += outcome == THK_BUDGET_EXCEEDED;
    }
    CHECK(bounded > 0);
    request.max_expansions = 0;
    request.anytime = 0;
    request.weight = 1.5;
    CHECK(thk_path_find(query, world, &request, &path, &error) == THK_FOUND);
    CHECK(path.length <= 1.5 * path.lower_bound && path.lower_bound <= exact.length);
    request.max_time = 1;
    request.weight = 0;
    const int32_t outcome = thk_path_find(query, world, &request, &path, &error);
    CHECK(outcome == THK_BUDGET_EXCEEDED || outcome == THK_FOUND);
    thk_query_free(query);
    thk_world_free(world);
}

int main(void)
{
    memset(&error, 0, sizeof error);
    error.size = sizeof error;
    segments_make_up_the_path();
    outcomes_are_told();
    clicks_go_to_the_nearest_reachable_point();
    rays_and_discs_hit();
    budgets_bound_the_answer();
    return 0;
}
