/* A query that is like one before allocates nothing: this program counts the calls of malloc. */
#include "check.h"

static thk_error error;
static size_t allocations = 0;

/* glibc's own allocator beneath ours. */
extern void* __libc_malloc(size_t size);
extern void* __libc_calloc(size_t count, size_t size);
extern void* __libc_realloc(void* memory, size_t size);
extern void* __libc_memalign(size_t alignment, size_t size);

void* malloc(size_t size)
{
    ++allocations;
    return __libc_malloc(size);
}
void* calloc(size_t count, size_t size)
{
    ++allocations;
    return __libc_calloc(count, size);
}
void* realloc(void* memory, size_t size)
{
    ++allocations;
    return __libc_realloc(memory, size);
}
void* aligned_alloc(size_t alignment, size_t size)
{
    ++allocations;
    return __libc_memalign(alignment, size);
}

static thk_world* forest(uint64_t* dice)
{
    thk_world* world = NULL;
    DO(thk_world_create(&world, &error));
    for (int64_t id = 1; id <= 1000; ++id) {
        const thk_point center = at(random_between(dice, 0, 100), random_between(dice, 0, 100));
        const thk_shape disc = circle(&center, random_between(dice, 0.2, 1));
        DO(thk_world_add(world, id, &disc, &error));
    }
    DO(thk_world_commit(world, &error));
    return world;
}

static thk_segment segments[1000];
static thk_point points[20000];

/* Every kind of query once. Returns the length of the path; 0: there is none. */
static double ask(thk_query* query, const thk_world* world, thk_point start, thk_point goal)
{
    thk_path_request request = THK_INIT(thk_path_request);
    request.start = start;
    request.goal = goal;
    thk_path path = THK_INIT(thk_path);
    if (thk_path_find(query, world, &request, &path, &error) != THK_FOUND)
        return 0;
    CHECK(thk_path_segments(query, segments, COUNT(segments)) == path.segments);
    CHECK(thk_path_points(query, 0.01, points, COUNT(points)) > 0);
    thk_path again = THK_INIT(thk_path);
    CHECK(thk_path_find_nearest(query, world, &request, &again, &error) == THK_FOUND);
    CHECK(again.length == path.length && again.gap == 0);
    CHECK(thk_reachable(world, 0, start, goal, &error) == THK_FOUND);
    thk_point free_point;
    CHECK(thk_nearest_free(world, 0, goal, &free_point, &error) == THK_FOUND);
    double clearance;
    DO(thk_clearance(world, 0, start, &clearance, &error));
    thk_hit hit = THK_INIT(thk_hit);
    DO(thk_ray(world, 0, start, goal, &hit, &error));
    DO(thk_sweep(world, 0, 0.5, start, goal, &hit, &error));
    return path.length;
}

int main(void)
{
    memset(&error, 0, sizeof error);
    error.size = sizeof error;
    uint64_t dice = 2;
    thk_world* world = forest(&dice);
    thk_query* query = NULL;
    DO(thk_query_create(&query, &error));
    int found = 0;
    for (int i = 0; i < 100; ++i) {
        const thk_point start = at(random_between(&dice, 0, 100), random_between(&dice, 0, 100));
        const thk_point goal = at(random_between(&dice, 0, 100), random_between(&dice, 0, 100));
        const double length = ask(query, world, start, goal);
        if (length == 0)
            continue;
        ++found;
        const size_t before = allocations;
        CHECK(ask(query, world, start, goal) == length);
        CHECK(allocations == before);
    }
    CHECK(found > 30);
    CHECK(allocations > 1000); /* it counts */
    thk_query_free(query);
    thk_world_free(world);
    return 0;
}
