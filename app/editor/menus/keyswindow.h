#pragma once

#include <QDialog>

class QMenuBar;

namespace thicket::editor {

/// Lists every action of the menus with its keys.
class KeysWindow : public QDialog {
    Q_OBJECT

public:
    explicit KeysWindow(const QMenuBar& menus, QWidget* parent = nullptr);
};

} // namespace thicket::editor
