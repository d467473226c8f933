#include "tests/support/crowds/crowdchecker.h"

#include "libnav/path/pathfinder.h"

#include <algorithm>
#include <cmath>
#include <sstream>

namespace thicket::test {

using nav::Point;
using steer::AgentView;

namespace {

constexpr double overlapThatCounts = 0.003;

double largestRadius(const steer::Scenario& scenario)
{
    double largest = 0;
    for (const steer::CrowdAgent& agent : scenario.agents)
        largest = std::max(largest, agent.radius);
    return largest;
}

/// The longest move that an agent can make in a step, contacts included.
double longestMove(const steer::CrowdGroup& group, double radius, double step)
{
    return group.maxSpeed * step + radius;
}

double reachOf(const steer::Scenario& scenario, double step)
{
    double longest = 0;
    for (const steer::CrowdGroup& group : scenario.groups)
        longest = std::max(longest, longestMove(group, largestRadius(scenario), step));
    return longest + largestRadius(scenario) + 0.1;
}

bool isFinite(Point p) { return std::isfinite(p.x) && std::isfinite(p.y); }

nav::Box around(Point p, double distance) { return nav::grown(nav::Box{p, p}, distance); }

} // namespace

CrowdChecker::CrowdChecker(const CrowdTrial& trial, const steer::CrowdParams& params)
    : m_groups(trial.scenario.groups), m_params(params), m_largest(largestRadius(trial.scenario)),
      m_obstacles(trial.scenario.obstacles, reachOf(trial.scenario, params.step))
{
    m_verdict.agents = trial.scenario.agents.size();
    for (const steer::CrowdAgent& agent : trial.scenario.agents) {
        if (agent.id >= m_agents.size()) {
            m_agents.resize(agent.id + 1);
            m_tracks.resize(agent.id + 1);
        }
        m_agents[agent.id] = agent;
        m_tracks[agent.id].position = agent.position;
        m_tracks[agent.id].isThere = true;
    }
}

double CrowdChecker::rounding(Point p) const
{
    return 1e-12 + 8 * 0x1p-52 * std::max(std::abs(p.x), std::abs(p.y));
}

void CrowdChecker::fault(std::uint32_t id, const std::string& what)
{
    if (!m_verdict.firstFault.empty())
        return;
    std::ostringstream text;
    text.precision(17);
    const Point p = m_tracks[std::min<std::size_t>(id, m_tracks.size() - 1)].position;
    text << "step " << m_steps << ", agent " << id << " (before at " << p.x << ", " << p.y
         << "): " << what;
    m_verdict.firstFault = text.str();
}

void CrowdChecker::start(std::span<const AgentView> views)
{
    m_hasStarted = true;
    const double grain = m_params.denominator ? 1 / static_cast<double>(m_params.denominator) : 0;
    for (const AgentView& view : views) {
        if (view.id >= m_tracks.size() ||
            distance(view.position, m_agents[view.id].position) > 4 * grain) {
            ++m_verdict.wrongViews;
            fault(view.id, "does not start where it was put");
            continue;
        }
        m_tracks[view.id].position = view.position;
        m_tracks[view.id].everySecond = {view.position};
        checkObstacles(view, m_tracks[view.id]);
    }
}

void CrowdChecker::see(std::span<const AgentView> views)
{
    if (!m_hasStarted)
        return start(views);
    ++m_steps;
    const double seconds = m_params.step * static_cast<double>(m_steps);
    const bool isSecond = std::floor(seconds) > std::floor(seconds - m_params.step + 1e-9);
    for (const AgentView& view : views) {
        if (view.id >= m_tracks.size() || !m_tracks[view.id].isThere) {
            ++m_verdict.wrongViews;
            fault(view.id, "nobody put it there");
            continue;
        }
        Track& track = m_tracks[view.id];
        track.isSeen = true;
        ++m_verdict.agentSteps;
        checkView(view, track);
        if (!isFinite(view.position))
            continue;
        checkObstacles(view, track);
        checkMotion(view, track);
        track.position = view.position;
        const steer::CrowdGroup& group = m_groups[m_agents[view.id].group];
        if (group.goal && distance(*group.goal, view.position) <= group.goalRadius)
            noteArrival(track);
        if (isSecond) {
            if (track.everySecond.size() == 11)
                track.everySecond.erase(track.everySecond.begin());
            track.everySecond.push_back(view.position);
        }
    }
    for (std::size_t i = 1; i < views.size(); ++i)
        if (views[i - 1].id >= views[i].id) {
            ++m_verdict.wrongViews;
            fault(views[i].id, "ids are not in ascending order");
        }
    checkGone();
    if (m_steps % 10 == 0)
        checkOverlaps(views);
}

void CrowdChecker::checkView(const AgentView& view, const Track& track)
{
    const Point displacement = view.position - track.position;
    const Point expected = (1 / m_params.step) * displacement;
    const bool isRight =
        isFinite(view.position) && isFinite(view.velocity) &&
        nav::length(view.velocity - expected) <= 1e-6 + rounding(view.position) / m_params.step &&
        std::abs(nav::length(view.heading) - 1) < 1e-6 && view.radius == m_agents[view.id].radius &&
        view.group == m_agents[view.id].group;
    if (isRight)
        return;
    ++m_verdict.wrongViews;
    std::ostringstream text;
    text << "wrong view: position " << view.position.x << ", " << view.position.y << ", velocity "
         << view.velocity.x << ", " << view.velocity.y << " for " << expected.x << ", "
         << expected.y << ", heading " << view.heading.x << ", " << view.heading.y << ", radius "
         << view.radius;
    fault(view.id, text.str());
}

void CrowdChecker::checkObstacles(const AgentView& view, const Track& track)
{
    const double radius = m_agents[view.id].radius;
    const auto describe = [&](const char* what, const BareObstacles::Nearest& nearest) {
        std::ostringstream text;
        text.precision(17);
        text << what << " obstacle " << nearest.obstacle->id << " by " << radius - nearest.gap
             << " to " << view.position.x << ", " << view.position.y;
        fault(view.id, text.str());
    };
    const double allowed = rounding(view.position);
    const auto nearest = m_obstacles.along(track.position, view.position);
    if (!nearest.obstacle || nearest.gap >= radius - allowed)
        return;
    const auto end = m_obstacles.along(view.position, view.position);
    if (end.obstacle && end.gap < radius - allowed) {
        ++m_verdict.inside;
        m_verdict.deepest = std::max(m_verdict.deepest, radius - end.gap);
        describe("inside", end);
        return;
    }
    // The straight move is blocked, but agents slide: look for a path around.
    const double most =
        longestMove(m_groups[m_agents[view.id].group], radius, m_params.step) * (1 + 1e-9);
    if (!isReachable(track.position, view.position, radius, most)) {
        ++m_verdict.tunnelled;
        describe("through", nearest);
    }
}

bool CrowdChecker::isReachable(Point from, Point to, double radius, double most) const
{
    const auto field = nav::ObstacleField::build(m_obstacles.near(from, most + radius),
                                                 std::max(0.0, radius * (1 - 1e-6)));
    if (!field)
        return false;
    nav::PathOptions options;
    options.maxLength = most;
    return nav::findPath(*field, from, to, options).status == nav::PathStatus::found;
}

void CrowdChecker::checkMotion(const AgentView& view, Track& track)
{
    const Point displacement = view.position - track.position;
    const steer::CrowdGroup& group = m_groups[m_agents[view.id].group];
    const double grain =
        (m_params.denominator ? 2 / static_cast<double>(m_params.denominator) : 0) +
        rounding(view.position);
    const double most = group.maxSpeed * m_params.step;
    m_verdict.fastest = std::max(m_verdict.fastest, nav::length(displacement) / most);
    if (nav::length(displacement) > most * (1 + 1e-9) + grain)
        ++m_verdict.tooFast;
    const double change =
        nav::length(displacement - track.displacement) / (m_params.step * m_params.step);
    m_verdict.hardest = std::max(m_verdict.hardest, change / group.maxForce);
    if (change > group.maxForce * (1 + 1e-9) + 2 * grain / (m_params.step * m_params.step))
        ++m_verdict.tooHard;
    // Positions are on a lattice, so agents at rest may tremble by a unit or two.
    if (dot(displacement, track.displacement) < 0 && nav::length(displacement) > 2 * grain)
        ++m_verdict.reversals;
    track.displacement = displacement;
}

void CrowdChecker::checkOverlaps(std::span<const AgentView> views)
{
    PlainCells cells(std::max(2 * m_largest, 1e-6));
    for (std::size_t i = 0; i < views.size(); ++i)
        cells.add(i, around(views[i].position, views[i].radius));
    for (std::size_t i = 0; i < views.size(); ++i) {
        double depth = 0;
        // An agent that overlaps it is in the cell of one of its box's corners.
        for (const double x : {-1, 1})
            for (const double y : {-1, 1})
                for (const std::size_t j :
                     cells.at(views[i].position + views[i].radius * Point{x, y}))
                    if (j != i)
                        depth = std::max(depth, views[i].radius + views[j].radius -
                                                    distance(views[i].position, views[j].position));
        ++m_verdict.samples;
        if (depth > overlapThatCounts)
            ++m_verdict.overlapping;
        m_verdict.deepestOverlap = std::max(m_verdict.deepestOverlap, depth);
    }
}

void CrowdChecker::checkGone()
{
    for (std::size_t id = 0; id < m_tracks.size(); ++id) {
        Track& track = m_tracks[id];
        if (!track.isThere || std::exchange(track.isSeen, false))
            continue;
        track.isThere = false;
        const steer::CrowdGroup& group = m_groups[m_agents[id].group];
        // Its last move may have reached the goal unseen.
        const double near =
            group.goalRadius + longestMove(group, m_agents[id].radius, m_params.step);
        if (group.goal && group.leavesAtGoal && distance(*group.goal, track.position) <= near)
            noteArrival(track);
        else {
            ++m_verdict.lost;
            fault(static_cast<std::uint32_t>(id), "gone, but not at its goal");
        }
    }
}

void CrowdChecker::noteArrival(Track& track)
{
    if (track.hasArrived)
        return;
    track.hasArrived = true;
    ++m_verdict.arrived;
    m_arrivals.push_back(m_params.step * static_cast<double>(m_steps));
}

CrowdVerdict CrowdChecker::verdict() const
{
    CrowdVerdict verdict = m_verdict;
    const auto timeOf = [&](double share, double& time) {
        const auto count =
            static_cast<std::size_t>(std::ceil(share * static_cast<double>(verdict.agents)));
        if (count > 0 && count <= m_arrivals.size())
            time = m_arrivals[count - 1];
    };
    timeOf(0.5, verdict.t50);
    timeOf(0.95, verdict.t95);
    for (const Track& track : m_tracks)
        if (track.isThere && !track.hasArrived && track.everySecond.size() == 11 &&
            distance(track.everySecond.front(), track.position) < 1)
            ++verdict.stuck;
    return verdict;
}

} // namespace thicket::test
