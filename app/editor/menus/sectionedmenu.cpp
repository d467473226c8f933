#include "app/editor/menus/sectionedmenu.h"

#include <QMenu>

namespace thicket::editor {

QMenu* sectionedMenu(const QString& title, const QList<QList<QAction*>>& sections, QWidget& window)
{
    auto* menu = new QMenu(title, &window);
    for (const QList<QAction*>& section : sections) {
        if (!menu->isEmpty())
            menu->addSeparator();
        menu->addActions(section);
    }
    return menu;
}

} // namespace thicket::editor
