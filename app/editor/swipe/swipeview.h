#pragma once

#include <QGraphicsView>

namespace thicket::editor {

class Canvas;
class MapView;

/// The picture of another map over a view, from its left border to the swipe line, seen by the same
/// camera. Wheel, panning and moves of the pointer are those of the view beneath; other presses do
/// nothing, as this map is not edited.
class SwipeView : public QGraphicsView {
    Q_OBJECT

public:
    /// Both must outlive it. The viewport of `beneath` is its parent.
    SwipeView(Canvas& canvas, MapView& beneath);

    /// Where the swipe line is, pixels from the left border.
    void setEdge(int x);

signals:
    void pressed(); ///< where nothing can be done

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    bool viewportEvent(QEvent* event) override;

private:
    void showCamera();
    void cover();

    Canvas& m_canvas;
    MapView& m_beneath;
    int m_edge = 0;
};

} // namespace thicket::editor
