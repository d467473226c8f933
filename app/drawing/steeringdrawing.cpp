#include "app/drawing/steeringdrawing.h"

#include "app/drawing/devicespace.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace thicket::drawing {

namespace {

constexpr double lengthAtMaxForce = 64; // pixels
constexpr double longestForce = 96;
constexpr double shortestForce = 5;

QPen rayPen(const Style& style, bool isBlocked)
{
    return linePen(style, isBlocked ? style.palette.path : style.palette.accent, 1.25);
}

void drawHit(QPainter& painter, QPointF at, const Style& style)
{
    painter.setPen(Qt::NoPen);
    painter.setBrush(style.palette.path);
    painter.drawEllipse(at, 3, 3);
    painter.setBrush(Qt::NoBrush);
}

QPen boxPen(const Style& style) { return linePen(style, style.palette.warning, 1.5); }

QBrush boxBrush(const Style& style)
{
    return style.palette.isHighContrast ? QBrush(Qt::NoBrush)
                                        : QBrush(faded(style.palette.warning, 0.08));
}

QPen taggedPen(const Style& style) { return dashedPen(style, style.palette.warning, 1.25, {2, 3}); }

/// A ring where the agent's course meets a candidate; filled for the one that is avoided.
void drawIntersection(QPainter& painter, QPointF at, bool isChosen, const Style& style)
{
    painter.setPen(QPen(style.palette.casing, isChosen ? 5 : 4));
    painter.drawEllipse(at, 4, 4);
    painter.setPen(linePen(style, style.palette.warning, 2));
    painter.setBrush(isChosen ? style.palette.warning : style.palette.casing);
    painter.drawEllipse(at, isChosen ? 4.5 : 3.5, isChosen ? 4.5 : 3.5);
    painter.setBrush(Qt::NoBrush);
}

void drawArrow(QPainter& painter, QPointF from, QPointF direction, double length,
               const Style& style)
{
    constexpr double head = 7;
    const QPointF tip = from + length * direction;
    const QPointF aside(-direction.y(), direction.x());
    const QPointF back = tip - std::min(head, length) * direction;
    QPainterPath arrow(from);
    arrow.lineTo(tip);
    arrow.moveTo(back + 0.5 * head * aside);
    arrow.lineTo(tip);
    arrow.lineTo(back - 0.5 * head * aside);
    painter.strokePath(arrow,
                       QPen(style.palette.casing, 5, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.strokePath(arrow, linePen(style, style.palette.mark, 2));
}

/// The agent's position and axes on the device.
struct Frame {
    const DeviceSpace& space;
    const steer::Agent& agent;

    QPointF at(double ahead, double left) const
    {
        return space.map(agent.position + ahead * agent.heading +
                         left * nav::leftNormal(agent.heading));
    }
    QPointF at(nav::Point local) const { return at(local.x, local.y); }
};

void drawRays(QPainter& painter, const DeviceSpace& space, const steer::RayFanRecord& fan,
              const Style& style)
{
    for (const bool isBlocked : {false, true}) {
        painter.setPen(rayPen(style, isBlocked));
        for (const auto& ray : fan.rays) {
            if (ray.isBlocked == isBlocked)
                painter.drawLine(space.map(fan.origin),
                                 space.map(fan.origin + ray.at * ray.direction));
        }
    }
    for (const auto& ray : fan.rays) {
        if (ray.isBlocked)
            drawHit(painter, space.map(fan.origin + ray.at * ray.direction), style);
    }
}

void drawAvoidance(QPainter& painter, const Frame& frame, const steer::AvoidRecord& seen,
                   const Style& style)
{
    painter.setPen(boxPen(style));
    painter.setBrush(boxBrush(style));
    painter.drawPolygon(
        QPolygonF{{frame.at(0, seen.halfWidth), frame.at(seen.length, seen.halfWidth),
                   frame.at(seen.length, -seen.halfWidth), frame.at(0, -seen.halfWidth)}});
    painter.setBrush(Qt::NoBrush);
    for (const auto& tagged : seen.tagged) {
        const double bare = std::max(3.0, tagged.radius * style.pixelsPerUnit);
        painter.setPen(taggedPen(style));
        painter.drawEllipse(frame.at(tagged.local), bare, bare);
        if (!tagged.isCandidate)
            continue;
        const double expanded = (tagged.radius + seen.halfWidth) * style.pixelsPerUnit;
        painter.setPen(linePen(style, style.palette.warning, 1.25));
        painter.drawEllipse(frame.at(tagged.local), expanded, expanded);
    }
    for (std::size_t i = 0; i < seen.tagged.size(); ++i) {
        if (seen.tagged[i].isCandidate)
            drawIntersection(painter, frame.at(seen.tagged[i].intersection, 0),
                             static_cast<int>(i) == seen.chosen, style);
    }
}

/// The ray and the end of the box that sense walls, and the wall that is met first.
void drawFeeler(QPainter& painter, const Frame& frame, const steer::WallRecord& walls,
                const Style& style)
{
    painter.setPen(dashedPen(style, style.palette.warning, 1.25, {5, 3}));
    painter.drawLine(frame.at(0, 0), frame.at(walls.reach, 0));
    painter.drawLine(frame.at(walls.reach, walls.halfWidth),
                     frame.at(walls.reach, -walls.halfWidth));
    if (walls.chosen < 0)
        return;
    const auto& met = walls.met[static_cast<std::size_t>(walls.chosen)];
    painter.setPen(linePen(style, style.palette.warning, 2.5));
    painter.drawLine(frame.space.map(met.a), frame.space.map(met.b));
}

void drawSensed(QPainter& painter, const Frame& frame, const SensedContent& content,
                const Style& style)
{
    if (content.fan)
        drawRays(painter, frame.space, *content.fan, style);
    if (content.walls)
        drawFeeler(painter, frame, *content.walls, style);
    if (content.avoidance)
        drawAvoidance(painter, frame, *content.avoidance, style);
}

/// The length of the arrow of a force, pixels.
double arrowLength(nav::Point force, const steer::Agent& agent)
{
    return std::min(lengthAtMaxForce * nav::length(force) / agent.maxForce, longestForce);
}

/// A dotted line along the whole force. The arrow of its granted part covers its beginning.
void drawWanted(QPainter& painter, const Frame& frame, nav::Point force, const Style& style)
{
    const double length = arrowLength(force, frame.agent);
    if (!(length >= shortestForce))
        return;
    const nav::Point from = frame.agent.position;
    const QPointF foot = frame.space.map(from);
    const QPointF ahead =
        frame.space.map(from + (1 / style.pixelsPerUnit / nav::length(force)) * force) - foot;
    const QPointF direction = ahead / std::hypot(ahead.x(), ahead.y());
    const double rim = std::max(5.0, frame.agent.radius * style.pixelsPerUnit);
    painter.setPen(dashedPen(style, style.palette.mark, 1.5, {1, 3}));
    painter.drawLine(foot + rim * direction, foot + (rim + length) * direction);
}

struct Force {
    nav::Point from;
    nav::Point force;
    QString name;
};

/// Drawn from the agent's rim if it would begin inside, as the agent is drawn above it.
void drawForce(QPainter& painter, const Frame& frame, const Force& force, QList<QRectF>& labels,
               const Style& style)
{
    const double size = nav::length(force.force);
    const double length = arrowLength(force.force, frame.agent);
    if (!(length >= shortestForce))
        return;
    QPointF foot = frame.space.map(force.from);
    const QPointF ahead =
        frame.space.map(force.from + (1 / style.pixelsPerUnit / size) * force.force) - foot;
    const QPointF direction = ahead / std::hypot(ahead.x(), ahead.y());
    const QPointF center = frame.at(0, 0);
    const double rim = std::max(5.0, frame.agent.radius * style.pixelsPerUnit);
    if (QLineF(center, foot).length() < rim)
        foot = center + rim * direction;
    drawArrow(painter, foot, direction, length, style);

    const auto boxAt = [&](double distance) {
        constexpr double perLetter = 6.5;
        QRectF box(0, 0, perLetter * double(force.name.size()), 13);
        box.moveCenter(foot + distance * direction);
        return box;
    };
    // Beyond the tip, and farther if another name is there.
    double distance = length + 14;
    const auto isTaken = [&](const QRectF& other) { return other.intersects(boxAt(distance)); };
    while (std::any_of(labels.begin(), labels.end(), isTaken))
        distance += 6;
    labels << boxAt(distance);
    drawLabel(painter, labels.last().center() + QPointF(0, 4), force.name, style.palette.mark,
              style.palette, Emphasis::semibold);
}

} // namespace

void drawSteering(QPainter& painter, const SensedContent& content, const Style& style)
{
    const DeviceSpace space(painter);
    const Frame frame{space, content.agent};
    drawSensed(painter, frame, content, style);

    const nav::Point here = content.agent.position;
    QList<Force> forces;
    if (content.avoidance)
        forces << Force{here, content.avoidance->lateral,
                        QCoreApplication::translate("Map", "lateral")}
               << Force{here, content.avoidance->braking,
                        QCoreApplication::translate("Map", "braking")};
    if (content.walls && content.walls->chosen >= 0) {
        // From the point on the wall, beside the forces of obstacle avoidance.
        const auto& met = content.walls->met[static_cast<std::size_t>(content.walls->chosen)];
        const nav::Point there = here + met.depth * content.agent.heading;
        forces << Force{there, content.walls->push, QCoreApplication::translate("Map", "push")}
               << Force{there, content.walls->pull, QCoreApplication::translate("Map", "pull")};
    }
    QList<QRectF> labels;
    for (const Force& force : std::as_const(forces))
        drawForce(painter, frame, force, labels, style);
}

void drawDecision(QPainter& painter, const DecisionContent& content, const Style& style)
{
    constexpr double aimLength = 80; // pixels
    const DeviceSpace space(painter);
    const steer::Agent& agent = content.sensed.agent;
    const Frame frame{space, agent};
    const QPointF center = frame.at(0, 0);
    drawSensed(painter, frame, content.sensed, style);
    painter.setPen(dashedPen(style, style.palette.textSecond, 1, {2, 3}));
    for (const nav::Point neighbour : content.neighbours)
        painter.drawLine(center, space.map(neighbour));
    if (content.aim != nav::Point{0, 0}) {
        painter.setPen(rayPen(style, false));
        painter.drawLine(
            center, space.map(agent.position + (aimLength / style.pixelsPerUnit) * content.aim));
    }
    QList<QRectF> labels;
    for (const DecisionContent::Force& force : content.forces) {
        drawWanted(painter, frame, force.wanted, style);
        drawForce(painter, frame, {agent.position, force.granted, force.name}, labels, style);
    }
}

void drawSteeringSample(QPainter& painter, SteeringPart part, const QRectF& box, const Style& style)
{
    const QPointF left(box.left(), box.center().y());
    const QPointF right(box.right(), box.center().y());
    painter.setBrush(Qt::NoBrush);
    switch (part) {
    case SteeringPart::box:
        painter.setPen(boxPen(style));
        painter.setBrush(boxBrush(style));
        painter.drawRect(box.adjusted(1, 3, -1, -3));
        break;
    case SteeringPart::tagged:
        painter.setPen(taggedPen(style));
        painter.drawEllipse(box.center(), box.height() / 2 - 1, box.height() / 2 - 1);
        break;
    case SteeringPart::chosen:
        drawIntersection(painter, box.center(), true, style);
        break;
    case SteeringPart::clearRay:
    case SteeringPart::blockedRay:
        painter.setPen(rayPen(style, part == SteeringPart::blockedRay));
        painter.drawLine(left, right);
        if (part == SteeringPart::blockedRay)
            drawHit(painter, right, style);
        break;
    case SteeringPart::feeler:
        painter.setPen(dashedPen(style, style.palette.warning, 1.25, {5, 3}));
        painter.drawLine(left, right);
        break;
    case SteeringPart::none:
        break;
    case SteeringPart::force:
        drawArrow(painter, left, {1, 0}, box.width(), style);
        break;
    }
}

} // namespace thicket::drawing
