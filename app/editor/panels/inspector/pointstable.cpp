#include "app/editor/panels/inspector/pointstable.h"

#include "app/editor/document/selection.h"
#include "app/editor/panels/inspector/pointsmodel.h"

#include <QHeaderView>
#include <QItemSelectionModel>
#include <QLabel>
#include <QScopedValueRollback>
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
    m_view->setToolTip(tr(
        "The coordinates of the points; type numbers or sums. Choose a row to choose its point"));
    m_view->setModel(m_model);
    m_view->setTabKeyNavigation(false);
    m_view->setCornerButtonEnabled(false);
    m_view->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_view->setSelectionBehavior(QAbstractItemView::SelectRows);
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
    connect(m_view->selectionModel(), &QItemSelectionModel::selectionChanged, this,
            &PointsTable::tellMarked);
}

void PointsTable::refresh()
{
    m_model->refresh();
    setVisible(m_model->rowCount() > 0);
}

std::vector<std::size_t> PointsTable::marked() const
{
    std::vector<std::size_t> vertices;
    for (const QItemSelectionRange& range : m_view->selectionModel()->selection()) {
        for (int row = range.top(); row <= range.bottom(); ++row)
            vertices.push_back(static_cast<std::size_t>(row));
    }
    std::sort(vertices.begin(), vertices.end());
    vertices.erase(std::unique(vertices.begin(), vertices.end()), vertices.end());
    return vertices;
}

void PointsTable::tellMarked()
{
    if (!m_isShowing)
        emit verticesWanted(marked());
}

void PointsTable::showChosen(std::vector<std::size_t> vertices)
{
    const auto rows = static_cast<std::size_t>(m_model->rowCount());
    std::erase_if(vertices, [rows](std::size_t vertex) { return vertex >= rows; });
    std::sort(vertices.begin(), vertices.end());
    if (vertices == marked())
        return;
    QItemSelection selection;
    for (std::size_t first = 0, next = 0; first < vertices.size(); first = next) {
        for (next = first + 1; next < vertices.size() && vertices[next] == vertices[next - 1] + 1;)
            ++next;
        selection.append({m_model->index(static_cast<int>(vertices[first]), 0),
                          m_model->index(static_cast<int>(vertices[next - 1]), 1)});
    }
    const QScopedValueRollback showing(m_isShowing, true);
    m_view->selectionModel()->select(selection, QItemSelectionModel::ClearAndSelect);
    if (vertices.empty() || m_view->hasFocus())
        return;
    const QModelIndex first = m_model->index(static_cast<int>(vertices.front()), 0);
    m_view->selectionModel()->setCurrentIndex(first, QItemSelectionModel::NoUpdate);
    m_view->scrollTo(first);
}

void PointsTable::fitHeight()
{
    const int rows = std::min(m_model->rowCount(), mostRows);
    m_view->setFixedHeight((rows + 1) * rowHeight + 2 * m_view->frameWidth());
}

} // namespace thicket::editor
