#pragma once

#include "app/editor/gestures/numberentry.h"
#include "app/editor/gestures/tool.h"

#include <optional>

namespace thicket::editor {

/// Asks for a path. One click sets the start. The goal then follows the pointer until the next
/// click. Either marker can be dragged. The map changes only when an end is placed, as one undo
/// step.
class PathProbeTool : public Tool {
    Q_OBJECT

public:
    explicit PathProbeTool(ToolContext context, QObject* parent = nullptr);

    QString name() const override { return tr("Path probe"); }
    QString iconName() const override { return QStringLiteral("path"); }
    QKeySequence shortcut() const override { return Qt::Key_T; }
    Group group() const override { return Group::path; }
    QString statusText() const override
    {
        return tr("Click the start, then the goal; drag either");
    }
    QList<KeyHint> hints() const override;
    QCursor cursor() const override;

    void deactivate() override;
    /// While Alt is held, the paths of five agent radii are shown.
    void modifiersChanged(Qt::KeyboardModifiers held) override;
    void press(const PointerEvent& event) override;
    void move(const PointerEvent& event) override;
    void release(const PointerEvent& event) override;
    void doubleClick(const PointerEvent&) override {} // the first press has placed the goal
    bool secondaryClick(const PointerEvent& event) override;
    bool key(QKeyEvent& event) override;
    bool isGestureOpen() const override { return m_state != State::idle && !m_isLiving; }
    bool cancel() override;

    /// First start: the map's start is set, and the goal follows the pointer from the next move on.
    void beginLiving() override;
    bool givesWay(const PointerEvent& press) const override;

private:
    enum class State { idle, following, dragging };
    enum class End { start, goal };

    std::optional<End> markerAt(nav::Point at) const;
    bool mayMoveMarkers() const;
    nav::Point target(const PointerEvent& event) const;
    void probe(const PointerEvent& event);
    void show(nav::Point at);
    void commit();

    QCursor m_free; // the cursor while no end is held
    State m_state = State::idle;
    End m_moving = End::goal;
    std::optional<nav::Point> m_fixed; // the other end; absent: its marker
    std::optional<nav::Point> m_at;    // where the moving end is
    NumberEntry m_numbers;
    PointerEvent m_press;
    PointerEvent m_last;
    bool m_isLiving = false;
    bool m_swapped = false;
};

} // namespace thicket::editor
