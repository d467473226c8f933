#include "app/editor/widgets/action.h"

#include <QAction>

namespace thicket::editor {

QAction* makeAction(QObject* parent, const ActionText& text, const QList<QKeySequence>& keys,
                    const QIcon& icon)
{
    auto* action = new QAction(icon, text.name, parent);
    action->setStatusTip(text.status);
    action->setShortcuts(keys);
    completeAction(*action);
    return action;
}

QString plainName(const QAction& action)
{
    QString text = action.text();
    text.replace(QStringLiteral("&&"), QStringLiteral("\x01"));
    return text.remove('&').replace('\x01', '&');
}

void completeAction(QAction& action)
{
    const QString name = plainName(action).remove(QStringLiteral("…"));
    const QString keys = action.shortcut().toString(QKeySequence::NativeText);
    action.setToolTip(keys.isEmpty() ? name : QStringLiteral("%1 (%2)").arg(name, keys));
    if (action.statusTip().isEmpty())
        action.setStatusTip(name);
}

} // namespace thicket::editor
