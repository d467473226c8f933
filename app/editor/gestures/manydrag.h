#pragma once

#include "app/editor/gestures/manipulation.h"

#include <QCoreApplication>

#include <memory>

namespace thicket::editor {

/// Moves the selected objects, or copies of them with Alt, if they are too many to be shown in the
/// map at each step: more than mostAtOnce. Their rims move instead, and the map follows when the
/// step is made. It does not snap.
class ManyDrag : public Manipulation {
    Q_DECLARE_TR_FUNCTIONS(ManyDrag)

public:
    /// Null if no selected object may be moved. `grip` is where the pointer was pressed.
    static std::unique_ptr<ManyDrag> ofSelection(const ToolContext& context, nav::Point grip);
    /// `box` is that of the objects.
    ManyDrag(const ToolContext& context, const nav::Box& box, nav::Point grip);
    ~ManyDrag() override;

    void update(const PointerEvent& event) override;
    void commit() override;

private:
    nav::Point displacement(const PointerEvent& event) const;
    void show();

    nav::Box m_box;
    nav::Point m_grip;
    nav::Point m_by;
    bool m_copies = false;
    bool m_isCommitted = false;
};

} // namespace thicket::editor
