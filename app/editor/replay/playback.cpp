#include "app/editor/replay/playback.h"

#include <algorithm>
#include <utility>

namespace thicket::editor {

namespace {

constexpr Player::Speeds playedSpeeds{1.0 / 8, 16, 1};
/// Seconds of real time that are requested ahead, so that playing need not wait for each step.
constexpr double requestedAhead = 0.1;

} // namespace

Playback::Playback(QObject* parent) : Player(playedSpeeds, parent) {}

void Playback::setRecording(steer::Recording recording)
{
    m_awaited.reset();
    setLoop({});
    m_note.clear();
    m_run.startOver(std::move(recording));
    emit recordingChanged();
    moveTo(m_time);
    if (m_run.recording().isEmpty())
        pause();
}

void Playback::setNote(const QString& sentence)
{
    if (sentence == m_note)
        return;
    m_note = sentence;
    emit noteChanged();
}

void Playback::extend(steer::Recording recording, std::vector<FrameRecords> records)
{
    m_run.extend(std::move(recording), std::move(records));
    emit recordingGrew();
    if (m_awaited && FrameTimes::reaches(duration(), *m_awaited)) {
        moveTo(*m_awaited);
        m_awaited.reset();
    }
}

void Playback::recall(FrameRecords records)
{
    m_run.recall(std::move(records));
    emit recalled();
}

void Playback::setRecallProblem(const QString& sentence)
{
    m_run.setRecallProblem(sentence);
    emit recalled();
}

void Playback::setOpenEnded(bool open)
{
    if (open == m_isOpenEnded)
        return;
    m_isOpenEnded = open;
    m_awaited.reset();
    emit openEndedChanged(open);
}

void Playback::setBeside(steer::Recording recording)
{
    m_beside.setRecording(std::move(recording));
    emit timeChanged(m_time);
}

void Playback::chooseAgent(std::optional<std::uint32_t> id)
{
    if (id == m_chosenAgent)
        return;
    m_chosenAgent = id;
    emit agentChosen();
}

bool Playback::isAnyMoved() const
{
    const steer::MovedObstacles& obstacles = m_run.obstacles();
    for (std::size_t i = 0; i < obstacles.size(); ++i)
        if (obstacles.displacement(i, m_time) != nav::Displacement{})
            return true;
    return false;
}

void Playback::play()
{
    if (isPlaying() || m_run.recording().isEmpty() || (duration() <= 0 && !m_isOpenEnded))
        return;
    if (m_time >= duration() && !m_isOpenEnded && !loop())
        moveTo(0);
    start();
}

void Playback::pause()
{
    if (isPlaying())
        m_awaited.reset();
    Player::pause();
}

void Playback::seek(double seconds)
{
    m_awaited.reset();
    moveTo(seconds);
}

void Playback::step(int frames)
{
    pause();
    // Steps add up while they wait.
    const double wanted = m_run.frameTimes().stepped(m_awaited.value_or(m_time), frames);
    moveTo(wanted);
    if (m_isOpenEnded && !FrameTimes::reaches(duration(), wanted)) {
        m_awaited = wanted;
        emit moreWanted(wanted);
    }
}

void Playback::advanceBy(double seconds)
{
    if (!isPlaying())
        return;
    const double wanted = looped(m_time + seconds * speed());
    moveTo(wanted);
    if (loop() && wanted <= duration())
        return;
    if (loop() && loop()->begin < duration())
        return moveTo(loop()->begin); // the rest of the span is not recorded
    if (m_isOpenEnded)
        emit moreWanted(wanted + requestedAhead * speed());
    else if (m_time >= duration())
        pause();
}

void Playback::moveTo(double seconds)
{
    const double time = std::clamp(seconds, 0.0, duration());
    if (time == m_time)
        return;
    m_time = time;
    emit timeChanged(time);
}

} // namespace thicket::editor
