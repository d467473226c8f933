#include "app/editor/view/agentfollowing.h"

#include "app/editor/replay/playback.h"
#include "app/editor/scene/canvas.h"
#include "app/editor/view/viewcamera.h"

namespace thicket::editor {

AgentFollowing::AgentFollowing(const Canvas& canvas, ViewCamera& camera, QObject* parent)
    : QObject(parent), m_canvas(canvas), m_camera(camera)
{
    const Playback& playback = canvas.playback();
    connect(&playback, &Playback::timeChanged, this, &AgentFollowing::centre);
    connect(&playback, &Playback::recordingChanged, this, [this] { follow({}); });
    connect(&camera, &ViewCamera::changed, this, &AgentFollowing::noticeCamera);
}

void AgentFollowing::follow(std::optional<std::uint32_t> id)
{
    if (id == m_agent)
        return;
    m_agent = id;
    centre();
    emit changed();
}

void AgentFollowing::centre()
{
    const auto shown = m_agent ? m_canvas.runningAgent(*m_agent) : std::nullopt;
    if (!shown || m_isMoving)
        return;
    m_isMoving = true;
    Camera camera = m_camera.value();
    camera.center = shown->position;
    m_camera.set(camera);
    m_scale = m_camera.value().scale;
    m_isMoving = false;
}

/// Somebody else has moved the camera. Another scale is a zoom.
void AgentFollowing::noticeCamera()
{
    if (!m_agent || m_isMoving)
        return;
    const auto shown = m_canvas.runningAgent(*m_agent);
    if (m_camera.value().scale != m_scale)
        centre();
    else if (shown && m_camera.value().center != shown->position)
        follow({});
}

} // namespace thicket::editor
