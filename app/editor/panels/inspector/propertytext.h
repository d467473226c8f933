#pragma once

#include "libnav/json/json.h"

#include <QString>

#include <optional>

namespace thicket::editor {

/// A custom property as a line of text. Strings are unchanged, the rest is JSON.
QString propertyText(const nav::Json& value);
/// Parses the text as a value of the type of `former` if possible ("12" for a number, "true" for a
/// switch), otherwise as a string. nullopt if `former` is a list or an object: these are not edited
/// as text.
std::optional<nav::Json> propertyFromText(const QString& text, const nav::Json& former);

} // namespace thicket::editor
