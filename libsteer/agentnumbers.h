#pragma once

#include "libnav/index.h"

namespace thicket::steer {

/// Index of an agent's data in the roster; fixed while the agent is in the crowd.
using Slot = nav::Index<struct SlotTag>;
/// An agent's index in the lanes in this step, in the order of cells.
using Place = nav::Index<struct PlaceTag>;

} // namespace thicket::steer
