#pragma once

#include <QString>
#include <QStringList>

/// The names of behaviours on the screen, by their type in map files.
namespace thicket::editor {

/// First those that lead to the goal, then those with targets, then those about other agents, then
/// those about obstacles.
QStringList behaviourTypes();
/// Translated. An unknown type is shown as it is spelt.
QString behaviourName(const QString& type);
/// What the behaviour does, in one translated sentence.
QString behaviourText(const QString& type);

} // namespace thicket::editor
