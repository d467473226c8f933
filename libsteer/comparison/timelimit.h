#pragma once

#include "libsteer/steer_export.h"

#include <atomic>
#include <chrono>
#include <functional>
#include <stop_token>
#include <thread>

namespace thicket::steer {

/// Requests a stop after some time, or when another stop is requested.
class THICKET_STEER_EXPORT TimeLimit {
public:
    /// 0: only when the other stop is requested.
    TimeLimit(const std::stop_token& other, std::chrono::nanoseconds after);

    std::stop_token token() const { return m_stop.get_token(); }
    /// The time was over before anybody else wanted a stop.
    bool isOver() const { return m_isOver; }

private:
    void wait(const std::stop_token& ended, std::chrono::nanoseconds after);

    std::stop_source m_stop;
    std::atomic<bool> m_isOver = false;
    std::stop_callback<std::function<void()>> m_other;
    std::jthread m_clock; // last: it ends before the others go
};

} // namespace thicket::steer
