#pragma once

#include "libnav/map/map.h"

#include <QAbstractTableModel>

#include <vector>

namespace thicket::editor {

class MapDocument;
class Selection;

/// The vertices of the wall or polygon that is selected alone, as rows of x and y. An edited
/// coordinate is one undo step. No rows for any other selection.
class PointsModel : public QAbstractTableModel {
    Q_OBJECT

public:
    PointsModel(MapDocument& document, const Selection& selection, QObject* parent = nullptr);

    /// The selection or the map has changed.
    void refresh();

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    /// Takes numbers and sums, as number fields do. False if it is none or the vertex may not be
    /// there: refused() says why.
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;

signals:
    /// One sentence; empty after a coordinate has been accepted.
    void refused(const QString& reason);

private:
    const nav::MapObject* object() const;
    bool isLocked() const;

    MapDocument& m_document;
    const Selection& m_selection;
    std::vector<nav::Point> m_points; // as the views know them
};

} // namespace thicket::editor
