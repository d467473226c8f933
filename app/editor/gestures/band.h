#pragma once

#include "app/editor/scene/canvasinput.h"
#include "app/editor/scene/feedback.h"

#include <algorithm>

namespace thicket::editor {

/// The rubber band from a press to the pointer. Drawn right to left, it selects what it touches.
inline RubberBand bandBetween(const PointerEvent& press, const PointerEvent& now)
{
    const nav::Point a = press.at;
    const nav::Point b = now.at;
    return {{{std::min(a.x, b.x), std::min(a.y, b.y)}, {std::max(a.x, b.x), std::max(a.y, b.y)}},
            now.pixel.x() < press.pixel.x()};
}

} // namespace thicket::editor
