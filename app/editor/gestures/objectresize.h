#pragma once

#include "app/editor/gestures/manipulation.h"
#include "app/editor/gestures/snapper.h"
#include "app/editor/scene/handles.h"

#include <QCoreApplication>

namespace thicket::editor {

/// Resizes the selection by one of its handles: a circle by its rim; a box about the opposite side,
/// with Alt about its middle, with Shift in proportion. Width, height or a factor can be typed.
class ObjectResize : public Manipulation {
    Q_DECLARE_TR_FUNCTIONS(ObjectResize)

public:
    /// `objects` in their current state, or none: very many are selected, and are not shown as
    /// their size changes.
    ObjectResize(const ToolContext& context, std::vector<nav::MapObject> objects, HandleSet handles,
                 const Handle& handle, nav::Point grip);

    void update(const PointerEvent& event) override;
    void commit() override;

private:
    void updateRadius(const PointerEvent& event, nav::Point at);
    void updateBox(const PointerEvent& event, nav::Point at);
    nav::Point factors(const PointerEvent& event, nav::Point at, nav::Point anchor) const;
    void showBox(const nav::Box& box, nav::Point factors);
    nav::MapEdit edit(std::vector<nav::MapObject> resized) const;

    std::vector<nav::MapObject> m_objects;
    std::vector<std::size_t> m_positions;
    HandleSet m_handles;
    Handle m_handle;
    nav::Point m_offset; // from pointer to handle
    Snapper m_snapper;
    nav::Point m_anchor; // of the last box
    nav::Point m_factors{1, 1};
};

} // namespace thicket::editor
