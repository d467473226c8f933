#include "app/editor/replay/agentrecords.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace thicket::editor {

void AgentRecords::add(std::vector<FrameRecords> frames)
{
    m_frames.insert(m_frames.end(), std::make_move_iterator(frames.begin()),
                    std::make_move_iterator(frames.end()));
}

void AgentRecords::put(FrameRecords records)
{
    const auto at = std::ranges::lower_bound(m_frames, records.frame, {}, &FrameRecords::frame);
    if (at == m_frames.end() || at->frame != records.frame) {
        m_frames.insert(at, std::move(records));
        return;
    }
    for (steer::AgentRecord& record : records.records) {
        std::erase_if(at->records, [&record](const auto& known) { return known.id == record.id; });
        at->records.push_back(std::move(record));
    }
}

void AgentRecords::forgetFrom(std::uint32_t frame)
{
    m_frames.erase(std::ranges::lower_bound(m_frames, frame, {}, &FrameRecords::frame),
                   m_frames.end());
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
