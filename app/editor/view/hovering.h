#pragma once

#include <QObject>
#include <QPointF>
#include <QTimer>

class QWidget;

namespace thicket::editor {

class Canvas;
struct PointerEvent;

/// What a free pointer lights up: the object under it, else the graph edge. Resting there, the
/// pointer gets a text beside it that describes what is lit.
class Hovering : public QObject {
    Q_OBJECT

public:
    /// Both must outlive it; the text is shown over `viewport`.
    Hovering(Canvas& canvas, QWidget& viewport, QObject* parent = nullptr);

    /// The pointer is at `event`; not `wanted`, nothing lights up.
    void follow(const PointerEvent& event, bool wanted);
    /// Takes the text away, and the one that is due.
    void hideText();
    /// Nothing is lit any more and no text is due.
    void leave();

private:
    void showText();

    Canvas& m_canvas;
    QWidget& m_viewport;
    QPointF m_pixel;
    QTimer m_rest;
};

} // namespace thicket::editor
