#pragma once

#include "libnav/collision/obstaclefield.h"

#include <memory>
#include <optional>

namespace thicket::test {

/// A second solver, for maps too large for the oracle: A* that computes every visible tangent of an
/// oriented disc when it first expands it, by a loop over all discs and one ray each. It drops an
/// arrival only if an earlier one on the same oriented disc reaches it by hugging. It shares the
/// field (rays and covered arcs) with findPath, but nothing of its search. The tangents are kept
/// for later queries. The field must outlive it.
class AllTangents {
public:
    explicit AllTangents(const nav::ObstacleField& field);
    ~AllTangents();

    /// Both ends must be free.
    std::optional<double> shortest(nav::Point start, nav::Point goal);

private:
    class Search;
    std::unique_ptr<Search> m_search;
};

/// The same for a single query.
std::optional<double> shortestByAllTangents(const nav::ObstacleField& field, nav::Point start,
                                            nav::Point goal);

} // namespace thicket::test
