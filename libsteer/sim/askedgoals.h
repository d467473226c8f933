#pragma once

#include "libsteer/vector.h"

#include <algorithm>
#include <map>
#include <optional>

namespace thicket::steer {

/// An order of points in which those that are equal are one.
struct ByCoordinates {
    bool operator()(Point a, Point b) const { return nav::isBefore(a, b); }
};

/// The goals at which agents are asked to move up. There may be as many as agents, each asked about
/// by as many: a question takes the logarithm of their number.
template <class Order = ByCoordinates> class AskedGoals {
public:
    bool isEmpty() const { return m_within.empty(); }
    /// Those nearer to the goal than that are asked, map units along the way.
    void ask(Point goal, double within)
    {
        double& known = m_within.emplace(goal, within).first->second;
        known = std::max(known, within);
    }
    /// The largest that was asked for that goal; nullopt if none was.
    std::optional<double> within(Point goal) const
    {
        const auto asked = m_within.find(goal);
        return asked != m_within.end() ? std::optional(asked->second) : std::nullopt;
    }

private:
    std::map<Point, double, Order> m_within;
};

} // namespace thicket::steer
