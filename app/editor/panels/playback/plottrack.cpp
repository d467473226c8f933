#include "app/editor/panels/playback/plottrack.h"

#include "app/editor/appearance/appearance.h"
#include "app/editor/appearance/namedkeys.h"
#include "app/editor/numbers/numbertext.h"
#include "app/editor/panels/playback/crowdchart.h"
#include "app/editor/panels/playback/timeline.h"
#include "app/editor/replay/playback.h"

#include <QHelpEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QSignalBlocker>
#include <QToolTip>

#include <algorithm>

namespace thicket::editor {

PlotTrack::PlotTrack(Playback& playback, const AgentCurves& curves, const Appearance& appearance,
                     QWidget* parent)
    : Track(playback, appearance, parent), m_playback(playback), m_curves(curves)
{
    setObjectName("plots");
    setAccessibleName(tr("Plots of the chosen agents over time"));
    setMargins({12, 3, 12, 3});
    setMinimumHeight(30); // lower than a timeline: in a low window the map needs the room
    setMouseTracking(true);
    connect(this, &QAbstractSlider::actionTriggered, this, [this] {
        m_playback.seek(sliderPosition() * m_playback.run().recording().info().step);
    });
    connect(&curves, &AgentCurves::changed, this, &PlotTrack::redraw);
    connect(&appearance, &Appearance::changed, this, &PlotTrack::redraw);
    connect(&NamedKeys::ofProgram(), &NamedKeys::changed, this, qOverload<>(&QWidget::update));
    connect(&playback, &Playback::timeChanged, this, &PlotTrack::takeTime);
    connect(&playback, &Playback::recordingChanged, this, &PlotTrack::takeTime);
    connect(&playback, &Playback::recordingGrew, this, &PlotTrack::takeTime);
    takeTime();
}

void PlotTrack::setChoice(const PlotChoice& choice)
{
    m_choice = choice;
    redraw();
}

void PlotTrack::setUnit(const QString& unit)
{
    m_unit = unit;
    redraw();
}

PlotAxis PlotTrack::axis() const
{
    return {track().adjusted(0, 1, 0, -1), std::max(timelineSpan(m_playback), 1e-9),
            m_playback.run().recording().info().step};
}

QList<PlotStrip> PlotTrack::strips() const
{
    return plotStrips(m_curves.content(), m_choice, axis(), m_unit, appearance().palette());
}

void PlotTrack::redraw()
{
    m_picture = {};
    update();
}

void PlotTrack::takeTime()
{
    const auto frames = static_cast<int>(m_playback.run().recording().frameCount());
    const QSignalBlocker blocker(this);
    setRange(0, std::max(0, frames - 1));
    setPageStep(std::max(10, frames / 20));
    setValue(qRound(m_playback.time() / m_playback.run().recording().info().step));
    update();
}

void PlotTrack::seekTo(double share) { m_playback.seek(share * axis().span); }

/// Once for many frames: only the playhead and the values beside the titles move.
void PlotTrack::draw()
{
    const PlotAxis shared = axis();
    m_span = shared.span;
    m_picture = QPixmap(size() * devicePixelRatioF());
    m_picture.setDevicePixelRatio(devicePixelRatioF());
    m_picture.fill(Qt::transparent);
    QPainter painter(&m_picture);
    painter.setRenderHint(QPainter::Antialiasing);
    for (const PlotStrip& strip : strips())
        paintStrip(painter, strip, shared, appearance().palette());
}

void PlotTrack::paintContent(QPainter& painter)
{
    const PlotAxis shared = axis();
    if (m_picture.isNull() || m_span != shared.span)
        draw();
    painter.drawPixmap(0, 0, m_picture);
    const QList<PlotStrip> shown = strips();
    if (shown.isEmpty())
        return paintNote(painter, note());
    painter.setPen(QPen(appearance().palette().mark, 2));
    const double x = shared.xOf(m_playback.time());
    painter.drawLine(QPointF(x, track().top()), QPointF(x, track().bottom()));
    paintTitles(painter, shown); // not crossed out by the playhead
}

/// A text that leaves the lines behind it visible. Returns where it ends.
double PlotTrack::write(QPainter& painter, const QString& text, QPointF at,
                        const QColor& colour) const
{
    const QFontMetricsF metrics(painter.font());
    const double width = metrics.horizontalAdvance(text);
    QColor ground = appearance().palette().field;
    ground.setAlphaF(0.6F);
    painter.fillRect(QRectF(at.x() - 2, at.y(), width + 4, metrics.height()), ground);
    painter.setPen(colour);
    painter.drawText(at + QPointF(0, metrics.ascent()), text);
    return at.x() + width;
}

/// What is plotted and its value at the playhead at the left, and the largest value at the right.
void PlotTrack::paintTitles(QPainter& painter, const QList<PlotStrip>& strips) const
{
    const drawing::Palette& colours = appearance().palette();
    QFont small = font();
    small.setPixelSize(11);
    painter.setFont(small);
    for (const PlotStrip& strip : strips) {
        const QString value = stripValue(strip, m_playback.frame());
        const QString title =
            value.isEmpty() ? plotName(strip.kind) : plotName(strip.kind) + "  " + value;
        const QPointF at = strip.area.topLeft() + QPointF(6, 1);
        double end = write(painter, title, at, colours.text);
        if (strip.kind == PlotKind::forces)
            end = paintNames(painter, strip, {end + 14, at.y()});
        const bool isFlat = strip.most() - strip.least() <= PlotStrip::leastSpan;
        const double peak = isFlat ? strip.least() : strip.most();
        const QString most = tr("up to %1").arg(numberLocale().toString(peak, 'g', 3)) +
                             (strip.unit.isEmpty() ? QString() : u'\u00A0' + strip.unit);
        const double left = strip.area.right() - QFontMetricsF(small).horizontalAdvance(most) - 6;
        if (left > end)
            write(painter, most, {left, at.y()}, colours.textSecond);
    }
}

/// Of the lines, each behind a piece of it. Returns where they end.
double PlotTrack::paintNames(QPainter& painter, const PlotStrip& strip, QPointF at) const
{
    constexpr double sample = 18;
    constexpr double gap = 4;
    constexpr double between = 12;
    const double middle = at.y() + QFontMetricsF(painter.font()).height() / 2;
    for (const PlotLine& line : strip.lines) {
        QPen pen(line.colour, 2);
        if (!line.dashes.isEmpty())
            pen.setDashPattern(line.dashes);
        painter.setPen(pen);
        painter.drawLine(QPointF(at.x(), middle), QPointF(at.x() + sample, middle));
        const QPointF name = at + QPointF(sample + gap, 0);
        at.setX(write(painter, line.name, name, appearance().palette().textSecond) + between);
    }
    return at.x();
}

/// Why nothing is plotted.
QString PlotTrack::note() const
{
    if (m_playback.isEmpty())
        return {};
    if (!m_curves.content().isComplete)
        return tr("Being measured…");
    if (!m_curves.content().motion.empty())
        return tr("No line is switched on, or none has values");
    return tr("Select an agent, or follow one with %1, to see its speed and forces over time")
        .arg(keyFor("Follow Agent"));
}

void PlotTrack::showTip(QPoint at)
{
    const PlotAxis shared = axis();
    const std::uint32_t frame = shared.frameAt(at.x());
    QString text;
    for (const PlotStrip& strip : strips()) {
        if (at.y() >= strip.area.top() && at.y() < strip.area.bottom())
            text = clockText(frame * shared.step) + '\n' + stripTip(strip, frame);
    }
    const QString& problem = m_curves.content().problem;
    if (!problem.isEmpty() && !text.isEmpty())
        text += '\n' + tr("Clearance and forces are not known: %1").arg(problem);
    QToolTip::showText(mapToGlobal(at), text, this);
}

void PlotTrack::mouseMoveEvent(QMouseEvent* event)
{
    Track::mouseMoveEvent(event);
    showTip(event->position().toPoint());
}

bool PlotTrack::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip)
        return Track::event(event);
    showTip(static_cast<QHelpEvent*>(event)->pos());
    return true;
}

void PlotTrack::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LocaleChange || event->type() == QEvent::FontChange)
        redraw();
    Track::changeEvent(event);
}

void PlotTrack::resizeEvent(QResizeEvent* event)
{
    Track::resizeEvent(event);
    redraw();
}

} // namespace thicket::editor
