#pragma once

#include "libnav/tangent/bypasses.h"

#include <optional>

namespace thicket::nav {

/// The rule of pockets: the chain of edges to an arrival that was dropped, and the cheaper way to
/// its place, close a loop that no shortest path crosses. Where the goal is on the other side of
/// the loop, the departures of the chain's last vertex on this side are dead. PROOF.md, section 4.
class Pockets {
public:
    explicit Pockets(TangentStore& store) : m_store(store) {}

    /// Narrows the departures of the arrival's source, for the arrival was dropped for the bypass.
    /// Nothing goes on from where the arrival was dropped, so the rim stays its source's own.
    void close(const TangentVertex& arrival, const Bypass& bypass);

private:
    std::optional<int> windingOfLoop(const TangentVertex& arrival, const Bypass& bypass) const;

    TangentStore& m_store;
};

} // namespace thicket::nav
