#pragma once

#include "libnav/path/pathfinder.h"

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <optional>
#include <stop_token>

namespace thicket::nav {

/// The expansions and time that a call has left, over all of its searches.
class Budget {
public:
    enum class State { open, spent, cancelled };

    explicit Budget(const PathOptions& options)
        : m_expansions(options.maxExpansions), m_stop(options.stop),
          m_mayStop(m_stop.stop_possible())
    {
        if (options.maxTime == std::chrono::nanoseconds::max())
            return;
        const Clock::time_point now = Clock::now();
        if (options.maxTime < Clock::time_point::max() - now)
            m_deadline = now + options.maxTime;
    }

    /// Whether the time is limited.
    bool isTimed() const { return m_deadline.has_value(); }
    /// The most that the next search may expand.
    std::size_t expansions() const { return m_expansions; }
    void spend(std::size_t expansions) { m_expansions -= std::min(m_expansions, expansions); }

    /// Reads the clock, if there is a deadline.
    State state() const
    {
        if (m_mayStop && m_stop.stop_requested())
            return State::cancelled;
        return m_deadline && Clock::now() >= *m_deadline ? State::spent : State::open;
    }

private:
    using Clock = std::chrono::steady_clock;

    std::size_t m_expansions;
    std::optional<Clock::time_point> m_deadline;
    std::stop_token m_stop;
    bool m_mayStop;
};

} // namespace thicket::nav
