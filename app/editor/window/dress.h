#pragma once

namespace thicket::drawing {
struct Palette;
}

namespace thicket::editor {

/// Puts the whole application into these colours: Fusion style, palette, style sheet.
void dress(const drawing::Palette& palette);

} // namespace thicket::editor
