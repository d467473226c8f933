#include "app/editor/panels/objects/objectspanel.h"

#include "app/editor/document/mapdocument.h"
#include "app/editor/document/selection.h"
#include "app/editor/panels/objects/groupfolding.h"
#include "app/editor/panels/objects/listselection.h"
#include "app/editor/panels/objects/objectlistmodel.h"
#include "app/editor/panels/objects/objectrowdelegate.h"
#include "app/editor/widgets/action.h"

#include <QAction>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QTableView>
#include <QVBoxLayout>

namespace thicket::editor {

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
    makeTable(appearance);
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

void ObjectsPanel::makeTable(const Appearance& appearance)
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
    m_table->setItemDelegateForColumn(ObjectListModel::nameColumn,
                                      new ObjectRowDelegate(appearance, m_table));
    m_shown = new ListSelection(m_document, m_selection, *m_model, *m_table);
    new GroupFolding(*m_model, *m_shown, *m_table);
    connect(m_table, &QTableView::activated, this, [this] {
        selectCurrent();
        emit selectionWanted();
    });
    m_table->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(m_table, &QTableView::customContextMenuRequested, this, &ObjectsPanel::openMenu);
}

/// The column of groups is there if the map has any, unless there are headings. Then there is less
/// room for the others.
void ObjectsPanel::showGroups()
{
    const bool hasColumn =
        !m_model->hasHeadings() && !m_document.map().settings.objectGroups.empty();
    if (hasColumn != m_table->isColumnHidden(ObjectListModel::groupColumn))
        return;
    m_table->setColumnHidden(ObjectListModel::groupColumn, !hasColumn);
    m_table->horizontalHeader()->resizeSection(ObjectListModel::layerColumn, hasColumn ? 64 : 84);
    m_table->horizontalHeader()->resizeSection(ObjectListModel::idColumn, hasColumn ? 44 : 56);
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
    m_shown->show();
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
    selectCurrent();
    return true;
}

/// The focus makes a row current, but selects none.
void ObjectsPanel::selectCurrent()
{
    if (!m_table->selectionModel()->hasSelection())
        m_table->selectRow(qMax(0, m_table->currentIndex().row()));
}

void ObjectsPanel::goToFirst()
{
    if (m_model->rowCount() == 0)
        return;
    m_table->setFocus(Qt::OtherFocusReason);
    m_table->selectRow(0);
    emit selectionWanted();
}

/// That of the current row, which a press of the mouse has made current.
void ObjectsPanel::openMenu(const QPoint& at)
{
    const int row = m_table->currentIndex().row();
    const QPoint global = m_table->viewport()->mapToGlobal(at);
    if (const nav::MapObject* object = m_model->objectAt(row))
        emit menuWanted(object->id, global);
    else if (m_model->headingAt(row) && !m_selection.isEmpty())
        emit menuWanted(m_selection.ids().last(), global);
}

void ObjectsPanel::refreshCount()
{
    const auto all = static_cast<qulonglong>(m_document.map().objects().size());
    const auto rows = static_cast<qulonglong>(m_model->rowCount()); // without headings
    m_count->setText(m_filter->text().trimmed().isEmpty() ? tr("%L1").arg(all)
                                                          : tr("%L1 of %L2").arg(rows).arg(all));
}

} // namespace thicket::editor
