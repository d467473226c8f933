#include "app/editor/panels/playback/crowdchart.h"

#include "app/editor/replay/playback.h"
#include "app/editor/replay/stuckwords.h"

#include <QCoreApplication>
#include <QLocale>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace thicket::editor {

namespace {

constexpr double markReach = 6;  // pixels to either side
constexpr double markHeight = 9; // pixels below the area's top
constexpr double topMargin = 13; // pixels above the highest arrival, so that marks stay clear of it
constexpr double betweenKeyFrames = 6;

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Timeline)
};

} // namespace

QString clockText(double seconds)
{
    const auto tenths = static_cast<long long>(std::floor(seconds * 10 + 1e-6));
    return QStringLiteral("%1:%2%3%4")
        .arg(tenths / 600)
        .arg(tenths / 10 % 60, 2, 10, QChar('0'))
        .arg(QLocale().decimalPoint())
        .arg(tenths % 10);
}

double CrowdChart::xOf(std::uint32_t frame) const
{
    const double seconds = frame * m_playback.run().recording().info().step;
    return m_area.left() + (m_span > 0 ? seconds / m_span * m_area.width() : 0);
}

void CrowdChart::paint(QPainter& painter, const drawing::Palette& colours) const
{
    paintKeyFrames(painter, colours);
    const double head = m_area.left() + m_playback.time() / m_span * m_area.width();
    const auto paintPart = [&](double left, double right, double strength) {
        painter.save();
        painter.setClipRect(QRectF(left, m_area.top(), right - left, m_area.height()));
        painter.setOpacity(colours.isHighContrast ? 1 : strength);
        paintArrivals(painter, colours);
        painter.restore();
    };
    paintPart(m_area.left(), head, 1);
    paintPart(head, m_area.right(), 0.35);
    paintMarks(painter, colours);
}

void CrowdChart::paintArrivals(QPainter& painter, const drawing::Palette& colours) const
{
    const steer::Recording& recording = m_playback.run().recording();
    const auto& arrivals = m_playback.run().chronicle().arrivals();
    const double all = std::max<double>(1, static_cast<double>(recording.agents().size()));
    const double height = m_area.height() - topMargin;
    const double base = m_area.bottom() - 1;
    QPainterPath stairs(QPointF(m_area.left(), base));
    double lastX = m_area.left();
    for (std::size_t i = 0; i < arrivals.size(); ++i) {
        const double x = xOf(arrivals[i]);
        // At most one step per pixel, however many agents arrive in it.
        if (i + 1 < arrivals.size() && xOf(arrivals[i + 1]) - lastX < 1)
            continue;
        stairs.lineTo(x, stairs.currentPosition().y());
        stairs.lineTo(x, base - height * static_cast<double>(i + 1) / all);
        lastX = x;
    }
    stairs.lineTo(xOf(recording.frameCount() - 1), stairs.currentPosition().y());
    QPainterPath filled = stairs;
    filled.lineTo(stairs.currentPosition().x(), m_area.bottom());
    filled.lineTo(m_area.bottomLeft());
    QColor fill = colours.path;
    fill.setAlphaF(0.18F);
    painter.fillPath(filled, fill);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(colours.path, 1.6));
    painter.drawPath(stairs);
}

void CrowdChart::paintKeyFrames(QPainter& painter, const drawing::Palette& colours) const
{
    const std::uint32_t frames = m_playback.run().recording().frameCount();
    std::uint32_t every = steer::Recording::block;
    while (xOf(every) - xOf(0) < betweenKeyFrames)
        every *= 2;
    painter.setPen(QPen(colours.fieldBorder, 1));
    for (std::uint32_t frame = 0; frame < frames; frame += every) {
        const double x = std::round(xOf(frame)) + 0.5;
        painter.drawLine(QPointF(x, m_area.bottom() - 4), QPointF(x, m_area.bottom()));
    }
}

/// A small cross where an agent got stuck, as on the agent itself.
void CrowdChart::paintMarks(QPainter& painter, const drawing::Palette& colours) const
{
    double last = -HUGE_VAL;
    painter.setPen(
        QPen(colours.rejected, colours.isHighContrast ? 3 : 2, Qt::SolidLine, Qt::FlatCap));
    for (const Chronicle::Mark& mark : m_playback.run().chronicle().marks()) {
        const double x = xOf(mark.frame);
        if (x - last < 2)
            continue;
        last = x;
        const QPointF at(x, m_area.top() + 6);
        painter.drawLine(at + QPointF(-3, -3), at + QPointF(3, 3));
        painter.drawLine(at + QPointF(-3, 3), at + QPointF(3, -3));
    }
}

std::optional<std::uint32_t> CrowdChart::markAt(QPointF at) const
{
    if (at.y() > m_area.top() + markHeight + 3)
        return {};
    std::optional<std::uint32_t> best;
    double nearest = markReach;
    for (const Chronicle::Mark& mark : m_playback.run().chronicle().marks()) {
        const double distance = std::abs(xOf(mark.frame) - at.x());
        if (distance < nearest) {
            nearest = distance;
            best = mark.frame;
        }
    }
    return best;
}

QString CrowdChart::tipAt(QPointF at) const
{
    const auto frame = markAt(at);
    if (!frame)
        return {};
    const auto& marks = m_playback.run().chronicle().marks();
    int count = 0;
    const Chronicle::Mark* first = nullptr;
    for (const Chronicle::Mark& mark : marks) {
        if (mark.frame == *frame) {
            ++count;
            first = first ? first : &mark;
        }
    }
    const QString when = clockText(*frame * m_playback.run().recording().info().step);
    if (count == 1)
        return Words::tr("Agent %1 is stuck from %2 on: %3")
            .arg(first->agent)
            .arg(when, stuckWords(first->reason));
    return Words::tr("%1 agents are stuck from %2 on: %3")
        .arg(count)
        .arg(when, stuckWords(first->reason));
}

} // namespace thicket::editor
