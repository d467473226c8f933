#pragma once

#include <QWidget>

class QLabel;
class QTableView;

namespace thicket::editor {

class MapDocument;
class PointsModel;
class Selection;

/// The table of the points of the wall or polygon that is selected alone. Hidden for any other
/// selection.
class PointsTable : public QWidget {
    Q_OBJECT

public:
    PointsTable(MapDocument& document, const Selection& selection, QWidget* parent = nullptr);

    void refresh();

private:
    void fitHeight();

    PointsModel* m_model;
    QTableView* m_view;
    QLabel* m_refusal;
};

} // namespace thicket::editor
