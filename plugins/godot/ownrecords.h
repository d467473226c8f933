#pragma once

#include "libnav/map/map.h"
#include "libnav/result.h"
#include "plugins/godot/scenetree.h"

#include <optional>

namespace thicket::plugins {

/// How pixels follow from map units, as the root's metadata says.
struct OwnFrame {
    nav::Point origin;
    double pixelsPerUnit = 1;
};
/// No value: the scene is not from exportScene().
std::optional<OwnFrame> ownFrame(const PlacedNode& root);

/// Metadata, whether Godot 3 or 4 wrote it; null if there is none. The key is as Godot 4 spells it:
/// "metadata/" and its name.
const Variant* metadataOf(const SceneNode& node, std::string_view key);

/// The metadata of a node but for Thicket's own and that of Godot's editor.
nav::Json::Object plainProperties(const SceneNode& node);

/// Which way y points by the root's record; up if it cannot be read.
nav::YAxis ownYAxis(const SceneNode& root);

struct OwnMap {
    nav::Map map;
    std::vector<int> carriers; ///< indices of the nodes with its objects' records, in their order
};
/// The map of the records `thicket` of the root and of the nodes that have one, in the order of
/// `thicket_place`, then of the scene. Objects with the same id as an earlier one, as of copied
/// nodes, get new ones. Metadata of the nodes, other than the record, counts more than the record's
/// properties. Error: what readMap() refuses. Any thread.
Result<OwnMap> ownMap(const SceneTree& tree, const std::string& name);

} // namespace thicket::plugins
