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

/// A tool whose gesture draws new objects, with a crosshair: it opens at a press, follows the
/// pointer and the numbers typed, and is one undo step at the release or Enter. Cancelled or
/// undone, it leaves nothing. The gesture is kept here; a tool says what is drawn so far.
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
        QString refusal = {}; ///< where nothing is drawn: why
    };

    DrawingTool(ToolContext context, NumberEntry numbers, QObject* parent);

    /// Any object of the kind that is drawn: it is laid where the others of its kind are.
    virtual nav::Geometry kind() const = 0;
    /// The gesture has just been opened; the map is still as it was.
    virtual void begin() {}
    /// What is drawn with the pointer at pointer().
    virtual Drawing draw() = 0;
    /// Whether there is something to show before a drag or a typed number.
    virtual bool isShownAtOnce() const { return true; }
    /// Enter: what is drawn is done.
    virtual void accept() { finish(); }
    /// What the undo step is called that adds `count` objects.
    virtual QString stepName(std::size_t count) const = 0;
    /// The step is in the map.
    virtual void committed() {}

    /// Begins a gesture in place of the one that may be open; false when no layer takes it.
    bool open(const PointerEvent& press);
    void update() { show(draw()); }
    void finish() { finish(draw()); }
    void finish(Drawing drawing);
    /// To what the pointer is pulled, among the objects that were there at the press.
    Snapper::Pull pull(const PointerEvent& event) const;
    /// The pull of a disc's rim; see Snapper.
    Snapper::RadiusPull pullRadius(const nav::Circle& circle, const PointerEvent& event) const;

    const PointerEvent& pressed() const { return m_press; }
    const PointerEvent& pointer() const { return m_pointer; }
    void setPointer(const PointerEvent& event) { m_pointer = event; }
    /// Whether the pointer has left the place of the press.
    bool isDragging() const { return m_isDragging; }
    /// Of the first object drawn.
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
