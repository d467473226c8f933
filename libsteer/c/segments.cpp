#include "libsteer/c/segments.h"

#include "libsteer/c/shapes.h"

namespace thicket::c {

thk_segment segmentOf(const nav::SurfingEdge& edge)
{
    thk_segment segment = {};
    segment.from = pointOf(edge.from);
    segment.to = pointOf(edge.to);
    segment.length = edge.length();
    return segment;
}

thk_segment segmentOf(const nav::HuggingEdge& edge)
{
    thk_segment segment = {};
    segment.is_arc = 1;
    segment.counter_clockwise = edge.winding == nav::Winding::counterClockwise ? 1 : 0;
    segment.obstacle = edge.contact.obstacle;
    segment.from = pointOf(edge.pointAt(edge.from));
    segment.to = pointOf(edge.pointAt(edge.to));
    segment.center = pointOf(edge.center);
    segment.radius = edge.radius;
    segment.from_angle = edge.from;
    segment.to_angle = edge.to;
    segment.length = edge.length();
    return segment;
}

} // namespace thicket::c
