#include "libsteer/comparison/timelimit.h"

#include <condition_variable>
#include <mutex>

namespace thicket::steer {

TimeLimit::TimeLimit(const std::stop_token& other, std::chrono::nanoseconds after)
    : m_other(other, [this] { m_stop.request_stop(); })
{
    if (after > std::chrono::nanoseconds::zero())
        m_clock = std::jthread([this, after](const std::stop_token& ended) { wait(ended, after); });
}

void TimeLimit::wait(const std::stop_token& ended, std::chrono::nanoseconds after)
{
    std::mutex mutex;
    std::condition_variable_any never;
    std::unique_lock lock(mutex);
    never.wait_for(lock, ended, after, [] { return false; });
    if (ended.stop_requested())
        return;
    m_isOver = !m_stop.stop_requested();
    m_stop.request_stop();
}

} // namespace thicket::steer
