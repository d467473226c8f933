#include "app/editor/replay/playback.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <utility>

namespace thicket::editor {

namespace {

using namespace std::chrono_literals;

constexpr double slowest = 1.0 / 8;
constexpr double fastest = 16;
/// Part of a frame within which the playhead stands on it: sums of steps are not exact.
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
    m_cursor.setRecording(std::move(recording));
    emit recordingChanged();
    moveTo(m_time);
    if (this->recording().isEmpty())
        pause();
}

steer::Frame Playback::agents() const
{
    steer::Frame shown;
    m_cursor.at(m_time, shown);
    return shown;
}

void Playback::play()
{
    if (isPlaying() || duration() <= 0)
        return;
    if (m_time >= duration())
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
    emit playingChanged(false);
}

void Playback::toggle()
{
    if (isPlaying())
        pause();
    else
        play();
}

void Playback::seek(double seconds) { moveTo(seconds); }

void Playback::step(int frames)
{
    pause();
    const double length = recording().info().step;
    const double position = m_time / length;
    const double boundary =
        frames > 0 ? std::floor(position + frameSlack) : std::ceil(position - frameSlack);
    moveTo((boundary + frames) * length);
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
    moveTo(m_time + seconds * m_speed);
    if (m_time >= duration())
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
