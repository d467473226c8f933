#pragma once

#include <QObject>

class QAction;
class QMainWindow;
class QMenu;

namespace thicket::editor {

class Preferences;

/// The actions of the Help menu: welcome, the tour, keys, the command palette, about.
class HelpMenu : public QObject {
    Q_OBJECT

public:
    /// `tour` is one of its menus.
    HelpMenu(const Preferences& preferences, QMenu& tour, QMainWindow& window);

    QMenu* menu() const { return m_menu; }

signals:
    void welcomeWanted();

private:
    void showKeys();
    void showPalette();
    void showAbout();

    const Preferences& m_preferences;
    QMainWindow& m_window;
    QMenu* m_menu;
};

} // namespace thicket::editor
