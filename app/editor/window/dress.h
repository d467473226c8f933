#pragma once

class QObject;

namespace thicket::editor {

class Appearance;

/// Sets these colours for the whole application: Fusion style, palette, style sheet. Sets them
/// again whenever they change, as long as `listener` lives.
void dress(const Appearance& appearance, QObject& listener);

} // namespace thicket::editor
