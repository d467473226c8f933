#include "app/editor/import/rowtable.h"

#include "app/editor/appearance/appearance.h"

#include <QHeaderView>

namespace thicket::editor {

RowTable::RowTable(const Appearance& appearance, QWidget* parent)
    : QTableWidget(parent), m_appearance(appearance)
{
    setObjectName("importRows");
    setAccessibleName(tr("First rows of the file"));
    setEditTriggers(NoEditTriggers);
    setSelectionMode(NoSelection);
    setTabKeyNavigation(false);
    setWordWrap(false);
    verticalHeader()->hide();
    verticalHeader()->setDefaultSectionSize(24);
    horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    horizontalHeader()->setHighlightSections(false);
    horizontalHeader()->setStretchLastSection(true);
}

void RowTable::show(const plugins::ImportSurvey& survey, const QMap<int, QString>& uses)
{
    clear();
    setColumnCount(static_cast<int>(survey.columns.size()));
    setRowCount(static_cast<int>(survey.rows.size()));
    for (int row = 0; row < rowCount(); ++row) {
        const QStringList& fields = survey.rows[row];
        for (int column = 0; column < columnCount(); ++column)
            setItem(row, column, new QTableWidgetItem(fields.value(column)));
    }
    for (int column = 0; column < columnCount(); ++column)
        showColumn(column, survey.columns[column], uses.value(column));
    resizeColumnsToContents();
}

void RowTable::showColumn(int column, const QString& title, const QString& use)
{
    const bool isUsed = !use.isEmpty();
    const bool isSame = title.compare(use, Qt::CaseInsensitive) == 0;
    auto* header =
        new QTableWidgetItem(isUsed && !isSame ? QStringLiteral("%1 → %2").arg(title, use) : title);
    QFont font = header->font();
    font.setBold(isUsed);
    header->setFont(font);
    setHorizontalHeaderItem(column, header);
    for (int row = 0; row < rowCount(); ++row) {
        item(row, column)
            ->setForeground(isUsed ? m_appearance.palette().text
                                   : m_appearance.palette().textSecond);
        if (isUsed)
            item(row, column)->setBackground(m_appearance.palette().accentSoft);
    }
}

} // namespace thicket::editor
