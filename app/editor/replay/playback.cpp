#include "app/editor/replay/playback.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <iterator>
#include <utility>

namespace thicket::editor {

namespace {

using namespace std::chrono_literals;

constexpr double slowest = 1.0 / 8;
constexpr double fastest = 16;
/// Seconds of real time that are requested ahead, so that playing need not wait for each step.
constexpr double ahead = 0.1;
/// The part of a frame within which the playhead counts as on the frame: sums of steps are not
/// exact.
constexpr double frameSlack = 1e-6;

} // namespace

Playback::Playback(QObject* parent) : QObject(parent)
{
    m_timer.setTimerType(Qt::PreciseTimer);
    m_timer.setInterval(16ms);
    connect(&m_timer, &QTimer::timeout, this, [this] {
        advanceBy(static_cast<double>(m_sinceTick.nsecsElapsed()) / 1e9);
        m_sinceTick.restart();
    });
}

void Playback::setRecording(steer::Recording recording)
{
    m_awaited.reset();
    m_records.clear();
    m_chronicle.startOver(recording);
    m_cursor.setRecording(std::move(recording));
    emit recordingChanged();
    moveTo(m_time);
    if (this->recording().isEmpty())
        pause();
}

void Playback::extend(steer::Recording recording)
{
    m_chronicle.follow(recording);
    m_cursor.setRecording(std::move(recording));
    emit recordingGrew();
    if (m_awaited && *m_awaited <= duration() * (1 + frameSlack)) {
        moveTo(*m_awaited);
        m_awaited.reset();
    }
}

void Playback::setOpenEnded(bool open)
{
    if (open == m_isOpenEnded)
        return;
    m_isOpenEnded = open;
    m_awaited.reset();
    emit openEndedChanged(open);
}

void Playback::addRecords(std::vector<FrameRecords> records)
{
    m_records.insert(m_records.end(), std::make_move_iterator(records.begin()),
                     std::make_move_iterator(records.end()));
}

const steer::AgentRecord* Playback::record(std::uint32_t id) const
{
    const auto at =
        std::lower_bound(m_records.begin(), m_records.end(), frame(),
                         [](const auto& one, auto wanted) { return one.frame < wanted; });
    if (at == m_records.end() || at->frame != frame())
        return nullptr;
    const auto found = std::find_if(at->records.begin(), at->records.end(),
                                    [id](const auto& record) { return record.id == id; });
    return found != at->records.end() ? &*found : nullptr;
}

std::uint32_t Playback::frame() const
{
    return static_cast<std::uint32_t>(m_time / recording().info().step + frameSlack);
}

steer::Frame Playback::agents() const
{
    steer::Frame shown;
    // On a frame it is exactly that frame, not one that rounding put beside it.
    const double position = m_time / recording().info().step;
    const double nearest = std::round(position);
    if (!recording().isEmpty() && std::abs(position - nearest) < frameSlack)
        m_cursor.frame(static_cast<std::uint32_t>(nearest), shown);
    else
        m_cursor.at(m_time, shown);
    return shown;
}

void Playback::setBeside(steer::Recording recording)
{
    m_beside = steer::RecordingCursor(std::move(recording));
    emit timeChanged(m_time);
}

steer::Frame Playback::agentsBeside() const
{
    steer::Frame shown;
    m_beside.at(m_time, shown);
    return shown;
}

void Playback::play()
{
    if (isPlaying() || recording().isEmpty() || (duration() <= 0 && !m_isOpenEnded))
        return;
    if (m_time >= duration() && !m_isOpenEnded)
        moveTo(0);
    m_sinceTick.start();
    m_timer.start();
    emit playingChanged(true);
}

void Playback::pause()
{
    if (!isPlaying())
        return;
    m_timer.stop();
    m_awaited.reset();
    emit playingChanged(false);
}

void Playback::toggle()
{
    if (isPlaying())
        pause();
    else
        play();
}

void Playback::seek(double seconds)
{
    m_awaited.reset();
    moveTo(seconds);
}

void Playback::step(int frames)
{
    pause();
    const double length = recording().info().step;
    const double position = m_awaited.value_or(m_time) / length; // steps add up while they wait
    const double boundary =
        frames > 0 ? std::floor(position + frameSlack) : std::ceil(position - frameSlack);
    const double wanted = (boundary + frames) * length;
    moveTo(wanted);
    if (m_isOpenEnded && wanted > duration() * (1 + frameSlack)) {
        m_awaited = wanted;
        emit moreWanted(wanted);
    }
}

void Playback::setSpeed(double speed)
{
    speed = std::clamp(speed, slowest, fastest);
    if (speed == m_speed)
        return;
    m_speed = speed;
    emit speedChanged(speed);
}

void Playback::advanceBy(double seconds)
{
    if (!isPlaying())
        return;
    const double wanted = m_time + seconds * m_speed;
    moveTo(wanted);
    if (m_isOpenEnded)
        emit moreWanted(wanted + ahead * m_speed);
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
