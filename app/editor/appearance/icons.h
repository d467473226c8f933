#pragma once

#include <QIcon>
#include <QString>

namespace thicket::editor {

class Appearance;

/// The background of a checked button's icon: the soft one, or the accent colour.
enum class CheckedIcon { accent, onAccent };

/// The icon `app/resources/icons/<name>.svg`. It is rendered from the SVG at every size and device
/// pixel ratio, in the appearance's colours (text, disabled, accent when checked), and follows
/// theme changes. `appearance` must outlive the icon. An unknown name is a caller's bug.
QIcon icon(const QString& name, const Appearance& appearance,
           CheckedIcon checked = CheckedIcon::accent);

} // namespace thicket::editor
