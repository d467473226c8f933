#pragma once

#include "app/editor/gestures/manipulation.h"
#include "app/editor/gestures/snapper.h"
#include "app/editor/scene/handles.h"
#include "app/editor/transform/boxstretch.h"

#include <QCoreApplication>

namespace thicket::editor {

/// Resizes the selection by one of its handles: a circle by its rim; a box about the opposite side,
/// with Alt about its middle, with Shift in proportion. Width, height or a factor can be typed. The
/// box gets a typed size exactly, and the width or height that a handle of its sides is dragged to;
/// a corner scales the places by where it is dragged, as circles stay round.
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
    BoxStretch wanted(const PointerEvent& event, nav::Point at, nav::Point anchor) const;
    void showBox(const nav::Box& box, const QString& detail);
    QString percentages(const nav::Box& after) const;
    static QString unreachedSize();
    nav::MapEdit edit(std::vector<nav::MapObject> resized) const;

    std::vector<nav::MapObject> m_objects;
    std::vector<std::size_t> m_positions;
    HandleSet m_handles;
    Handle m_handle;
    nav::Point m_offset; // from pointer to handle
    Snapper m_snapper;
    SkeletonReach m_reach; // of m_objects
    BoxStretch m_wanted;   // at the last move
};

} // namespace thicket::editor
