#pragma once

#include "libnav/collision/obstaclefield.h"
#include "libsteer/ground/idtable.h"

#include <cstdint>
#include <memory>
#include <span>
#include <unordered_map>
#include <vector>

namespace thicket::steer {

/// The obstacles that a crowd began with, shared by copies, and the changes since, one for each id.
/// So a field for a new radius can be built at any time: from the first obstacles, then changed. It
/// equals a field that was there from the start.
class ObstacleHistory {
public:
    explicit ObstacleHistory(std::span<const nav::Obstacle> start);

    const std::vector<nav::Obstacle>& start() const { return *m_start; }
    /// In the order of each id's first change.
    std::span<const nav::ObstacleChange> changes() const { return m_changes; }
    /// Whether there is no obstacle now.
    bool isEmpty() const { return m_count == 0; }

    /// The obstacles as they are now: replaced ones keep their place, new ones come last.
    std::vector<nav::Obstacle> now() const;
    /// Appends the current shapes of the id; several where obstacles share it.
    void appendShapes(std::int64_t id, std::vector<nav::Shape>& shapes);
    void add(const nav::ObstacleChange& change);

private:
    std::shared_ptr<const std::vector<nav::Obstacle>> m_start;
    std::shared_ptr<const IdTable> m_startIds; ///< indices in m_start; null until asked
    std::vector<nav::ObstacleChange> m_changes;
    /// The latest change of an id.
    struct Latest {
        std::size_t change = 0;     ///< index in m_changes
        std::uint64_t position = 0; ///< 0: as at the start; else after all lower positions
    };
    std::unordered_map<std::int64_t, Latest> m_latest;
    std::uint64_t m_added = 0; ///< obstacles, ever
    std::size_t m_count = 0;   ///< obstacles that there are now
};

} // namespace thicket::steer
