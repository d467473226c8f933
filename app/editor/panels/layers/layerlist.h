#pragma once

#include "libnav/map/mapobject.h"

#include <QList>
#include <QWidget>

#include <cstddef>
#include <optional>
#include <vector>

class QVBoxLayout;

namespace thicket::editor {

class Appearance;
class LayerRow;

/// The rows of the layers, the highest first: chosen by a click or the arrow keys, put in another
/// order by dragging or Alt+arrows, renamed by a double click or F2.
class LayerList : public QWidget {
    Q_OBJECT

public:
    explicit LayerList(const Appearance& appearance, QWidget* parent = nullptr);

    /// Makes one row for each layer, from the bottom up as in the map. Rows of layers that stay are
    /// kept, with their focus.
    void setLayers(const std::vector<nav::LayerId>& layers);
    LayerRow* row(nav::LayerId id) const;
    /// The one that the arrow keys start from.
    void setChosen(nav::LayerId id) { m_chosen = id; }
    void beginRenaming(nav::LayerId id);

signals:
    /// A new row: connect it.
    void rowMade(thicket::editor::LayerRow* row);
    void chosen(thicket::nav::LayerId id);
    /// To a place from the bottom.
    void moveWanted(thicket::nav::LayerId id, std::size_t place);
    void removeWanted();
    void menuWanted(const QPoint& globalPosition);

protected:
    bool event(QEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    struct Drag {
        nav::LayerId id;
        int from;               ///< where the mouse was pressed
        std::optional<int> gap; ///< rows above where it would go; nullopt: not dragged yet
    };
    int indexOf(nav::LayerId id) const;
    int gapAt(int y) const;
    void step(int by);
    void drop();

    const Appearance& m_appearance;
    QVBoxLayout* m_layout;
    QList<LayerRow*> m_rows; // from the top down
    nav::LayerId m_chosen = 0;
    std::optional<Drag> m_drag;
};

} // namespace thicket::editor
