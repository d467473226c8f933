#pragma once

#include "app/drawing/mapdrawing.h"
#include "libsteer/behaviours/avoid.h"
#include "libsteer/behaviours/rayfan.h"
#include "libsteer/behaviours/wallavoid.h"

#include <QString>

#include <vector>

/// What an agent senses and decides, over a map, in map coordinates as in mapdrawing.h.
namespace thicket::drawing {

/// What obstacle behaviours sensed for one agent at one moment. Null: the agent has no such
/// behaviour. What is pointed to must outlive the call.
struct SensedContent {
    const steer::Agent& agent;
    const steer::AvoidRecord* avoidance = nullptr;
    const steer::RayFanRecord* fan = nullptr;
    const steer::WallRecord* walls = nullptr;
};

/// Draws rays, detection box, tagged obstacles with their intersections, sensed walls, and the four
/// forces with their names. A force of maxForce is 64 px long, and none is longer than 96.
void drawSteering(QPainter& painter, const SensedContent& content, const Style& style);

/// What an agent sensed and decided in a step of its crowd, with any behaviours.
struct DecisionContent {
    struct Force {
        nav::Point wanted;  ///< by the behaviour
        nav::Point granted; ///< the part that counted
        QString name;
    };
    SensedContent sensed;
    nav::Point aim; ///< the direction of its guidance, a unit vector; {0, 0}: none
    std::vector<nav::Point> neighbours;
    std::vector<Force> forces;
};

/// Draws what was sensed as drawSteering() does, the aim as a clear ray, thin lines to the
/// neighbours it considers, and granted forces as drawSteering() does. A dotted line goes on to the
/// end of a force that was wanted and not wholly granted.
void drawDecision(QPainter& painter, const DecisionContent& content, const Style& style);

/// The parts that drawSteering() draws, for legends.
enum class SteeringPart { box, tagged, chosen, clearRay, blockedRay, feeler, force, none };
/// Draws a sample of one, about as large as `box` (device pixels).
void drawSteeringSample(QPainter& painter, SteeringPart part, const QRectF& box,
                        const Style& style);

} // namespace thicket::drawing
