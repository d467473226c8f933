#pragma once

#include "app/drawing/mapdrawing.h"
#include "libsteer/behaviours/avoid.h"
#include "libsteer/behaviours/rayfan.h"
#include "libsteer/behaviours/wallavoid.h"

#include <QString>

#include <vector>

/// What an agent senses and decides, over a map, in map coordinates as in mapdrawing.h.
namespace thicket::drawing {

/// The records of one agent at one moment. References must outlive the call.
struct SteeringContent {
    const steer::Agent& agent;
    const steer::AvoidRecord& avoidance;
    const steer::RayFanRecord& fan;
    const steer::WallRecord& walls;
};

/// Draws rays, detection box, tagged obstacles with their intersections, sensed walls, and the four
/// forces with their names. A force of maxForce is 64 px long, and none is longer than 96.
void drawSteering(QPainter& painter, const SteeringContent& content, const Style& style);

/// What a recorded agent decided, with any behaviours.
struct DecisionContent {
    struct Force {
        nav::Point force;
        QString name;
    };
    const steer::Agent& agent;
    nav::Point aim; ///< the direction of its guidance, a unit vector; {0, 0}: none
    std::vector<nav::Point> neighbours;
    std::vector<Force> forces;
};

/// Draws the aim as a clear ray, thin lines to the neighbours it considers, and forces as
/// drawSteering() does.
void drawDecision(QPainter& painter, const DecisionContent& content, const Style& style);

/// The parts that drawSteering() draws, for legends.
enum class SteeringPart { box, tagged, chosen, clearRay, blockedRay, feeler, force, none };
/// Draws a sample of one, about as large as `box` (device pixels).
void drawSteeringSample(QPainter& painter, SteeringPart part, const QRectF& box,
                        const Style& style);

} // namespace thicket::drawing
