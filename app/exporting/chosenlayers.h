#pragma once

#include "libnav/map/map.h"
#include "libnav/result.h"

#include <QStringList>

namespace thicket::exporting {

/// The map with the objects of these layers only, and with these layers. Objects without a layer
/// belong to the first one, as ever. Several layers of one name count together. Error: the map has
/// no layer of a name; its place is "layers[1]".
Result<nav::Map> withLayers(const nav::Map& map, const QStringList& names);

} // namespace thicket::exporting
