#include "app/editor/panels/objects/listselection.h"

#include "app/editor/document/mapdocument.h"
#include "app/editor/document/selection.h"
#include "app/editor/panels/objects/objectlistmodel.h"

#include <QScopedValueRollback>
#include <QTableView>

#include <algorithm>

namespace thicket::editor {

namespace {

/// Selected rows as stretches. Qt's selections search their stretches one by one, so there must not
/// be more than this.
constexpr qsizetype mostStretches = 5000;

QItemSelection stretchesOf(const ObjectListModel& model, QList<int> rows)
{
    std::sort(rows.begin(), rows.end());
    QItemSelection selection;
    for (qsizetype i = 0; i < rows.size() && selection.size() < mostStretches;) {
        qsizetype end = i + 1;
        while (end < rows.size() && rows[end] == rows[end - 1] + 1)
            ++end;
        selection.append(
            QItemSelectionRange(model.index(rows[i], 0),
                                model.index(rows[end - 1], ObjectListModel::columnCountOf - 1)));
        i = end;
    }
    return selection;
}

} // namespace

ListSelection::ListSelection(const MapDocument& document, Selection& selection,
                             ObjectListModel& model, QTableView& table)
    : QObject(&table), m_document(document), m_selection(selection), m_model(model), m_table(table)
{
    connect(&selection, &Selection::changed, this, &ListSelection::show);
    connect(&model, &ObjectListModel::filled, this, &ListSelection::show);
    connect(table.selectionModel(), &QItemSelectionModel::selectionChanged, this,
            &ListSelection::take);
}

void ListSelection::show()
{
    if (m_isSyncing || !m_table.isVisible() || m_model.isStale())
        return;
    const QScopedValueRollback syncing(m_isSyncing, true);
    mark(true);
}

/// Then all rows are, which need not be found one by one.
bool ListSelection::areVeryManyAndAll() const
{
    const qsizetype count = m_selection.ids().size();
    return count > SelectionSummary::mostAtOnce &&
           static_cast<std::size_t>(count) == m_document.map().objects().size();
}

QList<int> ListSelection::rowsOfSelected() const
{
    QList<int> rows;
    for (const nav::ObjectId id : m_selection.ids()) {
        if (const auto row = m_model.rowOf(id))
            rows << *row;
    }
    return rows;
}

QList<int> ListSelection::rowsOfWholeGroups() const
{
    QList<int> rows;
    const auto& groups = m_model.groups();
    if (!groups || m_selection.isEmpty())
        return rows;
    const WholeGroups whole(
        groups->tree(), [&groups](nav::GroupId group) { return groups->ownCountOf(group); },
        m_document.map(), m_selection.ids());
    for (const nav::ObjectGroup& group : groups->tree().groups().list()) {
        const auto row = whole.contains(group.id) ? groups->rowOfHeading(group.id) : std::nullopt;
        if (row)
            rows << static_cast<int>(*row);
    }
    return rows;
}

/// The last selected object may lie in a folded group, whose heading is in sight then.
void ListSelection::revealFolded() const
{
    const auto& groups = m_model.groups();
    if (!groups || m_selection.isEmpty())
        return;
    const nav::MapObject* const last = m_document.map().find(m_selection.ids().last());
    for (const nav::GroupId group : groups->tree().lineageOf(last ? last->group : 0)) {
        if (!groups->isFolded(group))
            continue;
        if (const auto row = groups->rowOfHeading(group))
            m_table.scrollTo(m_model.index(static_cast<int>(*row), ObjectListModel::nameColumn));
        return;
    }
}

void ListSelection::mark(bool movesCurrent)
{
    if (areVeryManyAndAll() && m_model.rowCount() > 0)
        return markAll();
    const QList<int> rows = rowsOfSelected();
    const QList<int> headings = rowsOfWholeGroups();
    QItemSelectionModel& shown = *m_table.selectionModel();
    const QPersistentModelIndex current = shown.currentIndex();
    // Without a signal, because that compares all former stretches with all new ones.
    shown.reset();
    shown.select(stretchesOf(m_model, rows + headings), QItemSelectionModel::Select);
    if (!movesCurrent) {
        shown.setCurrentIndex(current, QItemSelectionModel::NoUpdate);
    } else if (!rows.isEmpty()) {
        const QModelIndex last = m_model.index(rows.last(), ObjectListModel::nameColumn);
        shown.setCurrentIndex(last, QItemSelectionModel::NoUpdate);
        m_table.scrollTo(last);
    } else {
        revealFolded();
    }
    m_table.viewport()->update();
}

void ListSelection::markAll()
{
    QItemSelectionModel& shown = *m_table.selectionModel();
    const QPersistentModelIndex current = shown.currentIndex();
    shown.reset();
    shown.select({m_model.index(0, 0),
                  m_model.index(m_model.rowCount() - 1, ObjectListModel::columnCountOf - 1)},
                 QItemSelectionModel::Select);
    shown.setCurrentIndex(current, QItemSelectionModel::NoUpdate);
    m_table.viewport()->update();
}

void ListSelection::take(const QItemSelection& added)
{
    if (m_isSyncing)
        return;
    const QScopedValueRollback syncing(m_isSyncing, true);
    QList<nav::ObjectId> ids;
    bool hasHeadings = false;
    for (const QItemSelectionRange& rows : m_table.selectionModel()->selection()) {
        for (int row = rows.top(); row <= rows.bottom(); ++row) {
            if (const nav::MapObject* object = m_model.objectAt(row)) {
                ids << object->id;
            } else if (const auto group = m_model.headingAt(row)) {
                hasHeadings = true;
                // Of an unfolded one that was selected before, the rows beneath it decide.
                if (m_model.groups()->isFolded(*group) || added.contains(m_model.index(row, 0)))
                    ids += m_model.groups()->membersOf(*group);
            }
        }
    }
    m_selection.set(ids);
    if (hasHeadings || m_model.hasHeadings())
        mark(false);
}

/// The rows that go take nothing from the map's selection.
void ListSelection::setFolded(nav::GroupId group, bool folded)
{
    const auto heading = m_model.groups() ? m_model.groups()->rowOfHeading(group) : std::nullopt;
    if (!heading)
        return;
    const QScopedValueRollback syncing(m_isSyncing, true);
    const int row = static_cast<int>(*heading);
    const int last = row + static_cast<int>(m_model.groups()->sizeBeneath(group));
    const int current = m_table.currentIndex().row();
    if (folded && current > row && current <= last)
        m_table.selectionModel()->setCurrentIndex(m_model.index(row, ObjectListModel::nameColumn),
                                                  QItemSelectionModel::NoUpdate);
    m_model.setFolded(group, folded);
    mark(false);
}

void ListSelection::toggle(nav::GroupId group)
{
    if (!m_model.groups())
        return;
    const QList<nav::ObjectId> members = m_model.groups()->membersOf(group);
    const bool isWhole = std::all_of(members.begin(), members.end(),
                                     [this](nav::ObjectId id) { return m_selection.contains(id); });
    if (!isWhole)
        return m_selection.set(m_selection.ids() + members);
    const QSet<nav::ObjectId> gone(members.begin(), members.end());
    QList<nav::ObjectId> kept;
    for (const nav::ObjectId id : m_selection.ids()) {
        if (!gone.contains(id))
            kept << id;
    }
    m_selection.set(kept);
}

} // namespace thicket::editor
