#include "app/editor/view/minimapcrowd.h"

#include "app/editor/replay/playback.h"

namespace thicket::editor {

MinimapCrowd::MinimapCrowd(const SceneSources& sources, QObject* parent)
    : QObject(parent), m_sources(sources), m_crowd(m_sources, m_state), m_moving(m_sources, m_state)
{
    const auto follow = [this] {
        m_crowd.invalidate();
        if (m_state.isSimulating)
            emit moved();
    };
    connect(&sources.playback, &Playback::timeChanged, this, follow);
    connect(&sources.playback, &Playback::recordingGrew, this, follow);
    connect(&sources.playback, &Playback::recordingChanged, this, [this] {
        m_crowd.startOver();
        emit moved();
    });
}

void MinimapCrowd::setShown(bool shown)
{
    m_state.isSimulating = shown;
    emit moved();
}

std::span<const drawing::DrawnAgent> MinimapCrowd::agents() const
{
    if (!m_state.isSimulating)
        return {};
    return m_crowd.agents();
}

} // namespace thicket::editor
