#pragma once

class QWidget;

namespace thicket::editor {

class Workbench;

/// Lets things move by themselves for a moment as long as the preferences say so: jumps of the
/// camera, sections of the window's panels that fold, hints and new edges of the graph. Until then
/// all of them are still. `workbench` must outlive the window.
void letMove(Workbench& workbench, QWidget& window);

} // namespace thicket::editor
