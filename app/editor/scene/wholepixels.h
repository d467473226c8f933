#pragma once

#include <cmath>

namespace thicket::editor {

/// Whether a picture that moves by so many device pixels stays the same but for its place.
inline bool isWholePixels(double shift) { return std::abs(shift - std::round(shift)) < 0.01; }

} // namespace thicket::editor
