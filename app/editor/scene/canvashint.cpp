#include "app/editor/scene/canvashint.h"

#include "app/drawing/palette.h"
#include "app/editor/scene/faded.h"

#include <QFontMetricsF>
#include <QPainter>

#include <utility>

namespace thicket::editor {

namespace {

void drawPill(QPainter& painter, const QString& text, const QRectF& viewport,
              const drawing::Palette& colors)
{
    QFont font = painter.font();
    font.setPixelSize(13);
    painter.setFont(font);
    const QFontMetricsF metrics(font);
    QRectF pill(0, 0, metrics.horizontalAdvance(text) + 32, 32);
    pill.moveCenter({viewport.center().x(), viewport.bottom() - 36});
    painter.setPen(QPen(colors.separator, 1));
    painter.setBrush(colors.panel);
    painter.drawRoundedRect(pill, 16, 16);
    painter.setPen(colors.textSecond);
    painter.drawText(pill, Qt::AlignCenter, text);
}

void drawText(QPainter& painter, const CanvasHint::Text& hint, const QRectF& viewport,
              const drawing::Palette& colors)
{
    if (hint.look == CanvasHint::Look::pill)
        return drawPill(painter, hint.words, viewport, colors);
    QFont font = painter.font();
    font.setPixelSize(15);
    painter.setFont(font);
    painter.setPen(colors.textSecond);
    painter.drawText(viewport, Qt::AlignCenter, hint.words);
}

} // namespace

void CanvasHint::paint(QPainter& painter, const Text& wanted, const QRectF& viewport,
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
    drawText(painter, shown, viewport, colors);
    painter.restore();
}

} // namespace thicket::editor
