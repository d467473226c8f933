#include "libnav/bake/sightbeam.h"

#include "libnav/geometry/direction.h"
#include "libnav/tangent/turning.h"

#include <algorithm>
#include <cmath>

namespace thicket::nav {

// Along a straight line the contact turns one way, by less than half a turn. So the first and last
// contact belong to corners of the box, and what holds for those of all corners holds for all.
SightBeam::SightBeam(const BeamTarget& target, const Box& box) : m_target(target), m_box(box)
{
    const double side = sign(target.winding), radius = target.radius;
    Point first, last; // any length
    bool isFirst = true;
    for (const Point corner :
         {box.min, Point{box.max.x, box.min.y}, box.max, Point{box.min.x, box.max.y}}) {
        const Point out = corner - target.center;
        Point contact = side * leftNormal(out);
        if (radius > 0)
            contact = radius * out + std::sqrt(dot(out, out) - radius * radius) * contact;
        m_before += dot(target.begin, contact) < 0 ? 1 : 0;
        m_behind += dot(target.end, contact) < 0 ? 1 : 0;
        first = isFirst || side * cross(first, contact) < 0 ? contact : first;
        last = isFirst || side * cross(last, contact) > 0 ? contact : last;
        isFirst = false;
    }
    if (isOnStretch())
        finish(first, last);
}

// A ray lies inside the line that touches the rim at a later contact, and outside that of an
// earlier one, but for its end between the two lines' contacts.
void SightBeam::finish(Point first, Point last)
{
    m_first = (1 / length(first)) * first;
    m_last = (1 / length(last)) * last;
    m_innermost = m_target.radius * dot(m_first, m_last);
    m_bounds = m_box;
    for (const Point contact : {m_first, m_last}) {
        const Point end = m_target.center + m_target.radius * contact;
        enclose(m_bounds, {end, end});
    }
}

// Along any axis no ray reaches beyond both the box and its first and last contacts. Where an arc
// bulges farther, the ray to its farthest place runs across the axis, so its point of the box is as
// far.
bool SightBeam::mayMeet(const Segment& segment, double reach) const
{
    const auto [a, b] = segment;
    if (!grown(m_bounds, reach)
             .intersects({{std::min(a.x, b.x), std::min(a.y, b.y)},
                          {std::max(a.x, b.x), std::max(a.y, b.y)}}))
        return false;
    const Point toA = a - m_target.center, toB = b - m_target.center;
    const double radius = m_target.radius;
    if (std::max(dot(m_first, toA), dot(m_first, toB)) < m_innermost - reach ||
        std::min(dot(m_last, toA), dot(m_last, toB)) > radius + reach)
        return false;
    const Point along = b - a;
    const double size = length(along);
    const double middle = cross(along, m_box.center() - a);
    const double spread =
        (std::abs(along.y) * m_box.width() + std::abs(along.x) * m_box.height()) / 2;
    const double first = cross(along, radius * m_first - toA);
    const double last = cross(along, radius * m_last - toA);
    const double apart = reach * size;
    return std::min({middle - spread, first, last}) <= apart &&
           std::max({middle + spread, first, last}) >= -apart;
}

} // namespace thicket::nav
