#pragma once

#include "libnav/path/pathfinder.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>

namespace thicket::nav {

/// A path query that is kept up to date while obstacles are edited. It stores the certificate of
/// its answer: the obstacles that the answer depends on. An edit that touches none of them and
/// leaves the path clear needs no search.
///
/// Every answer is as good as findPath's. Among equally short paths it may be a different one;
/// with a weight above 1 its length may differ within the weight. `statistics` are those of the
/// search that found the answer.
///
/// Only paths and `unreachable` can have a certificate. Every edit starts a search when the answer
/// has none, when an end lies on a wall or polygon, or when the edit adds or changes an inverted
/// shape. Use from one thread at a time. Source: libnav/tangent/PROOF.md, section 6.
class THICKET_NAV_EXPORT LiveQuery {
public:
    /// The trace of the options, if any, is that of the last search.
    LiveQuery(Point start, Point goal, const PathOptions& options = {});
    ~LiveQuery();
    LiveQuery(LiveQuery&&) noexcept;
    LiveQuery& operator=(LiveQuery&&) noexcept;

    /// Moves start and goal. The next answer needs a search.
    void setEnds(Point start, Point goal);

    /// The answer in an unrelated field. Always searches.
    const PathResult& solve(const ObstacleField& field);
    /// The answer after an edit. `field` is the previous answer's field with `changes` applied.
    const PathResult& update(const ObstacleField& field, std::span<const ObstacleChange> changes);
    /// Whether update() would keep the answer. Changes nothing. Any thread may call it while no
    /// other thread changes this query.
    bool keeps(const ObstacleField& field, std::span<const ObstacleChange> changes) const;
    /// The obstacles that the last answer depends on, by Obstacle::id, ascending: an edit of others
    /// that leaves the path clear keeps it. nullopt if the answer has no certificate. Valid until
    /// the next answer.
    std::optional<std::span<const std::int64_t>> certificate() const;
    /// The last answer; `invalid` before the first.
    const PathResult& result() const;

    struct Counts {
        std::size_t kept = 0;     ///< answers kept by the certificate
        std::size_t searched = 0; ///< answers that needed a search
    };
    Counts counts() const;

private:
    struct State;
    std::unique_ptr<State> m_state;
};

} // namespace thicket::nav
