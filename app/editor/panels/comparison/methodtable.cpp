#include "app/editor/panels/comparison/methodtable.h"

#include "app/drawing/comparisondrawing.h"
#include "app/editor/appearance/appearance.h"
#include "app/editor/numbers/numbertext.h"
#include "app/editor/panels/comparison/comparisonwords.h"

#include <QHeaderView>
#include <QPainter>
#include <QSignalBlocker>

#include <array>

namespace thicket::editor {

namespace {

constexpr QSize sampleSize(24, 12);
constexpr std::array methods{steer::SolverMethod::exact, steer::SolverMethod::weighted,
                             steer::SolverMethod::completeGraph, steer::SolverMethod::grid,
                             steer::SolverMethod::flow};

QTableWidgetItem* numberItem()
{
    auto* item = new QTableWidgetItem;
    item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable);
    item->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
    return item;
}

/// Broken at the space nearest to the middle, if there is one: the column stays narrow.
QString inTwoLines(QString text)
{
    const qsizetype middle = text.size() / 2;
    const qsizetype after = text.indexOf(u' ', middle);
    const qsizetype before = text.lastIndexOf(u' ', middle);
    const bool isAfter = after >= 0 && (before < 0 || after - middle < middle - before);
    const qsizetype at = isAfter ? after : before;
    if (at >= 0)
        text[at] = u'\n';
    return text;
}

} // namespace

MethodTable::MethodTable(const Appearance& appearance, QWidget* parent)
    : QTableWidget(int(methods.size()), 3, parent), m_appearance(appearance)
{
    setObjectName("comparisonTable");
    setAccessibleName(tr("Methods"));
    arrange();
    fillNames();
    drawSamples();
    connect(&appearance, &Appearance::changed, this, &MethodTable::drawSamples);
    connect(this, &QTableWidget::itemChanged, this, &MethodTable::linesChanged);
    connect(this, &QTableWidget::currentCellChanged, this, &MethodTable::linesChanged);
}

/// Two lines a row: five columns are too broad for the dock.
void MethodTable::arrange()
{
    const int line = fontMetrics().height();
    const int rowHeight = 2 * line + 8;
    const int headHeight = 2 * line + 10;
    setHorizontalHeaderLabels({tr("Method"), tr("Length\nExcess"), tr("Work\nTime")});
    horizontalHeaderItem(lengthColumn)
        ->setToolTip(tr("Of the path, and how much longer it is than the shortest"));
    horizontalHeaderItem(workColumn)
        ->setToolTip(tr("Vertices expanded, or cells settled; the time includes that to make the "
                        "graph, the cells or the flow field"));
    horizontalHeaderItem(methodColumn)->setTextAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    for (const int column : {int(lengthColumn), int(workColumn)})
        horizontalHeaderItem(column)->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
    setSelectionBehavior(QAbstractItemView::SelectRows);
    setSelectionMode(QAbstractItemView::SingleSelection);
    setTabKeyNavigation(false);
    setShowGrid(false);
    setIconSize(sampleSize);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    verticalHeader()->hide();
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    verticalHeader()->setDefaultSectionSize(rowHeight);
    horizontalHeader()->setHighlightSections(false);
    horizontalHeader()->setFixedHeight(headHeight);
    horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    horizontalHeader()->setSectionResizeMode(methodColumn, QHeaderView::Stretch);
    setFixedHeight(int(methods.size()) * rowHeight + headHeight + 2 * frameWidth());
}

void MethodTable::fillNames()
{
    for (int row = 0; row < int(methods.size()); ++row) {
        auto* name = new QTableWidgetItem(ComparisonWords::method(methods[row]));
        name->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
        name->setCheckState(Qt::Checked);
        setItem(row, methodColumn, name);
        setItem(row, lengthColumn, numberItem());
        setItem(row, workColumn, numberItem());
        for (int column = 0; column < columnCount(); ++column)
            item(row, column)->setToolTip(ComparisonWords::explanation(methods[row]));
    }
}

void MethodTable::drawSamples()
{
    const QSignalBlocker blocker(this);
    const drawing::Style style{m_appearance.palette(), 1};
    for (int row = 0; row < int(methods.size()); ++row) {
        QPixmap sample(sampleSize * devicePixelRatioF());
        sample.setDevicePixelRatio(devicePixelRatioF());
        sample.fill(Qt::transparent);
        QPainter painter(&sample);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(drawing::methodPen(methods[row], style));
        painter.drawLine(QPointF(1, 6), QPointF(sampleSize.width() - 1, 6));
        painter.end();
        item(row, methodColumn)->setIcon(QIcon(sample));
    }
    viewport()->update();
}

void MethodTable::setAnswers(const std::vector<steer::SolverRow>& rows, const QString& unit)
{
    setVisible(!rows.empty());
    const QSignalBlocker blocker(this);
    for (std::size_t row = 0; row < rows.size(); ++row)
        fill(int(row), rows[row], unit);
    viewport()->update();
}

void MethodTable::fill(int row, const steer::SolverRow& answer, const QString& unit)
{
    const bool isFound = !answer.path.isEmpty();
    item(row, lengthColumn)
        ->setText(isFound ? lengthText(answer.path.length(), unit) + '\n' +
                                ComparisonWords::excess(answer)
                          : inTwoLines(ComparisonWords::failure(answer)));
    item(row, lengthColumn)->setToolTip(ComparisonWords::bound(answer));
    item(row, workColumn)
        ->setText(QLocale().toString(static_cast<qulonglong>(answer.expanded)) + '\n' +
                  ComparisonWords::time(answer));
}

bool MethodTable::isLineShown(steer::SolverMethod method) const
{
    return item(int(method), methodColumn)->checkState() == Qt::Checked;
}

std::optional<steer::SolverMethod> MethodTable::chosen() const
{
    return currentRow() < 0 ? std::nullopt : std::optional(methods[std::size_t(currentRow())]);
}

} // namespace thicket::editor
