#include "app/editor/navigation/liveflow.h"

#include <chrono>
#include <exception>
#include <utility>

namespace thicket::editor {

namespace {

using namespace std::chrono_literals;

/// Most flows are computed within it, so the picture does not flicker during a drag.
constexpr auto flowPatience = 100ms;

} // namespace

std::shared_ptr<const GoalFlow> LiveFlow::made(const nav::ObstacleField& field,
                                               const nav::Box& area, nav::Point goal)
{
    try {
        return flowToGoal(field, area, goal);
    } catch (const std::exception&) {
        return nullptr; // running out of memory must not end the editor
    }
}

LiveFlow::LiveFlow(QObject* parent) : QObject(parent)
{
    m_patience.setSingleShot(true);
    m_patience.setInterval(flowPatience);
    connect(&m_patience, &QTimer::timeout, this, [this] {
        m_isStale = m_flow != nullptr;
        if (m_isStale)
            emit changed();
    });
}

void LiveFlow::aim(const nav::ObstacleField& field, const nav::Box& area, nav::Point goal)
{
    if (!m_isOutdated && area == m_area && goal == m_goal)
        return;
    m_isOutdated = false;
    m_area = area;
    m_goal = goal;
    if (!m_isStale && !m_patience.isActive())
        m_patience.start();
    m_job.order([this, field, area, goal](const std::atomic<bool>&) {
        return [this, flow = made(field, area, goal)] { take(flow); };
    });
}

void LiveFlow::stop()
{
    m_goal.reset();
    m_job.cancel();
    m_patience.stop();
    if (m_flow)
        take(nullptr);
}

void LiveFlow::setPlayed(std::optional<std::shared_ptr<const GoalFlow>> flow)
{
    if (flow == m_played)
        return;
    m_played = std::move(flow);
    emit changed();
}

void LiveFlow::take(std::shared_ptr<const GoalFlow> flow)
{
    m_patience.stop();
    m_isStale = false;
    m_flow = std::move(flow);
    emit changed();
}

} // namespace thicket::editor
