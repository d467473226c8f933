#pragma once

#include "libnav/map/mapobject.h"

#include <QList>
#include <QString>

#include <optional>
#include <vector>

namespace thicket::editor {

/// Why the pointer jumped: a line from what it was aligned with, a diamond there, and one word.
struct Guide {
    nav::Point source;
    nav::Point target;
    QString word;
};

/// A number of the chip, ready to read; the active one takes what is typed.
struct ChipField {
    QString label;
    QString text;
    bool isActive = false;
};

/// The small dark card beside what is being dragged. The path's length and difference are added by
/// the canvas.
struct Chip {
    QList<ChipField> fields;
    QString detail;  ///< "moved 7.21 m"; may be empty
    nav::Box around; ///< what it must not cover
};

struct RubberBand {
    nav::Box box;
    bool touching = false; ///< drawn right to left: touches rather than encloses
};

/// What a tool shows while it works. A value, replaced at every move.
struct Feedback {
    std::vector<nav::Geometry> ghosts;  ///< where things were
    std::optional<nav::Segment> travel; ///< from the former centre to the present one
    std::vector<Guide> guides;
    std::vector<nav::Point> vertices; ///< points placed of an open line
    std::optional<nav::Point> cross;  ///< the centre being moved
    std::optional<RubberBand> rubberBand;
    std::optional<Chip> chip;
    bool hidesHandles = false;
};

} // namespace thicket::editor
