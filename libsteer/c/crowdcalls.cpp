#include "libsteer/c/crowdsetup.h"
#include "libsteer/c/edge.h"
#include "libsteer/c/mapcalls.h"
#include "libsteer/c/runningcrowd.h"
#include "libsteer/c/shapes.h"

#include <optional>
#include <string>

using namespace thicket;
using namespace thicket::c;

struct thk_snapshot {
    std::optional<RunningCrowd> crowd;
};

namespace {

thk_status giveCrowd(const Result<steer::Scenario>& scenario, const thk_crowd_setup& setup,
                     thk_crowd** crowd, thk_error* error)
{
    if (!scenario)
        return report(error, THK_INVALID, scenario.error());
    Result<steer::Crowd> made = steer::Crowd::of(*scenario, paramsOf(setup));
    if (!made)
        return report(error, THK_INVALID, made.error());
    *crowd = new thk_crowd{RunningCrowd(std::move(*made))};
    return THK_OK;
}

thk_status apply(thk_crowd* crowd, const steer::CrowdInput& input, thk_status refused,
                 thk_error* error)
{
    if (Result<void> done = crowd->crowd.apply(input); !done)
        return report(error, refused, done.error());
    return THK_OK;
}

bool hasAgent(const steer::Crowd& crowd, std::uint32_t id)
{
    const auto agents = crowd.agents();
    const auto found = std::ranges::lower_bound(agents, id, {}, &steer::AgentView::id);
    return found != agents.end() && found->id == id;
}

void write(const steer::AgentView& agent, const thk_agents& to, std::size_t at)
{
    const auto put = [at](auto* array, auto value) {
        if (array)
            array[at] = static_cast<std::remove_reference_t<decltype(*array)>>(value);
    };
    put(to.id, agent.id);
    put(to.group, agent.group);
    put(to.x, agent.position.x);
    put(to.y, agent.position.y);
    put(to.velocity_x, agent.velocity.x);
    put(to.velocity_y, agent.velocity.y);
    put(to.heading_x, agent.heading.x);
    put(to.heading_y, agent.heading.y);
    put(to.radius, agent.radius);
    put(to.state, agent.state);
    put(to.reason, agent.reason);
}

} // namespace

thk_status thk_crowd_create(const thk_crowd_setup* setup, thk_crowd** crowd, thk_error* error)
{
    if (!isSized(setup) || !crowd)
        return report(error, THK_INVALID, unsizedStruct);
    return guarded(error, [&] {
        const thk_crowd_setup given = taken(setup);
        return giveCrowd(c::scenarioOf(given), given, crowd, error);
    });
}

thk_status thk_crowd_from_map(const thk_map* map, const thk_crowd_setup* setup, thk_crowd** crowd,
                              thk_error* error)
{
    if (!map || !crowd)
        return report(error, THK_INVALID, nullArgument);
    if (setup && !isSized(setup))
        return report(error, THK_INVALID, unsizedStruct);
    return guarded(error, [&] {
        const thk_crowd_setup given = setup ? taken(setup) : thk_crowd_setup{};
        return giveCrowd(steer::scenarioOf(map->map), given, crowd, error);
    });
}

void thk_crowd_free(thk_crowd* crowd) { delete crowd; }

thk_status thk_crowd_add(thk_crowd* crowd, const thk_agent* agent, thk_error* error)
{
    if (!crowd || !isSized(agent))
        return report(error, THK_INVALID, unsizedStruct);
    return guarded(error, [&] {
        const steer::CrowdAgent added = agentOf(taken(agent));
        const thk_status refused = hasAgent(crowd->crowd.now(), added.id) ? THK_TAKEN : THK_INVALID;
        return apply(crowd, steer::AddAgent{added}, refused, error);
    });
}

thk_status thk_crowd_remove(thk_crowd* crowd, uint32_t id, thk_error* error)
{
    if (!crowd)
        return report(error, THK_INVALID, nullArgument);
    return guarded(error, [&] { return apply(crowd, steer::RemoveAgent{id}, THK_UNKNOWN, error); });
}

thk_status thk_crowd_set_goal(thk_crowd* crowd, uint32_t group, thk_point goal, thk_error* error)
{
    if (!crowd)
        return report(error, THK_INVALID, nullArgument);
    return guarded(error, [&] {
        const bool isKnown = group < crowd->crowd.now().groups().size();
        return apply(crowd, steer::SetGoal{group, pointOf(goal)},
                     isKnown ? THK_INVALID : THK_UNKNOWN, error);
    });
}

thk_status thk_crowd_set_obstacle(thk_crowd* crowd, int64_t id, const thk_shape* shape,
                                  thk_error* error)
{
    if (!crowd)
        return report(error, THK_INVALID, nullArgument);
    return guarded(error, [&] {
        if (id == nav::noObstacle)
            return report(error, THK_INVALID, "An id must not be INT64_MIN.");
        nav::ObstacleChange change{id, std::nullopt};
        if (shape) {
            Result<nav::Shape> after = shapeOf(shape);
            if (!after)
                return report(error, THK_INVALID, after.error());
            change.after = std::move(*after);
        }
        return apply(crowd, steer::ChangeObstacles{{change}}, THK_INVALID, error);
    });
}

thk_status thk_crowd_step(thk_crowd* crowd, uint32_t steps, uint32_t threads, thk_error* error)
{
    if (!crowd)
        return report(error, THK_INVALID, nullArgument);
    return guarded(error, [&] {
        for (std::uint32_t i = 0; i < steps; ++i)
            crowd->crowd.step(std::clamp(threads, 1u, RunningCrowd::mostThreads));
        return THK_OK;
    });
}

thk_status thk_crowd_describe(const thk_crowd* crowd, thk_crowd_info* info)
{
    if (!crowd || !isSized(info))
        return THK_INVALID;
    return guarded(nullptr, [&] {
        const steer::Crowd& of = crowd->crowd.now();
        thk_crowd_info told = {};
        told.groups = static_cast<std::uint32_t>(of.groups().size());
        told.agents = of.size();
        told.steps = of.steps();
        told.time = of.time();
        told.hash = of.hash();
        c::give(info, told);
        return THK_OK;
    });
}

uint64_t thk_crowd_hash(const thk_crowd* crowd) { return crowd ? crowd->crowd.now().hash() : 0; }

size_t thk_crowd_read(const thk_crowd* crowd, const thk_agents* agents)
{
    if (!crowd)
        return 0;
    if (!isSized(agents))
        return crowd->crowd.now().size();
    const thk_agents to = taken(agents);
    std::size_t at = 0;
    const std::int32_t status = guarded(nullptr, [&]() -> std::int32_t {
        for (const steer::AgentView& agent : crowd->crowd.now().agents()) {
            if (at == to.capacity)
                break;
            write(agent, to, at++);
        }
        return THK_OK;
    });
    return status == THK_OK ? crowd->crowd.now().size() : 0;
}

thk_status thk_snapshot_create(thk_snapshot** snapshot, thk_error* error)
{
    if (!snapshot)
        return report(error, THK_INVALID, nullArgument);
    return guarded(error, [&] {
        *snapshot = new thk_snapshot;
        return THK_OK;
    });
}

void thk_snapshot_free(thk_snapshot* snapshot) { delete snapshot; }

thk_status thk_crowd_keep(const thk_crowd* crowd, thk_snapshot* snapshot, thk_error* error)
{
    if (!crowd || !snapshot)
        return report(error, THK_INVALID, nullArgument);
    return guarded(error, [&] {
        snapshot->crowd = crowd->crowd;
        return THK_OK;
    });
}

thk_status thk_crowd_go_back(thk_crowd* crowd, const thk_snapshot* snapshot, thk_error* error)
{
    if (!crowd || !snapshot)
        return report(error, THK_INVALID, nullArgument);
    return guarded(error, [&] {
        if (!snapshot->crowd)
            return report(error, THK_UNKNOWN, "The snapshot holds no crowd.");
        crowd->crowd = *snapshot->crowd;
        return THK_OK;
    });
}

size_t thk_crowd_save(const thk_crowd* crowd, void* bytes, size_t capacity)
{
    if (!crowd)
        return 0;
    const std::size_t count = crowd->crowd.savedBytes();
    if (!bytes || capacity < count)
        return count;
    const std::int32_t status = guarded(nullptr, [&]() -> std::int32_t {
        std::memcpy(bytes, crowd->crowd.saved().data(), count);
        return THK_OK;
    });
    return status == THK_OK ? count : 0;
}

thk_status thk_crowd_restore(thk_crowd* crowd, const void* bytes, size_t count, thk_error* error)
{
    if (!crowd || !bytes)
        return report(error, THK_INVALID, nullArgument);
    return guarded(error, [&] {
        const std::string_view saved(static_cast<const char*>(bytes), count);
        if (Result<void> done = crowd->crowd.restore(saved); !done)
            return report(error, THK_UNREADABLE, done.error());
        return THK_OK;
    });
}
