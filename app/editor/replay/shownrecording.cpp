#include "app/editor/replay/shownrecording.h"

#include <utility>

namespace thicket::editor {

void ShownRecording::setRecording(steer::Recording recording)
{
    m_cursor.setRecording(std::move(recording));
}

steer::Frame ShownRecording::agentsAt(double seconds) const
{
    steer::Frame shown;
    if (recording().isEmpty())
        return shown;
    if (const auto exact = frameTimes().exactFrameAt(seconds);
        exact && *exact < recording().frameCount())
        m_cursor.frame(*exact, shown);
    else
        m_cursor.at(seconds, shown);
    return shown;
}

} // namespace thicket::editor
