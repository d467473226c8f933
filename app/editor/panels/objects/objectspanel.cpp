#include "app/editor/panels/objects/objectspanel.h"

#include "app/editor/document/mapdocument.h"
#include "app/editor/document/selection.h"
#include "app/editor/panels/objects/objectlistmodel.h"
#include "app/editor/widgets/action.h"

#include <QAction>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QScopedValueRollback>
#include <QTableView>
#include <QVBoxLayout>

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

ObjectsPanel::ObjectsPanel(MapDocument& document, Selection& selection,
                           const Appearance& appearance, QWidget* parent)
    : QWidget(parent), m_document(document), m_selection(selection),
      m_model(new ObjectListModel(document, appearance, this)),
      m_find(makeAction(this,
                        {tr("&Find Object…"), tr("List the objects whose name, kind, id or "
                                                 "property has a text")},
                        {QKeySequence(Qt::CTRL | Qt::Key_F)}))
{
    setObjectName("objectsPanel");
    setAccessibleName(tr("Objects"));
    makeFilter();
    makeTable();
    setFocusProxy(m_filter);
    auto* title = new QLabel(tr("Objects"));
    title->setProperty("role", "strong");
    m_count = new QLabel;
    m_count->setObjectName("objectsCount");
    m_count->setProperty("role", "second");
    auto* header = new QHBoxLayout;
    header->setContentsMargins(16, 0, 16, 0);
    header->addWidget(title, 1);
    header->addWidget(m_count);
    auto* search = new QHBoxLayout;
    search->setContentsMargins(16, 0, 16, 0);
    search->addWidget(m_filter);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 8, 0, 0);
    layout->setSpacing(6);
    layout->addLayout(header);
    layout->addLayout(search);
    layout->addWidget(m_table, 1);

    connect(m_find, &QAction::triggered, this, &ObjectsPanel::findWanted);
    connect(&selection, &Selection::changed, this, &ObjectsPanel::showSelection);
    connect(m_model, &ObjectListModel::filled, this, &ObjectsPanel::showSelection);
    connect(m_model, &ObjectListModel::modelReset, this, &ObjectsPanel::refreshCount);
    connect(m_model, &ObjectListModel::rowsInserted, this, &ObjectsPanel::refreshCount);
    connect(m_model, &ObjectListModel::modelReset, this, &ObjectsPanel::showGroups);
    connect(m_model, &ObjectListModel::dataChanged, this, &ObjectsPanel::showGroups);
}

void ObjectsPanel::makeFilter()
{
    m_filter = new QLineEdit;
    m_filter->setObjectName("objectsFilter");
    m_filter->setAccessibleName(tr("Filter"));
    m_filter->setPlaceholderText(tr("Name, kind, id or property"));
    m_filter->setClearButtonEnabled(true);
    m_filter->installEventFilter(this);
    connect(m_filter, &QLineEdit::textChanged, this,
            [this](const QString& text) { m_model->setFilter(ObjectFilter(text)); });
    connect(m_filter, &QLineEdit::returnPressed, this, &ObjectsPanel::goToFirst);
}

void ObjectsPanel::makeTable()
{
    m_table = new QTableView;
    m_table->setObjectName("objectsTable");
    m_table->setAccessibleName(tr("Objects"));
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setEditTriggers(QAbstractItemView::EditKeyPressed);
    m_table->setShowGrid(false);
    m_table->setWordWrap(false);
    m_table->setTabKeyNavigation(false);
    m_table->setIconSize({18, 18});
    m_table->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_table->setModel(m_model);
    m_table->verticalHeader()->hide();
    m_table->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    m_table->verticalHeader()->setDefaultSectionSize(qMax(26, fontMetrics().height() + 8));
    QHeaderView* columns = m_table->horizontalHeader();
    columns->setHighlightSections(false);
    columns->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    columns->setSectionResizeMode(ObjectListModel::nameColumn, QHeaderView::Stretch);
    columns->setSectionResizeMode(ObjectListModel::layerColumn, QHeaderView::Interactive);
    columns->resizeSection(ObjectListModel::groupColumn, 76);
    columns->resizeSection(ObjectListModel::layerColumn, 84);
    columns->resizeSection(ObjectListModel::idColumn, 56);
    showGroups();
    connect(m_table->selectionModel(), &QItemSelectionModel::selectionChanged, this,
            &ObjectsPanel::takeSelection);
    connect(m_table, &QTableView::activated, this, &ObjectsPanel::selectionWanted);
}

/// The column of groups is there if the map has any. Then there is less room for the others.
void ObjectsPanel::showGroups()
{
    const bool hasGroups = !m_document.map().settings.objectGroups.empty();
    if (hasGroups != m_table->isColumnHidden(ObjectListModel::groupColumn))
        return;
    m_table->setColumnHidden(ObjectListModel::groupColumn, !hasGroups);
    m_table->horizontalHeader()->resizeSection(ObjectListModel::layerColumn, hasGroups ? 64 : 84);
    m_table->horizontalHeader()->resizeSection(ObjectListModel::idColumn, hasGroups ? 44 : 56);
}

void ObjectsPanel::focusFilter()
{
    m_filter->setFocus(Qt::ShortcutFocusReason);
    m_filter->selectAll();
}

void ObjectsPanel::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    m_model->setAwake(true);
    showSelection();
}

void ObjectsPanel::hideEvent(QHideEvent* event)
{
    m_model->setAwake(false);
    QWidget::hideEvent(event);
}

bool ObjectsPanel::eventFilter(QObject* watched, QEvent* event)
{
    const bool isDown =
        event->type() == QEvent::KeyPress && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Down;
    if (watched != m_filter || !isDown || m_model->rowCount() == 0)
        return QWidget::eventFilter(watched, event);
    m_table->setFocus(Qt::TabFocusReason);
    if (!m_table->currentIndex().isValid())
        m_table->selectRow(0);
    return true;
}

void ObjectsPanel::showSelection()
{
    if (m_isSyncing || !isVisible() || m_model->isStale())
        return;
    const QScopedValueRollback syncing(m_isSyncing, true);
    QList<int> rows;
    for (const nav::ObjectId id : m_selection.ids()) {
        if (const auto row = m_model->rowOf(id))
            rows << *row;
    }
    QItemSelectionModel& shown = *m_table->selectionModel();
    // Without a signal, because that compares all former stretches with all new ones.
    shown.reset();
    shown.select(stretchesOf(*m_model, rows), QItemSelectionModel::Select);
    if (!rows.isEmpty()) {
        const QModelIndex last = m_model->index(rows.last(), ObjectListModel::nameColumn);
        shown.setCurrentIndex(last, QItemSelectionModel::NoUpdate);
        m_table->scrollTo(last);
    }
    m_table->viewport()->update();
}

void ObjectsPanel::takeSelection()
{
    if (m_isSyncing)
        return;
    const QScopedValueRollback syncing(m_isSyncing, true);
    QList<nav::ObjectId> ids;
    for (const QItemSelectionRange& rows : m_table->selectionModel()->selection()) {
        for (int row = rows.top(); row <= rows.bottom(); ++row) {
            if (const nav::MapObject* object = m_model->objectAt(row))
                ids << object->id;
        }
    }
    m_selection.set(ids);
}

void ObjectsPanel::goToFirst()
{
    if (m_model->rowCount() == 0)
        return;
    m_table->setFocus(Qt::OtherFocusReason);
    m_table->selectRow(0);
    emit selectionWanted();
}

void ObjectsPanel::refreshCount()
{
    const auto all = static_cast<qulonglong>(m_document.map().objects().size());
    const auto rows = static_cast<qulonglong>(m_model->rowCount());
    m_count->setText(m_filter->text().trimmed().isEmpty() ? tr("%L1").arg(all)
                                                          : tr("%L1 of %L2").arg(rows).arg(all));
}

} // namespace thicket::editor
