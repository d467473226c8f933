#include "libnav/path/criticalradii.h"

#include "libnav/map/validation/closedgaps.h"
#include "libnav/path/pathground.h"

#include <algorithm>
#include <cassert>
#include <iterator>
#include <limits>

namespace thicket::nav {
namespace {

struct Sample {
    double radius = 0;
    PathResult answer;

    bool isFound() const { return answer.status == PathStatus::found; }
    double length() const
    {
        return isFound() ? answer.path.length() : std::numeric_limits<double>::infinity();
    }
};

/// Names what leaves no room at a jump.
class GapNaming {
public:
    explicit GapNaming(std::span<const Obstacle> obstacles) : m_obstacles(obstacles) {}

    /// `slack`: how far from its narrowest place a gap may be, and how much wider than the agent.
    void name(CriticalRadius& jump, const Sample& before, const Sample& after, const Segment& query,
              double slack, const std::stop_token& stop) const
    {
        if (jump.status == PathStatus::startBlocked || jump.status == PathStatus::goalBlocked) {
            jump.obstacles = {after.answer.blockedBy};
            jump.at = jump.status == PathStatus::startBlocked ? query.a : query.b;
            return;
        }
        const PathGround ground(before.answer.path);
        const auto near = obstaclesNear(ground, before, after.radius + slack);
        const ClosedGaps gaps =
            findClosedGaps(near, std::vector<bool>(near.size()), after.radius + slack, stop);
        for (const ClosedGap& gap : gaps.found) {
            const bool isOfPath = gap.width >= 2 * (before.radius - slack) &&
                                  !ground.isClearOf(Circle{gap.at, 0}, slack);
            if (!isOfPath)
                continue;
            jump.obstacles = {near[gap.a].id, near[gap.b].id};
            jump.at = gap.at;
            return;
        }
    }

private:
    /// All of them, if to choose would take too long.
    std::vector<Obstacle> obstaclesNear(const PathGround& ground, const Sample& before,
                                        double reach) const
    {
        constexpr std::size_t most = 50'000'000;
        std::vector<Obstacle> near;
        const bool isQuick = before.answer.path.edges().size() < most / m_obstacles.size();
        std::copy_if(m_obstacles.begin(), m_obstacles.end(), std::back_inserter(near),
                     [&](const Obstacle& obstacle) {
                         return !isQuick || !ground.isClearOf(obstacle.shape, reach);
                     });
        return near;
    }

    std::span<const Obstacle> m_obstacles;
};

/// Bisects ranges of radii until each is free of jumps, or so small that it is one.
class Bisection {
public:
    Bisection(const ObstacleField& field, const Segment& query, const CriticalRadiiOptions& options)
        : m_field(field), m_query(query), m_options(options)
    {}

    /// False if it had to give up. Calls onJump(before, after) for each, in ascending order.
    template <class OnJump> bool run(double from, double to, double resolution, OnJump onJump)
    {
        std::vector<Sample> ends; // of ranges to look at: the last one is the next
        Sample low = sampled(from);
        ends.push_back(sampled(to));
        const double jump = m_options.leastJump * low.length();
        while (!m_isOver && low.isFound() && !ends.empty()) {
            const Sample& high = ends.back();
            const bool isSmooth = high.length() - low.length() <= jump;
            if (!isSmooth && high.radius - low.radius > resolution) {
                ends.push_back(sampled(low.radius + (high.radius - low.radius) / 2));
                continue;
            }
            if (!isSmooth)
                onJump(low, high);
            low = std::move(ends.back());
            ends.pop_back();
        }
        return !m_isOver;
    }

private:
    Sample sampled(double radius)
    {
        PathOptions search;
        search.maxExpansions = m_options.maxExpansions;
        search.stop = m_options.stop;
        if (m_searches++ == m_options.maxSearches)
            m_isOver = true;
        const Result<ObstacleField> field = m_field.withAgentRadius(radius);
        if (m_isOver || !field) {
            m_isOver = true;
            return {radius, {}};
        }
        Sample sample{radius, findPath(*field, m_query.a, m_query.b, search)};
        using enum PathStatus;
        const PathStatus status = sample.answer.status;
        if (status != found && status != unreachable && status != startBlocked &&
            status != goalBlocked)
            m_isOver = true;
        return sample;
    }

    const ObstacleField& m_field;
    Segment m_query;
    const CriticalRadiiOptions& m_options;
    std::size_t m_searches = 0;
    bool m_isOver = false;
};

} // namespace

Result<CriticalRadii> findCriticalRadii(std::span<const Obstacle> obstacles, const Segment& query,
                                        double from, double to, const CriticalRadiiOptions& options)
{
    assert(from >= 0 && from < to);
    const Result<ObstacleField> field =
        ObstacleField::build(obstacles, to, {.wantsSmallerRadii = true});
    if (!field)
        return Unexpected(field.error());
    CriticalRadii radii;
    if (obstacles.empty())
        return radii;
    const double resolution = std::max(1e-7 * (to - from), 20 * field->tolerance());
    const double slack = 4 * resolution + 40 * field->tolerance();
    const GapNaming naming(obstacles);
    const auto onJump = [&](const Sample& before, const Sample& after) {
        CriticalRadius jump{
            before.radius, before.length(), after.length(), after.answer.status, {}, {}};
        naming.name(jump, before, after, query, slack, options.stop);
        radii.found.push_back(std::move(jump));
    };
    radii.isComplete = Bisection(*field, query, options).run(from, to, resolution, onJump);
    return radii;
}

} // namespace thicket::nav
