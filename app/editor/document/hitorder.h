#pragma once

#include "libnav/map/mapobject.h"

#include <cstddef>
#include <vector>

namespace thicket::editor {

/// From worst to best: a later one is picked before an earlier one.
enum class HitRank { none, outside, line, inside, marker };

/// An object that was hit.
struct Hit {
    std::size_t position; ///< in Map::objects()
    std::size_t height;   ///< LayerLookup::rankOf(); then the position decides what is above
    HitRank rank;
    nav::Box box;
};

/// How a point hits an object of that bounding box; see ObjectIndex::at().
HitRank hitRankOf(const nav::MapObject& object, nav::Point at, double slop, double markerSlop,
                  const nav::Box& box);

/// Positions. Repeatedly takes the topmost object of the best rank that encloses no other of that
/// rank. In a heap of too many to compare, the smaller boxes come first.
std::vector<std::size_t> bestFirst(std::vector<Hit> found);

/// Whether an object of that bounding box meets the box.
bool meets(const nav::MapObject& object, const nav::Box& box, const nav::Box& bounds);

} // namespace thicket::editor
