#pragma once

#include <QObject>

class QAction;
class QMainWindow;
class QMenu;

namespace thicket::editor {

class OverlaysPanel;
class Workbench;

/// The actions of the View menu: camera, overlays, snapping and grid, theme, layout.
class ViewMenu : public QObject {
    Q_OBJECT

public:
    ViewMenu(Workbench& workbench, const OverlaysPanel& overlays, QMainWindow& window);

    QMenu* menu() const { return m_menu; }
    QAction* snapAction() const { return m_snap; }
    QAction* gridAction() const { return m_grid; }
    QAction* fitAction() const { return m_fit; }
    QAction* snapToGridAction() const { return m_snapToGrid; }
    QAction* centreAction() const { return m_centre; }
    QAction* frameAction() const { return m_frame; }
    QMenu* graphMenu() const { return m_graph; }
    QMenu* panelsMenu() const { return m_panels; }
    /// Empty: the guides' actions fill it.
    QMenu* guidesMenu() const { return m_guides; }

signals:
    void panelsToggled();
    void layoutResetWanted();

private:
    void addCamera();
    void addOverlays(const OverlaysPanel& overlays);
    void addGrid();
    void addThemes();
    void addLayout();
    void addKeyboardPointer();

    Workbench& m_workbench;
    QMainWindow& m_window;
    QMenu* m_menu;
    QAction* m_snap = nullptr;
    QAction* m_grid = nullptr;
    QAction* m_fit = nullptr;
    QAction* m_snapToGrid = nullptr;
    QAction* m_centre = nullptr;
    QAction* m_frame = nullptr;
    QMenu* m_graph = nullptr;
    QMenu* m_panels = nullptr;
    QMenu* m_guides = nullptr;
};

} // namespace thicket::editor
