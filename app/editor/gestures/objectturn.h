#pragma once

#include "app/editor/gestures/manipulation.h"
#include "app/editor/scene/handles.h"

#include <QCoreApplication>

#include <vector>

namespace thicket::editor {

/// Turns objects about a point. Shift keeps to steps of 15 degrees; without it the angle snaps to
/// multiples of 45 degrees that are near. Typed angles are degrees, counter-clockwise.
class ObjectTurn : public Manipulation {
    Q_DECLARE_TR_FUNCTIONS(ObjectTurn)

public:
    /// `objects` in their current state, or none: very many are selected, and are not shown as they
    /// turn. `handles` are theirs. `grip` is where the pointer was pressed.
    ObjectTurn(const ToolContext& context, std::vector<nav::MapObject> objects,
               const HandleSet& handles, nav::Point grip);

    void update(const PointerEvent& event) override;
    void commit() override;

private:
    double degrees(const PointerEvent& event, std::vector<Guide>& guides) const;
    void show(double degrees, std::vector<Guide> guides);

    std::vector<nav::MapObject> m_objects;
    std::vector<std::size_t> m_positions;
    nav::Box m_box;
    nav::Point m_pivot;
    bool m_isPivotChosen;
    nav::Point m_grip;
    double m_degrees = 0;
};

} // namespace thicket::editor
