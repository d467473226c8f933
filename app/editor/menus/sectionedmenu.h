#pragma once

#include <QList>
#include <QString>

class QAction;
class QMenu;
class QWidget;

namespace thicket::editor {

/// A menu of the window that lists actions made elsewhere, with a line between two sections.
QMenu* sectionedMenu(const QString& title, const QList<QList<QAction*>>& sections, QWidget& window);

} // namespace thicket::editor
