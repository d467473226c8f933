#include "plugins/hosts/web/calls.h"

#include <stdlib.h>

/* An agent: {id, group, x, y, heading x, heading y, radius}. */
enum { numbers_of_agent = 7, numbers_of_group = 9, numbers_of_behaviour = 2 };

static thk_agent agent_of(const double* numbers)
{
    thk_agent agent = THK_INIT(thk_agent);
    agent.id = (uint32_t)numbers[0];
    agent.group = (uint32_t)numbers[1];
    agent.position = web_point(numbers[2], numbers[3]);
    agent.heading = web_point(numbers[4], numbers[5]);
    agent.radius = numbers[6];
    return agent;
}

/* A group: {has a goal, goal, goal's radius, speed, force, leaves at the goal, 0, count of
 * behaviours}, then a kind and a weight for each. Returns where the next group begins. */
static const double* read_group(const double* numbers, thk_group* group, thk_behaviour* behaviours)
{
    *group = THK_INIT(thk_group);
    group->has_goal = numbers[0] != 0;
    group->goal = web_point(numbers[1], numbers[2]);
    group->goal_radius = numbers[3];
    group->max_speed = numbers[4];
    group->max_force = numbers[5];
    group->leaves_at_goal = numbers[6] != 0;
    group->behaviour_count = (size_t)numbers[8];
    group->behaviours = behaviours;
    numbers += numbers_of_group;
    for (size_t i = 0; i < group->behaviour_count; ++i, numbers += numbers_of_behaviour) {
        behaviours[i] = (thk_behaviour){.kind = (int32_t)numbers[0], .weight = numbers[1]};
    }
    return numbers;
}

/* `numbers`: {step, seed}, the groups, which have so many behaviours together, and the agents. */
thk_crowd* WEB_CALL(web_crowd)(const thk_world* world, const double* numbers, size_t groups,
                               size_t behaviours, size_t agents)
{
    thk_group* const all_groups = calloc(groups + 1, sizeof *all_groups);
    thk_behaviour* const all_behaviours = calloc(behaviours + 1, sizeof *all_behaviours);
    thk_agent* const all_agents = calloc(agents + 1, sizeof *all_agents);
    thk_crowd* crowd = NULL;
    if (all_groups && all_behaviours && all_agents) {
        thk_crowd_setup setup = THK_INIT(thk_crowd_setup);
        setup.step = numbers[0];
        setup.seed = (uint64_t)numbers[1];
        setup.world = world;
        setup.groups = all_groups;
        setup.group_count = groups;
        setup.agents = all_agents;
        setup.agent_count = agents;
        const double* at = numbers + 2;
        thk_behaviour* next = all_behaviours;
        for (size_t i = 0; i < groups; ++i) {
            at = read_group(at, &all_groups[i], next);
            next += all_groups[i].behaviour_count;
        }
        for (size_t i = 0; i < agents; ++i, at += numbers_of_agent)
            all_agents[i] = agent_of(at);
        thk_crowd_create(&setup, &crowd, &web_fault);
    } else {
        web_fault = (thk_error){.size = sizeof(thk_error),
                                .status = THK_MEMORY,
                                .message = "Memory is used up."};
    }
    free(all_groups);
    free(all_behaviours);
    free(all_agents);
    return crowd;
}
thk_crowd* WEB_CALL(web_crowd_of)(const thk_map* map, double step, double seed)
{
    thk_crowd_setup setup = THK_INIT(thk_crowd_setup);
    setup.step = step;
    setup.seed = (uint64_t)seed;
    thk_crowd* crowd = NULL;
    return thk_crowd_from_map(map, &setup, &crowd, &web_fault) < 0 ? NULL : crowd;
}
void WEB_CALL(web_crowd_free)(thk_crowd* crowd) { thk_crowd_free(crowd); }

int32_t WEB_CALL(web_crowd_add)(thk_crowd* crowd, const double* numbers)
{
    const thk_agent agent = agent_of(numbers);
    return thk_crowd_add(crowd, &agent, &web_fault);
}
int32_t WEB_CALL(web_crowd_remove)(thk_crowd* crowd, double id)
{
    return thk_crowd_remove(crowd, (uint32_t)id, &web_fault);
}
int32_t WEB_CALL(web_crowd_goal)(thk_crowd* crowd, double group, double x, double y)
{
    return thk_crowd_set_goal(crowd, (uint32_t)group, web_point(x, y), &web_fault);
}
/* Without points removes the obstacle. */
int32_t WEB_CALL(web_crowd_obstacle)(thk_crowd* crowd, double id, const double* numbers,
                                     size_t points)
{
    if (points == 0)
        return thk_crowd_set_obstacle(crowd, (int64_t)id, NULL, &web_fault);
    const thk_shape shape = web_shape(numbers, points);
    return thk_crowd_set_obstacle(crowd, (int64_t)id, &shape, &web_fault);
}
int32_t WEB_CALL(web_crowd_step)(thk_crowd* crowd, double steps)
{
    return thk_crowd_step(crowd, (uint32_t)steps, 1, &web_fault);
}
uint64_t WEB_CALL(web_crowd_hash)(const thk_crowd* crowd) { return thk_crowd_hash(crowd); }
void WEB_CALL(web_crowd_info)(const thk_crowd* crowd)
{
    thk_crowd_info info = THK_INIT(thk_crowd_info);
    thk_crowd_describe(crowd, &info);
    web_numbers[0] = (double)info.agents;
    web_numbers[1] = (double)info.steps;
    web_numbers[2] = info.time;
}

/* The agents in web_room(): seven arrays of `count` doubles (x, y, velocity x and y, heading x and
 * y, radius), two of numbers of 32 bits (id, group), two of bytes (state, reason). Returns their
 * count. */
size_t WEB_CALL(web_crowd_read)(const thk_crowd* crowd)
{
    web_crowd_info(crowd);
    const size_t count = (size_t)web_numbers[0];
    double* const numbers = web_memory(count * (7 * 8 + 2 * 4 + 2));
    if (!numbers)
        return 0;
    uint32_t* const ids = (uint32_t*)(void*)(numbers + 7 * count);
    uint8_t* const states = (uint8_t*)(ids + 2 * count);
    thk_agents agents = THK_INIT(thk_agents);
    agents.capacity = count;
    agents.x = numbers;
    agents.y = numbers + count;
    agents.velocity_x = numbers + 2 * count;
    agents.velocity_y = numbers + 3 * count;
    agents.heading_x = numbers + 4 * count;
    agents.heading_y = numbers + 5 * count;
    agents.radius = numbers + 6 * count;
    agents.id = ids;
    agents.group = ids + count;
    agents.state = states;
    agents.reason = states + count;
    return thk_crowd_read(crowd, &agents);
}

/* ---- Rollback and saves ---- */

thk_snapshot* WEB_CALL(web_snapshot)(void)
{
    thk_snapshot* snapshot = NULL;
    return thk_snapshot_create(&snapshot, &web_fault) < 0 ? NULL : snapshot;
}
void WEB_CALL(web_snapshot_free)(thk_snapshot* snapshot) { thk_snapshot_free(snapshot); }
int32_t WEB_CALL(web_crowd_keep)(const thk_crowd* crowd, thk_snapshot* snapshot)
{
    return thk_crowd_keep(crowd, snapshot, &web_fault);
}
int32_t WEB_CALL(web_crowd_go_back)(thk_crowd* crowd, const thk_snapshot* snapshot)
{
    return thk_crowd_go_back(crowd, snapshot, &web_fault);
}
/* The bytes in web_room(); returns how many there are. */
size_t WEB_CALL(web_crowd_save)(const thk_crowd* crowd)
{
    const size_t count = thk_crowd_save(crowd, NULL, 0);
    void* const bytes = web_memory(count);
    return bytes ? thk_crowd_save(crowd, bytes, count) : 0;
}
int32_t WEB_CALL(web_crowd_restore)(thk_crowd* crowd, const void* bytes, size_t count)
{
    return thk_crowd_restore(crowd, bytes, count, &web_fault);
}
