#pragma once

#include <QObject>

class QAction;
class QMainWindow;
class QMenu;

namespace thicket::nav {
struct Guides;
}

namespace thicket::editor {

class Minimap;
class RulerFrame;
class ViewMenu;
class Workbench;

/// The actions of rulers, minimap and guides, for the View menu.
class GuideMenu : public QObject {
    Q_OBJECT

public:
    struct Parts {
        Workbench& workbench;
        RulerFrame& rulers;
        Minimap& minimap;
    };
    /// Adds the actions to the View menu and its menu of guides. All must outlive it.
    GuideMenu(const Parts& parts, const ViewMenu& menus, QMainWindow& window);

private:
    void addSwitches(QMenu& view);
    void addGuides(QMenu& guides);
    void add(bool isUpright);
    void set(bool nav::Guides::*part, bool on, const QString& step);
    void refresh();

    Parts m_parts;
    QAction* m_show = nullptr;
    QAction* m_lock = nullptr;
    QAction* m_clear = nullptr;
};

} // namespace thicket::editor
