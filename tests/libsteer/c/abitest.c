/* The binary interface on 64-bit machines. A change here breaks compiled programs: new members of
 * structs with `size` go at the end, all else stays. */
#include "check.h"

#include <stddef.h>

#define HAS(type, size_) CHECK(sizeof(type) == (size_))
#define LIES(type, member, offset) CHECK(offsetof(type, member) == (offset))

static void structs_have_their_sizes(void)
{
    HAS(thk_error, 512);
    HAS(thk_point, 16);
    HAS(thk_map_info, 104);
    HAS(thk_shape, 48);
    HAS(thk_world_info, 40);
    HAS(thk_path_request, 80);
    HAS(thk_path, 80);
    HAS(thk_segment, 96);
    HAS(thk_hit, 56);
    HAS(thk_behaviour, 16);
    HAS(thk_group, 72);
    HAS(thk_agent, 56);
    HAS(thk_crowd_setup, 72);
    HAS(thk_crowd_info, 40);
    HAS(thk_agents, 104);
}

static void members_lie_where_they_lay(void)
{
    LIES(thk_error, message, 8);
    LIES(thk_map_info, start, 32);
    LIES(thk_map_info, radius, 96);
    LIES(thk_shape, points, 8);
    LIES(thk_shape, radius, 24);
    LIES(thk_shape, closed, 40);
    LIES(thk_shape, inverted, 44);
    LIES(thk_world_info, version, 8);
    LIES(thk_world_info, tolerance, 32);
    LIES(thk_path_request, start, 8);
    LIES(thk_path_request, radius, 40);
    LIES(thk_path_request, max_time, 72);
    LIES(thk_path, length, 8);
    LIES(thk_path, end, 40);
    LIES(thk_path, has_end, 72);
    LIES(thk_segment, obstacle, 8);
    LIES(thk_segment, center, 48);
    LIES(thk_segment, length, 88);
    LIES(thk_hit, obstacle, 8);
    LIES(thk_hit, normal, 40);
    LIES(thk_group, goal, 8);
    LIES(thk_group, behaviours, 48);
    LIES(thk_group, leaves_at_goal, 64);
    LIES(thk_agent, position, 16);
    LIES(thk_agent, radius, 48);
    LIES(thk_crowd_setup, world, 32);
    LIES(thk_crowd_setup, agent_count, 64);
    LIES(thk_crowd_info, hash, 32);
    LIES(thk_agents, id, 16);
    LIES(thk_agents, reason, 96);
}

static void numbers_stay(void)
{
    CHECK(THK_INVALID == -1 && THK_INTERNAL == -6);
    CHECK(THK_CIRCLE == 1 && THK_POLYGON == 3);
    CHECK(THK_UNREACHABLE == 1 && THK_NOTHING == 6);
    CHECK(THK_FOLLOW_PATH == 2 && THK_ORCA == 12);
}

int main(void)
{
    structs_have_their_sizes();
    members_lie_where_they_lay();
    numbers_stay();
    return 0;
}
