#pragma once

#include <QFontMetrics>
#include <QSize>
#include <QString>
#include <QStringList>

namespace thicket::editor {

/// A plain text on lines of at most the room's width, in pixels, broken between words. As many as
/// fit in its height, but at least one: what is left of the text is elided in the last one.
QStringList wrappedLines(const QString& text, const QFontMetrics& metrics, QSize room);

} // namespace thicket::editor
