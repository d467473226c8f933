#include "libnav/counted.h"
#include "libnav/files/crc32c.h"
#include "libnav/files/readfile.h"
#include "libsteer/recording/bytestream.h"
#include "libsteer/recording/filelayout.h"
#include "libsteer/recording/framecode.h"
#include "libsteer/recording/recordingbuilder.h"
#include "libsteer/recording/recordingcode.h"
#include "libsteer/recording/recordingfile.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace thicket::steer {
namespace {

std::uint64_t wholeAt(std::string_view bytes, std::size_t place, std::size_t size)
{
    std::uint64_t sum = 0;
    for (std::size_t i = 0; i < size; ++i)
        sum |= std::uint64_t{static_cast<unsigned char>(bytes[place + i])} << (8 * i);
    return sum;
}

std::uint32_t fourAt(std::string_view bytes, std::size_t place)
{
    return static_cast<std::uint32_t>(wholeAt(bytes, place, 4));
}

/// Whether the checksum in the last four bytes of the head matches the head and the bytes after it.
bool isIntact(std::string_view bytes, std::size_t head, std::size_t skipped = 0,
              std::uint32_t begun = 0)
{
    const std::size_t checksum = head - checksumSize;
    const std::uint32_t found = nav::crc32c(
        bytes.substr(head), nav::crc32c(bytes.substr(skipped, checksum - skipped), begun));
    return found == fourAt(bytes, checksum);
}

bool canBe(const RecordedAgent& agent, std::size_t groups)
{
    return agent.radius >= 0 && agent.maxSpeed >= 0 && agent.maxForce >= 0 &&
           agent.group < std::max<std::size_t>(groups, 1);
}

bool areInOrder(const BlockFacts& facts)
{
    const auto byFrame = [](const RecordedEvent& a, const RecordedEvent& b) {
        return a.frame < b.frame;
    };
    const auto byStep = [](const RecordedInput& a, const RecordedInput& b) {
        return a.step < b.step;
    };
    const auto byFrameOfWait = [](const RecordedWait& a, const RecordedWait& b) {
        return a.frame < b.frame;
    };
    return std::is_sorted(facts.waits.begin(), facts.waits.end(), byFrameOfWait) &&
           std::is_sorted(facts.events.begin(), facts.events.end(), byFrame) &&
           std::is_sorted(facts.inputs.begin(), facts.inputs.end(), byStep);
}

} // namespace

/// Reads one file up to the first damage.
class RecordingFileReader {
public:
    RecordingFileReader(std::string_view bytes, const std::string& name)
        : m_bytes(bytes), m_name(name)
    {}
    Result<SalvagedRecording> read();

private:
    std::optional<Error> header();
    std::optional<Error> blocks();
    std::optional<Error> block();
    bool takeFacts(std::string_view bytes);
    std::optional<Error> frame();
    std::optional<Error> index();

    std::size_t left() const { return m_bytes.size() - m_place; }
    std::uint32_t frameCount() const { return m_builder->frameCount(); }
    Error headerError(const std::string& what) const;
    /// `what`: the state of the file at this place.
    Error frameError(const std::string& what) const;
    Error indexError(const std::string& what) const;
    Error at(const std::string& message) const
    {
        return {message, m_name + ": byte " + std::to_string(m_place)};
    }

    std::string_view m_bytes;
    const std::string& m_name;
    std::size_t m_place = 0;
    std::optional<RecordingBuilder> m_builder;
    std::vector<std::uint64_t> m_blocks;
    std::uint64_t m_agents = 0;
    std::uint32_t m_lastEvent = 0;
    std::uint64_t m_lastInput = 0;
    std::uint32_t m_lastWait = 0;
    bool m_isLastBlock = false;
};

Error RecordingFileReader::headerError(const std::string& what) const
{
    return at("The recording " + what + " in its header, so that no frame can be read.");
}

Error RecordingFileReader::frameError(const std::string& what) const
{
    const std::string frame = std::to_string(frameCount());
    const std::string before = frameCount() == 0   ? "no frame is before it."
                               : frameCount() == 1 ? "the one before it is good."
                                                   : "the " + frame + " before it are good.";
    return at("The recording " + what + " in frame " + frame + ", the first bad one; " + before);
}

Error RecordingFileReader::indexError(const std::string& what) const
{
    return at("The recording " + what + " in its index, behind frame " +
              std::to_string(frameCount()) + ", the first bad one; the " +
              counted(frameCount(), "frame") + " before it " +
              (frameCount() == 1 ? "is good." : "are good."));
}

std::optional<Error> RecordingFileReader::header()
{
    const std::string_view begin = m_bytes.substr(0, fileMagic.size());
    if (begin != fileMagic.substr(0, begin.size()) || begin.empty())
        return Error{"This is no Thicket recording.", m_name};
    if (left() < headerHead) {
        m_place = m_bytes.size();
        return headerError("ends");
    }
    const std::uint32_t version = fourAt(m_bytes, fileMagic.size());
    const std::uint32_t length = fourAt(m_bytes, fileMagic.size() + 4);
    if (length > left() - headerHead) {
        m_place = m_bytes.size();
        return headerError("ends");
    }
    m_place = fileMagic.size();
    if (!isIntact(m_bytes.substr(0, headerHead + length), headerHead, fileMagic.size()))
        return headerError("is damaged");
    if (version > recordingFileVersion) {
        return Error{"The recording was written by a newer Thicket (file version " +
                         std::to_string(version) + "; this one reads up to " +
                         std::to_string(recordingFileVersion) + ").",
                     m_name};
    }
    RecordingInfo info;
    ByteReader body(m_bytes.substr(headerHead, length));
    code(body, info);
    if (!body.isDone() || version == 0)
        return headerError("is damaged");
    m_builder.emplace(std::move(info));
    m_place = headerHead + length;
    return {};
}

bool RecordingFileReader::takeFacts(std::string_view bytes)
{
    BlockFacts facts;
    ByteReader body(bytes);
    code(body, facts);
    m_agents += facts.agents.size();
    if (!body.isDone() || !areInOrder(facts) ||
        m_agents > std::numeric_limits<std::uint32_t>::max())
        return false;
    if ((!facts.events.empty() && facts.events.front().frame < m_lastEvent) ||
        (!facts.inputs.empty() && facts.inputs.front().step < m_lastInput) ||
        (!facts.waits.empty() && facts.waits.front().frame < m_lastWait))
        return false;
    const std::size_t groups = m_builder->info().groups.size();
    for (const RecordedAgent& agent : facts.agents) {
        if (!canBe(agent, groups))
            return false;
    }
    for (const RecordedAgent& agent : facts.agents)
        m_builder->addAgent(agent, agent.begin);
    for (const RecordedEvent& event : facts.events) {
        m_builder->addEvent(event);
        m_lastEvent = event.frame;
    }
    for (const RecordedWait& wait : facts.waits) {
        m_builder->addWait(wait);
        m_lastWait = wait.frame;
    }
    for (RecordedInput& input : facts.inputs) {
        m_lastInput = input.step;
        m_builder->addInput(std::move(input));
    }
    return true;
}

std::optional<Error> RecordingFileReader::block()
{
    if (left() < blockHead) {
        m_place = m_bytes.size();
        return frameError("ends");
    }
    const std::uint32_t first = fourAt(m_bytes, m_place + 4);
    const std::uint32_t count = fourAt(m_bytes, m_place + 8);
    const std::uint32_t length = fourAt(m_bytes, m_place + 12);
    if (m_bytes.substr(m_place, 4) != blockTag || count > Recording::block)
        return frameError("is damaged");
    if (length > left() - blockHead) {
        m_place = m_bytes.size();
        return frameError("ends");
    }
    if (!isIntact(m_bytes.substr(m_place, blockHead + length), blockHead) ||
        first != frameCount() || first > RecordedAgent::toTheEnd - 2 * Recording::block ||
        !takeFacts(m_bytes.substr(m_place + blockHead, length)))
        return frameError("is damaged");
    m_blocks.push_back(m_place);
    m_place += blockHead + length;
    m_isLastBlock = count < Recording::block;
    for (std::uint32_t i = 0; i < count; ++i) {
        if (const std::optional<Error> error = frame())
            return error;
    }
    return {};
}

std::optional<Error> RecordingFileReader::frame()
{
    const std::size_t length = left() < frameHead ? 0 : fourAt(m_bytes, m_place);
    if (left() < frameHead || length > left() - frameHead) {
        m_place = m_bytes.size();
        return frameError("ends");
    }
    const std::string_view whole = m_bytes.substr(m_place, frameHead + length);
    const std::string_view coded = whole.substr(frameHead);
    if (!isIntact(whole, frameHead, 0, frameCount()) ||
        !m_builder->appendCoded({reinterpret_cast<const std::uint8_t*>(coded.data()), coded.size()},
                                wholeAt(whole, 4, 8)))
        return frameError("is damaged");
    m_place += whole.size();
    return {};
}

std::optional<Error> RecordingFileReader::index()
{
    constexpr std::size_t fixed = 4 + 4 + 4 + checksumSize + 8;
    const std::size_t expected = fixed + 8 * m_blocks.size() + endMagic.size();
    if (left() < expected) {
        m_place = m_bytes.size();
        return indexError("ends");
    }
    const std::string_view bytes = m_bytes.substr(m_place);
    const std::size_t checked = expected - endMagic.size() - 8 - checksumSize;
    bool isGood = bytes.substr(0, 4) == indexTag && fourAt(bytes, 4) == m_blocks.size() &&
                  fourAt(bytes, 8) == frameCount() &&
                  nav::crc32c(bytes.substr(0, checked)) == fourAt(bytes, checked) &&
                  wholeAt(bytes, checked + checksumSize, 8) == m_place &&
                  bytes.substr(checked + checksumSize + 8) == endMagic;
    for (std::size_t i = 0; i < m_blocks.size(); ++i)
        isGood = isGood && wholeAt(bytes, 12 + 8 * i, 8) == m_blocks[i];
    if (!isGood)
        return indexError("is damaged");
    return {};
}

std::optional<Error> RecordingFileReader::blocks()
{
    do {
        if (const std::optional<Error> error = block())
            return error;
    } while (!m_isLastBlock && m_bytes.substr(m_place, 4) != indexTag);
    return index();
}

Result<SalvagedRecording> RecordingFileReader::read()
{
    if (std::optional<Error> error = header())
        return Unexpected(*std::move(error));
    std::optional<Error> damage = blocks();
    return SalvagedRecording{m_builder->recording(), std::move(damage)};
}

bool isRecording(std::string_view bytes) { return bytes.starts_with(fileMagic); }

Result<SalvagedRecording> salvageRecording(std::string_view bytes, const std::string& name)
{
    return RecordingFileReader(bytes, name).read();
}

Result<Recording> readRecording(std::string_view bytes, const std::string& name)
{
    Result<SalvagedRecording> read = salvageRecording(bytes, name);
    if (!read)
        return Unexpected(read.error());
    if (read->damage)
        return Unexpected(*read->damage);
    return std::move(read->recording);
}

Result<Recording> loadRecording(const std::filesystem::path& path)
{
    const Result<std::string> bytes = nav::readFile(path, recordingNature);
    if (!bytes)
        return Unexpected(bytes.error());
    return readRecording(*bytes, path.string());
}

} // namespace thicket::steer
