#pragma once

namespace thicket::nav {

/// Rules by which the search leaves out tangents that no shortest path uses. Each is safe, so
/// switching one off changes what a search costs, never what it finds: for inspection and tests.
/// That a path keeps its winding on a circle (no kinks) is no rule: a kink cannot be spelt.
struct Pruning {
    /// An arrival is dropped when an earlier one on the same oriented circle reaches its place by
    /// hugging at no more cost.
    bool dominance = true;
    /// It is dropped, too, when an arrival on the same circle in either winding reaches its place
    /// along the rim in either direction at less cost.
    bool eitherWay = true;
    /// Departures into the pocket between an arrival that was dropped and the cheaper way to its
    /// place are dropped: no shortest path gets out of there.
    bool pockets = true;
    /// Departures beyond the next such arrival on the way round are left to it.
    bool departureSector = true;
    /// A departure is not followed beyond where it crosses the surfing edge that the path arrived
    /// by: a loop that can be cut. Source: Red Blob Games, "Circular Obstacle Pathfinding".
    bool crossing = true;
    /// Corners that no taut path turns round are skipped: reflex ones, and contacts that lie
    /// inside the corner's own sides. Source: Game Programming Gems 2, 3.10, "Optimizations for
    /// Points-of-Visibility Pathfinding" (points of visibility).
    bool corners = true;
    bool operator==(const Pruning&) const = default;
};

} // namespace thicket::nav
