#pragma once

namespace thicket::nav {

/// Rules that skip tangents which no shortest path uses. Each is safe: switching one off changes
/// the cost of a search, never its result. For inspection and tests. That a path keeps its winding
/// on a circle (no kinks) is not a rule, because a kink cannot be represented.
struct Pruning {
    /// Drops an arrival if an earlier one on the same oriented circle reaches its place by hugging
    /// at no more cost.
    bool dominance = true;
    /// Also drops it if an arrival on the same circle, in either winding, reaches its place along
    /// the rim in either direction at less cost.
    bool eitherWay = true;
    /// Drops departures into the pocket between a dropped arrival and the cheaper path to its
    /// place: no shortest path leaves the pocket.
    bool pockets = true;
    /// Departures beyond the next such arrival along the rim are left to that arrival.
    bool departureSector = true;
    /// Ends a departure where it crosses the surfing edge by which the path arrived: the loop can
    /// be cut off. Source: Red Blob Games, "Circular Obstacle Pathfinding".
    bool crossing = true;
    /// Skips corners that no taut path turns round: reflex ones, and contacts inside the corner's
    /// own sides. Source: Game Programming Gems 2, 3.10, "Optimizations for Points-of-Visibility
    /// Pathfinding".
    bool corners = true;
    /// Skips tangents after which there is soon no other, and from where the goal is out of sight.
    /// Only with kept tangents, FieldOptions::keepsTangents, and without limits or weight: with
    /// them the answer would depend on what earlier searches have found out.
    bool blindEnds = true;
    bool operator==(const Pruning&) const = default;
};

} // namespace thicket::nav
