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

int main(void)
{
    memset(&error, 0, sizeof error);
    error.size = sizeof error;
    uint64_t dice = 2;
    thk_world* world = NULL;
    DO(thk_world_create(&world, &error));
    for (int64_t id = 1; id <= 1000; ++id) {
        const thk_point center = at(random_between(&dice, 0, 100), random_between(&dice, 0, 100));
        const thk_shape disc = circle(&center, random_between(&dice, 0.2, 1));
        DO(thk_world_add(world, id, &disc, &error));
    }
    DO(thk_world_commit(world, &error));
    thk_query* query = NULL;
    DO(thk_query_create(&query, &error));
    static thk_segment segments[1000];
    static thk_point points[20000];
    int found = 0;
    for (int i = 0; i < 100; ++i) {
        thk_path_request request = THK_INIT(thk_path_request);
        request.start = at(random_between(&dice, 0, 100), random_between(&dice, 0, 100));
        request.goal = at(random_between(&dice, 0, 100), random_between(&dice, 0, 100));
        thk_path path = THK_INIT(thk_path);
        if (thk_path_find(query, world, &request, &path, &error) != THK_FOUND)
            continue;
        ++found;
        thk_path_points(query, 0.01, points, COUNT(points));
        const double length = path.length;
        thk_hit hit = THK_INIT(thk_hit);
        thk_sweep(world, 0, 0.5, request.start, request.goal, &hit, &error);
        const size_t before = allocations;
        CHECK(thk_path_find(query, world, &request, &path, &error) == THK_FOUND);
        const size_t count = thk_path_segments(query, segments, COUNT(segments));
        CHECK(thk_path_points(query, 0.01, points, COUNT(points)) > 0);
        double clearance;
        thk_clearance(world, 0, request.start, &clearance, &error);
        thk_ray(world, 0, request.start, request.goal, &hit, &error);
        thk_sweep(world, 0, 0.5, request.start, request.goal, &hit, &error);
        thk_reachable(world, 0, request.start, request.goal, &error);
        thk_point free_point;
        thk_nearest_free(world, 0, request.goal, &free_point, &error);
        CHECK(allocations == before && path.length == length);
        CHECK(thk_path_find_nearest(query, world, &request, &path, &error) == THK_FOUND);
        CHECK(allocations == before);
        CHECK(path.length == length && path.gap == 0 && count == path.segments);
    }
    CHECK(found > 30);
    CHECK(allocations > 1000); /* it counts */
    thk_query_free(query);
    thk_world_free(world);
    return 0;
}
