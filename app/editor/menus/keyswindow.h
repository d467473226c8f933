#pragma once

#include <QDialog>

class QMenuBar;
class QTreeWidgetItem;

namespace thicket::editor {

class Preferences;

/// Lists every action of the menus and of the canvas with its keys, and follows their changes.
class KeysWindow : public QDialog {
    Q_OBJECT

public:
    KeysWindow(const QMenuBar& menus, const Preferences& preferences, QWidget* parent = nullptr);

private:
    void fillCanvas();

    const Preferences& m_preferences;
    QTreeWidgetItem* m_canvas = nullptr;
};

} // namespace thicket::editor
