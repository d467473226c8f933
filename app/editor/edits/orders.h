#pragma once

#include "libnav/map/mapedit.h"

#include <cstddef>
#include <vector>

namespace thicket::editor {

/// An edit that sends agents to a place.
struct SendingEdit {
    nav::MapEdit edit;
    std::size_t agents = 0; ///< without those that areas let in at a rate
    /// Groups that are new, for agents which leave the others of their group, or had none. A
    /// running crowd does not take them.
    std::size_t newGroups = 0;
};

/// Gives the agents and spawn areas among these objects a goal at that place. Groups all of whose
/// agents, and areas if there is one, are among them get it; other agents and areas become groups
/// of their own, which are otherwise like their former ones. A goal that only these groups have is
/// moved, unless it is the path's; else one is added.
SendingEdit sendAgents(const nav::Map& map, const std::vector<nav::ObjectId>& ids, nav::Point at);
/// The same with a goal that the map has.
SendingEdit sendAgentsTo(const nav::Map& map, const std::vector<nav::ObjectId>& ids,
                         nav::ObjectId goal);

} // namespace thicket::editor
