#include "app/editor/panels/comparison/radiitable.h"

#include "app/editor/numbers/numbertext.h"
#include "app/editor/panels/comparison/comparisonwords.h"
#include "app/editor/panels/radiuswords.h"

#include <QHeaderView>

namespace thicket::editor {

namespace {

constexpr int leastHeight = 26;
constexpr int jumpRole = Qt::UserRole;

QTableWidgetItem* cell(const QString& text)
{
    auto* item = new QTableWidgetItem(text);
    item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable);
    item->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
    return item;
}

} // namespace

RadiiTable::RadiiTable(QWidget* parent) : QTableWidget(0, 4, parent)
{
    setObjectName("comparisonRadii");
    setAccessibleName(tr("Several radii"));
    setHorizontalHeaderLabels({tr("Radius"), ComparisonWords::method(steer::SolverMethod::exact),
                               ComparisonWords::method(steer::SolverMethod::grid), tr("Flow")});
    for (int column = 0; column < columnCount(); ++column)
        horizontalHeaderItem(column)->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
    setSelectionBehavior(QAbstractItemView::SelectRows);
    setSelectionMode(QAbstractItemView::SingleSelection);
    setTabKeyNavigation(false);
    setShowGrid(false);
    setTextElideMode(Qt::ElideNone);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    verticalHeader()->hide();
    verticalHeader()->setDefaultSectionSize(leastHeight);
    verticalHeader()->setMinimumSectionSize(leastHeight);
    horizontalHeader()->setHighlightSections(false);
    horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    connect(this, &QTableWidget::itemClicked, this, &RadiiTable::choose);
    connect(this, &QTableWidget::itemActivated, this, &RadiiTable::choose);
}

void RadiiTable::setAnswers(const std::vector<steer::RadiusRow>& rows,
                            const std::vector<nav::CriticalRadius>& jumps, const nav::Map& map)
{
    const QString unit = QString::fromStdString(map.settings.unit);
    clearSpans();
    setRowCount(0);
    std::size_t jump = 0;
    const auto addJumpsBelow = [&](double radius) {
        for (; jump < jumps.size() && jumps[jump].radius < radius; ++jump)
            addJump(RadiusWords::sentence(jumps[jump], map), jump);
    };
    for (const steer::RadiusRow& row : rows) {
        addJumpsBelow(row.radius);
        addRow(row, unit);
    }
    addJumpsBelow(std::numeric_limits<double>::infinity());
    setVisible(rowCount() > 0);
    fitHeight();
}

void RadiiTable::addRow(const steer::RadiusRow& row, const QString& unit)
{
    const int at = rowCount();
    insertRow(at);
    setItem(at, 0, cell(lengthText(row.radius, unit)));
    for (int column = 1; column < columnCount(); ++column) {
        const steer::SolverRow& answer = row.rows[std::size_t(column) - 1];
        const bool isFound = !answer.path.isEmpty();
        auto* item = cell(isFound ? lengthText(answer.path.length(), unit) : tr("closed"));
        item->setToolTip(isFound ? ComparisonWords::excess(answer)
                                 : ComparisonWords::failure(answer));
        setItem(at, column, item);
    }
}

void RadiiTable::addJump(const QString& sentence, std::size_t jump)
{
    const int at = rowCount();
    insertRow(at);
    auto* item = cell(sentence);
    item->setTextAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    item->setData(jumpRole, qulonglong(jump));
    item->setToolTip(tr("Show the place and select what leaves no room"));
    setItem(at, 0, item);
    setSpan(at, 0, 1, columnCount());
}

void RadiiTable::choose(QTableWidgetItem* item)
{
    const QVariant jump = item->data(jumpRole);
    if (jump.isValid())
        emit jumpChosen(jump.toULongLong());
}

/// Sentences wrap elsewhere.
void RadiiTable::resizeEvent(QResizeEvent* event)
{
    QTableWidget::resizeEvent(event);
    fitHeight();
}

/// All rows are in sight: the panel scrolls.
void RadiiTable::fitHeight()
{
    resizeRowsToContents();
    setFixedHeight(horizontalHeader()->sizeHint().height() + verticalHeader()->length() +
                   2 * frameWidth());
}

} // namespace thicket::editor
