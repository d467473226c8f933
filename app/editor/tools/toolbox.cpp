#include "app/editor/tools/toolbox.h"

#include "app/editor/appearance/icons.h"
#include "app/editor/document/grouping.h"
#include "app/editor/document/mapdocument.h"
#include "app/editor/document/selection.h"
#include "app/editor/edits/layeredits.h"

#include <QAction>
#include <QActionGroup>
#include <QKeyEvent>

#include <algorithm>

namespace thicket::editor {

namespace {

Qt::KeyboardModifier modifierOf(int key)
{
    switch (key) {
    case Qt::Key_Shift:
        return Qt::ShiftModifier;
    case Qt::Key_Alt:
        return Qt::AltModifier;
    case Qt::Key_Control:
        return Qt::ControlModifier;
    default:
        return Qt::NoModifier;
    }
}

} // namespace

ToolBox::ToolBox(ToolContext context, const ToolMakers& makers, const Appearance& appearance,
                 QObject* parent)
    : QObject(parent), m_context(context), m_group(new QActionGroup(this))
{
    Q_ASSERT(!makers.empty());
    for (const ToolMaker make : makers)
        add(make(context, this), appearance);
    connect(&context.document, &MapDocument::historyChanged, this,
            [this] { m_current->historyChanged(); });
    connect(&context.document, &MapDocument::wasReset, this, [this] { m_current->cancel(); });
    connect(&context.document.locks(), &LayerLocks::refused, this, [this](nav::LayerId id) {
        const nav::MapSettings& settings = m_context.document.map().settings;
        if (const auto place = layerPlace(settings, id))
            emit refused(closedText(settings.layers[*place]));
    });
    setCurrent(m_tools.first());
}

void ToolBox::add(Tool* tool, const Appearance& appearance)
{
    auto* action = new QAction(icon(tool->iconName(), appearance), tool->name(), this);
    action->setObjectName(tool->iconName());
    action->setCheckable(true);
    action->setData(static_cast<int>(tool->group()));
    action->setShortcut(tool->shortcut());
    action->setToolTip(QStringLiteral("%1 (%2)").arg(
        tool->name(), tool->shortcut().toString(QKeySequence::NativeText)));
    action->setStatusTip(tool->statusText());
    m_group->addAction(action);
    connect(action, &QAction::triggered, this, [this, tool] { setCurrent(tool); });
    const auto isCurrent = [this, tool] { return tool == m_current; };
    connect(tool, &Tool::hintsChanged, this, [this, isCurrent] {
        if (isCurrent())
            emit hintsChanged();
    });
    connect(tool, &Tool::refused, this, &ToolBox::refused);
    connect(tool, &Tool::said, this, &ToolBox::said);
    connect(tool, &Tool::groupWanted, this, &ToolBox::groupWanted);
    connect(tool, &Tool::placePicked, this, &ToolBox::placePicked);
    connect(tool, &Tool::placeReached, this, &ToolBox::placeReached);
    connect(tool, &Tool::optionsChanged, this, &ToolBox::optionsChanged);
    connect(tool, &Tool::toolWanted, this, &ToolBox::choose);
    m_tools << tool;
    m_actions << action;
    for (const ToolDeed& deed : tool->deeds())
        addDeed(*tool, deed, appearance);
}

/// The action belongs to the tool, which finds it again.
void ToolBox::addDeed(Tool& tool, const ToolDeed& deed, const Appearance& appearance)
{
    auto* action = new QAction(icon(deed.iconName, appearance), deed.name, &tool);
    action->setObjectName(deed.iconName);
    action->setShortcut(deed.shortcut);
    action->setToolTip(
        QStringLiteral("%1 (%2)").arg(deed.name, deed.shortcut.toString(QKeySequence::NativeText)));
    action->setStatusTip(deed.status);
    connect(action, &QAction::triggered, &tool, [run = deed.run] { run(); });
    if (!deed.isPossible)
        return;
    const auto refresh = [action, isPossible = deed.isPossible] {
        action->setEnabled(isPossible());
    };
    connect(&tool, &Tool::optionsChanged, action, refresh);
    refresh();
}

QList<QAction*> ToolBox::deeds() const
{
    QList<QAction*> all;
    for (const Tool* tool : m_tools)
        all << deedsOf(*tool);
    return all;
}

QList<QAction*> ToolBox::deedsOf(const Tool& tool) { return tool.findChildren<QAction*>(); }

void ToolBox::setCurrent(Tool* tool)
{
    if (tool == m_current)
        return;
    if (m_current)
        m_current->deactivate();
    m_current = tool;
    m_actions[m_tools.indexOf(tool)]->setChecked(true);
    tool->activate();
    emit currentChanged(*tool);
    emit hintsChanged();
}

void ToolBox::choose(const QString& iconName)
{
    const auto it = std::find_if(m_tools.begin(), m_tools.end(),
                                 [&](const Tool* tool) { return tool->iconName() == iconName; });
    Q_ASSERT(it != m_tools.end());
    setCurrent(*it);
}

void ToolBox::clickWith(const QString& iconName, const PointerEvent& event)
{
    Tool* const present = m_current;
    choose(iconName);
    m_current->press(event);
    m_current->release(event);
    setCurrent(present);
}

void ToolBox::escape()
{
    if (m_current->cancel())
        return;
    if (m_current != m_tools.first())
        setCurrent(m_tools.first());
    else if (!leaveGroup(m_context.selection))
        m_context.selection.clear();
}

void ToolBox::pointerPressed(const PointerEvent& event)
{
    m_pointer = event;
    m_context.document.gesture().takeDown(); // what follows is done to the map as it is
    if (m_current->givesWay(event))
        setCurrent(m_tools.first());
    m_current->press(event);
}

void ToolBox::pointerMoved(const PointerEvent& event)
{
    m_pointer = event;
    m_current->move(event);
}

void ToolBox::pointerReleased(const PointerEvent& event)
{
    m_pointer = event;
    m_current->release(event);
}

void ToolBox::pointerDoubleClicked(const PointerEvent& event)
{
    m_pointer = event;
    m_context.document.gesture().takeDown();
    m_current->doubleClick(event);
}

bool ToolBox::wheelTurned(double steps, const PointerEvent& event)
{
    return m_current->wheel(steps, event);
}

bool ToolBox::secondaryClicked(const PointerEvent& event)
{
    return m_current->secondaryClick(event);
}

/// Pressing or releasing Shift, Alt or Ctrl takes effect at once, not with the next move.
void ToolBox::followModifiers(const QKeyEvent& event)
{
    Qt::KeyboardModifiers held = event.modifiers();
    held.setFlag(modifierOf(event.key()), event.type() == QEvent::KeyPress);
    m_current->modifiersChanged(held);
    if (!m_pointer || !m_current->isGestureOpen())
        return;
    m_pointer->modifiers = held;
    m_current->move(*m_pointer);
}

bool ToolBox::keyPressed(QKeyEvent& event)
{
    if (modifierOf(event.key()) != Qt::NoModifier) {
        followModifiers(event);
        return false;
    }
    if (event.type() != QEvent::KeyPress)
        return false;
    if (event.key() == Qt::Key_Escape) {
        escape();
        return true;
    }
    if (m_current->isGestureOpen() && event.matches(QKeySequence::Undo)) {
        m_current->cancel();
        return true;
    }
    return m_current->key(event) || m_current->isGestureOpen();
}

} // namespace thicket::editor
