#include "app/editor/panels/playback/plotstrips.h"

#include "app/drawing/crowddrawing.h"
#include "app/editor/document/behaviourwords.h"
#include "app/editor/numbers/numbertext.h"

#include <QCoreApplication>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace thicket::editor {

namespace {

struct PlotWords {
    Q_DECLARE_TR_FUNCTIONS(Plots)
};

/// Each line of a strip has its own, as not everybody can tell colours apart.
QList<qreal> dashesOf(std::size_t number)
{
    static const QList<QList<qreal>> patterns{{}, {6, 3}, {2, 2}, {8, 3, 2, 3}};
    return patterns[static_cast<qsizetype>(number) % patterns.size()];
}

const steer::Curve& curveOf(const steer::MotionCurve& motion, PlotKind kind)
{
    return kind == PlotKind::speed       ? motion.speed
           : kind == PlotKind::clearance ? motion.clearance
                                         : motion.goalDistance;
}

QColor colourOf(PlotKind kind, const drawing::Palette& colours)
{
    return kind == PlotKind::speed       ? colours.path
           : kind == PlotKind::clearance ? colours.hugging
                                         : colours.surfing;
}

QList<PlotLine> motionLines(const AgentCurves::Content& content, PlotKind kind,
                            const drawing::Palette& colours)
{
    QList<PlotLine> lines;
    for (std::size_t i = 0; i < content.motion.size(); ++i) {
        const steer::MotionCurve& motion = content.motion[i];
        const steer::Curve& curve = curveOf(motion, kind);
        if (!curve.all().isEmpty())
            lines << PlotLine{PlotWords::tr("agent %1").arg(motion.id), &curve, nullptr,
                              colourOf(kind, colours), dashesOf(i)};
    }
    return lines;
}

QList<PlotLine> forceLines(const AgentCurves::Content& content, const PlotChoice& choice,
                           const drawing::Palette& colours)
{
    QList<PlotLine> lines;
    if (content.forces.empty())
        return lines;
    const auto& forces = content.forces.front().forces;
    for (std::size_t i = 0; i < forces.size(); ++i) {
        if (!choice.hiddenForces.contains(forces[i].kind) && !forces[i].wanted.all().isEmpty())
            lines << PlotLine{behaviourName(QLatin1String(steer::name(forces[i].kind))),
                              &forces[i].granted, &forces[i].wanted,
                              drawing::groupTint(i, colours).line, dashesOf(i)};
    }
    return lines;
}

QString unitOf(PlotKind kind, const QString& length)
{
    if (length.isEmpty() || kind == PlotKind::clearance || kind == PlotKind::goalDistance)
        return length;
    return length + (kind == PlotKind::speed ? QStringLiteral("/s") : QStringLiteral("/s²"));
}

QString rangeText(const steer::CurveRange& range)
{
    const int decimals = NumberStyle::current().decimals;
    const QString least = numberText(range.least, decimals);
    const QString most = numberText(range.most, decimals);
    return least == most ? most : PlotWords::tr("%1 to %2").arg(least, most);
}

QString valueText(const PlotLine& line, const QString& unit, std::uint32_t frame)
{
    const steer::CurveRange range = line.curve->over(frame, frame + 1);
    if (range.isEmpty())
        return {};
    QString text = rangeText(range);
    if (line.wanted) {
        const QString wanted = rangeText(line.wanted->over(frame, frame + 1));
        if (wanted != text)
            text = PlotWords::tr("%1 of %2").arg(text, wanted);
    }
    return unit.isEmpty() ? text : text + u'\u00A0' + unit;
}

/// A line through the ranges of the columns.
QPainterPath pathOf(const steer::Curve& curve, const PlotStrip& strip, const PlotAxis& axis)
{
    QPainterPath path;
    bool isOpen = false;
    const auto add = [&](double x, double value) {
        const QPointF at(x, strip.yOf(value));
        isOpen ? path.lineTo(at) : path.moveTo(at);
        isOpen = true;
    };
    const double perFrame = axis.step / axis.span * axis.area.width();
    if (perFrame > 1) {
        for (std::uint32_t k = 0; k < curve.frames(); ++k) {
            const steer::CurveRange range = curve.over(k, k + 1);
            if (range.isEmpty())
                isOpen = false;
            else
                add(axis.xOf(k * axis.step), range.most);
        }
        return path;
    }
    for (double x = axis.area.left(); x < axis.area.right(); ++x) {
        const std::uint32_t first = axis.frameAt(x);
        const std::uint32_t end = std::max(first + 1, axis.frameAt(x + 1));
        if (first >= curve.frames())
            break;
        const steer::CurveRange range = curve.over(first, end);
        if (range.isEmpty()) {
            isOpen = false;
            continue;
        }
        add(x, range.least);
        add(x, range.most);
    }
    return path;
}

} // namespace

QString plotName(PlotKind kind)
{
    switch (kind) {
    case PlotKind::speed:
        return PlotWords::tr("Speed");
    case PlotKind::clearance:
        return PlotWords::tr("Clearance");
    case PlotKind::goalDistance:
        return PlotWords::tr("Distance to Goal");
    case PlotKind::forces:
        return PlotWords::tr("Forces");
    }
    return {};
}

double PlotStrip::least() const
{
    double least = 0;
    for (const PlotLine& line : lines)
        least = std::fmin(least, line.curve->all().least);
    return least;
}

double PlotStrip::most() const
{
    double most = 0;
    for (const PlotLine& line : lines)
        most = std::fmax(most, (line.wanted ? line.wanted : line.curve)->all().most);
    return std::max(most, least() + leastSpan);
}

double PlotStrip::yOf(double value) const
{
    constexpr double title = 15; // pixels, that no line crosses
    const double above = area.height() > 2 * title ? title : 3;
    const double share = (value - least()) / (most() - least());
    return area.bottom() - 1 - share * (area.height() - 1 - above);
}

double PlotAxis::xOf(double seconds) const { return area.left() + seconds / span * area.width(); }

std::uint32_t PlotAxis::frameAt(double x) const
{
    const double seconds = (x - area.left()) / std::max(1.0, area.width()) * span;
    const double frame = std::floor(seconds / step + 0.5);
    return static_cast<std::uint32_t>(std::clamp(frame, 0.0, 4e9));
}

QList<PlotStrip> plotStrips(const AgentCurves::Content& content, const PlotChoice& choice,
                            const PlotAxis& axis, const QString& unit,
                            const drawing::Palette& colours)
{
    QList<PlotStrip> strips;
    for (const PlotKind kind : allPlots) {
        if (!choice.isShown(kind))
            continue;
        const bool isForces = kind == PlotKind::forces;
        PlotStrip strip{kind, unitOf(kind, unit)};
        strip.lines =
            isForces ? forceLines(content, choice, colours) : motionLines(content, kind, colours);
        if (!strip.lines.isEmpty())
            strips << strip;
    }
    const double height =
        axis.area.height() / static_cast<double>(std::max<qsizetype>(1, strips.size()));
    for (qsizetype i = 0; i < strips.size(); ++i)
        strips[i].area = QRectF(axis.area.left(), axis.area.top() + static_cast<double>(i) * height,
                                axis.area.width(), height);
    return strips;
}

void paintStrip(QPainter& painter, const PlotStrip& strip, const PlotAxis& axis,
                const drawing::Palette& colours)
{
    painter.setPen(QPen(colours.separator, 1));
    const double base = std::round(strip.yOf(0)) + 0.5;
    painter.drawLine(QPointF(strip.area.left(), base), QPointF(strip.area.right(), base));
    painter.setBrush(Qt::NoBrush);
    painter.save();
    painter.setClipRect(strip.area);
    // The first agent's line is the uppermost.
    for (qsizetype i = strip.lines.size(); i-- > 0;) {
        const PlotLine& line = strip.lines[i];
        QPen pen(line.colour, colours.isHighContrast ? 2 : 1.4);
        if (line.wanted) {
            QPen dotted(line.colour, 1);
            dotted.setDashPattern({1, 3});
            painter.setPen(dotted);
            painter.drawPath(pathOf(*line.wanted, strip, axis));
        }
        if (!line.dashes.isEmpty())
            pen.setDashPattern(line.dashes);
        painter.setPen(pen);
        painter.drawPath(pathOf(*line.curve, strip, axis));
    }
    painter.restore();
}

QString stripTip(const PlotStrip& strip, std::uint32_t frame)
{
    QStringList rows;
    const bool isNamed = strip.lines.size() > 1 || strip.kind == PlotKind::forces;
    for (const PlotLine& line : strip.lines) {
        const QString value = valueText(line, strip.unit, frame);
        if (!value.isEmpty())
            rows << (isNamed ? PlotWords::tr("%1: %2").arg(line.name, value) : value);
    }
    if (rows.isEmpty())
        rows << PlotWords::tr("no value here");
    if (isNamed)
        return plotName(strip.kind) + '\n' + rows.join('\n');
    return plotName(strip.kind) + ' ' + rows.first();
}

QString stripValue(const PlotStrip& strip, std::uint32_t frame)
{
    return strip.lines.isEmpty() || strip.kind == PlotKind::forces
               ? QString()
               : valueText(strip.lines.first(), strip.unit, frame);
}

} // namespace thicket::editor
