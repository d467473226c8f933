#include "app/editor/replay/playedrun.h"

#include <utility>

namespace thicket::editor {

void PlayedRun::startOver(steer::Recording recording)
{
    m_records.clear();
    m_chronicle.startOver(recording);
    m_shown.setRecording(std::move(recording));
}

void PlayedRun::extend(steer::Recording recording, std::vector<FrameRecords> records)
{
    m_records.add(std::move(records));
    m_chronicle.follow(recording);
    m_shown.setRecording(std::move(recording));
}

} // namespace thicket::editor
