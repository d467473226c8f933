#pragma once

#include "libnav/collision/obstaclefield.h"

#include <memory>
#include <optional>

namespace thicket::test {

/// A second solver, for maps too large for the oracle: A* that lays every visible tangent of an
/// oriented disc when it first expands one, by a loop over all discs and one ray each, and drops
/// only arrivals that an earlier one on the same oriented disc reaches by hugging. Shares the field
/// (rays and covered arcs) with findPath, none of its search. Keeps the tangents it has laid for
/// the queries that follow. The field must outlive it.
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

/// One query of it.
std::optional<double> shortestByAllTangents(const nav::ObstacleField& field, nav::Point start,
                                            nav::Point goal);

} // namespace thicket::test
