#pragma once

#include "plugins/api/mapformat.h"
#include "plugins/godot/scenefile.h"
#include "plugins/shapes/affine.h"

#include <map>
#include <memory>
#include <string>
#include <vector>

namespace thicket::plugins {

/// A node with all that its place in the tree gives it.
struct PlacedNode {
    SceneNode node;
    int parent = -1; ///< index of an earlier node; -1: it is the root
    Affine global;   ///< from its coordinates to the scene's, pixels
    bool isVisible = true;
    std::shared_ptr<const SceneFile> file; ///< which it was read from
};

/// The nodes of a scene and of those that it instances, parents before children.
struct SceneTree {
    std::vector<PlacedNode> nodes;
    SceneFiles files;              ///< instanced scenes, and the tile sets of tile maps
    std::size_t lostNodes = 0;     ///< whose parent is not there
    std::size_t lostInstances = 0; ///< whose file cannot be read: each is a node without children
};

/// Reads a scene and, as companions, the scenes that it instances or inherits, with the changes
/// that it makes to their nodes, and the tile sets of its tile maps. Their paths are looked for
/// from the folder of the file, as a whole and by the name alone. Errors: those of readScene(), in
/// the first file and in a .tscn that it instances; a scene that instances itself; a path that
/// leads out of the folder; more than half a million nodes of instances. Instances within
/// instances: up to eight deep.
Result<SceneTree> readSceneTree(const ImportSource& source);

/// Whether nodes of this type have tiles.
bool isTileMap(const std::string& type);

/// A point from Vector2(x, y); the fallback for anything else.
nav::Point vectorOf(const SectionLines& values, std::string_view name, nav::Point fallback);

} // namespace thicket::plugins
