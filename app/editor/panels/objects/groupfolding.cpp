#include "app/editor/panels/objects/groupfolding.h"

#include "app/editor/panels/objects/listselection.h"
#include "app/editor/panels/objects/objectlistmodel.h"
#include "app/editor/panels/objects/objectrowdelegate.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QTableView>

namespace thicket::editor {

GroupFolding::GroupFolding(ObjectListModel& model, ListSelection& selection, QTableView& table)
    : QObject(&table), m_model(model), m_selection(selection), m_table(table)
{
    table.installEventFilter(this);
    table.viewport()->installEventFilter(this);
}

bool GroupFolding::eventFilter(QObject* watched, QEvent* event)
{
    const bool isPress =
        event->type() == QEvent::MouseButtonPress || event->type() == QEvent::MouseButtonDblClick;
    if (isPress && watched == m_table.viewport())
        return press(static_cast<const QMouseEvent&>(*event));
    if (event->type() == QEvent::KeyPress && watched == &m_table)
        return key(static_cast<const QKeyEvent&>(*event));
    return false;
}

bool GroupFolding::press(const QMouseEvent& event)
{
    const QModelIndex index = m_table.indexAt(event.pos());
    const auto group = index.isValid() ? m_model.headingAt(index.row()) : std::nullopt;
    if (!group || event.button() != Qt::LeftButton)
        return false;
    if (ObjectRowDelegate::isOnArrow(m_table.visualRect(index), index, event.pos()))
        m_selection.setFolded(*group, !m_model.groups()->isFolded(*group));
    else if (event.modifiers() == Qt::ControlModifier)
        m_selection.toggle(*group);
    else
        return false;
    return true;
}

bool GroupFolding::key(const QKeyEvent& event)
{
    const QModelIndex current = m_table.currentIndex();
    if (!m_model.hasHeadings() || !current.isValid())
        return false;
    const auto group = m_model.headingAt(current.row());
    const bool isPlain = event.modifiers() == Qt::NoModifier;
    const bool isFolded = group && m_model.groups()->isFolded(*group);
    if (event.key() == Qt::Key_Left && isPlain && group && !isFolded)
        m_selection.setFolded(*group, true);
    else if (event.key() == Qt::Key_Left && isPlain)
        goToHeading(current);
    else if (event.key() == Qt::Key_Right && isPlain && group && isFolded)
        m_selection.setFolded(*group, false);
    else if (event.key() == Qt::Key_Space && event.modifiers() == Qt::ControlModifier && group)
        m_selection.toggle(*group);
    else
        return false;
    return true;
}

/// That of the group that the row lies in.
void GroupFolding::goToHeading(const QModelIndex& current)
{
    const GroupRows& groups = *m_model.groups();
    nav::GroupId group = groups.at(static_cast<std::size_t>(current.row())).group;
    if (m_model.headingAt(current.row())) {
        const nav::ObjectGroup* own = groups.tree().groups().find(group);
        group = own ? own->parent : 0;
    }
    const auto row = group == 0 ? std::nullopt : groups.rowOfHeading(group);
    if (row)
        m_table.setCurrentIndex(m_model.index(static_cast<int>(*row), ObjectListModel::nameColumn));
}

} // namespace thicket::editor
