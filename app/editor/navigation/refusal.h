#pragma once

#include <QString>

namespace thicket::editor {

class Navigator;

/// Why there is no path, as part of a sentence: "no way through", "start is inside circle 14",
/// "goal is closer to wall 3 than the agent's radius 0.60 m", "goal is outside the map's bounds".
/// `culprit` is the name of the obstacle in the result, which must exist. Empty if a path was
/// found.
QString refusalText(const Navigator& navigator, const QString& culprit);

} // namespace thicket::editor
