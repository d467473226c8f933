#pragma once

class QObject;

namespace thicket::editor {

class Appearance;

/// Puts the whole application into these colours, now and whenever they change while `listener`
/// lives: Fusion style, palette, style sheet.
void dress(const Appearance& appearance, QObject& listener);

} // namespace thicket::editor
