#pragma once

#include "app/editor/view/minimapanswer.h"
#include "app/editor/view/minimappainter.h"

#include <QImage>
#include <QTimer>
#include <QWidget>

namespace thicket::editor {

class Appearance;
class Canvas;
class MinimapCrowd;
class ViewCamera;

/// The whole map, small, at the lower right of a view, with the path, the running agents and a
/// frame round what the view shows. A click or a drag moves the view there. The map is painted
/// beside other work, and again when an edit has rested. Hidden at first.
class Minimap : public QWidget {
    Q_OBJECT

public:
    /// All must outlive it. `viewport` is the parent, as large as the view.
    Minimap(Canvas& canvas, ViewCamera& camera, const Appearance& appearance, QWidget* viewport);

    /// Shows these agents, too. They must outlive it.
    void follow(const MinimapCrowd& crowd);
    /// Whether it shows the map as it is.
    bool isPainted() const { return !m_rest.isActive() && !m_slices.isActive(); }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;

private:
    void followMap();
    void followPath();
    void startOver();
    void begin();
    void paintSlice();
    void place();
    void paintAnswer(QPainter& painter);
    QRectF viewFrame() const;
    QRectF picture() const;
    void moveView(QPointF pixel);

    Canvas& m_canvas;
    ViewCamera& m_camera;
    const Appearance& m_appearance;
    MinimapPainter m_painter;
    MinimapAnswer m_answer;
    const MinimapCrowd* m_crowd = nullptr;
    nav::Box m_world; ///< what is shown
    QImage m_picture; ///< the last complete one
    QTimer m_rest;    ///< from an edit until painting begins
    QTimer m_slices;
    QPointF m_grip; ///< from the frame's middle to the pointer, during a drag
};

} // namespace thicket::editor
