#include "libnav/tangent/graph/truelengths.h"

#include <algorithm>

namespace thicket::nav {

TrueTangent TrueLengths::of(const TangentVertex& from, const TangentIntent& intent) const
{
    const auto unraised = [&]() -> TrueTangent {
        const Circle to = m_store.circleOf(intent.target);
        return {intent.length, from.contact(intent.direction),
                to.center - sign(intent.winding) * to.radius * leftNormal(intent.direction)};
    };
    if (!m_store.hasRaisedRadii)
        return unraised();
    const bool isStart = from.isStart();
    const Circle begin{isStart ? m_store.ends.trueStart : from.center, from.trueRadius};
    const Circle end = m_store.trueCircleOf(intent.target);
    if (begin == end)
        return {0, end.center, end.center};
    const double signedBegin = sign(from.winding) * begin.radius;
    const double signedEnd = sign(intent.winding) * end.radius;
    if (const auto line =
            trueTangent(begin.center, signedBegin, end.center, signedEnd, intent.direction))
        return *line;
    const Point at = isStart ? begin.center : end.center; // it lies on the rim, up to rounding
    if (isStart || intent.target == TangentIntent::goal)
        return {0, at, at};
    return unraised();
}

double TrueLengths::cutBetween(const TangentVertex& corner, const TrueTangent& onwards) const
{
    const TrueTangent arrival = of(m_store.vertices[corner.parent], m_store.intents[corner.intent]);
    const double shorter = std::min(arrival.length, onwards.length);
    if (shorter > m_short || arrival.length == 0 || onwards.length == 0)
        return 0;
    const double bend = cross(corner.center - arrival.from, onwards.to - corner.center);
    if (sign(corner.winding) * bend >= 0)
        return 0;
    return arrival.length + onwards.length - distance(arrival.from, onwards.to);
}

// A path that cuts the corner is no shorter than the straight line to the goal from where the
// arrival begins, and saves no more than minimum expansions can add. Source: PROOF.md, section 7.
double TrueLengths::mostCutBefore(const TrueTangent& arrival, double rest) const
{
    const SearchEnds& ends = m_store.ends;
    const double detour = arrival.length + rest - distance(arrival.from, ends.trueGoal);
    const double most = m_store.raisedSlack + 2 * distance(ends.goal, ends.trueGoal);
    return std::clamp(detour, 0.0, most);
}

} // namespace thicket::nav
