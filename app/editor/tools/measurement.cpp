#include "app/editor/tools/measurement.h"

#include "app/editor/gestures/polylinetool.h"
#include "app/editor/scene/description.h"
#include "libnav/path/pathfinder.h"

#include <QCoreApplication>
#include <QStringList>

#include <chrono>
#include <cmath>

namespace thicket::editor {

namespace {

constexpr std::chrono::milliseconds frameTime{15};

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Measurement)
};

QString clearanceText(double clearance, int decimals, const nav::Map& map)
{
    if (!std::isfinite(clearance))
        return Words::tr("unlimited");
    return clearance < 0 ? Words::tr("none") : lengthText(clearance, decimals, map);
}

} // namespace

Measurement measure(const std::vector<nav::Point>& points, const nav::ObstacleField& field,
                    double agentRadius)
{
    const nav::Point from = points[points.size() - 2];
    const nav::Point to = points.back();
    const nav::Point d = to - from;
    Measurement measured;
    measured.length = nav::length(d);
    measured.angle = std::atan2(d.y, d.x);
    measured.total = lengthOfLine(points);
    measured.clearanceFrom = field.clearance(from) + agentRadius;
    measured.clearanceTo = field.clearance(to) + agentRadius;
    nav::PathOptions options;
    options.maxTime = frameTime;
    const nav::PathResult found = nav::findPath(field, from, to, options);
    if (found.status == nav::PathStatus::found)
        measured.walk = found.path.length();
    measured.isEndBlocked = found.status == nav::PathStatus::startBlocked ||
                            found.status == nav::PathStatus::goalBlocked;
    measured.isOutOfTime = found.status == nav::PathStatus::budgetExceeded;
    return measured;
}

QString measurementDetail(const Measurement& measured, int decimals, const nav::Map& map)
{
    QString walk = measured.isOutOfTime    ? Words::tr("walking: not found in time")
                   : measured.isEndBlocked ? Words::tr("no room for the agent at an end")
                                           : Words::tr("no way through");
    if (measured.walk)
        walk = Words::tr("walking %1").arg(lengthText(*measured.walk, decimals, map));
    return Words::tr("%1, clearance %2 and %3")
        .arg(walk, clearanceText(measured.clearanceFrom, decimals, map),
             clearanceText(measured.clearanceTo, decimals, map));
}

QString measurementText(const Measurement& measured, int decimals, const nav::Map& map)
{
    QStringList lines;
    lines << Words::tr("distance %1").arg(lengthText(measured.length, decimals, map))
          << Words::tr("angle %1").arg(angleText(measured.angle));
    if (measured.total > measured.length)
        lines << Words::tr("in all %1").arg(lengthText(measured.total, decimals, map));
    if (measured.walk)
        lines << Words::tr("walking %1").arg(lengthText(*measured.walk, decimals, map));
    lines << Words::tr("clearance %1 and %2")
                 .arg(clearanceText(measured.clearanceFrom, decimals, map),
                      clearanceText(measured.clearanceTo, decimals, map));
    return lines.join('\n');
}

} // namespace thicket::editor
