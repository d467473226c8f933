#include "libsteer/recording/motioncurves.h"

#include "libnav/geometry/distance.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <limits>
#include <utility>
#include <variant>

namespace thicket::steer {

namespace {

constexpr double none = std::numeric_limits<double>::quiet_NaN();

} // namespace

std::optional<Point> goalAt(const Recording& recording, std::uint32_t group, std::uint32_t frame)
{
    const auto& groups = recording.info().groups;
    std::optional<Point> goal = group < groups.size() ? groups[group].goal : std::nullopt;
    for (const RecordedInput& input : recording.inputs()) {
        if (input.step >= frame)
            break;
        const auto* set = std::get_if<SetGoal>(&input.input);
        if (set && set->group == group)
            goal = set->goal;
    }
    return goal;
}

MotionCurves::MotionCurves(Recording recording, std::vector<std::uint32_t> ids,
                           std::optional<nav::ObstacleField> obstacles)
    : m_cursor(std::move(recording)), m_moving(m_cursor.recording()),
      m_obstacles(std::move(obstacles))
{
    for (const std::uint32_t id : ids) {
        m_curves.emplace_back();
        m_curves.back().id = id;
    }
    for (const CrowdGroup& group : m_cursor.recording().info().groups)
        m_goals.push_back(group.goal);
}

void MotionCurves::extend(Recording recording)
{
    m_cursor.setRecording(std::move(recording));
    m_moving.setRecording(m_cursor.recording());
}

/// An agent that comes back is another one of the same id.
void MotionCurves::findAgents()
{
    const auto agents = m_cursor.recording().agents();
    for (; m_agentsSeen < agents.size(); ++m_agentsSeen) {
        const std::uint32_t id = agents[m_agentsSeen].id;
        for (std::size_t i = 0; i < m_curves.size(); ++i)
            if (m_curves[i].id == id)
                m_tracks.push_back({static_cast<std::uint32_t>(m_agentsSeen), i});
    }
}

/// Those of the steps before the next frame.
void MotionCurves::takeInputs()
{
    const auto inputs = m_cursor.recording().inputs();
    for (; m_inputsTaken < inputs.size() && inputs[m_inputsTaken].step < m_frames;
         ++m_inputsTaken) {
        const CrowdInput& input = inputs[m_inputsTaken].input;
        if (const auto* goal = std::get_if<SetGoal>(&input)) {
            if (goal->group < m_goals.size())
                m_goals[goal->group] = goal->goal;
        } else if (const auto* change = std::get_if<ChangeObstacles>(&input)) {
            // The crowd took the change, so the obstacles of its map do.
            std::vector<nav::ObstacleChange> staying;
            std::ranges::copy_if(change->changes, std::back_inserter(staying),
                                 [this](const auto& one) { return !m_moving.has(one.id); });
            if (m_obstacles && !m_obstacles->apply(staying))
                m_obstacles.reset();
        }
    }
}

void MotionCurves::placeMoving()
{
    m_placed.clear();
    if (!m_obstacles)
        return;
    const double seconds = m_cursor.recording().info().step * m_frames;
    for (std::size_t i = 0; i < m_moving.size(); ++i)
        if (std::optional<nav::Shape> shape = m_moving.shape(i, seconds))
            m_placed.push_back(*std::move(shape));
}

/// NaN if there are no obstacles.
double MotionCurves::clearanceAt(Point p) const
{
    if (!m_obstacles)
        return none;
    double least = m_obstacles->obstacleCount() > 0 ? m_obstacles->clearance(p) : none;
    for (const nav::Shape& shape : m_placed)
        least = std::fmin(least, nav::signedDistance(p, shape));
    return least;
}

void MotionCurves::add(const FrameAgent* shown, MotionCurve& curve) const
{
    double speed = none;
    double goalDistance = none;
    double clearance = none;
    if (shown) {
        const RecordedAgent& agent = m_cursor.recording().agents()[shown->agent];
        speed = lengthOf(shown->velocity);
        if (agent.group < m_goals.size() && m_goals[agent.group])
            goalDistance = lengthOf(*m_goals[agent.group] - shown->position);
        clearance = clearanceAt(shown->position) - agent.radius;
    }
    curve.speed.add(speed);
    curve.goalDistance.add(goalDistance);
    curve.clearance.add(clearance);
}

bool MotionCurves::measure(const std::function<bool()>& goesOn)
{
    findAgents();
    std::vector<const FrameAgent*> shown(m_curves.size());
    for (; m_frames < m_cursor.recording().frameCount(); ++m_frames) {
        if (goesOn && !goesOn())
            return false;
        takeInputs();
        m_cursor.frame(m_frames, m_frame);
        placeMoving();
        std::ranges::fill(shown, nullptr);
        for (const Track& track : m_tracks) {
            const auto at = std::ranges::lower_bound(m_frame, track.agent, {}, &FrameAgent::agent);
            if (at != m_frame.end() && at->agent == track.agent)
                shown[track.curve] = &*at;
        }
        for (std::size_t i = 0; i < m_curves.size(); ++i)
            add(shown[i], m_curves[i]);
    }
    return true;
}

} // namespace thicket::steer
