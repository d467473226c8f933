#pragma once

#include "app/editor/gestures/livegesture.h"
#include "app/editor/gestures/newobject.h"
#include "app/editor/gestures/snapper.h"
#include "app/editor/scene/feedback.h"

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
    QString refusal = {}; ///< why, if nothing is drawn
};

/// One open gesture of a drawing tool: its press, the pointer, snapping, and the preview of what is
/// drawn. Destroyed uncommitted, it leaves no trace.
class DrawingGesture {
public:
    /// `object` is the first object drawn. The others follow it in id and order.
    DrawingGesture(const ToolContext& context, const NewObject& object, const PointerEvent& press);

    const PointerEvent& pressed() const { return m_press; }
    const PointerEvent& pointer() const { return m_pointer; }
    void setPointer(const PointerEvent& event) { m_pointer = event; }
    /// As setPointer(). Far enough from the press, the gesture becomes a drag.
    void follow(const PointerEvent& event);
    /// Whether the pointer has moved far enough from the press for a drag.
    bool isDragging() const { return m_isDragging; }

    /// Snaps the pointer to the objects that existed at the press.
    Snapper::Pull pull(const PointerEvent& event) const;
    /// Snaps a disc's rim; see Snapper.
    Snapper::RadiusPull pullRadius(const nav::Circle& circle, const PointerEvent& event) const;

    /// Points that snap besides those of the map: the points drawn so far.
    void setOwnPoints(std::vector<nav::Point> points) { m_snapper.setOwnPoints(std::move(points)); }

    /// The pointer is the free end of a side that begins here: it may become a tangent.
    void setSideBegin(std::optional<nav::Point> begin) { m_sideBegin = begin; }

    /// The next preview puts the objects before all others.
    void placeBeneath() { m_object.position = 0; }

    /// The id of the first object drawn.
    nav::ObjectId id() const { return m_object.id; }
    void preview(std::vector<nav::Geometry> objects,
                 std::optional<nav::MapEdit::SettingsChange> settings);
    /// Makes the last preview one undo step.
    void commit(const QString& text) { m_live.commit(text); }
    /// False after the document has ended it.
    bool isOpen() const { return m_live.isOpen(); }

private:
    Canvas& m_canvas;
    LiveGesture m_live;
    Snapper m_snapper;
    std::optional<nav::Point> m_sideBegin;
    NewObject m_object;
    PointerEvent m_press;
    PointerEvent m_pointer;
    bool m_isDragging = false;
};

} // namespace thicket::editor
