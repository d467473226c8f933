/* Crowds of the C API: made, stepped, read, and rolled back with inputs that come late. */
#include "check.h"

static thk_error error;

enum { most_agents = 64 };

static thk_world* pillars(void)
{
    thk_world* world = NULL;
    DO(thk_world_create(&world, &error));
    for (int i = 0; i < 12; ++i) {
        const thk_point center = at(10 + 5 * (i % 4), 5 + 6 * (i / 4));
        const thk_shape pillar = circle(&center, 1.1);
        DO(thk_world_add(world, i + 1, &pillar, &error));
    }
    return world;
}

static thk_crowd* crowd_of(const thk_world* world, uint32_t count)
{
    thk_group groups[2] = {THK_INIT(thk_group), THK_INIT(thk_group)};
    const thk_behaviour flowing[] = {
        {THK_AVOID_AGENTS, 0, 1}, {THK_WANDER, 0, 0.1}, {THK_FOLLOW_FLOW, 0, 1}};
    groups[0].has_goal = groups[1].has_goal = 1;
    groups[0].goal = at(35, 11);
    groups[1].goal = at(0, 11);
    groups[1].behaviours = flowing;
    groups[1].behaviour_count = COUNT(flowing);
    thk_agent agents[most_agents];
    CHECK(count <= most_agents);
    for (uint32_t i = 0; i < count; ++i) {
        agents[i] = THK_INIT(thk_agent);
        agents[i].id = 100 + i;
        agents[i].group = i % 2;
        agents[i].position =
            at(i % 2 ? 33 + 1.1 * (i / 16) : 2 - 1.1 * (i / 16), 1 + 1.2 * (i % 16));
    }
    thk_crowd_setup setup = THK_INIT(thk_crowd_setup);
    setup.seed = 3;
    setup.world = world;
    setup.groups = groups;
    setup.group_count = 2;
    setup.agents = agents;
    setup.agent_count = count;
    thk_crowd* crowd = NULL;
    DO(thk_crowd_create(&setup, &crowd, &error));
    return crowd;
}

static void agents_walk_to_their_goals(void)
{
    thk_world* world = pillars();
    thk_crowd* crowd = crowd_of(world, 20);
    thk_world_free(world);
    DO(thk_crowd_step(crowd, 600, 2, &error));
    uint32_t id[most_agents], group[most_agents];
    double x[most_agents], y[most_agents], radius[most_agents];
    uint8_t state[most_agents];
    thk_agents out = THK_INIT(thk_agents);
    out.capacity = most_agents;
    out.id = id;
    out.group = group;
    out.x = x;
    out.y = y;
    out.radius = radius;
    out.state = state;
    CHECK(thk_crowd_read(crowd, &out) == 20);
    int arrived = 0;
    for (int i = 0; i < 20; ++i) {
        CHECK(id[i] == 100u + (uint32_t)i && group[i] == (uint32_t)i % 2 && radius[i] == 0.3);
        const thk_point goal = group[i] ? at(0, 11) : at(35, 11);
        CHECK(between(at(x[i], y[i]), goal) < 8);
        arrived += state[i] == 1;
    }
    CHECK(arrived >= 15);
    out.capacity = 2;
    x[2] = -77;
    CHECK(thk_crowd_read(crowd, &out) == 20 && x[2] == -77);
    CHECK(thk_crowd_read(crowd, NULL) == 20 && thk_crowd_read(NULL, &out) == 0);
    thk_crowd_free(crowd);
    thk_crowd_free(NULL);
}

static void crowds_start_from_nothing(void)
{
    thk_crowd_setup setup = THK_INIT(thk_crowd_setup);
    thk_group group = THK_INIT(thk_group);
    setup.groups = &group;
    setup.group_count = 1;
    thk_crowd* crowd = NULL;
    DO(thk_crowd_create(&setup, &crowd, &error));
    thk_agent agent = THK_INIT(thk_agent);
    agent.id = 5;
    agent.position = at(0, 0);
    DO(thk_crowd_add(crowd, &agent, &error));
    FAILS(THK_TAKEN, thk_crowd_add(crowd, &agent, &error));
    agent.id = 6;
    agent.group = 1;
    FAILS(THK_INVALID, thk_crowd_add(crowd, &agent, &error));
    FAILS(THK_UNKNOWN, thk_crowd_remove(crowd, 7, &error));
    FAILS(THK_UNKNOWN, thk_crowd_set_goal(crowd, 1, at(0, 0), &error));
    FAILS(THK_INVALID, thk_crowd_set_goal(crowd, 0, at(NAN, 0), &error));
    const thk_point center = at(5, 0);
    thk_shape disc = circle(&center, 1);
    DO(thk_crowd_set_obstacle(crowd, 1, &disc, &error));
    disc.radius = NAN;
    FAILS(THK_INVALID, thk_crowd_set_obstacle(crowd, 2, &disc, &error));
    FAILS(THK_INVALID, thk_crowd_set_obstacle(crowd, INT64_MIN, &disc, &error));
    DO(thk_crowd_set_goal(crowd, 0, at(10, 0), &error));
    const uint64_t before = thk_crowd_hash(crowd);
    DO(thk_crowd_step(crowd, 200, 1, &error));
    CHECK(thk_crowd_hash(crowd) != before && thk_crowd_hash(NULL) == 0);
    double x = 0, y = 0;
    thk_agents out = THK_INIT(thk_agents);
    out.capacity = 1;
    out.x = &x;
    out.y = &y;
    CHECK(thk_crowd_read(crowd, &out) == 1 && between(at(x, y), at(10, 0)) < 1);
    DO(thk_crowd_remove(crowd, 5, &error));
    CHECK(thk_crowd_read(crowd, NULL) == 0);
    thk_crowd_free(crowd);

    setup.step = -1;
    FAILS(THK_INVALID, thk_crowd_create(&setup, &crowd, &error));
    setup.step = 0;
    group.size = 0;
    FAILS(THK_INVALID, thk_crowd_create(&setup, &crowd, &error));
    group.size = sizeof group;
    const thk_behaviour unknown = {99, 0, 1};
    group.behaviours = &unknown;
    group.behaviour_count = 1;
    FAILS(THK_INVALID, thk_crowd_create(&setup, &crowd, &error));
}

/* What players do at a tick, by the tick alone, so that it can be given late. */
static void give_inputs(thk_crowd* crowd, uint64_t seed, uint32_t tick)
{
    uint64_t dice = seed * 1000003 + tick;
    const double roll = random_between(&dice, 0, 1);
    if (roll < 0.06) {
        const uint32_t group = (uint32_t)(random_bits(&dice) % 2);
        const double x = random_between(&dice, 0, 35);
        DO(thk_crowd_set_goal(crowd, group, at(x, random_between(&dice, 0, 22)), &error));
    } else if (roll < 0.10) {
        const thk_point center = at(random_between(&dice, 8, 28), random_between(&dice, 2, 20));
        const thk_shape crate = circle(&center, random_between(&dice, 0.2, 0.8));
        DO(thk_crowd_set_obstacle(crowd, 500 + (int64_t)(random_bits(&dice) % 4), &crate, &error));
    } else if (roll < 0.12) {
        DO(thk_crowd_set_obstacle(crowd, 500 + (int64_t)(random_bits(&dice) % 4), NULL, &error));
    } else if (roll < 0.15) {
        thk_agent agent = THK_INIT(thk_agent);
        agent.id = 1000 + tick;
        agent.group = tick % 2;
        agent.position = at(random_between(&dice, -4, -1), random_between(&dice, 0, 22));
        DO(thk_crowd_add(crowd, &agent, &error));
    } else if (roll < 0.17) {
        thk_crowd_remove(crowd, 100 + (uint32_t)(random_bits(&dice) % 40), NULL);
    }
}

enum { ticks = 160, window = 8 };

/* Runs with inputs that come up to 8 ticks late: goes back to before each and runs on again.
 * Returns how often it went back. */
static unsigned late_inputs_end_in_the_same_state(uint64_t seed)
{
    unsigned rollbacks = 0;
    thk_world* world = pillars();
    thk_crowd* punctual = crowd_of(world, 40);
    uint64_t expected[ticks + 1];
    for (uint32_t tick = 0; tick < ticks; ++tick) {
        expected[tick] = thk_crowd_hash(punctual);
        give_inputs(punctual, seed, tick);
        DO(thk_crowd_step(punctual, 1, 1, &error));
    }
    expected[ticks] = thk_crowd_hash(punctual);
    thk_crowd_free(punctual);

    thk_crowd* late = crowd_of(world, 40);
    thk_world_free(world);
    thk_snapshot* kept[window];
    for (int i = 0; i < window; ++i)
        DO(thk_snapshot_create(&kept[i], &error));
    FAILS(THK_UNKNOWN, thk_crowd_go_back(late, kept[0], &error));
    uint64_t dice = seed;
    uint32_t known = 0; /* inputs before this tick are here */
    for (uint32_t tick = 0; tick < ticks;) {
        DO(thk_crowd_keep(late, kept[tick % window], &error));
        if (known > tick)
            give_inputs(late, seed, tick);
        DO(thk_crowd_step(late, 1, 1, &error));
        ++tick;
        const int is_due = tick - known >= window || tick == ticks || random_bits(&dice) % 4 == 0;
        if (known >= tick || !is_due)
            continue;
        const uint32_t from = known;
        known = tick;
        tick = from;
        DO(thk_crowd_go_back(late, kept[from % window], &error));
        CHECK(thk_crowd_hash(late) == expected[from]);
        ++rollbacks;
    }
    CHECK(thk_crowd_hash(late) == expected[ticks]);
    for (int i = 0; i < window; ++i)
        thk_snapshot_free(kept[i]);
    thk_crowd_free(late);
    return rollbacks;
}

static void saves_are_restored(void)
{
    thk_world* world = pillars();
    thk_crowd* crowd = crowd_of(world, 40);
    for (uint32_t tick = 0; tick < 60; ++tick) {
        give_inputs(crowd, 11, tick);
        DO(thk_crowd_step(crowd, 1, 1, &error));
    }
    unsigned char bytes[8000];
    const size_t count = thk_crowd_save(crowd, NULL, 0);
    CHECK(count > 40 && count < sizeof bytes);
    CHECK(thk_crowd_save(crowd, bytes, count - 1) == count);
    CHECK(thk_crowd_save(crowd, bytes, sizeof bytes) == count);
    const uint64_t expected = thk_crowd_hash(crowd);
    thk_crowd* other = crowd_of(world, 40);
    DO(thk_crowd_restore(other, bytes, count, &error));
    CHECK(thk_crowd_hash(other) == expected);
    /* On, and then back to it; both go on alike. */
    DO(thk_crowd_step(crowd, 5, 1, &error));
    DO(thk_crowd_step(other, 5, 1, &error));
    CHECK(thk_crowd_hash(other) == thk_crowd_hash(crowd));
    DO(thk_crowd_restore(other, bytes, count, &error));
    CHECK(thk_crowd_hash(other) == expected);
    unsigned char again[8000];
    CHECK(thk_crowd_save(other, again, sizeof again) == count && memcmp(bytes, again, count) == 0);
    /* What is damaged, or of another crowd, changes nothing. */
    thk_crowd* stranger = crowd_of(NULL, 10);
    const uint64_t before = thk_crowd_hash(stranger);
    FAILS(THK_UNREADABLE, thk_crowd_restore(stranger, bytes, count, &error));
    FAILS(THK_UNREADABLE, thk_crowd_restore(other, bytes, count - 1, &error));
    FAILS(THK_UNREADABLE, thk_crowd_restore(other, bytes, 3, &error));
    bytes[4] = 9; /* the version */
    FAILS(THK_UNREADABLE, thk_crowd_restore(other, bytes, count, &error));
    bytes[4] = again[4];
    /* Any byte, also of the number of steps: it would be done after 2^60 of them. */
    for (size_t at = 0; at < count; ++at) {
        bytes[at] ^= 0x10;
        FAILS(THK_UNREADABLE, thk_crowd_restore(other, bytes, count, &error));
        bytes[at] ^= 0x10;
    }
    CHECK(thk_crowd_hash(stranger) == before && thk_crowd_hash(other) == expected);
    thk_crowd* bare = crowd_of(NULL, 40); /* the same agents among no obstacles */
    FAILS(THK_UNREADABLE, thk_crowd_restore(bare, bytes, count, &error));
    thk_crowd_free(bare);
    thk_crowd_free(stranger);
    thk_crowd_free(other);
    thk_crowd_free(crowd);
    thk_world_free(world);
}

/* test-c-crowd [SEEDS [FIRST]]: how many seeds of late inputs, and the first. */
int main(int count, char** arguments)
{
    memset(&error, 0, sizeof error);
    error.size = sizeof error;
    agents_walk_to_their_goals();
    crowds_start_from_nothing();
    saves_are_restored();
    const uint64_t seeds = count > 1 ? strtoull(arguments[1], NULL, 10) : 5;
    const uint64_t first = count > 2 ? strtoull(arguments[2], NULL, 10) : 1;
    unsigned long long rollbacks = 0;
    for (uint64_t seed = first; seed < first + seeds; ++seed)
        rollbacks += late_inputs_end_in_the_same_state(seed);
    printf("%llu rollbacks end in the same state\n", rollbacks);
    return 0;
}
