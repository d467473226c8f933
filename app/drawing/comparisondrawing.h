#pragma once

#include "app/drawing/mapdrawing.h"
#include "libsteer/comparison/solverrow.h"

#include <cstddef>

namespace thicket::drawing {

/// The pen of a method's line: each has a colour and a dash of its own. In logical pixels.
QPen methodPen(steer::SolverMethod method, const Style& style);

/// One method's path, for a picture that shows `window`, map units, not empty. `isChosen`: with a
/// casing, and wider.
void drawMethodPath(QPainter& painter, const nav::Path& path, steer::SolverMethod method,
                    bool isChosen, const Style& style, const nav::Box& window);

/// The pen of one of five agent radii, `place` 0 to 4, ascending: the wider the agent, the wider
/// the line. Each has a dash of its own. In logical pixels.
QPen radiusPen(std::size_t place, const Style& style);

} // namespace thicket::drawing
