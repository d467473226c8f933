#include "app/editor/menus/modeswitch.h"

#include "app/editor/appearance/icons.h"
#include "app/editor/widgets/action.h"
#include "app/editor/widgets/segmentbutton.h"

#include <QAction>
#include <QActionGroup>
#include <QHBoxLayout>

namespace thicket::editor {

ModeSwitch::ModeSwitch(Workbench& workbench, QWidget* parent)
    : QFrame(parent), m_workbench(workbench)
{
    setProperty("look", "switch");
    setAccessibleName(tr("Mode"));
    setFixedHeight(32);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(2, 2, 2, 2);
    layout->setSpacing(2);
    const auto make = [&](const ActionText& text, Qt::Key key, const char* picture) {
        return makeAction(this, text, {QKeySequence(key)}, icon(picture, workbench.appearance()));
    };
    using Mode = Workbench::Mode;
    add(Mode::edit, make({tr("&Edit"), tr("Draw and change the map")}, Qt::Key_F8, "vertex-edit"));
    add(Mode::search, make({tr("Sear&ch"), tr("See step by step how the path is searched for")},
                           Qt::Key_F6, "search-play"));
    add(Mode::simulate,
        make({tr("&Simulate"), tr("Let an agent walk the path")}, Qt::Key_F5, "simulate"));
    auto* group = new QActionGroup(this);
    for (QAction* action : std::as_const(m_actions))
        group->addAction(action);
    connect(&workbench, &Workbench::modeChanged, this, &ModeSwitch::refresh);
    refresh();
}

void ModeSwitch::add(Workbench::Mode mode, QAction* action)
{
    action->setCheckable(true);
    auto* button = new SegmentButton(m_workbench.appearance());
    button->setDefaultAction(action);
    button->setAccessibleName(action->toolTip());
    layout()->addWidget(button);
    m_modes << mode;
    m_actions << action;
    m_buttons << button;
    connect(action, &QAction::triggered, this, [this, mode] { m_workbench.setMode(mode); });
}

void ModeSwitch::setNarrow(bool narrow)
{
    for (SegmentButton* button : std::as_const(m_buttons))
        button->setNarrow(narrow);
}

void ModeSwitch::refresh() { m_actions[m_modes.indexOf(m_workbench.mode())]->setChecked(true); }

} // namespace thicket::editor
