#include "app/editor/menus/modeswitch.h"

#include "app/editor/appearance/icons.h"
#include "app/editor/widgets/action.h"
#include "app/editor/widgets/segmentbutton.h"
#include "app/editor/workbench/workbench.h"

#include <QAction>
#include <QActionGroup>
#include <QHBoxLayout>

namespace thicket::editor {

ModeSwitch::ModeSwitch(Workbench& workbench, QWidget* parent)
    : QFrame(parent), m_workbench(workbench),
      m_edit(makeAction(this, {tr("&Edit"), tr("Draw and change the map")},
                        {QKeySequence(Qt::Key_F8)}, icon("vertex-edit", workbench.appearance()))),
      m_simulate(makeAction(this, {tr("&Simulate"), tr("Let an agent walk the path")},
                            {QKeySequence(Qt::Key_F5)}, icon("simulate", workbench.appearance())))
{
    setProperty("look", "switch");
    setAccessibleName(tr("Mode"));
    auto* group = new QActionGroup(this);
    for (QAction* action : {m_edit, m_simulate}) {
        action->setCheckable(true);
        group->addAction(action);
    }
    auto* layout = new QHBoxLayout(this);
    setFixedHeight(32);
    layout->setContentsMargins(2, 2, 2, 2);
    layout->setSpacing(2);
    m_editButton = addButton(m_edit);
    m_simulateButton = addButton(m_simulate);
    connect(m_edit, &QAction::triggered, this,
            [this] { m_workbench.setMode(Workbench::Mode::edit); });
    connect(m_simulate, &QAction::triggered, this,
            [this] { m_workbench.setMode(Workbench::Mode::simulate); });
    connect(&workbench, &Workbench::modeChanged, this, &ModeSwitch::refresh);
    refresh();
}

SegmentButton* ModeSwitch::addButton(QAction* action)
{
    auto* button = new SegmentButton(m_workbench.appearance());
    button->setDefaultAction(action);
    button->setAccessibleName(action->toolTip());
    layout()->addWidget(button);
    return button;
}

void ModeSwitch::setNarrow(bool narrow)
{
    m_editButton->setNarrow(narrow);
    m_simulateButton->setNarrow(narrow);
}

void ModeSwitch::refresh()
{
    const bool simulates = m_workbench.mode() == Workbench::Mode::simulate;
    (simulates ? m_simulate : m_edit)->setChecked(true);
}

} // namespace thicket::editor
