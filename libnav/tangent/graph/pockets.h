#pragma once

#include "libnav/tangent/graph/bypasses.h"

#include <optional>

namespace thicket::nav {

/// The pocket rule. The chain of edges to a dropped arrival and the cheaper path to the same place
/// form a closed loop. No shortest path crosses the loop. If the goal is on the other side of it,
/// the departures of the chain's last vertex on this side lead nowhere. Source: PROOF.md,
/// section 4.
class Pockets {
public:
    explicit Pockets(TangentStore& store) : m_store(store) {}

    /// Restricts the departures of the arrival's source after the arrival was dropped for the
    /// bypass. The search does not continue from the dropped arrival, so its rim remains the
    /// source's own.
    void close(const TangentVertex& arrival, const Bypass& bypass);

private:
    std::optional<int> windingOfLoop(const TangentVertex& arrival, const Bypass& bypass) const;

    TangentStore& m_store;
};

} // namespace thicket::nav
