#pragma once

#include "libsteer/sim/crowd.h"
#include "libsteer/steer_export.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <vector>

namespace thicket::steer {

/// Copies of a crowd at regular intervals of its run: key frames of its whole state, from which any
/// step can be run again. A recording's frames hold positions only. A value: copies share the
/// crowds, which never change.
class THICKET_STEER_EXPORT KeyCrowds {
public:
    /// Keeps at most `most` (>= 2) crowds. When there are more, every other one is dropped and the
    /// interval doubles.
    explicit KeyCrowds(std::size_t most);
    KeyCrowds() : KeyCrowds(128) {}
    /// Keeps at most 128, fewer of a large crowd: so many that its agents take some 128 MiB, and
    /// the obstacles, if any of them move, 512 MiB.
    static KeyCrowds fitting(const Crowd& crowd);

    /// Steps from one kept crowd to the next; 8 at first, a power of two.
    std::uint64_t interval() const { return m_interval; }
    std::size_t size() const { return m_crowds.size(); }
    bool isEmpty() const { return m_crowds.empty(); }

    /// Keeps a copy of the crowd if its number of steps is the next that is due. Call it before the
    /// first step and after each step, before any input that follows it.
    void offer(const Crowd& crowd);
    /// The kept crowd with the most steps, at most `steps`; null if there is none.
    std::shared_ptr<const Crowd> atOrBefore(std::uint64_t steps) const;

private:
    std::size_t m_most;
    std::uint64_t m_interval = 8;
    std::vector<std::shared_ptr<const Crowd>> m_crowds; ///< crowd i has i * m_interval steps
};

} // namespace thicket::steer
