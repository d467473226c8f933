#pragma once

#include "libnav/collision/fielddata.h"
#include "libnav/collision/neighbourhood.h"

#include "libnav/collision/obstaclefield.h"

#include <span>

/// What edits change of the notes that a field keeps.
namespace thicket::nav {

/// Drops the notes that parts which came or went may have changed.
void forgetNotesNear(FieldData& field, const TouchedParts& touched);
/// Notes which of these discs are lone now, and which have no minimum expansion: those that came,
/// went, or got or lost cores. They may repeat.
void noteFewDiscs(FieldData& field, std::span<const DiscIndex> changed);

/// After edits: keeps the labels if they still hold. `mayJoin`: whether a part came to light that
/// an obstacle had hidden.
void keepLabelsThatHold(FieldData& field, std::span<const ObstacleChange> changes, bool mayJoin);

} // namespace thicket::nav
