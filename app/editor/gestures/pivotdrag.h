#pragma once

#include "app/editor/gestures/manipulation.h"
#include "app/editor/gestures/snapper.h"

#include <QCoreApplication>

namespace thicket::editor {

/// Moves the point that the selection is turned about. It is no part of the map.
class PivotDrag : public Manipulation {
    Q_DECLARE_TR_FUNCTIONS(PivotDrag)

public:
    PivotDrag(const ToolContext& context, nav::Point pivot, nav::Point grip);
    ~PivotDrag() override;

    void update(const PointerEvent& event) override;
    void commit() override;

private:
    nav::Point m_before;
    nav::Point m_grip;
    Snapper m_snapper;
    bool m_committed = false;
};

} // namespace thicket::editor
