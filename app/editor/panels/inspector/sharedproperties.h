#pragma once

#include "app/editor/panels/inspector/propertytype.h"
#include "libnav/map/map.h"

#include <QList>

#include <cstddef>
#include <functional>
#include <map>
#include <optional>
#include <string>

namespace thicket::editor {

/// A custom property that some of the selected objects have.
struct SharedProperty {
    PropertyType type = PropertyType::text; ///< of all that have it; text where these differ
    std::optional<nav::Json> value;         ///< of all objects; absent while they differ
};

/// By key, as maps are written.
using SharedProperties = std::map<std::string, SharedProperty, std::less<>>;

/// Of more objects the properties are not shown: they are looked through at every edit.
inline constexpr qsizetype mostSharing = 2500;
/// Of several objects so many properties are shown, the first by their keys.
inline constexpr std::size_t mostShared = 100;

/// Those of these objects together. Unknown ids are left out. Empty for more than mostSharing.
SharedProperties sharedProperties(const nav::Map& map, const QList<nav::ObjectId>& ids);

} // namespace thicket::editor
