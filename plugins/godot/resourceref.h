#pragma once

#include "plugins/godot/scenefile.h"

#include <optional>
#include <string>

namespace thicket::plugins {

/// SubResource("id") or ExtResource("id"); in Godot 3 the id is a number.
struct ResourceRef {
    bool isOuter = false; ///< in a file of its own
    std::string id;
};

/// No value: there is none, or it refers to nothing.
std::optional<ResourceRef> resourceRef(const Variant* value);

/// A resource and the file that it is in.
struct FoundResource {
    const SceneResource* resource = nullptr; ///< null: not found
    const SceneFile* file = nullptr;
};
/// What a value in a file refers to; outer ones are looked for in `files`.
FoundResource foundResource(const Variant* value, const SceneFile& file, const SceneFiles& files);

} // namespace thicket::plugins
