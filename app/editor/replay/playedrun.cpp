#include "app/editor/replay/playedrun.h"

#include <utility>

namespace thicket::editor {

void PlayedRun::startOver(steer::Recording recording)
{
    m_records.clear();
    m_recallProblem.clear();
    m_chronicle.startOver(recording);
    m_obstacles.setRecording(recording);
    m_shown.setRecording(std::move(recording));
}

void PlayedRun::extend(steer::Recording recording, std::vector<FrameRecords> records)
{
    // An input may have come after the last frame: what was recalled of the step from it on may
    // not be what ran.
    if (const std::uint32_t frames = this->recording().frameCount(); frames > 0)
        m_records.forgetFrom(frames - 1);
    m_records.add(std::move(records));
    m_chronicle.follow(recording);
    m_obstacles.setRecording(recording);
    m_shown.setRecording(std::move(recording));
}

void PlayedRun::recall(FrameRecords records)
{
    m_records.put(std::move(records));
    m_recallProblem.clear();
}

} // namespace thicket::editor
