#include "app/editor/menus/mapmenu.h"

#include "app/editor/document/selection.h"
#include "app/editor/panels/groups/groupspanel.h"
#include "app/editor/panels/inspector/inspector.h"
#include "app/editor/panels/layers/layeractions.h"
#include "app/editor/panels/layers/layerspanel.h"
#include "app/editor/widgets/action.h"

#include <QAction>
#include <QMainWindow>
#include <QMenu>

namespace thicket::editor {

MapMenu::MapMenu(const Parts& parts, QMainWindow& window)
    : QObject(&window), m_menu(new QMenu(tr("&Map"), &window))
{
    QAction* properties =
        makeAction(this, {tr("Map &Properties"), tr("Name, unit and y axis, in the Inspector")});
    m_menu->addAction(properties);
    m_menu->addMenu(layerMenu(parts.layers.layerActions()));
    m_menu->addSeparator();
    m_menu->addActions(parts.groups.groupActions());
    // With nothing selected, the Inspector shows the map.
    connect(properties, &QAction::triggered, &parts.inspector,
            [this, &selection = parts.selection, &inspector = parts.inspector] {
                selection.clear();
                emit inspectorWanted();
                inspector.focusMapName();
            });
}

QMenu* MapMenu::layerMenu(const LayerActions& actions)
{
    auto* menu = new QMenu(tr("&Layer"), m_menu);
    for (QAction* action : actions.actions()) {
        if (action)
            menu->addAction(action);
        else
            menu->addSeparator();
    }
    menu->addMenu(actions.moveMenu());
    return menu;
}

} // namespace thicket::editor
