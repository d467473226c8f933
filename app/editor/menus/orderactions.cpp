#include "app/editor/menus/orderactions.h"

#include "app/editor/document/mapdocument.h"
#include "app/editor/document/selection.h"
#include "app/editor/widgets/action.h"

#include <QAction>

namespace thicket::editor {

OrderActions::OrderActions(MapDocument& document, const Selection& selection, QObject* parent)
    : QObject(parent), m_document(document), m_selection(selection)
{
    add(OrderStep::raise,
        {tr("&Raise"), tr("Draw the selection above the next object it overlaps")}, Qt::Key_PageUp,
        false);
    add(OrderStep::lower,
        {tr("&Lower"), tr("Draw the selection beneath the next object it overlaps")},
        Qt::Key_PageDown, false);
    add(OrderStep::toTop,
        {tr("Raise to &Top"), tr("Draw the selection above all others of its layer")},
        Qt::Key_PageUp, true);
    add(OrderStep::toBottom,
        {tr("Lower to &Bottom"), tr("Draw the selection beneath all others of its layer")},
        Qt::Key_PageDown, true);
    const auto refresh = [this] {
        for (QAction* action : m_actions)
            action->setEnabled(!m_selection.isEmpty());
    };
    connect(&selection, &Selection::changed, this, refresh);
    refresh();
}

void OrderActions::add(OrderStep step, const ActionText& text, Qt::Key key, bool shifted)
{
    const Qt::KeyboardModifiers modifiers = shifted ? Qt::ShiftModifier : Qt::NoModifier;
    QAction* action = makeAction(this, text, {QKeySequence(QKeyCombination(modifiers, key))});
    const QString name = QString(text.name).remove('&');
    connect(action, &QAction::triggered, this, [this, step, name] { take(step, name); });
    m_actions << action;
}

void OrderActions::take(OrderStep step, const QString& name)
{
    if (m_document.gesture().isOpen() || m_document.locks().admitted(m_selection.ids()).empty())
        return;
    const nav::MapEdit edit = reordered(m_document.index(), m_selection.ids(), step);
    const bool isUp = step == OrderStep::raise || step == OrderStep::toTop;
    if (edit.entries.empty())
        emit said(isUp ? tr("Nothing of its layer lies above it")
                       : tr("Nothing of its layer lies beneath it"));
    m_document.push(edit, name);
}

} // namespace thicket::editor
