#pragma once

#include "app/drawing/mapdrawing.h"
#include "libsteer/behaviours/avoid.h"
#include "libsteer/behaviours/rayfan.h"
#include "libsteer/behaviours/wallavoid.h"

#include <QString>

#include <vector>

/// What an agent senses and decides, over a map, in map coordinates as in mapdrawing.h.
namespace thicket::drawing {

/// The records of one agent as it stands. References must outlive the call.
struct SteeringContent {
    const steer::Agent& agent;
    const steer::AvoidRecord& avoidance;
    const steer::RayFanRecord& fan;
    const steer::WallRecord& walls;
};

/// Rays, detection box, tagged obstacles with their intersections, what is felt of walls, and the
/// four forces with their names; a force of maxForce is 64 px long, none is longer than 96.
void drawSteering(QPainter& painter, const SteeringContent& content, const Style& style);

/// What a recorded agent decided, by behaviours of any kind.
struct DecisionContent {
    struct Force {
        nav::Point force;
        QString name;
    };
    const steer::Agent& agent;
    nav::Point aim; ///< where its guidance sends it, a unit vector; {0, 0}: nowhere
    std::vector<nav::Point> neighbours;
    std::vector<Force> forces;
};

/// The aim as a clear ray, thin lines to those it looks at, forces as in drawSteering().
void drawDecision(QPainter& painter, const DecisionContent& content, const Style& style);

/// What drawSteering() draws, one by one, for legends.
enum class SteeringPart { box, tagged, chosen, clearRay, blockedRay, feeler, force, none };
/// A sample of it about as large as `box` (device pixels).
void drawSteeringSample(QPainter& painter, SteeringPart part, const QRectF& box,
                        const Style& style);

} // namespace thicket::drawing
