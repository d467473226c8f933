#pragma once

#include "libnav/tangent/onward.h"

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <memory>

namespace thicket::nav {

/// For each rim that is seen from a place, where paths that arrive on it from there can lead, as
/// far as searches have worked it out. Any number of threads may read and set entries.
class ArrivalOutlooks {
public:
    /// For `count` rims, of all of which nothing is known.
    void resize(std::size_t count) { m_entries = std::make_unique<Entry[]>(count); }

    /// Whether paths by way of the rim cannot lead to the goal.
    bool isBlind(std::size_t rim, Point goal) const
    {
        const Entry& entry = m_entries[rim];
        return entry.state.load(std::memory_order_acquire) == State::blind &&
               !entry.view.contains(goal);
    }
    bool isKnown(std::size_t rim) const
    {
        return m_entries[rim].state.load(std::memory_order_relaxed) != State::unknown;
    }
    /// Of each rim only the first call counts.
    void setOpen(std::size_t rim) const
    {
        if (begin(m_entries[rim]))
            m_entries[rim].state.store(State::open, std::memory_order_relaxed);
    }
    /// The same for a rim from which paths lead no further than to goals in the view.
    void setBlind(std::size_t rim, const View& view) const
    {
        if (!begin(m_entries[rim]))
            return;
        m_entries[rim].view = view;
        m_entries[rim].state.store(State::blind, std::memory_order_release);
    }

    static constexpr std::size_t bytesEach = 20;

private:
    enum class State : std::uint32_t { unknown, beingSet, open, blind };
    struct Entry {
        std::atomic<State> state{State::unknown};
        View view; ///< written before the state becomes blind, then never again
    };
    static_assert(sizeof(Entry) == bytesEach);

    static bool begin(Entry& entry)
    {
        State unknown = State::unknown;
        return entry.state.compare_exchange_strong(unknown, State::beingSet,
                                                   std::memory_order_relaxed);
    }

    std::unique_ptr<Entry[]> m_entries;
};

} // namespace thicket::nav
