#pragma once

#include "app/editor/menus/actionlist.h"

#include <QDialog>

class QLineEdit;
class QMenuBar;
class QTreeWidget;
class QTreeWidgetItem;

namespace thicket::editor {

/// Finds an action of the menus by what is typed, and does it. Every typed word must be in its
/// menu's name, its name or its sentence. Names that begin with it come first. Without words the
/// actions done last come first.
class CommandPalette : public QDialog {
    Q_OBJECT

public:
    /// The menus must outlive it.
    explicit CommandPalette(const QMenuBar& menus, QWidget* parent = nullptr);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void fill();
    QTreeWidgetItem* makeItem(const ListedAction& listed) const;
    void run(const QTreeWidgetItem* item);

    QList<ListedAction> m_actions;
    QLineEdit* m_words;
    QTreeWidget* m_list;
};

} // namespace thicket::editor
