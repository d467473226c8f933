/* Threads query one world at once and get what one thread gets. Then each changes a copy. */
#include "check.h"

#include <pthread.h>

enum { thread_count = 4, queries = 150 };

static thk_world* world = NULL;
static double lengths[queries];

static thk_path_request request_of(int which)
{
    uint64_t dice = 1000 + (uint64_t)which;
    thk_path_request request = THK_INIT(thk_path_request);
    request.start = at(random_between(&dice, 0, 60), random_between(&dice, 0, 60));
    request.goal = at(random_between(&dice, 0, 60), random_between(&dice, 0, 60));
    request.radius = which % 2 ? 0.25 : 0;
    return request;
}

static double ask(thk_query* query, const thk_world* of, int which)
{
    const thk_path_request request = request_of(which);
    thk_path path = THK_INIT(thk_path);
    CHECK(thk_path_find(query, of, &request, &path, NULL) >= 0);
    thk_path near = THK_INIT(thk_path);
    CHECK(thk_path_find_nearest(query, of, &request, &near, NULL) >= 0);
    return path.length + near.length + near.gap;
}

static void* run(void* argument)
{
    const int first = *(const int*)argument;
    thk_error error = THK_INIT(thk_error);
    thk_query* query = NULL;
    DO(thk_query_create(&query, &error));
    for (int i = 0; i < queries; ++i) {
        const int which = (i + first * queries / thread_count) % queries;
        CHECK(ask(query, world, which) == lengths[which]);
    }
    thk_world* own = NULL;
    DO(thk_world_copy(world, &own, &error));
    DO(thk_world_remove(own, 1 + first, &error));
    DO(thk_world_commit(own, &error));
    ask(query, own, first);
    thk_world_free(own);
    thk_query_free(query);
    return NULL;
}

int main(void)
{
    thk_error error = THK_INIT(thk_error);
    uint64_t dice = 9;
    DO(thk_world_create(&world, &error));
    DO(thk_world_add_radius(world, 0.25, &error));
    for (int64_t id = 1; id <= 400; ++id) {
        const thk_point center = at(random_between(&dice, 0, 60), random_between(&dice, 0, 60));
        const thk_shape disc = circle(&center, random_between(&dice, 0.2, 1.2));
        DO(thk_world_add(world, id, &disc, &error));
    }
    DO(thk_world_commit(world, &error));
    thk_query* query = NULL;
    DO(thk_query_create(&query, &error));
    for (int i = 0; i < queries; ++i)
        lengths[i] = ask(query, world, i);
    thk_query_free(query);
    pthread_t threads[thread_count];
    int numbers[thread_count];
    for (int i = 0; i < thread_count; ++i) {
        numbers[i] = i;
        CHECK(pthread_create(&threads[i], NULL, run, &numbers[i]) == 0);
    }
    for (int i = 0; i < thread_count; ++i)
        CHECK(pthread_join(threads[i], NULL) == 0);
    thk_world_free(world);
    return 0;
}
