#pragma once

#include <QKeySequence>
#include <QList>
#include <QString>

namespace thicket::editor {

/// Keys of the canvas that are no actions, so that they cannot be changed.
struct FixedKey {
    QString name;
    QString keys;              ///< as shown
    QString words;             ///< what they do
    QList<Qt::Key> codes = {}; ///< no action can have these alone, or with Shift or Ctrl
};

/// `altKey` stands for Alt.
QList<FixedKey> fixedKeys(const QKeySequence& altKey);

} // namespace thicket::editor
