#pragma once

#include "libnav/map/mapedit.h"

#include <QList>

#include <cstddef>
#include <optional>
#include <string>

/// Edits of a map's layers. Every object stays on its layer, also one that names no layer of the
/// map and so lies on the lowest. Pure functions: any thread.
namespace thicket::editor {

/// The place of a layer from the bottom; nullopt if there is none of that id.
std::optional<std::size_t> layerPlace(const nav::MapSettings& settings, nav::LayerId id);
/// A new open layer with an unused id.
nav::Layer newLayer(const nav::MapSettings& settings, std::string name);

/// Adds a layer right above the one with the id `below`, otherwise on top.
nav::MapEdit addLayer(const nav::Map& map, nav::Layer layer, nav::LayerId below);
/// Replaces the layer of the same id, which must exist.
nav::MapEdit changeLayer(const nav::Map& map, nav::Layer layer);
/// Shows and unlocks a layer, which must exist.
nav::MapEdit openLayer(const nav::Map& map, nav::LayerId id);
/// Shows the layers of these ids, locked or not. Unknown ids are left out.
nav::MapEdit showLayers(const nav::Map& map, const QList<nav::LayerId>& ids);
/// Puts a layer at a place from the bottom. It must exist, and the place must be less than the
/// number of layers.
nav::MapEdit moveLayer(const nav::Map& map, nav::LayerId id, std::size_t place);
/// Removes a layer, which must exist, with all objects on it.
nav::MapEdit removeLayer(const nav::Map& map, nav::LayerId id);
/// Moves objects of open layers to a layer, which must exist.
nav::MapEdit moveToLayer(const nav::Map& map, const QList<nav::ObjectId>& ids, nav::LayerId id);

/// The layer of new markers: that of the start or goal, otherwise one whose name is `name`,
/// otherwise a new one of that name on top. 0 for a map without layers.
struct MarkerLayer {
    nav::LayerId id = 0;
    std::optional<nav::Layer> added = {}; ///< the map has it not yet
};
MarkerLayer markerLayer(const nav::Map& map, const std::string& name);

} // namespace thicket::editor
