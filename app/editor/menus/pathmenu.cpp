#include "app/editor/menus/pathmenu.h"

#include "app/editor/appearance/icons.h"
#include "app/editor/navigation/navigator.h"
#include "app/editor/widgets/action.h"

#include <QAction>
#include <QMenu>

namespace thicket::editor {

PathMenu::PathMenu(const Parts& parts, Navigator& navigator, const Appearance& appearance,
                   QWidget& window)
    : QObject(&window), m_navigator(navigator), m_menu(new QMenu(tr("&Path"), &window)),
      m_pin(makeAction(this,
                       {tr("&Pin the Path"), tr("Keep this path, dotted, and tell how much longer "
                                                "each later one is")},
                       {QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_A)}, icon("pin", appearance)))
{
    m_menu->addActions(parts.radius);
    m_menu->addMenu(&parts.classes);
    m_menu->addSeparator();
    m_menu->addActions(parts.search);
    m_menu->addAction(&parts.compare);
    m_menu->addMenu(&parts.maps);
    m_menu->addAction(m_pin);
    m_pin->setCheckable(true);
    connect(m_pin, &QAction::triggered, this, [this](bool pins) {
        if (pins)
            m_navigator.pinPath();
        else
            m_navigator.unpinPath();
    });
    connect(&navigator.shown(), &ShownAnswer::changed, this, &PathMenu::refresh);
    refresh();
}

void PathMenu::refresh()
{
    m_pin->setChecked(m_navigator.isPinned());
    m_pin->setEnabled(m_navigator.isPinned() || !m_navigator.shown().path().isEmpty());
}

} // namespace thicket::editor
