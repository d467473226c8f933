#pragma once

#include "libnav/json/json.h"

#include <QString>

#include <optional>

namespace thicket::editor {

/// A custom property as a line of text: strings as they are, the rest as JSON.
QString propertyText(const nav::Json& value);
/// The text as a value of the same type as `former` where it can be one ("12" for a number, "true"
/// for a switch), else as a string. Lists and objects are not edited as text: nothing.
std::optional<nav::Json> propertyFromText(const QString& text, const nav::Json& former);

} // namespace thicket::editor
