#include "app/editor/panels/history/historymodel.h"

#include "app/editor/document/mapdocument.h"

namespace thicket::editor {

HistoryModel::HistoryModel(MapDocument& document, QObject* parent)
    : QAbstractListModel(parent), m_document(document), m_rows(document.undoStack().count() + 1)
{
    connect(&document, &MapDocument::historyChanged, this, &HistoryModel::refresh);
    connect(&document, &MapDocument::titleChanged, this, &HistoryModel::refresh);
    connect(&document, &MapDocument::wasReset, this, &HistoryModel::refresh);
}

int HistoryModel::presentRow() const { return m_document.undoStack().index(); }

int HistoryModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : m_rows;
}

QVariant HistoryModel::data(const QModelIndex& index, int role) const
{
    const QUndoStack& stack = m_document.undoStack();
    const int row = index.row();
    if (!index.isValid() || row > stack.count())
        return {};
    const bool isSaved = row == stack.cleanIndex() && !m_document.file().isUntitled();
    const QString name = row == 0 ? tr("Map as opened") : stack.text(row - 1);
    switch (role) {
    case Qt::DisplayRole:
        return name;
    case Qt::AccessibleTextRole: {
        QStringList words{name};
        if (row == presentRow())
            words << tr("present");
        if (row > presentRow())
            words << tr("undone");
        if (isSaved)
            words << tr("saved");
        return words.join(QStringLiteral(", "));
    }
    case isPresentRole:
        return row == presentRow();
    case isUndoneRole:
        return row > presentRow();
    case isSavedRole:
        return isSaved;
    default:
        return {};
    }
}

void HistoryModel::refresh()
{
    const int rows = m_document.undoStack().count() + 1;
    if (rows > m_rows) {
        beginInsertRows({}, m_rows, rows - 1);
        m_rows = rows;
        endInsertRows();
    } else if (rows < m_rows) {
        beginRemoveRows({}, rows, m_rows - 1);
        m_rows = rows;
        endRemoveRows();
    }
    emit dataChanged(index(0), index(m_rows - 1));
}

} // namespace thicket::editor
