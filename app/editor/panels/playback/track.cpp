#include "app/editor/panels/playback/track.h"

#include "app/editor/appearance/appearance.h"
#include "app/editor/replay/player.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>

namespace thicket::editor {

namespace {

/// The smallest step of 1, 2 or 5 times a power of ten that is at least `least`.
double roundStep(double least)
{
    for (double unit = 0.1;; unit *= 10) {
        for (const double factor : {1.0, 2.0, 5.0}) {
            if (unit * factor >= least)
                return unit * factor;
        }
    }
}

} // namespace

Track::Track(Player& player, const Appearance& appearance, QWidget* parent)
    : QAbstractSlider(parent), m_player(player), m_appearance(appearance)
{
    setFocusPolicy(Qt::StrongFocus);
    setMinimumHeight(60);
    setOrientation(Qt::Horizontal);
    // Time runs to the right in every language.
    setLayoutDirection(Qt::LeftToRight);
    connect(&appearance, &Appearance::changed, this, qOverload<>(&QWidget::update));
}

void Track::paintEvent(QPaintEvent*)
{
    const drawing::Palette& colours = m_appearance.palette();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(colours.isHighContrast ? QPen(colours.fieldBorder) : QPen(Qt::NoPen));
    painter.setBrush(colours.field);
    painter.drawRoundedRect(track(), 4, 4);
    if (hasFocus()) {
        painter.setPen(QPen(colours.accent, 2));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(track().adjusted(-3, -3, 3, 3), 6, 6);
    }
    paintContent(painter);
}

void Track::paintNote(QPainter& painter, const QString& text) const
{
    painter.setPen(m_appearance.palette().textSecond);
    painter.drawText(track(), Qt::AlignCenter, text);
}

void Track::paintTicks(QPainter& painter, double span, double least,
                       const std::function<QString(double)>& text) const
{
    QFont small = font();
    small.setPixelSize(11);
    painter.setFont(small);
    painter.setPen(m_appearance.palette().textSecond);
    const double step = std::max(least, roundStep(span * 60 / std::max(60.0, track().width())));
    for (int i = 1; i * step < span; ++i) {
        const double x = track().left() + i * step / span * track().width();
        painter.drawLine(QPointF(x, track().bottom()), QPointF(x, track().bottom() + 3));
        painter.drawText(QRectF(x - 40, track().bottom() + 3, 80, 16), Qt::AlignCenter,
                         text(i * step));
    }
}

void Track::paintHead(QPainter& painter, double x) const
{
    const drawing::Palette& colours = m_appearance.palette();
    painter.setPen(QPen(colours.mark, 2));
    painter.drawLine(QPointF(x, track().top() - 2), QPointF(x, track().bottom()));
    painter.setPen(Qt::NoPen);
    painter.setBrush(colours.mark);
    const double y = track().top() - 8;
    painter.drawPolygon(
        QPolygonF{{x - 5, y}, {x + 5, y}, {x + 5, y + 5}, {x, y + 10}, {x - 5, y + 5}});
}

void Track::follow(double x)
{
    const double share = (x - track().left()) / std::max(1.0, track().width());
    seekTo(std::clamp(share, 0.0, 1.0));
}

void Track::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton || takesPress(event->position()))
        return;
    setSliderDown(true);
    follow(event->position().x());
}

void Track::mouseMoveEvent(QMouseEvent* event)
{
    if (isSliderDown())
        follow(event->position().x());
}

void Track::mouseReleaseEvent(QMouseEvent*) { setSliderDown(false); }

void Track::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Space)
        m_player.toggle();
    else
        QAbstractSlider::keyPressEvent(event);
}

} // namespace thicket::editor
