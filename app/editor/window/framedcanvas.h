#pragma once

class QMainWindow;
class QMenu;
class QWidget;

namespace thicket::editor {

class Workbench;

/// The canvas as the window shows it, with rulers, guides and minimap. Their actions are added to
/// `viewMenu`. The workbench must outlive the window. The caller owns the frame.
QWidget* framedCanvas(Workbench& workbench, QMenu& viewMenu, QMainWindow& window);

} // namespace thicket::editor
