#pragma once

#include <QCursor>

namespace thicket::editor {

/// The arrow with an orange dot: the path probe is free, and a click sets an end of the path. Made
/// for the application's device pixel ratio. Needs a QGuiApplication; GUI thread only.
QCursor probeCursor();

} // namespace thicket::editor
