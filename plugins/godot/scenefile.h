#pragma once

#include "libnav/result.h"
#include "plugins/godot/variant.h"

#include <map>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace thicket::plugins {

/// Of a section, in the order of the file. Of equal names the last counts. Mostly there are three.
using VariantLines = Variant::Dictionary;

/// The value of that name, or null. Time linear in the lines.
const Variant* find(const VariantLines& values, std::string_view name);
/// A number among them, else the fallback.
double numberOf(const VariantLines& values, std::string_view name, double fallback);
/// A text among them, else the fallback.
std::string textOf(const VariantLines& values, std::string_view name,
                   std::string_view fallback = {});

/// [node ...] with the lines below it.
struct SceneNode {
    std::string name;
    std::string type;     ///< empty for instances and for nodes of an instance that are changed
    std::string parent;   ///< as in the file: empty for the root, "." for what is directly below
    std::string instance; ///< the id of an external resource; empty: none
    VariantLines values{};
};

struct SceneResource {
    std::string type;
    VariantLines values{}; ///< [sub_resource]: its lines; [ext_resource]: "path"
};

/// A Godot scene in text form, as spelt. A value.
struct SceneFile {
    std::unordered_map<std::string, SceneResource> inner;
    std::map<std::string, SceneResource, std::less<>> outer;
    std::vector<SceneNode> nodes; ///< in the order of the file; the first is the root
    int format = 3;               ///< 2: of Godot 3, whose capsules' height is without their ends
};

/// Reads format 2 or 3. Errors with line and column: what is not the syntax of Godot's text files,
/// another kind of file, another version, no node. Values of no use to maps are not kept (meshes of
/// navigation, pictures), nor are the NavigationObstacle2D below a node that Thicket wrote. See
/// SceneReader for bounds.
Result<SceneFile> readScene(std::string_view text, const std::string& name);

} // namespace thicket::plugins
