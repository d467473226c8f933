#pragma once

#include "libnav/geometry/shapes.h"

#include <QObject>
#include <QPointF>
#include <QTimer>

#include <cstdint>
#include <optional>

class QWidget;

namespace thicket::editor {

class Canvas;
struct PointerEvent;

/// Highlights the vertex of the played search under the pointer, otherwise the object, otherwise
/// the graph edge, and after a rest shows a tooltip that describes it. That of a running agent
/// follows its numbers.
class Hovering : public QObject {
    Q_OBJECT

public:
    /// Both must outlive it. The tooltip is shown over `viewport`.
    Hovering(Canvas& canvas, QWidget& viewport, QObject* parent = nullptr);

    /// The pointer is at `event`. Nothing is highlighted unless `wanted`.
    void follow(const PointerEvent& event, bool wanted);
    /// Hides the tooltip and cancels a pending one.
    void hideText();
    /// Removes the highlight and cancels a pending tooltip.
    void leave();

    /// Whether the pointer is on a running agent.
    bool isOnAgent() const { return m_running.has_value(); }

private:
    void showText();
    void renewText();
    QString runningText() const;

    Canvas& m_canvas;
    QWidget& m_viewport;
    QPointF m_pixel;
    nav::Point m_at;
    std::optional<std::uint32_t> m_running; ///< the agent at the pointer that is played
    QTimer m_rest;
};

} // namespace thicket::editor
