#pragma once

#include <QGraphicsItem>
#include <QObject>

namespace thicket::editor {

class Appearance;
class Canvas;
class Navigator;

/// The path through one map as a dashed line in the picture of another (z 11.2).
class GhostPath : public QObject, public QGraphicsItem {
    Q_OBJECT
    Q_INTERFACES(QGraphicsItem)

public:
    /// All must outlive it. It removes itself from the canvas.
    GhostPath(const Navigator& navigator, Canvas& canvas, const Appearance& appearance);
    ~GhostPath() override;

    QRectF boundingRect() const override { return m_box; }
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

private:
    void follow();

    const Navigator& m_navigator;
    Canvas& m_canvas;
    const Appearance& m_appearance;
    QRectF m_box;
};

} // namespace thicket::editor
