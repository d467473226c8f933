#pragma once

class QMainWindow;
class QWidget;

namespace thicket::editor {

class ViewMenu;
class Workbench;

/// The canvas as the window shows it, with rulers, guides and minimap. Their actions are added to
/// the View menu. The workbench must outlive the window. The caller owns the frame.
QWidget* framedCanvas(Workbench& workbench, const ViewMenu& menus, QMainWindow& window);

} // namespace thicket::editor
