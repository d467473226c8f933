#pragma once

#include "libsteer/c/thicket.h"

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace thicket::godot {

struct Free {
    void operator()(thk_map* map) const { thk_map_free(map); }
    void operator()(thk_world* world) const { thk_world_free(world); }
    void operator()(thk_query* query) const { thk_query_free(query); }
    void operator()(thk_crowd* crowd) const { thk_crowd_free(crowd); }
    void operator()(thk_snapshot* snapshot) const { thk_snapshot_free(snapshot); }
};
template <class Handle> using Owned = std::unique_ptr<Handle, Free>;

/// What a ThicketWorld is in either Godot: obstacles, the last path among them, and a crowd. A call
/// that fails returns false, 0 or nothing, and puts the library's sentence into error(). For one
/// thread at a time.
class GameWorld {
public:
    GameWorld();

    /// Begins anew with the obstacles of a map, given as the text of its file.
    bool loadMap(const std::string& text);

    // Obstacles. The next query sees the change.
    bool addCircle(std::int64_t id, thk_point center, double radius);
    bool addWall(std::int64_t id, const std::vector<thk_point>& points, double thickness,
                 bool closed);
    bool addPolygon(std::int64_t id, const std::vector<thk_point>& points);
    bool move(std::int64_t id, thk_point by);
    bool remove(std::int64_t id);

    /// The shortest path to the goal or, if it cannot be reached, to the nearest point that can. It
    /// begins at the nearest free point if `from` is in an obstacle: a point that touches one is as
    /// often inside it, once rounded to single precision. No arc is farther than `maxError` from
    /// it. The first query for a radius prepares the world.
    std::vector<thk_point> path(thk_point from, thk_point to, double radius, double maxError);
    /// Of the last path.
    const thk_path& told() const { return m_told; }
    bool reachable(thk_point from, thk_point to, double radius);
    double clearance(thk_point p, double radius);

    // A crowd among the obstacles that there are when it starts.
    std::int64_t addGroup(thk_point goal, double maxSpeed);
    bool addAgent(std::int64_t id, std::int64_t group, thk_point position, double radius);
    bool startCrowd(std::int64_t seed, double step);
    bool setGoal(std::int64_t group, thk_point goal);
    bool step(std::int64_t steps);
    /// In ascending order of ids.
    std::vector<thk_point> positions() const;
    std::int64_t hash() const;
    /// Keeps the crowd's state, to be gone back to any number of times.
    bool keep();
    bool goBack();

    /// Of the last call that failed; empty: none has.
    const std::string& error() const { return m_sentence; }
    /// How many calls have failed.
    std::uint64_t failures() const { return m_failures; }
    void fail(const char* sentence);

private:
    bool done(std::int32_t status);
    bool prepare(double radius);
    bool add(std::int64_t id, const thk_shape& shape);

    Owned<thk_world> m_world;
    Owned<thk_query> m_query;
    Owned<thk_crowd> m_crowd;
    Owned<thk_snapshot> m_snapshot;
    std::vector<double> m_radii; // that are prepared
    bool m_isChanged = false;
    std::vector<thk_group> m_groups; // of the crowd that is to start
    std::vector<thk_agent> m_agents;
    thk_path m_told = THK_INIT(thk_path);
    thk_error m_error = THK_INIT(thk_error);
    std::string m_sentence;
    std::uint64_t m_failures = 0;
};

} // namespace thicket::godot
