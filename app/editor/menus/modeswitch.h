#pragma once

#include "app/editor/workbench/workbench.h"

#include <QFrame>
#include <QList>

class QAction;

namespace thicket::editor {

class SegmentButton;

/// The switch between Edit, Search and Simulate. Owns their actions.
class ModeSwitch : public QFrame {
    Q_OBJECT

public:
    explicit ModeSwitch(Workbench& workbench, QWidget* parent = nullptr);

    /// From left to right.
    const QList<QAction*>& actions() const { return m_actions; }
    /// Narrow: icons without text.
    void setNarrow(bool narrow);

private:
    void add(Workbench::Mode mode, QAction* action);
    void refresh();

    Workbench& m_workbench;
    QList<QAction*> m_actions;
    QList<Workbench::Mode> m_modes; ///< in the same order
    QList<SegmentButton*> m_buttons;
};

} // namespace thicket::editor
