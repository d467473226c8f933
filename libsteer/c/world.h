#pragma once

#include "libnav/collision/obstaclefield.h"
#include "libnav/result.h"

#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <span>
#include <string>
#include <unordered_map>
#include <vector>

namespace thicket::c {

/// The obstacles of a thk_world, those that are not committed included, in the order in which they
/// came.
class ObstacleList {
public:
    std::size_t size() const { return m_places.size(); }
    const nav::Shape* find(std::int64_t id) const;
    void put(std::int64_t id, const nav::Shape& shape);
    void remove(std::int64_t id);
    std::vector<nav::Obstacle> all() const;

private:
    std::map<std::uint64_t, nav::Obstacle> m_inOrder;
    std::unordered_map<std::int64_t, std::uint64_t> m_places; ///< keys of m_inOrder, by id
    std::uint64_t m_next = 0;
};

/// Obstacles, changes that are not committed, and a field for each agent radius. A value: copies
/// share what neither changes.
class World {
public:
    /// For agents of radius 0. The obstacles must have ids of their own.
    static Result<World> of(std::span<const nav::Obstacle> obstacles);

    Result<void> addRadius(double radius);
    /// Null for a radius that was not added.
    const nav::ObstacleField* field(double radius) const
    {
        for (const Prepared& prepared : m_fields)
            if (prepared.radius == radius)
                return &prepared.field;
        return nullptr;
    }
    std::size_t radii() const { return m_fields.size(); }

    const ObstacleList& obstacles() const { return *m_obstacles; }
    /// Adds, replaces or removes one at the next commit. Errors: the shape is not valid.
    Result<void> change(const nav::ObstacleChange& change);
    std::size_t changes() const { return m_changes.size(); }
    Result<void> commit();

    std::uint64_t version() const { return m_version; }
    std::size_t committed() const { return m_committed; }

private:
    struct Prepared {
        double radius = 0;
        nav::ObstacleField field;
    };
    Result<void> build();
    Result<void> apply();

    std::shared_ptr<ObstacleList> m_obstacles; ///< changed only while it is not shared
    std::vector<nav::ObstacleChange> m_changes;
    std::vector<Prepared> m_fields;
    std::size_t m_committed = 0;
    std::uint64_t m_version = 0;
    bool m_isBroken = false; ///< a commit ended before all fields had the changes
};

/// The sentence for a radius that was not added. Its digits tell 0.3 from 0.3f.
std::string notPrepared(double radius);

} // namespace thicket::c

struct thk_world {
    thicket::c::World world;
};
