#pragma once

#include <QObject>

class QAction;
class QMainWindow;
class QMenu;

namespace thicket::nav {
struct Underlay;
}

namespace thicket::editor {

class Workbench;

/// The menu of the picture beneath the map: choose, fit, show, lock, remove.
class PictureMenu : public QObject {
    Q_OBJECT

public:
    PictureMenu(Workbench& workbench, QMainWindow& window);

    QMenu* menu() const { return m_menu; }
    /// Puts the picture of this file beneath the map: in place of the former one, or as large as
    /// the map allows.
    void choose(const QString& path);

signals:
    void failed(const QString& sentence);

private:
    void chooseWithDialog();
    void set(bool nav::Underlay::*part, bool on, const QString& step);
    void remove();
    void refresh();

    Workbench& m_workbench;
    QMainWindow& m_window;
    QMenu* m_menu;
    QAction* m_show = nullptr;
    QAction* m_lock = nullptr;
    QAction* m_remove = nullptr;
};

} // namespace thicket::editor
