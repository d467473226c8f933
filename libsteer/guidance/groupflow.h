#pragma once

#include "libsteer/flow/flowfield.h"
#include "libsteer/flow/integrationfield.h"
#include "libsteer/vector.h"

#include <memory>
#include <span>

/// A flow field to a group's goal. No part of the library's interface.
namespace thicket::steer {

/// Immutable and shared by all agents that follow it: any thread.
class GroupFlow {
public:
    /// `cell`: side of a cell, map units; larger if the area is too large for it. Null if no free
    /// cell is within `goalRadius` of the goal, or if the area is too far out for cells.
    static std::shared_ptr<const GroupFlow> make(const nav::ObstacleField& field,
                                                 const nav::Box& area, double cell, Point goal,
                                                 double goalRadius);
    /// The flow after obstacles changed in parts of the map. Null when the goal's own cell changed:
    /// then call make() again.
    std::shared_ptr<const GroupFlow> repaired(const nav::ObstacleField& field,
                                              std::span<const nav::Box> changed) const;

    const FlowField& field() const { return m_field; }

private:
    GroupFlow(Point goal, IntegrationField costs, FlowField field)
        : m_goal(goal), m_costs(std::move(costs)), m_field(std::move(field))
    {}

    Point m_goal; ///< as given
    IntegrationField m_costs;
    FlowField m_field;
};

} // namespace thicket::steer
