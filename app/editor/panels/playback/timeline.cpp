#include "app/editor/panels/playback/timeline.h"

#include "app/editor/appearance/appearance.h"
#include "app/editor/appearance/namedkeys.h"
#include "app/editor/numbers/numbertext.h"
#include "app/editor/panels/playback/crowdchart.h"
#include "app/editor/replay/bookmarks.h"
#include "app/editor/replay/playback.h"

#include <QHelpEvent>
#include <QPainter>
#include <QPainterPath>
#include <QSignalBlocker>
#include <QToolTip>

#include <algorithm>
#include <cmath>

namespace thicket::editor {

namespace {

constexpr double flagWidth = 7; // pixels
constexpr double flagHeight = 10;
constexpr double flagReach = 6; // to either side

} // namespace

double timelineSpan(const Playback& playback)
{
    const double duration = playback.duration();
    if (!playback.isOpenEnded())
        return duration;
    double room = 60;
    while (room < 1.1 * duration)
        room *= 2;
    return room;
}

Timeline::Timeline(Playback& playback, Bookmarks& bookmarks, const Appearance& appearance,
                   QWidget* parent)
    : Track(playback, appearance, parent), m_playback(playback), m_bookmarks(bookmarks)
{
    setObjectName("timeline");
    setAccessibleName(tr("Playback time"));
    connect(this, &QAbstractSlider::actionTriggered, this, [this] {
        m_playback.seek(sliderPosition() * m_playback.run().recording().info().step);
    });
    connect(&playback, &Playback::recordingChanged, this, &Timeline::takeRecording);
    connect(&playback, &Playback::noteChanged, this, &Timeline::describe);
    connect(&NamedKeys::ofProgram(), &NamedKeys::changed, this, &Timeline::describe);
    connect(&playback, &Playback::recordingGrew, this, &Timeline::takeGrowth);
    connect(&playback, &Playback::openEndedChanged, this, qOverload<>(&QWidget::update));
    connect(&playback, &Playback::timeChanged, this, &Timeline::takeTime);
    connect(&bookmarks, &Bookmarks::changed, this, qOverload<>(&QWidget::update));
    takeRecording();
}

bool Timeline::isCrowd() const
{
    return m_playback.isOpenEnded() || m_playback.run().recording().agents().size() > 1;
}

double Timeline::xOf(double seconds) const
{
    return track().left() + (span() > 0 ? seconds / span() * track().width() : 0);
}

double Timeline::shareOf(double position) const
{
    return span() > 0 ? std::clamp(position / span(), 0.0, 1.0) : 0;
}

double Timeline::positionOf(int sliderValue) const
{
    return sliderValue * m_playback.run().recording().info().step;
}

void Timeline::seekTo(double share) { m_playback.seek(share * span()); }

void Timeline::takeRecording()
{
    takeGrowth();
    measure();
    describe();
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

/// What stands in place of a recording, or over one; may be empty.
QString Timeline::note() const
{
    if (!m_playback.note().isEmpty() || !m_playback.isEmpty())
        return m_playback.note();
    return tr("Nothing to play: press %1 and click twice, start and goal, or %2 to place agents")
        .arg(keyFor("path"), keyFor("agent"));
}

void Timeline::describe()
{
    setAccessibleDescription(note());
    update();
}

void Timeline::paintContent(QPainter& painter)
{
    if (m_playback.isEmpty())
        return paintNote(painter, note());
    if (m_playback.isOpenEnded())
        paintOpenEnd(painter);
    if (isCrowd())
        CrowdChart(m_playback, track(), std::max(span(), 1e-9))
            .paint(painter, appearance().palette());
    else
        paintSpeed(painter);
    paintTicks(painter, span(), 0, [](double seconds) {
        return tr("%1 s").arg(numberLocale().toString(seconds, 'g', 6));
    });
    paintBookmarks(painter);
    if (!note().isEmpty())
        paintCaption(painter, note());
    paintHead(painter, xOf(m_playback.time()));
}

void Timeline::paintBookmarks(QPainter& painter) const
{
    painter.setPen(Qt::NoPen);
    painter.setBrush(appearance().palette().accent);
    const double base = track().bottom();
    const double half = flagWidth / 2;
    for (const Bookmark& bookmark : m_bookmarks.all()) {
        const double x = xOf(bookmark.frame * m_playback.run().recording().info().step);
        painter.drawPolygon(QPolygonF{{x - half, base - flagHeight},
                                      {x + half, base - flagHeight},
                                      {x + half, base},
                                      {x, base - half},
                                      {x - half, base}});
    }
}

std::optional<int> Timeline::bookmarkAt(QPointF at) const
{
    std::optional<int> best;
    double nearest = flagReach;
    if (at.y() < track().bottom() - flagHeight - 2 || at.y() > track().bottom() + 2)
        return best;
    for (int i = 0; i < m_bookmarks.all().size(); ++i) {
        const double seconds =
            m_bookmarks.all()[i].frame * m_playback.run().recording().info().step;
        const double distance = std::abs(xOf(seconds) - at.x());
        if (distance < nearest) {
            nearest = distance;
            best = i;
        }
    }
    return best;
}

/// The part that is not recorded yet.
void Timeline::paintOpenEnd(QPainter& painter) const
{
    const drawing::Palette& colours = appearance().palette();
    const double end = xOf(m_playback.duration());
    painter.fillRect(QRectF(end, track().top(), track().right() - end, track().height()),
                     colours.chrome);
    painter.setPen(colours.separator);
    painter.drawLine(QPointF(end, track().top()), QPointF(end, track().bottom()));
}

void Timeline::paintSpeed(QPainter& painter) const
{
    const drawing::Palette& colours = appearance().palette();
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

bool Timeline::takesPress(QPointF at)
{
    if (const auto bookmark = bookmarkAt(at)) {
        m_bookmarks.goTo(*bookmark);
        return true;
    }
    if (!isCrowd())
        return false;
    const CrowdChart chart(m_playback, track(), std::max(span(), 1e-9));
    const auto mark = chart.markAt(at);
    if (mark)
        m_playback.seek(*mark * m_playback.run().recording().info().step);
    return mark.has_value();
}

bool Timeline::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip)
        return Track::event(event);
    auto* help = static_cast<QHelpEvent*>(event);
    if (const auto bookmark = bookmarkAt(help->pos())) {
        QToolTip::showText(help->globalPos(), m_bookmarks.all()[*bookmark].name, this);
        return true;
    }
    QString tip = note();
    if (!m_playback.isEmpty() && isCrowd()) {
        const CrowdChart chart(m_playback, track(), std::max(span(), 1e-9));
        if (const QString mark = chart.tipAt(help->pos()); !mark.isEmpty())
            tip = mark;
    }
    QToolTip::showText(help->globalPos(), tip, this);
    return true;
}

void Timeline::resizeEvent(QResizeEvent* event)
{
    Track::resizeEvent(event);
    measure();
}

} // namespace thicket::editor
