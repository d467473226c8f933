#pragma once

#include <QAbstractListModel>

namespace thicket::editor {

class MapDocument;

/// The states of a document as rows: the first one is the map as it was opened, and each later one
/// is that after an undo step, named after it.
class HistoryModel : public QAbstractListModel {
    Q_OBJECT

public:
    static constexpr int isPresentRole = Qt::UserRole;    ///< bool: the state that is shown
    static constexpr int isUndoneRole = Qt::UserRole + 1; ///< bool: a step that redo does again
    static constexpr int isSavedRole = Qt::UserRole + 2;  ///< bool: the state that the file has

    /// `document` must outlive it.
    explicit HistoryModel(MapDocument& document, QObject* parent = nullptr);

    int presentRow() const;
    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;

private:
    void refresh();

    MapDocument& m_document;
    int m_rows = 1;
};

} // namespace thicket::editor
