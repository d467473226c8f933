#pragma once

#include "libnav/map/map.h"
#include "plugins/tiled/ownproperties.h"
#include "plugins/tiled/writtenproperties.h"

/// The settings of a map that Tiled has no place for: agent classes and groups, groups of objects,
/// guides, templates, and keys of other programs. Each is a property of the same name as in map
/// files, with what these have, in JSON.
namespace thicket::plugins {

void addSettings(WrittenProperties& properties, const nav::MapSettings& settings);
/// What is not there or cannot be read is left as it is.
void takeSettings(OwnProperties& properties, nav::MapSettings& settings);

/// The layer for the objects of a map without layers, whose property hasLayers is false.
inline nav::Layer soleLayer() { return {1, "objects"}; }

} // namespace thicket::plugins
