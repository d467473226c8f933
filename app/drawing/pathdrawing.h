#pragma once

#include "app/drawing/mapdrawing.h"
#include "libnav/geometry/shapes.h"

namespace thicket::drawing {

/// As drawPath(), for a picture that shows `window` alone, map units, not empty: the same pixels
/// there, without the work for the rest of a long path.
void drawPathIn(QPainter& painter, const nav::Path& path, const Style& style,
                const nav::Box& window);
/// The same for drawFormerPath().
void drawFormerPathIn(QPainter& painter, const nav::Path& path, const Style& style,
                      const nav::Box& window);
/// The line of a path in the window alone, by a pen in logical pixels, with or without the casing
/// of drawPath().
void drawPathLine(QPainter& painter, const nav::Path& path, const QPen& pen, bool isCased,
                  const Style& style, const nav::Box& window);

} // namespace thicket::drawing
