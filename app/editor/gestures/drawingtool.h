#pragma once

#include "app/editor/gestures/drawinggesture.h"
#include "app/editor/gestures/gesturetool.h"
#include "app/editor/gestures/numberentry.h"

namespace thicket::editor {

/// A tool whose gesture draws new objects, with a crosshair cursor. The gesture begins at a press,
/// follows the pointer and typed numbers, and becomes one undo step at the release or Enter. A
/// cancelled or undone gesture leaves no trace. This class runs the gesture. A derived tool draws.
class DrawingTool : public GestureTool<DrawingGesture> {
    Q_OBJECT

public:
    QCursor cursor() const override; ///< forbidden over a closed layer

    void press(const PointerEvent& event) override;
    void move(const PointerEvent& event) override;
    void release(const PointerEvent& event) override;
    void doubleClick(const PointerEvent& event) override { press(event); }
    bool key(QKeyEvent& event) override;

protected:
    DrawingTool(ToolContext context, NumberEntry numbers, QObject* parent);

    /// Any object of the kind that is drawn. It chooses the layer; see NewObject.
    virtual nav::Geometry kind() const = 0;
    /// Called when the gesture begins, before it changes the map.
    virtual void begin() {}
    /// Returns what is drawn with the current pointer and numbers.
    virtual Drawing draw() = 0;
    /// Whether there is something to show before a drag or a typed number.
    virtual bool isShownAtOnce() const { return true; }
    /// Enter was pressed: ends the drawing.
    virtual void accept() { finish(draw()); }
    /// The name of the undo step that adds `count` objects.
    virtual QString stepName(std::size_t count) const = 0;
    /// Called after the undo step has been added to the document.
    virtual void committed() {}

    /// Begins a gesture and cancels an open one. Returns false if the layer is hidden or locked.
    bool open(const PointerEvent& press);
    /// Shows what is currently drawn.
    void update();
    /// Ends the gesture with `drawing` as one undo step, or with none if nothing is drawn.
    void finish(Drawing drawing);
    /// Only while isGestureOpen().
    DrawingGesture& gesture() const { return *m_gesture; }

    NumberEntry m_numbers;
};

} // namespace thicket::editor
