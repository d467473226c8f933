#include "app/editor/scene/canvashint.h"

#include "app/drawing/palette.h"
#include "app/editor/scene/faded.h"

#include <QPainter>

#include <algorithm>
#include <utility>

namespace thicket::editor {

namespace {

constexpr double margin = 16;     // round the words, beside them
constexpr double pillBottom = 20; // from the lower edge

/// In the middle, or beside it where something else is, on as many lines as are needed.
void drawPill(QPainter& painter, const QString& text, const CanvasHint::Room& room,
              const drawing::Palette& colors)
{
    QFont font = painter.font();
    font.setPixelSize(13);
    painter.setFont(font);
    constexpr int flags = Qt::AlignCenter | Qt::TextWordWrap;
    const QRectF most(0, 0, room.right - room.left - 2 * margin, room.viewport.height());
    const QRectF words = painter.boundingRect(most, flags, text);
    QRectF pill(0, 0, words.width() + 2 * margin,
                words.height() - painter.fontMetrics().height() + 2 * margin);
    pill.moveBottom(room.viewport.bottom() - pillBottom);
    pill.moveLeft(std::max(room.left, std::min(room.viewport.center().x() - pill.width() / 2,
                                               room.right - pill.width())));
    painter.setPen(QPen(colors.separator, 1));
    painter.setBrush(colors.panel);
    painter.drawRoundedRect(pill, margin, margin);
    painter.setPen(colors.textSecond);
    painter.drawText(most.translated(pill.center() - most.center()), flags, text);
}

void drawText(QPainter& painter, const CanvasHint::Text& hint, const CanvasHint::Room& room,
              const drawing::Palette& colors)
{
    if (hint.look == CanvasHint::Look::pill)
        return drawPill(painter, hint.words, room, colors);
    QFont font = painter.font();
    font.setPixelSize(15);
    painter.setFont(font);
    painter.setPen(colors.textSecond);
    painter.drawText(room.viewport, Qt::AlignCenter, hint.words);
}

} // namespace

void CanvasHint::paint(QPainter& painter, const Text& wanted, const Room& room,
                       const drawing::Palette& colors)
{
    if (wanted != m_wanted) {
        m_leaving = std::exchange(m_wanted, wanted);
        m_motion.begin();
    }
    const bool isLeaving = m_wanted.words.isEmpty();
    const Text& shown = isLeaving ? m_leaving : m_wanted;
    const double strength = isLeaving ? 1 - m_motion.part() : m_motion.part();
    if (shown.words.isEmpty() || strength <= 0)
        return;
    const Faded faded(painter, strength);
    painter.save();
    drawText(painter, shown, room, colors);
    painter.restore();
}

} // namespace thicket::editor
