#pragma once

#include <QToolBar>

class QPushButton;

namespace thicket::editor {

class EditMenu;
class FileMenu;
class ModeSwitch;
class RadiusControl;
class ViewMenu;

/// The bar below the menus: files, history, snapping and grid on the left; the agent's radius in
/// the middle; the mode and Export on the right.
class MainToolBar : public QToolBar {
    Q_OBJECT

public:
    struct Parts {
        const FileMenu& files;
        const EditMenu& edits;
        const ViewMenu& views;
        RadiusControl* radius; ///< owned by the toolbar
        ModeSwitch* mode;      ///< owned by the toolbar
    };
    explicit MainToolBar(const Parts& parts, QWidget* parent = nullptr);

protected:
    bool event(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void addActionButton(QAction* action);
    void addCentred(QWidget* part);
    void addStretch(int factor);

    RadiusControl* m_radius;
    ModeSwitch* m_mode;
    QPushButton* m_export;
};

} // namespace thicket::editor
