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
    /// `cell` is the side of a cell where the area is not too large for that. Null when there is
    /// no free cell within `goalRadius` of the goal, or the area is too far out for cells.
    static std::shared_ptr<const GroupFlow> make(const nav::ObstacleField& field,
                                                 const nav::Box& area, double cell, Point goal,
                                                 double goalRadius);
    /// The same after the obstacles changed in parts of the map; null when the goal's own cell did,
    /// then make() it anew.
    std::shared_ptr<const GroupFlow> repaired(const nav::ObstacleField& field,
                                              std::span<const nav::Box> changed) const;

    const FlowField& field() const { return m_field; }

private:
    GroupFlow(Point goal, IntegrationField costs, FlowField field)
        : m_goal(goal), m_costs(std::move(costs)), m_field(std::move(field))
    {}

    Point m_goal; ///< as it was wanted
    IntegrationField m_costs;
    FlowField m_field;
};

} // namespace thicket::steer
