#pragma once

#include "libnav/map/mapedit.h"
#include "libnav/map/validation/validation.h"

#include <QCoreApplication>
#include <QString>

namespace thicket::editor {

class Navigator;

/// Repairs of findings. There is one only where it does what the user would do: a copy is removed,
/// a layer shown. What lies on locked layers is left alone.
class FindingFix {
    Q_DECLARE_TR_FUNCTIONS(FindingFix)

public:
    /// What the repair does, as the name of a button and of the undo step: "Move Start to Free
    /// Place". Empty without a repair, also if objects of the finding are gone.
    static QString nameOf(const nav::Finding& finding, const nav::Map& map);
    /// The repair as an edit of the navigator's map. It may turn out that there is none: the edit
    /// then changes nothing.
    static nav::MapEdit editOf(const nav::Finding& finding, const Navigator& navigator);

    /// Moves a start or goal to the nearest place that is free for the navigator's agent radius.
    /// Changes nothing without one, or while the field is late.
    static nav::MapEdit moveToFreePlace(nav::ObjectId marker, const Navigator& navigator);
    /// Moves a start or goal there. Changes nothing if it is neither or is locked.
    static nav::MapEdit moveTo(nav::Point place, nav::ObjectId marker, const nav::Map& map);

private:
    static QString nameOfMove(const nav::Geometry& marker);
};

} // namespace thicket::editor
