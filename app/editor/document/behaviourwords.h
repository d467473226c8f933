#pragma once

#include <QString>
#include <QStringList>

/// What behaviours are called on the screen, by the type that map files spell.
namespace thicket::editor {

/// What leads to the goal, what minds other agents, what minds obstacles.
QStringList behaviourTypes();
/// Translated; an unknown type is shown as it is spelt.
QString behaviourName(const QString& type);
/// One sentence.
QString behaviourText(const QString& type);

} // namespace thicket::editor
