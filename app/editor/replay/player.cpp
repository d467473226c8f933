#include "app/editor/replay/player.h"

#include <algorithm>
#include <chrono>

namespace thicket::editor {

using namespace std::chrono_literals;

Player::Player(const Speeds& speeds, QObject* parent)
    : QObject(parent), m_speeds(speeds), m_speed(speeds.first)
{
    m_timer.setTimerType(Qt::PreciseTimer);
    m_timer.setInterval(16ms);
    connect(&m_timer, &QTimer::timeout, this, [this] {
        advanceBy(static_cast<double>(m_sinceTick.nsecsElapsed()) / 1e9);
        m_sinceTick.restart();
    });
}

void Player::start()
{
    m_sinceTick.start();
    m_timer.start();
    emit playingChanged(true);
}

void Player::pause()
{
    if (!isPlaying())
        return;
    m_timer.stop();
    emit playingChanged(false);
}

void Player::toggle()
{
    if (isPlaying())
        pause();
    else
        play();
}

void Player::setLoop(std::optional<Span> span)
{
    if (span && !(span->begin < span->end))
        span.reset();
    if (span == m_loop)
        return;
    m_loop = span;
    emit loopChanged();
}

double Player::looped(double position) const
{
    if (!m_loop || (position >= m_loop->begin && position < m_loop->end))
        return position;
    const double length = m_loop->end - m_loop->begin;
    // From elsewhere to its beginning; from within on by what is left.
    const double over = position - m_loop->end;
    return m_loop->begin + (over >= 0 && over < length ? over : 0);
}

void Player::setSpeed(double speed)
{
    speed = std::clamp(speed, m_speeds.slowest, m_speeds.fastest);
    if (speed == m_speed)
        return;
    m_speed = speed;
    emit speedChanged(speed);
}

} // namespace thicket::editor
