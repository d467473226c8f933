#pragma once

#include <QString>

namespace thicket::editor {

class Navigator;

/// Why there is no flow to the goal, a sentence: "Nothing leads to the goal: it is blocked by
/// circle 14". Empty if there is one, if it is still computed, and without a goal.
QString flowRefusal(const Navigator& navigator);

} // namespace thicket::editor
