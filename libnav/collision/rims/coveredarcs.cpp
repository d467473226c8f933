#include "libnav/collision/rims/coveredarcs.h"

#include "libnav/geometry/angle.h"
#include "libnav/geometry/direction.h"

#include <array>
#include <numbers>

namespace thicket::nav {

namespace {

using std::numbers::pi;

// The angle of a cosine or sine in [-1, 1], by angleOf(): the same bits on every machine.
double otherLeg(double share) { return std::sqrt((1 - share) * (1 + share)); }

} // namespace

CoveredArcs::CoveredArcs(const Disc& rim, double slack)
    : m_rim(rim), m_slack(std::min(slack / rim.radius, 0.1))
{}

void CoveredArcs::add(double begin, double sweep)
{
    if (begin < 0)
        begin += 2 * pi;
    if (begin >= 2 * pi)
        begin -= 2 * pi;
    m_arcs.push_back({begin, sweep});
}

void CoveredArcs::coverAll() { m_arcs.assign(1, {0, 2 * pi}); }

void CoveredArcs::coverBy(const Disc& other)
{
    const Point to = other.center - m_rim.center;
    const double apart = length(to);
    const double r = m_rim.radius;
    if (apart + r <= other.radius)
        return coverAll();
    if (apart >= r + other.radius || apart + other.radius <= r)
        return;
    const double x = (apart + (r - other.radius) * (r + other.radius) / apart) / 2;
    const double half = angleOf({x, std::sqrt(std::max(0.0, (r - x) * (r + x)))});
    add(angleOf(to) - half, 2 * half);
}

void CoveredArcs::coverOutside(const Arena& arena)
{
    const Point away = m_rim.center - arena.center;
    const double apart = length(away);
    const double r = m_rim.radius;
    if (arena.radius <= 0 || arena.radius <= std::abs(apart - r))
        return coverAll();
    if (apart + r <= arena.radius)
        return;
    const double x = ((arena.radius - r) * (arena.radius + r) / apart - apart) / 2;
    const double half = angleOf({x, std::sqrt(std::max(0.0, (r - x) * (r + x)))});
    add(angleOf(away) - half, 2 * half);
}

void CoveredArcs::coverByOwnCore(Point along) { add(angleOf(along) - pi / 2, pi); }

// The rim can enter or leave the rectangle only where it crosses the lines of its sides. Between
// two crossings the middle point decides. A touch counts as a crossing, whichever way it is
// rounded: otherwise the middle point may be the touching one, which is neither inside nor outside.
void CoveredArcs::coverBy(const CoreFrame& core)
{
    const Point center = core.local(m_rim.center);
    const double r = m_rim.radius;
    std::array<double, 9> cuts{};
    std::size_t count = 0;
    for (const double y : {-core.halfWidth, core.halfWidth})
        if (double sine = (y - center.y) / r; std::abs(sine) < 1 + m_slack) {
            sine = std::clamp(sine, -1.0, 1.0);
            const double angle = angleOf({otherLeg(sine), sine});
            cuts[count++] = angle;
            cuts[count++] = pi - angle;
        }
    for (const double x : {0.0, core.length})
        if (double cosine = (x - center.x) / r; std::abs(cosine) < 1 + m_slack) {
            cosine = std::clamp(cosine, -1.0, 1.0);
            const double angle = angleOf({cosine, otherLeg(cosine)});
            cuts[count++] = angle;
            cuts[count++] = 2 * pi - angle;
        }
    const auto isInside = [&](double angle) {
        const Point at = center + r * unitAt(angle);
        return at.x > 0 && at.x < core.length && std::abs(at.y) < core.halfWidth;
    };
    if (count == 0) {
        if (isInside(0))
            coverAll();
        return;
    }
    for (std::size_t i = 0; i < count; ++i)
        if (cuts[i] < 0)
            cuts[i] += 2 * pi;
    std::sort(cuts.begin(), cuts.begin() + count);
    cuts[count] = cuts[0] + 2 * pi;
    const double turned = angleOf(core.along);
    for (std::size_t i = 0; i < count; ++i)
        if (cuts[i + 1] > cuts[i] && isInside((cuts[i] + cuts[i + 1]) / 2))
            add(std::remainder(turned + cuts[i], 2 * pi), cuts[i + 1] - cuts[i]);
}

std::vector<RimArc> CoveredArcs::merged() const
{
    std::vector<RimArc> arcs = m_arcs;
    std::sort(arcs.begin(), arcs.end(),
              [](const RimArc& a, const RimArc& b) { return a.begin < b.begin; });
    std::vector<RimArc> result;
    for (const RimArc& arc : arcs) {
        if (result.empty() || arc.begin > result.back().begin + result.back().sweep + m_slack)
            result.push_back(arc);
        else
            result.back().sweep =
                std::max(result.back().sweep, arc.begin + arc.sweep - result.back().begin);
    }
    // The last arc may extend beyond 2 pi, over the first ones.
    while (result.size() > 1) {
        const RimArc first = result.front();
        RimArc& last = result.back();
        if (last.begin + last.sweep + m_slack < first.begin + 2 * pi)
            break;
        last.sweep = std::max(last.sweep, first.begin + 2 * pi + first.sweep - last.begin);
        result.erase(result.begin());
    }
    if (result.size() == 1 && result.front().sweep + m_slack >= 2 * pi)
        return {{0, 2 * pi}};
    return result;
}

std::vector<RimArc> CoveredArcs::gaps() const
{
    const std::vector<RimArc> arcs = merged();
    if (arcs.empty())
        return {{0, 2 * pi}};
    std::vector<RimArc> gaps;
    for (std::size_t i = 0; i < arcs.size(); ++i) {
        const double end = arcs[i].begin + arcs[i].sweep;
        const double next = i + 1 < arcs.size() ? arcs[i + 1].begin : arcs[0].begin + 2 * pi;
        if (next > end)
            gaps.push_back({end >= 2 * pi ? end - 2 * pi : end, next - end});
    }
    return gaps;
}

} // namespace thicket::nav
