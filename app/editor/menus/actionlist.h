#pragma once

#include "app/editor/widgets/action.h"

#include <QList>
#include <QString>

class QAction;
class QKeySequence;
class QMenuBar;

namespace thicket::editor {

struct ListedAction {
    QString menu;         ///< the top menu that it is in, without mnemonic
    QString submenu = {}; ///< the innermost one that it is in; empty: it is in the menu itself
    QAction* action = nullptr;
    bool operator==(const ListedAction&) const = default;
};

/// Every action of the menus and their submenus, in the order of the menus, without separators.
QList<ListedAction> actionsOf(const QMenuBar& menus);

QString textOf(const QList<QKeySequence>& keys);
/// "Ctrl+Z, Alt+Backspace", as the system writes keys; empty without keys.
QString keysOf(const QAction& action);

} // namespace thicket::editor
