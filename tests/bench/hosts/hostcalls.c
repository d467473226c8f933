/* The calls of a bench in C, for the benches of other languages: they run in the same process, on
 * the same world, turn by turn with the other's. Each returns a sum of its answers. */
#define _POSIX_C_SOURCE 199309L

#include "thicket.h"

#include <time.h>

/* Processor time of this thread, ns. */
double hostcalls_clock(void)
{
    struct timespec time;
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return 1e9 * (double)time.tv_sec + (double)time.tv_nsec;
}

/* `ways` has a start and a goal for each of `count` calls. */
double hostcalls_paths(thk_query* query, const thk_world* world, const thk_point* ways,
                       size_t count)
{
    double sum = 0;
    thk_error error = THK_INIT(thk_error);
    for (size_t i = 0; i < count; ++i) {
        thk_path_request request = THK_INIT(thk_path_request);
        request.start = ways[2 * i];
        request.goal = ways[2 * i + 1];
        thk_path path = THK_INIT(thk_path);
        if (thk_path_find(query, world, &request, &path, &error) >= 0)
            sum += path.length;
    }
    return sum;
}

double hostcalls_rays(const thk_world* world, const thk_point* ways, size_t count)
{
    double sum = 0;
    thk_error error = THK_INIT(thk_error);
    for (size_t i = 0; i < count; ++i) {
        thk_hit hit = THK_INIT(thk_hit);
        if (thk_ray(world, 0, ways[2 * i], ways[2 * i + 1], &hit, &error) == THK_FOUND)
            sum += hit.at + hit.normal.x;
    }
    return sum;
}

double hostcalls_clearances(const thk_world* world, const thk_point* ways, size_t count)
{
    double sum = 0;
    thk_error error = THK_INIT(thk_error);
    for (size_t i = 0; i < count; ++i) {
        double clearance = 0;
        if (thk_clearance(world, 0, ways[2 * i], &clearance, &error) >= 0)
            sum += clearance;
    }
    return sum;
}
