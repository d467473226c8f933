#pragma once

#include "app/editor/navigation/navigator.h"
#include "libnav/map/map.h"

#include <algorithm>
#include <cmath>
#include <optional>

/// Compares the navigator's answers with those of the libraries alone.
namespace thicket::tests {

/// From a field built anew.
inline std::optional<nav::PathResult> freshAnswer(const nav::Map& map, double radius,
                                                  std::optional<nav::Point> start,
                                                  std::optional<nav::Point> goal)
{
    const auto field = nav::ObstacleField::build(nav::obstacles(map), radius);
    if (!field || !start || !goal)
        return {};
    return nav::findPath(field.value(), *start, *goal);
}

template <class Marker> std::optional<nav::Point> positionOf(const nav::MapObject* marker)
{
    return marker ? std::optional(std::get<Marker>(marker->geometry).position) : std::nullopt;
}

inline bool near(double a, double b)
{
    return a == b || std::abs(a - b) <= 1e-9 * std::max(std::abs(a), std::abs(b));
}

inline bool areNear(const std::optional<nav::Point>& a, const std::optional<nav::Point>& b)
{
    return a.has_value() == b.has_value() && (!a || nav::distance(*a, *b) <= 1e-6);
}

/// Whether the navigator has the present answer. Among equally short paths a kept one may differ
/// from that of a new search.
inline bool isFresh(const editor::Navigator& navigator, const nav::Map& map,
                    std::optional<nav::Point> probeGoal = {})
{
    const auto start = positionOf<nav::StartMarker>(map.start());
    const auto goal = probeGoal ? probeGoal : positionOf<nav::GoalMarker>(map.goal());
    const auto fresh = freshAnswer(map, navigator.agentRadius(), start, goal);
    const auto& result = navigator.result();
    if (!fresh || !result)
        return fresh.has_value() == result.has_value();
    return !navigator.answer().isLate() && !navigator.answer().isApproximate() &&
           result->status == fresh->status && near(result->path.length(), fresh->path.length()) &&
           near(result->lowerBound, fresh->lowerBound) && result->blockedBy == fresh->blockedBy &&
           areNear(result->nearestFree, fresh->nearestFree) && navigator.start() == start &&
           navigator.goal() == goal;
}

} // namespace thicket::tests
