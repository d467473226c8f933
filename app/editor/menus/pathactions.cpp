#include "app/editor/menus/pathactions.h"

#include "app/editor/appearance/icons.h"
#include "app/editor/navigation/navigator.h"
#include "app/editor/widgets/action.h"

#include <QAction>

namespace thicket::editor {

PathActions::PathActions(Navigator& navigator, const Appearance& appearance, QObject* parent)
    : QObject(parent), m_navigator(navigator),
      m_pin(makeAction(this,
                       {tr("&Pin the Path"), tr("Keep this path, dotted, and tell how much longer "
                                                "each later one is")},
                       {QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_A)}, icon("pin", appearance)))
{
    m_pin->setCheckable(true);
    connect(m_pin, &QAction::triggered, this, [this](bool pins) {
        if (pins)
            m_navigator.pinPath();
        else
            m_navigator.unpinPath();
    });
    connect(&navigator, &Navigator::pathChanged, this, &PathActions::refresh);
    refresh();
}

void PathActions::refresh()
{
    m_pin->setChecked(m_navigator.isPinned());
    m_pin->setEnabled(m_navigator.isPinned() || !m_navigator.path().isEmpty());
}

} // namespace thicket::editor
