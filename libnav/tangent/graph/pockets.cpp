#include "libnav/tangent/graph/pockets.h"

#include "libnav/tangent/turning.h"

#include <algorithm>

namespace thicket::nav {

namespace {

constexpr int longestLoop = 256; // vertices; longer loops are not worth the time

/// A segment's contribution to the winding number of a closed curve about a point. Exact for the
/// given ends. Consecutive segments must share their ends.
int windingOf(Point from, Point to, Point about)
{
    const bool isAboveFrom = from.y > about.y;
    const bool isAboveTo = to.y > about.y;
    if (isAboveFrom == isAboveTo)
        return 0;
    const double side = cross(to - from, about - from);
    return isAboveTo ? (side > 0 ? 1 : 0) : (side < 0 ? -1 : 0);
}

// An arc has the winding number of its chord about points outside its disc.
bool isInside(const TangentVertex& on, Point p)
{
    const Point out = p - on.center;
    return dot(out, out) < on.radius * on.radius;
}

/// Whether both rims are wholly above the horizontal line through a point, or both below.
bool areOnOneSide(const TangentVertex& a, const TangentVertex& b, Point p)
{
    constexpr double rounding = 1 + 1e-9;
    const double aboveA = a.center.y - p.y;
    const double aboveB = b.center.y - p.y;
    return std::abs(aboveA) > rounding * a.radius && std::abs(aboveB) > rounding * b.radius &&
           (aboveA > 0) == (aboveB > 0);
}

/// The edges from a vertex's parent to the vertex, for walking the chain forwards and backwards.
struct Step {
    Point begin;
    Point leaving;
    Point end;

    Step(const TangentVertex& from, const TangentVertex& to)
        : begin(from.position()), leaving(from.contact(to.direction)), end(to.position())
    {}
    int forwards(Point about) const
    {
        return windingOf(begin, leaving, about) + windingOf(leaving, end, about);
    }
    int backwards(Point about) const
    {
        return windingOf(end, leaving, about) + windingOf(leaving, begin, about);
    }
};

} // namespace

// The loop's winding number about the centre of the departures' rim minus that about the goal. No
// value if the loop runs along that rim elsewhere, or if the number is uncertain. Walks both chains
// from their ends to the vertex where they part; a vertex is younger than its parent.
std::optional<int> Pockets::windingOfLoop(const TangentVertex& arrival, const Bypass& bypass) const
{
    const TangentVertex& source = m_store.vertices[arrival.parent];
    const TangentVertex& other = m_store.vertices[bypass.by];
    const Point own = source.center;
    const Point goal = m_store.ends.goal;
    if (isInside(arrival, own) || isInside(arrival, goal))
        return {};
    int extra = 0;
    // The departures' arc (at most half a turn), the tangent, and the walk along the rim.
    const Point corners[] = {source.position(), source.contact(arrival.direction),
                             arrival.position(), other.position()};
    for (int i = 0; i < 3; ++i)
        extra += windingOf(corners[i], corners[i + 1], own) -
                 windingOf(corners[i], corners[i + 1], goal);
    int steps = longestLoop;
    VertexIndex there = arrival.parent;
    VertexIndex back = bypass.by;
    const auto walk = [&](VertexIndex& at, VertexIndex end, auto winding) {
        while (at > end) {
            const TangentVertex& to = m_store.vertices[at];
            const TangentVertex& from = m_store.vertices[to.parent];
            if (--steps < 0 || from.disc == source.disc)
                return false;
            at = to.parent;
            const bool isAsideOfOwn = areOnOneSide(from, to, own);
            const bool isAsideOfGoal = areOnOneSide(from, to, goal);
            if (isAsideOfOwn && isAsideOfGoal)
                continue;
            if (isInside(from, own) || isInside(from, goal))
                return false;
            const Step step(from, to);
            extra += winding(step, own) - winding(step, goal);
        }
        return true;
    };
    const auto forwards = [](const Step& step, Point about) { return step.forwards(about); };
    const auto backwards = [](const Step& step, Point about) { return step.backwards(about); };
    while (there != back)
        if (!walk(there, back, forwards) || !walk(back, there, backwards))
            return {};
    return extra;
}

void Pockets::close(const TangentVertex& arrival, const Bypass& bypass)
{
    TangentVertex& source = m_store.vertices[arrival.parent];
    const double turn = m_store.intents[arrival.intent].turn;
    if (!m_store.pruning.pockets || source.isStart() || turn > 3)
        return;
    const double direct = source.travelled + distance(source.position(), arrival.position()) -
                          m_store.raisedSlack - m_store.tolerance;
    if (bypass.cost >= direct * (1 - lessShare))
        return;
    const auto extra = windingOfLoop(arrival, bypass);
    if (!extra)
        return;
    // Inside the rim and beyond the departure the winding number is that about the centre. Outside
    // the rim and before the departure it is one less, in the sense of the winding.
    if (*extra != 0)
        source.mostTurn = std::min(source.mostTurn, turn);
    if (*extra != static_cast<int>(sign(source.winding)) && turn <= fullTurn / 4)
        source.leastTurn = std::max(source.leastTurn, turn);
}

} // namespace thicket::nav
