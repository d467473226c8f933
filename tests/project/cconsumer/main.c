/* A game in C: a path round a circle, and agents that cross each other's way. */
#include <thicket.h>

#include <stdio.h>

int main(void)
{
    thk_error error = THK_INIT(thk_error);
    thk_world* world = NULL;
    thk_query* query = NULL;
    const thk_point center = {0, 0};
    thk_shape circle = THK_INIT(thk_shape);
    circle.kind = THK_CIRCLE;
    circle.points = &center;
    circle.count = 1;
    circle.radius = 1;
    if (thk_world_create(&world, &error) < 0 || thk_world_add(world, 1, &circle, &error) < 0 ||
        thk_world_commit(world, &error) < 0 || thk_query_create(&query, &error) < 0) {
        puts(error.message);
        return 1;
    }
    thk_path_request request = THK_INIT(thk_path_request);
    request.start.x = -2;
    request.goal.x = 2;
    thk_path path = THK_INIT(thk_path);
    if (thk_path_find(query, world, &request, &path, &error) != THK_FOUND)
        return 1;
    printf("%.3f units in %u segments, ", path.length, (unsigned)path.segments);

    thk_group group = THK_INIT(thk_group);
    group.has_goal = 1;
    group.goal.x = 10;
    thk_crowd_setup setup = THK_INIT(thk_crowd_setup);
    setup.world = world;
    setup.groups = &group;
    setup.group_count = 1;
    thk_crowd* crowd = NULL;
    if (thk_crowd_create(&setup, &crowd, &error) < 0)
        return 1;
    for (unsigned i = 0; i < 20; ++i) {
        thk_agent agent = THK_INIT(thk_agent);
        agent.id = i;
        agent.position.x = -5;
        agent.position.y = i;
        if (thk_crowd_add(crowd, &agent, &error) < 0)
            return 1;
    }
    if (thk_crowd_step(crowd, 10, 1, &error) < 0)
        return 1;
    thk_crowd_info info = THK_INIT(thk_crowd_info);
    thk_crowd_describe(crowd, &info);
    printf("%u agents after %u steps\n", (unsigned)info.agents, (unsigned)info.steps);
    thk_crowd_free(crowd);
    thk_query_free(query);
    thk_world_free(world);
    return 0;
}
