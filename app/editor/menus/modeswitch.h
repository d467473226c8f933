#pragma once

#include <QFrame>

class QAction;

namespace thicket::editor {

class SegmentButton;
class Workbench;

/// The switch between Edit and Simulate. Owns the two actions.
class ModeSwitch : public QFrame {
    Q_OBJECT

public:
    explicit ModeSwitch(Workbench& workbench, QWidget* parent = nullptr);

    QAction* editAction() const { return m_edit; }
    QAction* simulateAction() const { return m_simulate; }
    /// Narrow: icons without text.
    void setNarrow(bool narrow);

private:
    SegmentButton* addButton(QAction* action);
    void refresh();

    Workbench& m_workbench;
    QAction* m_edit;
    QAction* m_simulate;
    SegmentButton* m_editButton;
    SegmentButton* m_simulateButton;
};

} // namespace thicket::editor
