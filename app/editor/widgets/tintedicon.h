#pragma once

#include <QColor>
#include <QIcon>
#include <QPixmap>

namespace thicket::editor {

/// The icon's shape in one colour, for places where its own colours would not show.
QPixmap tintedPixmap(const QIcon& icon, int size, double devicePixelRatio, const QColor& colour);

} // namespace thicket::editor
