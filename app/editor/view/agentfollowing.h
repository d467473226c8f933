#pragma once

#include <QObject>
#include <QString>

#include <cstdint>
#include <optional>

namespace thicket::editor {

class Canvas;
class ViewCamera;

/// Keeps a played agent in the middle of the view while it runs or is scrubbed. Panning ends it,
/// zooming does not. So does another recording.
class AgentFollowing : public QObject {
    Q_OBJECT

public:
    /// Both must outlive it.
    AgentFollowing(const Canvas& canvas, ViewCamera& camera, QObject* parent = nullptr);

    /// The followed agent's id.
    std::optional<std::uint32_t> agent() const { return m_agent; }
    /// Follows that agent from now on, or none. While it is not in the recording, the view stays.
    void follow(std::optional<std::uint32_t> id);

signals:
    void changed(); ///< agent()

private:
    void centre();
    void noticeCamera();

    const Canvas& m_canvas;
    ViewCamera& m_camera;
    std::optional<std::uint32_t> m_agent;
    double m_scale = 0; ///< of the camera, as it was set last
    bool m_isMoving = false;
};

} // namespace thicket::editor
