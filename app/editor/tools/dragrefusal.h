#pragma once

#include "app/editor/gestures/tool.h"

#include <QString>

namespace thicket::editor {

/// Why the selection cannot be dragged while it is played: a sentence, empty if it can be. What
/// runs is away from where the map has it.
QString whyNotDragged(const ToolContext& context);

} // namespace thicket::editor
