#include "app/editor/widgets/action.h"

#include <QAction>

namespace thicket::editor {

namespace {

QString plainName(QString text) { return text.remove('&').remove(QString::fromUtf8("…")); }

} // namespace

QAction* makeAction(QObject* parent, const ActionText& text, const QList<QKeySequence>& keys,
                    const QIcon& icon)
{
    auto* action = new QAction(icon, text.name, parent);
    action->setStatusTip(text.status);
    action->setShortcuts(keys);
    completeAction(*action);
    return action;
}

void completeAction(QAction& action)
{
    const QString name = plainName(action.text());
    const QString keys = action.shortcut().toString(QKeySequence::NativeText);
    action.setToolTip(keys.isEmpty() ? name : QStringLiteral("%1 (%2)").arg(name, keys));
    if (action.statusTip().isEmpty())
        action.setStatusTip(name);
}

} // namespace thicket::editor
