#pragma once

#include "libnav/map/mapobject.h"

#include <QAccessibleWidget>

#include <deque>
#include <unordered_map>

namespace thicket::editor {

class MapView;

/// The canvas for screen readers. Its children are the widgets on it, then the objects of the map
/// in drawing order. An object's interface is made when it is asked for, and only the latest are
/// kept.
class CanvasAccess : public QAccessibleWidget {
public:
    explicit CanvasAccess(MapView& view);
    ~CanvasAccess() override;
    /// Makes it the interface of every MapView. Further calls do nothing.
    static void install();

    /// Null if the map has no such object. Valid until other children are asked for.
    QAccessibleInterface* childOf(nav::ObjectId id) const;
    int keptCount() const { return static_cast<int>(m_order.size()); }

    int childCount() const override;
    QAccessibleInterface* child(int index) const override;
    int indexOfChild(const QAccessibleInterface* child) const override;
    QAccessibleInterface* childAt(int x, int y) const override;
    QAccessibleInterface* focusChild() const override;

private:
    QList<QWidget*> widgets() const;

    MapView& m_view;
    mutable std::unordered_map<nav::ObjectId, QAccessible::Id> m_kept;
    mutable std::deque<nav::ObjectId> m_order; // of the kept ones, the oldest first
};

} // namespace thicket::editor
