#pragma once

#include "app/drawing/palette.h"

#include <QRectF>
#include <QStyleOptionViewItem>

class QPainter;

namespace thicket::editor {

/// Draws what lies below the text of a row in a list: soft if it is marked or below the pointer,
/// and with a ring if it has the focus. Returns the box that it fills.
QRectF drawRowGround(QPainter& painter, const QStyleOptionViewItem& option, bool isMarked,
                     const drawing::Palette& colours);

} // namespace thicket::editor
