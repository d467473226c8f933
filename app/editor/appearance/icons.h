#pragma once

#include <QIcon>
#include <QString>

namespace thicket::editor {

class Appearance;

/// What a checked button's icon lies on: its soft background, or the accent itself.
enum class CheckedIcon { accent, onAccent };

/// The icon `app/resources/icons/<name>.svg`, drawn from the vector at every size and device pixel
/// ratio, in the appearance's colours (text, disabled, accent when checked); follows theme changes
/// by itself. `appearance` must outlive the icon; an unknown name is a caller's bug.
QIcon icon(const QString& name, const Appearance& appearance,
           CheckedIcon checked = CheckedIcon::accent);

} // namespace thicket::editor
