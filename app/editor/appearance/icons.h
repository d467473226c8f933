#pragma once

#include <QIcon>
#include <QString>

namespace thicket::editor {

class Appearance;

/// The icon `app/resources/icons/<name>.svg`, drawn from the vector at every size and device pixel
/// ratio, in the appearance's colours (text, disabled, accent when checked); follows theme changes
/// by itself. `appearance` must outlive the icon.
QIcon icon(const QString& name, const Appearance& appearance);

} // namespace thicket::editor
