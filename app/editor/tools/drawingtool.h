#pragma once

#include "app/editor/tools/drawinggesture.h"
#include "app/editor/tools/numberentry.h"
#include "app/editor/tools/tool.h"

#include <memory>

namespace thicket::editor {

/// A tool whose gesture draws new objects, with a crosshair: it opens at a press, follows the
/// pointer and the numbers typed, and is one undo step at the release or Enter. Cancelled or
/// undone, it leaves nothing. The gesture is kept here; a tool says what is drawn so far.
class DrawingTool : public Tool {
    Q_OBJECT

public:
    QCursor cursor() const override { return Qt::CrossCursor; }
    bool isGestureOpen() const override { return m_gesture != nullptr; }

    void press(const PointerEvent& event) override;
    void move(const PointerEvent& event) override;
    void release(const PointerEvent& event) override;
    void doubleClick(const PointerEvent& event) override { press(event); }
    bool key(QKeyEvent& event) override;
    bool cancel() override;
    void historyChanged() override;

protected:
    DrawingTool(ToolContext context, NumberEntry numbers, QObject* parent);

    /// Any object of the kind that is drawn: it is laid where the others of its kind are.
    virtual nav::Geometry kind() const = 0;
    /// The gesture has just been opened; the map is still as it was.
    virtual void begin() {}
    /// What is drawn with pointer and numbers as they are.
    virtual Drawing draw() = 0;
    /// Whether there is something to show before a drag or a typed number.
    virtual bool isShownAtOnce() const { return true; }
    /// Enter: what is drawn is done.
    virtual void accept() { finish(draw()); }
    /// What the undo step is called that adds `count` objects.
    virtual QString stepName(std::size_t count) const = 0;
    /// The step is in the map.
    virtual void committed() {}

    /// Begins a gesture in place of the one that may be open; false when no layer takes it.
    bool open(const PointerEvent& press);
    /// Shows what is drawn now.
    void update();
    /// Ends the gesture with `drawing` as one undo step, or without one when nothing is drawn.
    void finish(Drawing drawing);
    /// While isGestureOpen().
    DrawingGesture& gesture() const { return *m_gesture; }

    NumberEntry m_numbers;

private:
    std::unique_ptr<DrawingGesture> m_gesture;
};

} // namespace thicket::editor
