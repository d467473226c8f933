#pragma once

class QObject;

namespace thicket::editor {

class Appearance;
class Preferences;

/// Sets these colours for the whole application: Fusion style, palette, style sheet. Sets them
/// again whenever they change, as long as `listener` lives. The style moves nothing while the user
/// wants no motion.
void dress(const Appearance& appearance, const Preferences& preferences, QObject& listener);

} // namespace thicket::editor
