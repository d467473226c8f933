#include "app/drawing/crowddrawing.h"

#include "app/drawing/devicespace.h"
#include "app/drawing/oklab.h"

#include <QImage>

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <numbers>
#include <unordered_map>

namespace thicket::drawing {

namespace {

constexpr std::size_t tintCount = 8;
constexpr double dotBelow = 3;       // logical pixels of radius
constexpr double smallestRadius = 5; // of a disc
constexpr double dotRadius = 2;
constexpr std::size_t exactUpTo = 300; // agents in the view
constexpr unsigned headings = 32;
constexpr double largestStamp = 64; // pixels; larger ones would cost more than they save

std::array<Tint, tintCount> makeTints(const Palette& palette)
{
    // Neighbours in the list are far apart on the circle of hues.
    constexpr std::array<double, tintCount> turns{115, -35, 165, 60, -115, 20, 90, -60};
    std::array<Tint, tintCount> tints;
    for (std::size_t i = 0; i < tintCount; ++i) {
        const double turn = turns[i] * std::numbers::pi / 180;
        // Agents are small, so their fill is halfway to the stronger colour of lines, and more
        // saturated.
        OkLab fill = toOkLab(withTurnedHue(palette.treeLine, turn));
        const OkLab pale = toOkLab(palette.treeFill);
        fill.lightness = 0.5 * (fill.lightness + pale.lightness);
        fill.a *= 1.9;
        fill.b *= 1.9;
        tints[i] = {fromOkLab(fill), withTurnedHue(palette.treeLine, turn)};
    }
    return tints;
}

const std::array<Tint, tintCount>& tintsOf(const Palette& wanted)
{
    static const std::array<std::array<Tint, tintCount>, 4> tables{
        makeTints(palette(Theme::light)), makeTints(palette(Theme::dark)),
        makeTints(palette(Theme::highContrastLight)), makeTints(palette(Theme::highContrastDark))};
    return tables[(wanted.isDark ? 1U : 0U) + (wanted.isHighContrast ? 2U : 0U)];
}

double shownRadius(double trueRadius)
{
    return trueRadius < dotBelow ? dotRadius : std::max(trueRadius, smallestRadius);
}

/// A cross with a casing. It does not turn with the agent.
void drawCross(QPainter& painter, QPointF center, double reach, const Style& style)
{
    const double arm = std::max(reach, 3.0);
    const std::array<QLineF, 2> lines{
        QLineF(center - QPointF(arm, arm), center + QPointF(arm, arm)),
        QLineF(center + QPointF(-arm, arm), center + QPointF(arm, -arm))};
    painter.setPen(linePen(style, style.palette.casing, 4));
    painter.drawLines(lines.data(), 2);
    painter.setPen(linePen(style, style.palette.rejected, 2));
    painter.drawLines(lines.data(), 2);
}

struct Disc {
    QPointF center;
    QPointF ahead; ///< unit vector, device
    double trueRadius = 0;
    std::uint32_t tint = 0;
    AgentLook look = AgentLook::going;
};

void drawDisc(QPainter& painter, const Disc& disc, const Style& style)
{
    const Palette& palette = style.palette;
    const Tint& tint = tintsOf(palette)[disc.tint];
    const double radius = shownRadius(disc.trueRadius);
    const bool isArrived = disc.look == AgentLook::arrived;
    if (disc.trueRadius < dotBelow) {
        painter.setPen(isArrived ? linePen(style, tint.line, 1) : QPen(Qt::NoPen));
        painter.setBrush(isArrived ? QBrush(Qt::NoBrush) : QBrush(tint.line));
        painter.drawEllipse(disc.center, radius, radius);
    } else {
        painter.setPen(linePen(style, isArrived ? tint.line : palette.mark, 1.25));
        painter.setBrush(isArrived ? QBrush(Qt::NoBrush) : QBrush(tint.fill));
        painter.drawEllipse(disc.center, radius, radius);
        if (!isArrived)
            painter.drawLine(disc.center, disc.center + disc.ahead * radius);
    }
    if (disc.look == AgentLook::stuck)
        drawCross(painter, disc.center, radius * 0.6, style);
}

/// Pictures of discs, rendered on first use.
class Stamps {
public:
    Stamps(const Style& style, double ratio) : m_style(style), m_ratio(ratio) {}

    void draw(QPainter& painter, const Disc& disc)
    {
        const QImage& stamp = of(disc);
        const QPointF corner = disc.center - QPointF(stamp.width(), stamp.height()) / (2 * m_ratio);
        painter.drawImage(QPointF(std::round(corner.x() * m_ratio) / m_ratio,
                                  std::round(corner.y() * m_ratio) / m_ratio),
                          stamp);
    }

private:
    const QImage& of(const Disc& disc)
    {
        const bool turns = disc.trueRadius >= dotBelow && disc.look != AgentLook::arrived;
        const int heading = turns ? headingOf(disc.ahead) : 0;
        const auto size = static_cast<unsigned>(2 * std::max(disc.trueRadius, 0.0) + 0.5);
        const unsigned key = ((size * headings + static_cast<unsigned>(heading)) * 4 +
                              static_cast<unsigned>(disc.look)) *
                                 tintCount +
                             disc.tint;
        QImage& stamp = m_made[key];
        if (stamp.isNull())
            stamp = make(disc, heading);
        return stamp;
    }

    static int headingOf(QPointF ahead)
    {
        const double angle = std::atan2(ahead.y(), ahead.x());
        return (qRound(angle / (2 * std::numbers::pi) * headings) + int(headings)) % int(headings);
    }

    QImage make(Disc disc, int heading) const
    {
        const double half = std::ceil(shownRadius(disc.trueRadius)) + 4;
        const int side = int(std::ceil(2 * half * m_ratio));
        QImage image(side, side, QImage::Format_ARGB32_Premultiplied);
        image.setDevicePixelRatio(m_ratio);
        image.fill(Qt::transparent);
        const double angle = 2 * std::numbers::pi * heading / headings;
        disc.center = QPointF(side, side) / (2 * m_ratio);
        disc.ahead = {std::cos(angle), std::sin(angle)};
        QPainter painter(&image);
        painter.setRenderHint(QPainter::Antialiasing);
        drawDisc(painter, disc, m_style);
        return image;
    }

    const Style& m_style;
    double m_ratio;
    std::unordered_map<unsigned, QImage> m_made; // sizes in half pixels
};

std::vector<Disc> discsInView(const DeviceSpace& space, const QPainter& painter,
                              std::span<const DrawnAgent> agents, const Style& style)
{
    const QRectF view(painter.viewport());
    std::vector<Disc> discs;
    discs.reserve(agents.size());
    for (const DrawnAgent& agent : agents) {
        Disc disc{space.map(agent.at),
                  {},
                  agent.radius * style.pixelsPerUnit,
                  std::uint32_t(agent.group % tintCount),
                  agent.look};
        const double reach = shownRadius(disc.trueRadius) + 4;
        const QPointF off = disc.center - view.center();
        if (std::abs(off.x()) > view.width() / 2 + reach ||
            std::abs(off.y()) > view.height() / 2 + reach)
            continue;
        const QPointF heading = space.map(agent.at + agent.heading) - disc.center;
        const double length = std::hypot(heading.x(), heading.y());
        disc.ahead = length > 0 ? heading / length : QPointF(1, 0);
        discs.push_back(disc);
    }
    return discs;
}

struct TrailPen {
    QColor colour;
    std::size_t steps; ///< of fading
};

/// Stroke by stroke from the old end on, all lines in one stroke.
void strokeTrails(QPainter& painter, const std::vector<const std::vector<nav::Point>*>& lines,
                  const TrailPen& pen, const Style& style)
{
    DeviceSpace space(painter);
    for (std::size_t step = 0; step < pen.steps; ++step) {
        QPainterPath stretch;
        for (const std::vector<nav::Point>* line : lines) {
            const std::size_t segments = line->empty() ? 0 : line->size() - 1;
            const std::size_t begin = segments * step / pen.steps;
            const std::size_t end = segments * (step + 1) / pen.steps;
            if (begin == end)
                continue;
            stretch.moveTo(space.map((*line)[begin]));
            for (std::size_t i = begin + 1; i <= end; ++i)
                stretch.lineTo(space.map((*line)[i]));
        }
        const double share = double(step + 1) / double(pen.steps);
        // In high contrast trails do not fade but get thinner.
        const double width = style.palette.isHighContrast ? share : 2;
        painter.setPen(linePen(style, pen.colour, width, 0.8 * share));
        painter.drawPath(stretch);
    }
}

} // namespace

Tint groupTint(std::size_t group, const Palette& palette)
{
    return tintsOf(palette)[group % tintCount];
}

void drawCrowd(QPainter& painter, std::span<const DrawnAgent> agents, const Style& style)
{
    DeviceSpace space(painter);
    std::vector<Disc> discs = discsInView(space, painter, agents, style);
    // Stuck agents must be visible, and arrived ones must not cover others.
    constexpr std::array order{AgentLook::arrived, AgentLook::going, AgentLook::stuck};
    const bool isExact = discs.size() <= exactUpTo;
    Stamps stamps(style, painter.device()->devicePixelRatioF());
    for (const AgentLook look : order) {
        for (const Disc& disc : discs) {
            if (disc.look != look)
                continue;
            if (isExact || disc.trueRadius > largestStamp)
                drawDisc(painter, disc, style);
            else
                stamps.draw(painter, disc);
        }
    }
}

void drawGhosts(QPainter& painter, std::span<const DrawnAgent> agents, const Style& style)
{
    DeviceSpace space(painter);
    QPainterPath rings;
    for (const Disc& disc : discsInView(space, painter, agents, style)) {
        const double radius = shownRadius(disc.trueRadius);
        rings.addEllipse(disc.center, radius, radius);
    }
    painter.setBrush(Qt::NoBrush);
    painter.setPen(linePen(style, style.palette.textSecond, 1.25, 0.8));
    painter.drawPath(rings);
}

void drawTrails(QPainter& painter, std::span<const Trail> trails, const Style& style)
{
    std::map<QRgb, std::vector<const std::vector<nav::Point>*>> byColour;
    for (const Trail& trail : trails) {
        const QColor colour =
            trail.group ? groupTint(*trail.group, style.palette).line : style.palette.path;
        byColour[colour.rgb()].push_back(&trail.line);
    }
    // With many trails few steps do: nobody looks at a single one then.
    const std::size_t steps = trails.size() > 20 ? 8 : 24;
    painter.setBrush(Qt::NoBrush);
    for (const auto& [colour, lines] : byColour)
        strokeTrails(painter, lines, {QColor(colour), steps}, style);
}

} // namespace thicket::drawing
