#include "app/editor/replay/agentrecords.h"

#include <algorithm>
#include <iterator>

namespace thicket::editor {

void AgentRecords::add(std::vector<FrameRecords> frames)
{
    m_frames.insert(m_frames.end(), std::make_move_iterator(frames.begin()),
                    std::make_move_iterator(frames.end()));
}

const steer::AgentRecord* AgentRecords::find(std::uint32_t frame, std::uint32_t id) const
{
    const auto at = std::ranges::lower_bound(m_frames, frame, {}, &FrameRecords::frame);
    if (at == m_frames.end() || at->frame != frame)
        return nullptr;
    const auto found = std::ranges::find(at->records, id, &steer::AgentRecord::id);
    return found != at->records.end() ? &*found : nullptr;
}

} // namespace thicket::editor
