#pragma once

#include <QWidget>

#include <cstddef>
#include <vector>

class QLabel;
class QTableView;

namespace thicket::editor {

class MapDocument;
class PointsModel;
class Selection;

/// The table of the points of the wall or polygon that is selected alone. Hidden for any other
/// selection. A chosen row is a chosen vertex.
class PointsTable : public QWidget {
    Q_OBJECT

public:
    PointsTable(MapDocument& document, const Selection& selection, QWidget* parent = nullptr);

    void refresh();
    /// Marks their rows, and scrolls to the first. Those that there are not are left out.
    void showChosen(std::vector<std::size_t> vertices);

signals:
    /// Those of the marked rows, in their order.
    void verticesWanted(const std::vector<std::size_t>& vertices);

private:
    void fitHeight();
    std::vector<std::size_t> marked() const;
    void tellMarked();

    PointsModel* m_model;
    QTableView* m_view;
    QLabel* m_refusal;
    bool m_isShowing = false; ///< what was chosen elsewhere
};

} // namespace thicket::editor
