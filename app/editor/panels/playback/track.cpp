#include "app/editor/panels/playback/track.h"

#include "app/editor/appearance/appearance.h"
#include "app/editor/replay/player.h"
#include "app/editor/widgets/wrappedlines.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <utility>

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
    setStatusTip(tr("Drag to go there, drag with Shift to play a span over and over, Esc ends it"));
    connect(&appearance, &Appearance::changed, this, qOverload<>(&QWidget::update));
    connect(&player, &Player::loopChanged, this, qOverload<>(&QWidget::update));
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
    painter.setOpacity(1);
    paintLoop(painter);
}

/// Its length, in the colour of what is touched, with a post at each end.
void Track::paintLoop(QPainter& painter) const
{
    if (!m_player.loop())
        return;
    const drawing::Palette& colours = m_appearance.palette();
    const double left = track().left() + shareOf(m_player.loop()->begin) * track().width();
    const double right = track().left() + shareOf(m_player.loop()->end) * track().width();
    const QRectF span(left, track().top(), right - left, track().height());
    QColor fill = colours.accent;
    fill.setAlphaF(0.16F);
    painter.fillRect(span, fill);
    painter.setPen(QPen(colours.accent, 2));
    painter.drawLine(span.topLeft(), span.bottomLeft());
    painter.drawLine(span.topRight(), span.bottomRight());
    painter.drawLine(span.topLeft() - QPointF(0, 1), span.topRight() - QPointF(0, 1));
}

/// On as many lines as there is room for. The last one is cut if it has to be.
void Track::paintNote(QPainter& painter, const QString& text) const
{
    painter.setPen(m_appearance.palette().textSecond);
    const QRectF room = track().adjusted(8, 0, -8, 0);
    const QStringList lines = wrappedLines(text, painter.fontMetrics(), room.size().toSize());
    painter.drawText(room, Qt::AlignCenter, lines.join('\n'));
}

/// In the middle of what is painted, as paintNote().
void Track::paintCaption(QPainter& painter, const QString& text) const
{
    const drawing::Palette& colours = m_appearance.palette();
    painter.setFont(font());
    const QFontMetrics metrics = painter.fontMetrics();
    const QSize room = track().adjusted(16, 4, -16, -4).size().toSize();
    const QString words = wrappedLines(text, metrics, room).join('\n');
    QRectF card = metrics.boundingRect(QRect({}, room), Qt::AlignCenter, words);
    card.adjust(-8, -3, 8, 3);
    card.moveCenter(track().center());
    painter.setPen(QPen(colours.separator, 1));
    painter.setBrush(colours.panel);
    painter.drawRoundedRect(card, 4, 4);
    painter.setPen(colours.text);
    painter.drawText(card, Qt::AlignCenter, words);
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

double Track::positionAt(double share) const { return minimum() + share * (maximum() - minimum()); }

double Track::shareOf(double position) const
{
    const double range = std::max(1, maximum() - minimum());
    return std::clamp((position - minimum()) / range, 0.0, 1.0);
}

double Track::shareAt(double x) const
{
    return std::clamp((x - track().left()) / std::max(1.0, track().width()), 0.0, 1.0);
}

void Track::follow(double x) { seekTo(shareAt(x)); }

void Track::dragLoop(double x)
{
    constexpr double dragFrom = 4; // pixels
    m_isLoopDragged |= std::abs(x - *m_loopFrom) >= dragFrom;
    if (!m_isLoopDragged)
        return;
    const auto [left, right] = std::minmax(x, *m_loopFrom);
    m_player.setLoop(Player::Span{positionAt(shareAt(left)), positionAt(shareAt(right))});
}

/// By the keyboard: moves the end of the loop, which begins where the playhead is.
void Track::growLoop(int by)
{
    const double here = positionOf(value());
    const double step = positionOf(value() + 1) - here;
    const Player::Span present = m_player.loop().value_or(Player::Span{here, here});
    const double end = std::min(present.end + by * step, positionAt(1));
    m_player.setLoop(Player::Span{present.begin, end});
}

void Track::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton)
        return;
    if (event->modifiers() & Qt::ShiftModifier) {
        m_loopFrom = event->position().x();
        m_isLoopDragged = false;
        return;
    }
    if (takesPress(event->position()))
        return;
    setSliderDown(true);
    follow(event->position().x());
}

void Track::mouseMoveEvent(QMouseEvent* event)
{
    if (m_loopFrom)
        dragLoop(event->position().x());
    else if (isSliderDown())
        follow(event->position().x());
}

void Track::mouseReleaseEvent(QMouseEvent*)
{
    setSliderDown(false);
    if (!std::exchange(m_loopFrom, std::nullopt))
        return;
    if (!m_isLoopDragged)
        m_player.setLoop({});
    else if (m_player.loop())
        seekTo(shareOf(m_player.loop()->begin));
}

void Track::keyPressEvent(QKeyEvent* event)
{
    const bool isShift = event->modifiers() == Qt::ShiftModifier;
    if (event->key() == Qt::Key_Space)
        m_player.toggle();
    else if (event->key() == Qt::Key_Escape && m_player.loop())
        m_player.setLoop({});
    else if (isShift && (event->key() == Qt::Key_Right || event->key() == Qt::Key_Left))
        growLoop(event->key() == Qt::Key_Right ? 1 : -1);
    else
        QAbstractSlider::keyPressEvent(event);
}

} // namespace thicket::editor
