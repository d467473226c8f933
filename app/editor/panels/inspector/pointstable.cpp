#include "app/editor/panels/inspector/pointstable.h"

#include "app/editor/document/selection.h"
#include "app/editor/panels/inspector/pointsmodel.h"

#include <QHeaderView>
#include <QLabel>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>

namespace thicket::editor {

namespace {

constexpr int rowHeight = 26;
constexpr int mostRows = 8; // more are scrolled

} // namespace

PointsTable::PointsTable(MapDocument& document, const Selection& selection, QWidget* parent)
    : QWidget(parent), m_model(new PointsModel(document, selection, this)), m_view(new QTableView),
      m_refusal(new QLabel)
{
    m_view->setObjectName("points");
    m_view->setAccessibleName(tr("Points"));
    m_view->setToolTip(tr("The coordinates of the points; type numbers or sums"));
    m_view->setModel(m_model);
    m_view->setTabKeyNavigation(false);
    m_view->setCornerButtonEnabled(false);
    m_view->setSelectionMode(QAbstractItemView::SingleSelection);
    m_view->setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed |
                            QAbstractItemView::AnyKeyPressed);
    m_view->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    m_view->horizontalHeader()->setFixedHeight(rowHeight);
    m_view->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    m_view->verticalHeader()->setDefaultSectionSize(rowHeight);
    m_refusal->setObjectName("pointsRefusal");
    m_refusal->setWordWrap(true);
    m_refusal->hide();
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(16, 0, 16, 0);
    layout->addWidget(m_view);
    layout->addWidget(m_refusal);
    connect(m_model, &PointsModel::refused, this, [this](const QString& reason) {
        m_refusal->setText(reason);
        m_refusal->setVisible(!reason.isEmpty());
    });
    connect(m_model, &QAbstractItemModel::modelReset, this, &PointsTable::fitHeight);
    connect(&selection, &Selection::changed, m_refusal, &QWidget::hide);
}

void PointsTable::refresh()
{
    m_model->refresh();
    setVisible(m_model->rowCount() > 0);
}

void PointsTable::fitHeight()
{
    const int rows = std::min(m_model->rowCount(), mostRows);
    m_view->setFixedHeight((rows + 1) * rowHeight + 2 * m_view->frameWidth());
}

} // namespace thicket::editor
