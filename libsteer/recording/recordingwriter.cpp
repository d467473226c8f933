#include "libsteer/recording/bytestream.h"
#include "libsteer/recording/filelayout.h"
#include "libsteer/recording/recordingcode.h"
#include "libsteer/recording/recordingdata.h"
#include "libsteer/recording/recordingfile.h"

#include "libnav/files/atomicfile.h"
#include "libnav/files/crc32c.h"

#include <algorithm>

namespace thicket::steer {

namespace {

std::uint32_t versionFor(const StackedBehaviour& part)
{
    if (std::ranges::any_of(part.targets, [](const BehaviourTarget& target) {
            return std::holds_alternative<TargetGoal>(target);
        }))
        return 3;
    return part.kind > BehaviourKind::orca || !part.settings.empty() ? 2 : 1;
}

/// Older programs can read all recordings but those that need a newer version.
std::uint32_t versionFor(const RecordingInfo& info)
{
    std::uint32_t version = info.moving.empty() ? 1 : 4;
    for (const MovingObstacle& one : info.moving)
        if (one.motion.turn)
            version = recordingFileVersion;
    for (const CrowdGroup& group : info.groups)
        for (const StackedBehaviour& part : group.stack)
            version = std::max(version, versionFor(part));
    return version;
}

} // namespace

class RecordingFileWriter {
public:
    explicit RecordingFileWriter(const Recording& recording);
    std::string write();

private:
    void header();
    void block(std::uint32_t first, std::uint32_t count, bool isLast);
    void frames(std::uint32_t first, std::uint32_t count);
    void index();
    BlockFacts factsUntil(std::uint32_t end, bool isLast);

    const Recording::Data& m_data;
    std::uint32_t m_frames;
    ByteWriter m_out;
    std::vector<std::uint64_t> m_blocks; ///< byte at which each block starts
    /// By agent: the first frame of it or of any later agent in the list.
    std::vector<std::uint32_t> m_neededFrom;
    std::size_t m_agents = 0; ///< number written so far
    std::size_t m_events = 0;
    std::size_t m_inputs = 0;
    std::size_t m_waits = 0;
};

RecordingFileWriter::RecordingFileWriter(const Recording& recording)
    : m_data(*recording.m_data), m_frames(recording.frameCount())
{
    // An agent is written in the block of its first frame, or earlier if a later agent of the list
    // is.
    m_neededFrom.resize(m_data.agents->size());
    std::uint32_t earliest = m_frames;
    for (std::size_t i = m_neededFrom.size(); i-- > 0;) {
        earliest = std::min(earliest, (*m_data.agents)[i].begin);
        m_neededFrom[i] = earliest;
    }
}

std::string RecordingFileWriter::write()
{
    header();
    std::uint32_t first = 0;
    do {
        const std::uint32_t count = std::min(Recording::block, m_frames - first);
        block(first, count, first + count == m_frames);
        first += count;
    } while (first < m_frames);
    index();
    return m_out.take();
}

void RecordingFileWriter::header()
{
    ByteWriter body;
    RecordingInfo info = *m_data.info;
    code(body, info);
    m_out.append(fileMagic);
    m_out.whole(versionFor(info));
    m_out.whole(static_cast<std::uint32_t>(body.size()));
    m_out.whole(nav::crc32c(body.from(0), nav::crc32c(m_out.from(fileMagic.size()))));
    m_out.append(body.from(0));
}

BlockFacts RecordingFileWriter::factsUntil(std::uint32_t end, bool isLast)
{
    BlockFacts facts;
    for (; m_agents < m_neededFrom.size() && (isLast || m_neededFrom[m_agents] < end); ++m_agents)
        facts.agents.push_back((*m_data.agents)[m_agents]);
    for (; m_events < m_data.events.size() && (isLast || m_data.events[m_events].frame < end);
         ++m_events)
        facts.events.push_back(m_data.events[m_events]);
    for (; m_inputs < m_data.inputs.size() && (isLast || m_data.inputs[m_inputs].step < end);
         ++m_inputs)
        facts.inputs.push_back(m_data.inputs[m_inputs]);
    for (; m_waits < m_data.waits.size() && (isLast || m_data.waits[m_waits].frame < end);
         ++m_waits)
        facts.waits.push_back(m_data.waits[m_waits]);
    return facts;
}

void RecordingFileWriter::block(std::uint32_t first, std::uint32_t count, bool isLast)
{
    ByteWriter body;
    BlockFacts facts = factsUntil(first + count, isLast);
    code(body, facts);
    const std::size_t begin = m_out.size();
    m_blocks.push_back(begin);
    m_out.append(blockTag);
    m_out.whole(first);
    m_out.whole(count);
    m_out.whole(static_cast<std::uint32_t>(body.size()));
    m_out.whole(nav::crc32c(body.from(0), nav::crc32c(m_out.from(begin))));
    m_out.append(body.from(0));
    if (count > 0)
        frames(first, count);
}

void RecordingFileWriter::frames(std::uint32_t first, std::uint32_t count)
{
    const FrameBlock& block = m_data.blockOf(first);
    const auto bytes = block.bytes.view();
    const std::string_view coded(reinterpret_cast<const char*>(bytes.data()), bytes.size());
    for (std::uint32_t i = 0; i < count; ++i) {
        const std::string_view frame =
            coded.substr(block.beginOf(i), block.frames[i].end - block.beginOf(i));
        const std::size_t begin = m_out.size();
        m_out.whole(static_cast<std::uint32_t>(frame.size()));
        m_out.whole(block.frames[i].hash);
        m_out.whole(nav::crc32c(frame, nav::crc32c(m_out.from(begin), first + i)));
        m_out.append(frame);
    }
}

void RecordingFileWriter::index()
{
    const std::size_t begin = m_out.size();
    m_out.append(indexTag);
    m_out.whole(static_cast<std::uint32_t>(m_blocks.size()));
    m_out.whole(m_frames);
    for (const std::uint64_t place : m_blocks)
        m_out.whole(place);
    m_out.whole(nav::crc32c(m_out.from(begin)));
    m_out.whole(static_cast<std::uint64_t>(begin));
    m_out.append(endMagic);
}

std::string writeRecording(const Recording& recording)
{
    return RecordingFileWriter(recording).write();
}

Result<void> saveRecording(const Recording& recording, const std::filesystem::path& path)
{
    return nav::writeFileAtomically(path, writeRecording(recording));
}

} // namespace thicket::steer
