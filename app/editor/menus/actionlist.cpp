#include "app/editor/menus/actionlist.h"

#include <QAction>
#include <QMenu>
#include <QMenuBar>

namespace thicket::editor {

namespace {

void collect(const QString& name, const QString& submenu, const QMenu& menu,
             QList<ListedAction>& found)
{
    for (QAction* action : menu.actions()) {
        if (action->menu())
            collect(name, plainName(*action), *action->menu(), found);
        else if (!action->isSeparator())
            found.append({name, submenu, action});
    }
}

} // namespace

QList<ListedAction> actionsOf(const QMenuBar& menus)
{
    QList<ListedAction> found;
    for (const QAction* top : menus.actions()) {
        if (top->menu())
            collect(plainName(*top), {}, *top->menu(), found);
    }
    return found;
}

QString textOf(const QList<QKeySequence>& keys)
{
    QStringList texts;
    for (const QKeySequence& key : keys)
        texts << key.toString(QKeySequence::NativeText);
    return texts.join(QStringLiteral(", "));
}

QString keysOf(const QAction& action) { return textOf(action.shortcuts()); }

} // namespace thicket::editor
