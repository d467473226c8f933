#pragma once

#include <QIcon>
#include <QKeySequence>
#include <QList>
#include <QString>

class QAction;
class QObject;

namespace thicket::editor {

/// The name of an action and what it does, both translated.
struct ActionText {
    QString name;   ///< with the mnemonic: "&Open…"
    QString status; ///< one sentence
};

/// An action with name, icon, keys, status text, and a tooltip that names the first key.
QAction* makeAction(QObject* parent, const ActionText& text, const QList<QKeySequence>& keys = {},
                    const QIcon& icon = {});
/// "Save As…": the name without mnemonic.
QString plainName(const QAction& action);
/// The same for an action made elsewhere: fills in what is missing.
void completeAction(QAction& action);

} // namespace thicket::editor
