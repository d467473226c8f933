/* Crowds and threads: one crowd stepped on several threads, and crowds of several threads that
 * began as one. All get the bits of one thread. */
#include "check.h"

#include <pthread.h>

enum { thread_count = 4, agent_count = 2500, ticks = 12 };

static thk_error error;

/* Two groups that walk towards each other among pillars; more agents than one thread steps alone.
 */
static thk_crowd* make_crowd(void)
{
    thk_world* world = NULL;
    DO(thk_world_create(&world, &error));
    for (int64_t id = 1; id <= 40; ++id) {
        const thk_point center = at(40 + 2.5 * (double)(id % 8), 4 + 12 * (double)(id / 8));
        const thk_shape pillar = circle(&center, 0.6);
        DO(thk_world_add(world, id, &pillar, &error));
    }
    thk_group groups[2] = {THK_INIT(thk_group), THK_INIT(thk_group)};
    groups[0].has_goal = groups[1].has_goal = 1;
    groups[0].goal = at(110, 30);
    groups[1].goal = at(-10, 30);
    static thk_agent agents[agent_count];
    for (uint32_t i = 0; i < agent_count; ++i) {
        const double column = (double)(i / 2 % 25);
        agents[i] = THK_INIT(thk_agent);
        agents[i].id = i;
        agents[i].group = i % 2;
        agents[i].position = at(i % 2 ? 62 + column : 38 - column, 1.3 * (double)(i / 50));
    }
    thk_crowd_setup setup = THK_INIT(thk_crowd_setup);
    setup.world = world;
    setup.groups = groups;
    setup.group_count = 2;
    setup.agents = agents;
    setup.agent_count = agent_count;
    thk_crowd* crowd = NULL;
    DO(thk_crowd_create(&setup, &crowd, &error));
    thk_world_free(world);
    return crowd;
}

/* What one thread does with its crowd: its number alone decides it. */
static uint64_t run(thk_crowd* crowd, int number, uint32_t threads)
{
    thk_error own = THK_INIT(thk_error);
    for (int tick = 0; tick < ticks; ++tick) {
        const thk_point center = at(50 + number, 20 + 2 * tick);
        const thk_shape crate = circle(&center, 0.5);
        CHECK(thk_crowd_set_obstacle(crowd, 500 + number, &crate, &own) == THK_OK);
        if (tick == ticks / 2)
            CHECK(thk_crowd_set_goal(crowd, 0, at(110, 10.0 * number), &own) == THK_OK);
        CHECK(thk_crowd_step(crowd, 1, threads, &own) == THK_OK);
    }
    return thk_crowd_hash(crowd);
}

struct job {
    thk_crowd* crowd;
    int number;
    uint64_t hash;
};

static void* work(void* argument)
{
    struct job* job = argument;
    job->hash = run(job->crowd, job->number, 2);
    return NULL;
}

static void threads_change_no_bit(thk_crowd* crowd, const thk_snapshot* begin)
{
    DO(thk_crowd_go_back(crowd, begin, &error));
    DO(thk_crowd_step(crowd, ticks, 1, &error));
    const uint64_t alone = thk_crowd_hash(crowd);
    for (uint32_t threads = 2; threads <= thread_count; ++threads) {
        DO(thk_crowd_go_back(crowd, begin, &error));
        DO(thk_crowd_step(crowd, ticks, threads, &error));
        CHECK(thk_crowd_hash(crowd) == alone);
    }
}

/* Crowds that went back to one snapshot share what none of them has changed. */
static void crowds_of_threads_are_apart(thk_crowd* crowd, const thk_snapshot* begin)
{
    struct job jobs[thread_count];
    for (int i = 0; i < thread_count; ++i) {
        jobs[i].crowd = make_crowd();
        jobs[i].number = i;
        DO(thk_crowd_go_back(jobs[i].crowd, begin, &error));
    }
    pthread_t threads[thread_count];
    for (int i = 0; i < thread_count; ++i)
        CHECK(pthread_create(&threads[i], NULL, work, &jobs[i]) == 0);
    for (int i = 0; i < thread_count; ++i)
        CHECK(pthread_join(threads[i], NULL) == 0);
    for (int i = 0; i < thread_count; ++i) {
        DO(thk_crowd_go_back(crowd, begin, &error));
        CHECK(run(crowd, i, 1) == jobs[i].hash);
        CHECK(i == 0 || jobs[i].hash != jobs[0].hash);
        thk_crowd_free(jobs[i].crowd);
    }
}

int main(void)
{
    error = THK_INIT(thk_error);
    thk_crowd* crowd = make_crowd();
    thk_snapshot* begin = NULL;
    DO(thk_snapshot_create(&begin, &error));
    DO(thk_crowd_step(crowd, 2, 3, &error));
    DO(thk_crowd_keep(crowd, begin, &error));
    threads_change_no_bit(crowd, begin);
    crowds_of_threads_are_apart(crowd, begin);
    thk_snapshot_free(begin);
    thk_crowd_free(crowd);
    return 0;
}
