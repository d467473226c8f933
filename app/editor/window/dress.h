#pragma once

namespace thicket::drawing {
struct Palette;
}

namespace thicket::editor {

/// Sets these colours for the whole application: Fusion style, palette, style sheet.
void dress(const drawing::Palette& palette);

} // namespace thicket::editor
