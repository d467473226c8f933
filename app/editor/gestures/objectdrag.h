#pragma once

#include "app/editor/gestures/manipulation.h"
#include "app/editor/gestures/snapper.h"

#include <QCoreApplication>

#include <optional>

namespace thicket::editor {

/// Moves objects, or copies of them with Alt.
class ObjectDrag : public Manipulation {
    Q_DECLARE_TR_FUNCTIONS(ObjectDrag)

public:
    /// `objects` in their current state, at least one. `grip` is where the pointer was pressed.
    ObjectDrag(const ToolContext& context, std::vector<nav::MapObject> objects, nav::Point grip);
    ~ObjectDrag() override;

    void update(const PointerEvent& event) override;
    void commit() override;

private:
    nav::Point displacement(const PointerEvent& event, std::vector<Guide>& guides) const;
    nav::MapEdit moved(nav::Point by) const;
    void makeCopies();
    nav::MapEdit copied(nav::Point by);
    void select(bool copies);
    void show(nav::Point by, std::vector<Guide> guides);

    std::vector<nav::MapObject> m_objects;
    std::vector<std::size_t> m_positions;
    std::size_t m_count; // of the map's objects before
    nav::ObjectId m_firstCopy;
    QList<nav::ObjectId> m_ids; // selected before
    nav::Point m_grip;
    nav::Box m_box;
    nav::Box m_extent; // with radii and thickness
    nav::Point m_reference;
    Snapper m_snapper;
    std::vector<nav::MapObject> m_originals;              // of the copies, in the groups of these
    std::optional<nav::MapEdit::SettingsChange> m_groups; // which the copies need
    bool m_hasCopies = false;
    bool m_copies = false;
    bool m_committed = false;
};

} // namespace thicket::editor
