#include "app/editor/menus/orderactions.h"

#include "app/editor/document/mapdocument.h"
#include "app/editor/document/selection.h"
#include "app/editor/errors/errortext.h"
#include "app/editor/widgets/action.h"

#include <QAction>

#include <cstddef>

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

/// A long step finds what overlaps by an index of its own.
void OrderActions::take(OrderStep step, const QString& name)
{
    const QList<nav::ObjectId>& ids = m_selection.ids();
    if (m_document.gesture().isOpen() || !m_document.locks().admitsAny(ids))
        return;
    const bool isUp = step == OrderStep::raise || step == OrderStep::toTop;
    const QString nothing = isUp ? tr("Nothing of its layer lies above it")
                                 : tr("Nothing of its layer lies beneath it");
    const auto order = [ids, step, nothing](const ObjectIndex& index) -> Result<nav::MapEdit> {
        nav::MapEdit edit = reordered(index, ids, step);
        if (edit.entries.empty())
            return Unexpected(nothing.toStdString());
        return edit;
    };
    const std::size_t moved = passedByOne * static_cast<std::size_t>(ids.size());
    const ObjectIndex* const present = moved > mostAtOnce ? nullptr : &m_document.index();
    const auto make = [order, present](const nav::Map& map) {
        return present ? order(*present) : order(ObjectIndex(map));
    };
    const Result<void> pushed =
        m_document.push({make, name, tr("Ordering %L1 objects").arg(ids.size()), moved});
    if (!pushed)
        emit said(errorText(pushed.error()));
}

} // namespace thicket::editor
