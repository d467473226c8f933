#include "app/editor/panels/history/historypanel.h"

#include "app/editor/document/mapdocument.h"
#include "app/editor/panels/history/historydelegate.h"
#include "app/editor/panels/history/historymodel.h"
#include "app/editor/widgets/action.h"

#include <QAction>
#include <QLabel>
#include <QListView>
#include <QVBoxLayout>

namespace thicket::editor {

HistoryPanel::HistoryPanel(MapDocument& document, const Appearance& appearance, QWidget* parent)
    : QWidget(parent), m_document(document), m_model(new HistoryModel(document, this)),
      m_list(new QListView)
{
    setObjectName("historyPanel");
    setAccessibleName(tr("History"));
    auto* title = new QLabel(tr("History"));
    title->setProperty("role", "strong");
    title->setContentsMargins(16, 0, 16, 0);
    m_list->setObjectName("historyList");
    m_list->setAccessibleName(tr("Steps"));
    m_list->setUniformItemSizes(true);
    m_list->setMouseTracking(true);
    m_list->setItemDelegate(new HistoryDelegate(appearance, this));
    m_list->setModel(m_model);
    QAction* go = makeAction(this, {tr("&Go to This Step"), tr("Undo or redo up to this step")});
    connect(go, &QAction::triggered, this, [this] { goTo(m_list->currentIndex()); });
    m_list->addAction(go);
    m_list->setContextMenuPolicy(Qt::ActionsContextMenu);
    setFocusProxy(m_list);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 8, 0, 0);
    layout->setSpacing(6);
    layout->addWidget(title);
    layout->addWidget(m_list, 1);
    connect(m_list, &QListView::clicked, this, &HistoryPanel::goTo);
    connect(m_list, &QListView::activated, this, &HistoryPanel::goTo);
    connect(m_model, &HistoryModel::dataChanged, this, &HistoryPanel::follow);
    follow();
}

void HistoryPanel::goTo(const QModelIndex& index) { m_document.goTo(index.row()); }

void HistoryPanel::follow() { m_list->setCurrentIndex(m_model->index(m_model->presentRow())); }

} // namespace thicket::editor
