#pragma once

#include "app/editor/scene/feedback.h"
#include "app/editor/tools/livegesture.h"
#include "app/editor/tools/newobject.h"
#include "app/editor/tools/numberentry.h"
#include "app/editor/tools/snapper.h"

#include <memory>
#include <optional>
#include <vector>

namespace thicket::editor {

/// A tool whose gesture draws new objects, with a crosshair cursor. The gesture begins at a press,
/// follows the pointer and typed numbers, and becomes one undo step at the release or Enter. A
/// cancelled or undone gesture leaves no trace. This class runs the gesture. A derived tool draws.
class DrawingTool : public Tool {
    Q_OBJECT

public:
    QCursor cursor() const override { return Qt::CrossCursor; }
    bool isGestureOpen() const override { return m_live != nullptr; }

    void press(const PointerEvent& event) override;
    void move(const PointerEvent& event) override;
    void release(const PointerEvent& event) override;
    void doubleClick(const PointerEvent& event) override { press(event); }
    bool key(QKeyEvent& event) override;
    bool cancel() override;
    void historyChanged() override;

protected:
    struct Drawing {
        std::vector<nav::Geometry> objects; ///< new ones, all on one layer
        std::optional<nav::MapEdit::SettingsChange> settings = {};
        Feedback feedback = {};
        QString refusal = {}; ///< why, if nothing is drawn
    };

    DrawingTool(ToolContext context, NumberEntry numbers, QObject* parent);

    /// Any object of the kind that is drawn. It chooses the layer; see NewObject.
    virtual nav::Geometry kind() const = 0;
    /// Called when the gesture begins, before it changes the map.
    virtual void begin() {}
    /// Returns what is drawn with the pointer at pointer().
    virtual Drawing draw() = 0;
    /// Whether there is something to show before a drag or a typed number.
    virtual bool isShownAtOnce() const { return true; }
    /// Enter was pressed: ends the drawing.
    virtual void accept() { finish(); }
    /// The name of the undo step that adds `count` objects.
    virtual QString stepName(std::size_t count) const = 0;
    /// Called after the undo step has been added to the document.
    virtual void committed() {}

    /// Begins a gesture and cancels an open one. Returns false if all layers are hidden or locked.
    bool open(const PointerEvent& press);
    void update() { show(draw()); }
    void finish() { finish(draw()); }
    void finish(Drawing drawing);
    /// Snaps the pointer to the objects that existed at the press.
    Snapper::Pull pull(const PointerEvent& event) const;
    /// Snaps a disc's rim; see Snapper.
    Snapper::RadiusPull pullRadius(const nav::Circle& circle, const PointerEvent& event) const;

    const PointerEvent& pressed() const { return m_press; }
    const PointerEvent& pointer() const { return m_pointer; }
    void setPointer(const PointerEvent& event) { m_pointer = event; }
    /// Whether the pointer has moved far enough from the press for a drag.
    bool isDragging() const { return m_isDragging; }
    /// The id of the first object drawn.
    nav::ObjectId id() const { return m_object.id; }
    NumberEntry& numbers() { return m_numbers; }
    const NumberEntry& numbers() const { return m_numbers; }

private:
    nav::MapEdit editOf(Drawing& drawing) const;
    void show(Drawing drawing);

    std::unique_ptr<LiveGesture> m_live; // while something is being drawn
    std::optional<Snapper> m_snapper;
    NewObject m_object;
    NumberEntry m_numbers;
    PointerEvent m_press;
    PointerEvent m_pointer;
    bool m_isDragging = false;
};

} // namespace thicket::editor
