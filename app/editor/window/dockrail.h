#pragma once

#include <QHash>
#include <QWidget>

class QAction;
class QToolButton;
class QVBoxLayout;

namespace thicket::editor {

/// The folded dock: a column of icons, one for each page, as narrow as it can be.
class DockRail : public QWidget {
    Q_OBJECT

public:
    static constexpr int breadth = 36;

    explicit DockRail(QWidget* parent = nullptr);

    /// Adds a button below the others. A click triggers the action.
    void add(QAction* action);
    /// Marks the button of what is open; null: none.
    void setOpen(const QAction* action);

private:
    QVBoxLayout* m_column;
    QHash<const QAction*, QToolButton*> m_buttons;
};

} // namespace thicket::editor
