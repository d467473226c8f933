#pragma once

#include "libnav/map/mapobject.h"

#include <QList>
#include <QString>

#include <optional>
#include <vector>

namespace thicket::editor {

/// Shows why the pointer snapped: a line from what it aligned with, a diamond there, and one word.
struct Guide {
    nav::Point source;
    nav::Point target;
    QString word;
};

/// A number on the chip, formatted. Typed digits go to the active field.
struct ChipField {
    QString label;
    QString text;
    bool isActive = false;
};

/// The small dark card beside what is dragged. The canvas adds the path's length and its change.
struct Chip {
    QList<ChipField> fields;
    QString detail;  ///< "moved 7.21 m"; may be empty
    nav::Box around; ///< what it must not cover
};

struct RubberBand {
    nav::Box box;
    bool touching = false; ///< drawn right to left: selects what it touches
};

/// What a tool shows during a gesture. A value, replaced at every move.
struct Feedback {
    std::vector<nav::Geometry> ghosts;  ///< the outlines before the gesture
    bool fillsGhosts = false;           ///< faintly: they are where objects were
    std::optional<nav::Segment> travel; ///< from the former centre to the current one
    std::vector<Guide> guides;
    std::vector<nav::Point> vertices;  ///< of an unfinished line
    std::vector<nav::Point> line;      ///< an open line that is no object yet
    std::vector<nav::Segment> refused; ///< what may not be placed
    std::optional<nav::Point> cross;   ///< the centre being moved
    std::optional<RubberBand> rubberBand;
    std::optional<Chip> chip;
    bool hidesHandles = false;
};

} // namespace thicket::editor
