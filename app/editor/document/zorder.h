#pragma once

#include "libnav/map/mapedit.h"

#include <QList>

#include <cstddef>

namespace thicket::editor {

class ObjectIndex;

/// Where objects go in the order in which their layer is drawn.
enum class OrderStep {
    raise,   ///< above the next object of the layer that they overlap
    lower,   ///< beneath it
    toTop,   ///< above all others of the layer
    toBottom ///< beneath them
};

/// So many others change their places when one object changes its own, about.
inline constexpr std::size_t passedByOne = 8;

/// The edit that puts the objects elsewhere in the order of the map. Those of closed layers stay.
/// Among each other they keep their order. An edit without entries if all are there already.
/// `index` is that of the map.
nav::MapEdit reordered(const ObjectIndex& index, const QList<nav::ObjectId>& ids, OrderStep step);

} // namespace thicket::editor
