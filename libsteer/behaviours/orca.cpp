#include "libsteer/behaviours/orca.h"

#include "libsteer/behaviours/halfplanes.h"
#include "libsteer/behaviours/seek.h"

#include <array>
#include <cassert>
#include <limits>

namespace thicket::steer {

namespace {

constexpr std::size_t mostNear = mostHalfPlanes / 2;

/// The nearest few, ordered by the gap between the rims.
class Nearest {
public:
    explicit Nearest(int most) : m_most(std::min<std::size_t>(std::size_t(most), mostNear)) {}

    /// Larger gaps need not be added any more.
    double limit(double reach) const { return std::min(reach, m_limit); }
    void add(double gap, std::uint32_t index)
    {
        m_gaps[m_count] = gap;
        m_indices[m_count] = index;
        if (++m_count == room)
            sort();
    }
    /// The indices, nearest first. Equally near ones keep the order in which they were added.
    std::span<const std::uint32_t> sorted()
    {
        sort();
        return {m_indices.data(), m_count};
    }

private:
    static constexpr std::size_t room = 2 * mostNear;

    // Ranks each by counting those before it. For so few this is faster than sorting with branches,
    // which are mispredicted.
    void sort()
    {
        std::array<std::uint32_t, room> ranks;
        for (std::size_t i = 0; i < m_count; ++i) {
            std::uint32_t rank = 0;
            for (std::size_t j = 0; j < i; ++j) {
                const bool isAfter = m_gaps[j] <= m_gaps[i];
                rank += isAfter;
                ranks[j] += !isAfter;
            }
            ranks[i] = rank;
        }
        std::array<double, room> gaps;
        std::array<std::uint32_t, room> indices;
        std::copy_n(m_gaps.begin(), m_count, gaps.begin());
        std::copy_n(m_indices.begin(), m_count, indices.begin());
        for (std::size_t i = 0; i < m_count; ++i) {
            m_gaps[ranks[i]] = gaps[i];
            m_indices[ranks[i]] = indices[i];
        }
        m_count = std::min(m_count, m_most);
        if (m_count == m_most && m_most > 0)
            m_limit = m_gaps[m_most - 1];
    }

    std::size_t m_most;
    std::size_t m_count = 0;
    double m_limit = std::numeric_limits<double>::infinity();
    std::array<double, room> m_gaps;
    std::array<std::uint32_t, room> m_indices;
};

/// The other disc relative to the agent.
struct Disc {
    Point apart;    ///< to its centre
    Point velocity; ///< of the agent relative to it
    double radius;  ///< sum of the radii
};

/// The point of the velocity obstacle's border nearest to the relative velocity: the outward normal
/// and the distance outwards to it (negative if the velocity is outside).
struct Border {
    Point normal;
    double out = 0;
};

// The velocity obstacle is a cone with a round tip: the velocities that touch within the horizon.
// Tip and leg are both computed, because which one is nearest is unpredictable.
inline Border nearestBorder(const Disc& disc, double horizon, double timeStep)
{
    const double square = dot(disc.apart, disc.apart);
    const double touch = disc.radius * disc.radius;
    const bool overlaps = square <= touch;
    const double seconds = overlaps ? timeStep : horizon;
    const Point fromTip = disc.velocity - (1 / seconds) * disc.apart;
    const double along = dot(fromTip, disc.apart);
    const double size = dot(fromTip, fromTip);
    const double length = std::sqrt(size);
    const double perLength = 1 / (size > 0 ? length : 1.0);
    const double tipOut = disc.radius / seconds - length;

    const double leg = std::sqrt(overlaps ? 0.0 : square - touch);
    const double turn = cross(disc.apart, fromTip) > 0 ? 1.0 : -1.0; // to the left
    const Point side =
        (1 / (overlaps ? 1.0 : square)) * turned(disc.apart, {leg, turn * disc.radius});
    const Point normal = turn * leftNormal(side);
    const double legOut = -dot(normal, disc.velocity);

    const bool isTip = overlaps | ((along < 0) & (along * along > touch * size));
    return {{isTip ? perLength * fromTip.x : normal.x, isTip ? perLength * fromTip.y : normal.y},
            isTip ? tipOut : legOut};
}

/// Several discs and their borders as a structure of arrays, which the compiler vectorises.
struct Cones {
    using Numbers = std::array<double, mostNear>;
    std::size_t count = 0;
    Numbers apartX, apartY, velocityX, velocityY, radius;
    Numbers normalX, normalY, out;

    void add(const Disc& disc)
    {
        apartX[count] = disc.apart.x;
        apartY[count] = disc.apart.y;
        velocityX[count] = disc.velocity.x;
        velocityY[count] = disc.velocity.y;
        radius[count++] = disc.radius;
    }
    void findBorders(double horizon, double timeStep)
    {
        for (std::size_t i = 0; i < count; ++i) {
            const Border border =
                nearestBorder({{apartX[i], apartY[i]}, {velocityX[i], velocityY[i]}, radius[i]},
                              horizon, timeStep);
            normalX[i] = border.normal.x;
            normalY[i] = border.normal.y;
            out[i] = border.out;
        }
    }
};

/// The half-planes of one agent, obstacles first.
class Planes {
public:
    Planes(const Agent& agent, Point preferred, const OrcaParams& params, OrcaRecord* record)
        : m_agent(agent), m_preferred(preferred), m_params(params), m_record(record)
    {}

    void addObstacles(const Surroundings& around);
    void addNeighbours(std::span<const Neighbour> neighbours);
    std::span<const HalfPlane> all() const { return {m_planes.data(), m_count}; }
    std::size_t hard() const { return m_hard; }
    /// Whether an agent, or a circle in the way, is ahead and comes nearer at the preferred
    /// velocity.
    bool isMet() const { return m_isMet; }

private:
    void add(const HalfPlane& plane, bool isObstacle, std::int64_t id)
    {
        m_planes[m_count++] = plane;
        if (m_record)
            m_record->lines.push_back({plane.normal, plane.offset, isObstacle, id});
    }
    void addDisc(const RoundObstacle& disc);
    void addSide(const Side& side);
    /// Adds the half-plane of an obstacle at distance `gap` against the normal. A negative gap is
    /// left within a step.
    void addGap(Point normal, double gap, std::int64_t id)
    {
        const double seconds = gap < 0 ? m_params.timeStep : m_params.obstacleHorizon;
        add({normal, -gap / seconds}, true, id);
    }
    /// The projection of the agent's centre to the side's axis. `share` is within [0, 1] only on
    /// the side.
    struct Foot {
        Point point;
        double share = 0;
    };
    Foot footOn(const Side& side) const
    {
        const Point along = side.b - side.a;
        const double square = dot(along, along);
        const double share = square > 0 ? dot(m_agent.position - side.a, along) / square : -1;
        return {side.a + share * along, share};
    }
    double gapTo(const RoundObstacle& disc) const
    {
        const double apart = lengthOf(disc.center - m_agent.position);
        return disc.isInverted ? disc.radius - m_agent.radius - apart
                               : apart - disc.radius - m_agent.radius;
    }

    bool isNearing(Point apart, Point velocity) const
    {
        return dot(apart, m_preferred) > 0 && dot(apart, m_preferred - velocity) > 0;
    }

    const Agent& m_agent;
    Point m_preferred;
    const OrcaParams& m_params;
    OrcaRecord* m_record;
    bool m_isMet = false;
    std::array<HalfPlane, mostHalfPlanes> m_planes;
    std::size_t m_count = 0;
    std::size_t m_hard = 0;
};

void Planes::addObstacles(const Surroundings& around)
{
    const double reach = m_params.obstacleHorizon * m_agent.maxSpeed;
    Nearest nearest(m_params.obstacles);
    const auto discs = static_cast<std::uint32_t>(around.discs.size());
    for (std::uint32_t i = 0; i < discs; ++i)
        if (const double gap = gapTo(around.discs[i]); gap < reach)
            nearest.add(gap, i);
    for (std::uint32_t i = 0; i < around.sides.size(); ++i) {
        const Side& side = around.sides[i];
        const Foot foot = footOn(side);
        const double gap =
            lengthOf(m_agent.position - foot.point) - side.halfWidth - m_agent.radius;
        if (foot.share > 0 && foot.share < 1 && gap < reach)
            nearest.add(gap, discs + i);
    }
    for (const std::uint32_t index : nearest.sorted())
        if (index < discs)
            addDisc(around.discs[index]);
        else
            addSide(around.sides[index - discs]);
    m_hard = m_count;
}

void Planes::addDisc(const RoundObstacle& disc)
{
    const Point apart = disc.center - m_agent.position;
    if (disc.isInverted) {
        if (apart != Point{0, 0})
            addGap(unitOr(apart, {0, 0}), gapTo(disc), disc.obstacle);
        return;
    }
    const Disc seen{apart, m_agent.velocity, disc.radius + m_agent.radius};
    Border border = nearestBorder(seen, m_params.obstacleHorizon, m_params.timeStep);
    if (border.normal == Point{0, 0})
        border.normal = -m_agent.heading;
    const HalfPlane plane{border.normal, dot(border.normal, m_agent.velocity) + border.out};
    m_isMet = m_isMet || (isNearing(apart, {0, 0}) && plane.violation(m_preferred) > 0);
    add(plane, true, disc.obstacle);
}

void Planes::addSide(const Side& side)
{
    const Point out = m_agent.position - footOn(side).point;
    const Point left = unitOr(leftNormal(side.b - side.a), -m_agent.heading);
    const Point normal = dot(out, left) < 0 ? -left : left;
    addGap(normal, std::abs(dot(out, left)) - side.halfWidth - m_agent.radius, side.obstacle);
}

void Planes::addNeighbours(std::span<const Neighbour> neighbours)
{
    Nearest nearest(m_params.neighbours);
    const double reach = 2 * m_params.horizon * m_agent.maxSpeed;
    for (std::uint32_t i = 0; i < neighbours.size(); ++i) {
        const Neighbour& other = neighbours[i];
        const double touch = other.radius + m_agent.radius;
        const double most = std::max(touch, nearest.limit(reach) + touch);
        const Point apart = other.position - m_agent.position;
        const double square = dot(apart, apart);
        if (other.id != m_agent.id && square < most * most)
            nearest.add(std::sqrt(square) - touch, i);
    }
    const std::span<const std::uint32_t> near = nearest.sorted();
    Cones cones;
    for (const std::uint32_t index : near) {
        const Neighbour& other = neighbours[index];
        cones.add({other.position - m_agent.position, m_agent.velocity - other.velocity,
                   other.radius + m_agent.radius});
    }
    cones.findBorders(m_params.horizon, m_params.timeStep);
    for (std::size_t i = 0; i < near.size(); ++i) {
        const Neighbour& other = neighbours[near[i]];
        if (other.share == 0)
            continue;
        Point normal{cones.normalX[i], cones.normalY[i]};
        if (normal == Point{0, 0}) // same position and same velocity
            normal = directionFrom(other, m_agent);
        if (normal == Point{0, 0})
            continue;
        m_isMet = m_isMet || isNearing({cones.apartX[i], cones.apartY[i]}, other.velocity);
        const double offset = dot(normal, m_agent.velocity) + other.share * cones.out[i];
        add({normal, offset}, false, other.id);
    }
}

} // namespace

Point orcaVelocity(const Agent& agent, Point preferred, std::span<const Neighbour> neighbours,
                   const Surroundings& around, const OrcaParams& params, OrcaRecord* record)
{
    assert(params.horizon > 0 && params.obstacleHorizon > 0 && params.timeStep > 0);
    assert(params.neighbours >= 0 && params.neighbours <= 16 && params.lean >= 0);
    assert(params.obstacles >= 0 && params.obstacles <= 16);
    if (record)
        *record = {};
    Planes planes(agent, preferred, params, record);
    planes.addObstacles(around);
    planes.addNeighbours(neighbours);
    const Point leaning =
        planes.isMet() ? preferred + params.lean * rightNormal(preferred) : preferred;
    const Point velocity = nearestAllowed(planes.all(), planes.hard(), leaning, agent.maxSpeed);
    if (record) {
        record->preferred = preferred;
        record->velocity = velocity;
        record->isFeasible = std::ranges::all_of(planes.all(), [&](const HalfPlane& plane) {
            return plane.violation(velocity) <= 1e-9 * agent.maxSpeed;
        });
    }
    return velocity;
}

Point orca(const Agent& agent, Point preferred, std::span<const Neighbour> neighbours,
           const Surroundings& around, const OrcaParams& params, OrcaRecord* record)
{
    const Point velocity = orcaVelocity(agent, preferred, neighbours, around, params, record);
    return towardsVelocity(agent, velocity, params.timeStep);
}

} // namespace thicket::steer
