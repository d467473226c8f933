#pragma once

#include "libnav/path/pathfinder.h"

#include <cstddef>
#include <memory>
#include <span>

namespace thicket::nav {

/// A query that is asked again and again while obstacles are edited. It keeps the obstacles that
/// its answer rests on, the certificate: an edit that touches none of them and leaves the path
/// clear is answered without a search. Every answer is as good as findPath's: of equally short
/// paths it may be another, within the weight another length; `statistics` are those of the search
/// that found it.
///
/// Answers with a certificate are paths and `unreachable`; others, and those whose ends lie on
/// walls or polygons, are searched for at every edit. So are edits that add or change something
/// inverted. Belongs to one thread at a time. Source: the certificate's proof is
/// libnav/tangent/PROOF.md, section 6.
class THICKET_NAV_EXPORT LiveQuery {
public:
    /// The trace of the options, if any, is that of the last search.
    LiveQuery(Point start, Point goal, const PathOptions& options = {});
    ~LiveQuery();
    LiveQuery(LiveQuery&&) noexcept;
    LiveQuery& operator=(LiveQuery&&) noexcept;

    /// Moves the ends; the next answer is searched for.
    void setEnds(Point start, Point goal);

    /// The answer in a field that no edits lead to from the one before: always a search.
    const PathResult& solve(const ObstacleField& field);
    /// The answer in the field after `changes` were applied to what the answer before was for.
    const PathResult& update(const ObstacleField& field, std::span<const ObstacleChange> changes);
    /// Whether update() would keep the answer. Changes nothing: any thread, while no other changes
    /// this query.
    bool keeps(const ObstacleField& field, std::span<const ObstacleChange> changes) const;
    /// The last answer; `invalid` before the first.
    const PathResult& result() const;

    struct Counts {
        std::size_t kept = 0;     ///< answers that the certificate gave
        std::size_t searched = 0; ///< others
    };
    Counts counts() const;

private:
    struct State;
    std::unique_ptr<State> m_state;
};

} // namespace thicket::nav
