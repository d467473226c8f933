#include "app/editor/panels/playback/timeline.h"

#include "app/editor/appearance/appearance.h"
#include "app/editor/appearance/namedkeys.h"
#include "app/editor/numbers/numbertext.h"
#include "app/editor/panels/playback/crowdchart.h"
#include "app/editor/replay/playback.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>
#include <QSignalBlocker>
#include <QToolTip>

#include <algorithm>
#include <cmath>

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

Timeline::Timeline(Playback& playback, const Appearance& appearance, QWidget* parent)
    : QAbstractSlider(parent), m_playback(playback), m_appearance(appearance)
{
    setObjectName("timeline");
    setAccessibleName(tr("Playback time"));
    setFocusPolicy(Qt::StrongFocus);
    setMinimumHeight(60);
    setOrientation(Qt::Horizontal);
    // Time runs to the right in every language.
    setLayoutDirection(Qt::LeftToRight);
    connect(this, &QAbstractSlider::actionTriggered, this, [this] {
        m_playback.seek(sliderPosition() * m_playback.run().recording().info().step);
    });
    connect(&playback, &Playback::recordingChanged, this, &Timeline::takeRecording);
    connect(&NamedKeys::ofProgram(), &NamedKeys::changed, this, qOverload<>(&QWidget::update));
    connect(&playback, &Playback::recordingGrew, this, &Timeline::takeGrowth);
    connect(&playback, &Playback::openEndedChanged, this, qOverload<>(&QWidget::update));
    connect(&playback, &Playback::timeChanged, this, &Timeline::takeTime);
    connect(&appearance, &Appearance::changed, this, qOverload<>(&QWidget::update));
    takeRecording();
}

QRectF Timeline::track() const { return QRectF(rect()).adjusted(12, 10, -12, -20); }

bool Timeline::isCrowd() const
{
    return m_playback.isOpenEnded() || m_playback.run().recording().agents().size() > 1;
}

/// The seconds that the track shows. For an open end there are more, so that the scale changes only
/// now and then.
double Timeline::span() const
{
    const double duration = m_playback.duration();
    if (!m_playback.isOpenEnded())
        return duration;
    double room = 60;
    while (room < 1.1 * duration)
        room *= 2;
    return room;
}

double Timeline::xOf(double seconds) const
{
    return track().left() + (span() > 0 ? seconds / span() * track().width() : 0);
}

void Timeline::seekTo(double x)
{
    const double share = (x - track().left()) / std::max(1.0, track().width());
    m_playback.seek(std::clamp(share, 0.0, 1.0) * span());
}

void Timeline::takeRecording()
{
    takeGrowth();
    measure();
}

void Timeline::takeGrowth()
{
    const auto frames = static_cast<int>(m_playback.run().recording().frameCount());
    const QSignalBlocker blocker(this);
    setRange(0, std::max(0, frames - 1));
    setPageStep(std::max(10, frames / 20));
    takeTime();
}

void Timeline::takeTime()
{
    const QSignalBlocker blocker(this);
    setValue(qRound(m_playback.time() / m_playback.run().recording().info().step));
    update();
}

void Timeline::measure()
{
    const steer::Recording& recording = m_playback.run().recording();
    const auto columns = static_cast<std::size_t>(std::max(1.0, track().width()));
    m_speeds.assign(columns, 0);
    if (recording.isEmpty() || isCrowd())
        return;
    steer::RecordingCursor cursor(recording);
    steer::Frame frame;
    for (std::size_t i = 0; i < columns; ++i) {
        const std::size_t k = i * (recording.frameCount() - 1) / columns;
        cursor.frame(static_cast<std::uint32_t>(k), frame);
        if (!frame.empty())
            m_speeds[i] = nav::length(frame.front().velocity);
    }
    const double fastest = *std::max_element(m_speeds.begin(), m_speeds.end());
    for (double& speed : m_speeds)
        speed = fastest > 0 ? speed / fastest : 0;
}

void Timeline::paintEvent(QPaintEvent*)
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
    if (m_playback.run().recording().isEmpty()) {
        painter.setPen(colours.textSecond);
        painter.drawText(
            track(), Qt::AlignCenter,
            tr("Nothing to play: press %1 and click twice, start and goal, or %2 to place agents")
                .arg(keyFor("path"), keyFor("agent")));
        return;
    }
    if (m_playback.isOpenEnded()) {
        // The part that is not recorded yet.
        const double end = xOf(m_playback.duration());
        painter.fillRect(QRectF(end, track().top(), track().right() - end, track().height()),
                         colours.chrome);
        painter.setPen(colours.separator);
        painter.drawLine(QPointF(end, track().top()), QPointF(end, track().bottom()));
    }
    if (isCrowd())
        CrowdChart(m_playback, track(), std::max(span(), 1e-9)).paint(painter, colours);
    else
        paintSpeed(painter);
    paintTicks(painter);
    paintHead(painter);
}

void Timeline::paintSpeed(QPainter& painter) const
{
    const drawing::Palette& colours = m_appearance.palette();
    const QRectF area = track();
    QPainterPath skyline(area.bottomLeft());
    for (std::size_t i = 0; i < m_speeds.size(); ++i) {
        const double x = area.left() + static_cast<double>(i);
        skyline.lineTo(x, area.bottom() - m_speeds[i] * (area.height() - 10));
    }
    skyline.lineTo(area.bottomRight());
    const auto paintPart = [&](const QRectF& clip, double strength) {
        painter.save();
        painter.setClipRect(clip);
        painter.setOpacity(colours.isHighContrast ? 1 : strength);
        QColor fill = colours.path;
        fill.setAlphaF(0.18F);
        painter.setBrush(fill);
        painter.setPen(QPen(colours.path, 1.6));
        painter.drawPath(skyline);
        painter.restore();
    };
    const double head = xOf(m_playback.time());
    paintPart(QRectF(area.left(), area.top(), head - area.left(), area.height()), 1);
    paintPart(QRectF(head, area.top(), area.right() - head, area.height()), 0.35);
}

void Timeline::paintTicks(QPainter& painter) const
{
    const drawing::Palette& colours = m_appearance.palette();
    QFont small = font();
    small.setPixelSize(11);
    painter.setFont(small);
    painter.setPen(colours.textSecond);
    const double duration = span();
    const double step = roundStep(duration * 60 / std::max(60.0, track().width()));
    for (int i = 1; i * step < duration; ++i) {
        const double x = xOf(i * step);
        painter.drawLine(QPointF(x, track().bottom()), QPointF(x, track().bottom() + 3));
        painter.drawText(QRectF(x - 40, track().bottom() + 3, 80, 16), Qt::AlignCenter,
                         tr("%1 s").arg(numberLocale().toString(i * step, 'g', 6)));
    }
}

void Timeline::paintHead(QPainter& painter) const
{
    const drawing::Palette& colours = m_appearance.palette();
    const double x = xOf(m_playback.time());
    painter.setPen(QPen(colours.mark, 2));
    painter.drawLine(QPointF(x, track().top() - 2), QPointF(x, track().bottom()));
    painter.setPen(Qt::NoPen);
    painter.setBrush(colours.mark);
    const double y = track().top() - 8;
    painter.drawPolygon(
        QPolygonF{{x - 5, y}, {x + 5, y}, {x + 5, y + 5}, {x, y + 10}, {x - 5, y + 5}});
}

void Timeline::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton)
        return;
    const CrowdChart chart(m_playback, track(), std::max(span(), 1e-9));
    const auto mark = isCrowd() ? chart.markAt(event->position()) : std::nullopt;
    if (mark) {
        m_playback.seek(*mark * m_playback.run().recording().info().step);
        return;
    }
    setSliderDown(true);
    seekTo(event->position().x());
}

bool Timeline::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip || !isCrowd())
        return QAbstractSlider::event(event);
    auto* help = static_cast<QHelpEvent*>(event);
    const CrowdChart chart(m_playback, track(), std::max(span(), 1e-9));
    QToolTip::showText(help->globalPos(), chart.tipAt(help->pos()), this);
    return true;
}

void Timeline::mouseMoveEvent(QMouseEvent* event)
{
    if (isSliderDown())
        seekTo(event->position().x());
}

void Timeline::mouseReleaseEvent(QMouseEvent*) { setSliderDown(false); }

void Timeline::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Space) {
        m_playback.toggle();
    } else {
        QAbstractSlider::keyPressEvent(event);
    }
}

void Timeline::resizeEvent(QResizeEvent* event)
{
    QAbstractSlider::resizeEvent(event);
    measure();
}

} // namespace thicket::editor
