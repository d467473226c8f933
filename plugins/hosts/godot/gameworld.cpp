#include "plugins/hosts/godot/gameworld.h"

#include <algorithm>

namespace thicket::godot {

GameWorld::GameWorld()
{
    thk_world* world = nullptr;
    if (done(thk_world_create(&world, &m_error)))
        m_world.reset(world);
    thk_query* query = nullptr;
    if (done(thk_query_create(&query, &m_error)))
        m_query.reset(query);
}

void GameWorld::fail(const char* sentence)
{
    ++m_failures;
    m_sentence = sentence;
}

/// Whether the status is not a fault; else keeps the sentence.
bool GameWorld::done(std::int32_t status)
{
    if (status < 0)
        fail(m_error.message);
    return status >= 0;
}

bool GameWorld::loadMap(const std::string& text)
{
    thk_map* map = nullptr;
    if (!done(thk_map_load_bytes(text.data(), text.size(), &map, &m_error)))
        return false;
    const Owned<thk_map> owned(map);
    thk_world* world = nullptr;
    if (!done(thk_world_from_map(map, &world, &m_error)))
        return false;
    m_world.reset(world);
    m_radii.clear();
    m_isChanged = true;
    return true;
}

bool GameWorld::add(std::int64_t id, const thk_shape& shape)
{
    m_isChanged = true;
    return done(thk_world_add(m_world.get(), id, &shape, &m_error));
}

bool GameWorld::addCircle(std::int64_t id, thk_point center, double radius)
{
    thk_shape shape = THK_INIT(thk_shape);
    shape.kind = THK_CIRCLE;
    shape.points = &center;
    shape.count = 1;
    shape.radius = radius;
    return add(id, shape);
}

bool GameWorld::addWall(std::int64_t id, const std::vector<thk_point>& points, double thickness,
                        bool closed)
{
    thk_shape shape = THK_INIT(thk_shape);
    shape.kind = THK_WALL;
    shape.points = points.data();
    shape.count = points.size();
    shape.thickness = thickness;
    shape.closed = closed ? 1 : 0;
    return add(id, shape);
}

bool GameWorld::addPolygon(std::int64_t id, const std::vector<thk_point>& points)
{
    thk_shape shape = THK_INIT(thk_shape);
    shape.kind = THK_POLYGON;
    shape.points = points.data();
    shape.count = points.size();
    return add(id, shape);
}

bool GameWorld::move(std::int64_t id, thk_point by)
{
    m_isChanged = true;
    return done(thk_world_move(m_world.get(), id, by, &m_error));
}

bool GameWorld::remove(std::int64_t id)
{
    m_isChanged = true;
    return done(thk_world_remove(m_world.get(), id, &m_error));
}

/// Makes the world ready for a query.
bool GameWorld::prepare(double radius)
{
    if (m_isChanged) {
        if (!done(thk_world_commit(m_world.get(), &m_error)))
            return false;
        m_isChanged = false;
    }
    if (radius == 0 || std::ranges::find(m_radii, radius) != m_radii.end())
        return true;
    if (!done(thk_world_add_radius(m_world.get(), radius, &m_error)))
        return false;
    m_radii.push_back(radius);
    return true;
}

std::vector<thk_point> GameWorld::path(thk_point from, thk_point to, double radius, double maxError)
{
    m_told = THK_INIT(thk_path);
    m_told.outcome = THK_NOTHING;
    if (!prepare(radius))
        return {};
    if (!(maxError > 0)) {
        fail("The error of a path must be above 0.");
        return {};
    }
    thk_path_request request = THK_INIT(thk_path_request);
    request.start = from;
    request.goal = to;
    request.radius = radius;
    if (!done(thk_nearest_free(m_world.get(), radius, from, &request.start, &m_error)) ||
        !done(thk_path_find_nearest(m_query.get(), m_world.get(), &request, &m_told, &m_error)))
        return {};
    std::vector<thk_point> points(thk_path_points(m_query.get(), maxError, nullptr, 0));
    thk_path_points(m_query.get(), maxError, points.data(), points.size());
    return points;
}

bool GameWorld::reachable(thk_point from, thk_point to, double radius)
{
    if (!prepare(radius))
        return false;
    const std::int32_t answer = thk_reachable(m_world.get(), radius, from, to, &m_error);
    return done(answer) && answer == THK_FOUND;
}

double GameWorld::clearance(thk_point p, double radius)
{
    double clearance = 0;
    if (prepare(radius))
        done(thk_clearance(m_world.get(), radius, p, &clearance, &m_error));
    return clearance;
}

std::int64_t GameWorld::addGroup(thk_point goal, double maxSpeed)
{
    if (m_crowd) {
        fail("A group can only be added before the crowd starts.");
        return -1;
    }
    thk_group group = THK_INIT(thk_group);
    group.has_goal = 1;
    group.goal = goal;
    group.max_speed = maxSpeed;
    m_groups.push_back(group);
    return static_cast<std::int64_t>(m_groups.size()) - 1;
}

bool GameWorld::addAgent(std::int64_t id, std::int64_t group, thk_point position, double radius)
{
    if (id < 0 || id > UINT32_MAX || group < 0 || group > UINT32_MAX) {
        fail("The id and the group of an agent must be from 0 to 4294967295.");
        return false;
    }
    thk_agent agent = THK_INIT(thk_agent);
    agent.id = static_cast<std::uint32_t>(id);
    agent.group = static_cast<std::uint32_t>(group);
    agent.position = position;
    agent.radius = radius;
    if (m_crowd)
        return done(thk_crowd_add(m_crowd.get(), &agent, &m_error));
    m_agents.push_back(agent);
    return true;
}

bool GameWorld::startCrowd(std::int64_t seed, double step)
{
    thk_crowd_setup setup = THK_INIT(thk_crowd_setup);
    setup.step = step;
    setup.seed = static_cast<std::uint64_t>(seed);
    setup.world = m_world.get();
    setup.groups = m_groups.data();
    setup.group_count = m_groups.size();
    setup.agents = m_agents.data();
    setup.agent_count = m_agents.size();
    thk_crowd* crowd = nullptr;
    if (!done(thk_crowd_create(&setup, &crowd, &m_error)))
        return false;
    m_crowd.reset(crowd);
    m_snapshot.reset();
    return true;
}

bool GameWorld::setGoal(std::int64_t group, thk_point goal)
{
    if (group < 0 || group > UINT32_MAX) {
        fail("There is no such group.");
        return false;
    }
    const auto index = static_cast<std::uint32_t>(group);
    return done(thk_crowd_set_goal(m_crowd.get(), index, goal, &m_error));
}

bool GameWorld::step(std::int64_t steps)
{
    if (steps < 0 || steps > UINT32_MAX) {
        fail("The number of steps must be from 0 to 4294967295.");
        return false;
    }
    return done(thk_crowd_step(m_crowd.get(), static_cast<std::uint32_t>(steps), 1, &m_error));
}

std::vector<thk_point> GameWorld::positions() const
{
    thk_agents to = THK_INIT(thk_agents);
    to.capacity = thk_crowd_read(m_crowd.get(), nullptr);
    std::vector<double> x(to.capacity), y(to.capacity);
    to.x = x.data();
    to.y = y.data();
    thk_crowd_read(m_crowd.get(), &to);
    std::vector<thk_point> points(to.capacity);
    for (std::size_t i = 0; i < points.size(); ++i)
        points[i] = {x[i], y[i]};
    return points;
}

std::int64_t GameWorld::hash() const
{
    return static_cast<std::int64_t>(thk_crowd_hash(m_crowd.get()));
}

bool GameWorld::keep()
{
    thk_snapshot* snapshot = nullptr;
    if (!m_snapshot && done(thk_snapshot_create(&snapshot, &m_error)))
        m_snapshot.reset(snapshot);
    return m_snapshot && done(thk_crowd_keep(m_crowd.get(), m_snapshot.get(), &m_error));
}

bool GameWorld::goBack()
{
    return done(thk_crowd_go_back(m_crowd.get(), m_snapshot.get(), &m_error));
}

} // namespace thicket::godot
