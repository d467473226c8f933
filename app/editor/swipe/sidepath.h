#pragma once

#include "libnav/path/path.h"

#include <QGraphicsItem>
#include <QObject>

namespace thicket::editor {

class Appearance;
class Canvas;
class Overlays;

/// A path in a picture of a comparison that is not the picture's own.
class SidePath : public QGraphicsItem {
public:
    enum class Look {
        ghost,  ///< that of the other side: dashed, beneath the path (z 11.2)
        answer, ///< that of a method, drawn as the path (z 12)
    };
    /// All must outlive it. It is shown as strongly as the overlay of the path is, and removes
    /// itself from the canvas.
    SidePath(Canvas& canvas, const Overlays& overlays, const Appearance& appearance, Look look);
    ~SidePath() override;

    void show(const nav::Path& path);

    QRectF boundingRect() const override { return m_box; }
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

private:
    void follow();

    Canvas& m_canvas;
    const Overlays& m_overlays;
    const Appearance& m_appearance;
    Look m_look;
    nav::Path m_path;
    QRectF m_box;
    QObject m_listener;
};

} // namespace thicket::editor
