#pragma once

#include "app/editor/scene/feedback.h"
#include "app/editor/tools/livegesture.h"
#include "app/editor/tools/newobject.h"
#include "app/editor/tools/snapper.h"

#include <QList>
#include <QString>

#include <optional>
#include <vector>

namespace thicket::editor {

/// What a drawing tool has drawn so far.
struct Drawing {
    std::vector<nav::Geometry> objects; ///< new ones, all on one layer
    std::optional<nav::MapEdit::SettingsChange> settings = {};
    Feedback feedback = {};
    QString refusal = {}; ///< where nothing is drawn: why
};

/// One open gesture of a drawing tool: where the pointer was pressed and is, what it is pulled to,
/// and the preview of what is drawn. Destroyed uncommitted, it leaves nothing in the map.
class DrawingGesture {
public:
    /// `object` is the first that will be drawn; the others follow it.
    DrawingGesture(const ToolContext& context, const NewObject& object, const PointerEvent& press);

    const PointerEvent& pressed() const { return m_press; }
    const PointerEvent& pointer() const { return m_pointer; }
    void setPointer(const PointerEvent& event) { m_pointer = event; }
    /// As setPointer(); far enough from the press it becomes a drag.
    void follow(const PointerEvent& event);
    /// Whether the pointer has left the place of the press since.
    bool isDragging() const { return m_isDragging; }

    /// To what the pointer is pulled, among the objects that were there at the press.
    Snapper::Pull pull(const PointerEvent& event) const;
    /// The same for a disc's rim; see Snapper.
    Snapper::RadiusPull pullRadius(const nav::Circle& circle, const PointerEvent& event) const;

    /// Of the first object drawn.
    nav::ObjectId id() const { return m_object.id; }
    void preview(std::vector<nav::Geometry> objects,
                 std::optional<nav::MapEdit::SettingsChange> settings);
    /// One undo step of what was previewed last.
    void commit(const QString& text) { m_live.commit(text); }
    /// False once it was taken back from outside.
    bool isOpen() const { return m_live.isOpen(); }

private:
    Canvas& m_canvas;
    LiveGesture m_live;
    Snapper m_snapper;
    NewObject m_object;
    PointerEvent m_press;
    PointerEvent m_pointer;
    bool m_isDragging = false;
};

} // namespace thicket::editor
