#pragma once

#include "libnav/result.h"
#include "libsteer/c/inputlog.h"
#include "libsteer/sim/crowd.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

namespace thicket::c {

/// A crowd and how it came to be: its beginning and all inputs since. A crowd is deterministic, so
/// that these and the number of steps are a complete save of it, small and the same on every
/// machine. A value.
class RunningCrowd {
public:
    static constexpr unsigned mostThreads = 16;

    explicit RunningCrowd(steer::Crowd beginning)
        : m_beginning(std::make_shared<const steer::Crowd>(beginning)), m_now(std::move(beginning))
    {}

    const steer::Crowd& now() const { return m_now; }
    /// As it was made: before the first step and input.
    const steer::Crowd& beginning() const { return *m_beginning; }
    const InputLog& inputs() const { return m_inputs; }
    void step(unsigned threads) { m_now.step(threads); }
    Result<void> apply(const steer::CrowdInput& input);

    std::size_t savedBytes() const;
    std::string saved() const;
    /// The state of a save of a crowd with the same beginning. Runs all its steps again, or those
    /// from the present state on if that is on the way. Errors: the bytes are no save, or one of a
    /// crowd with another beginning; nothing is changed then.
    Result<void> restore(std::string_view bytes);

private:
    bool isOnTheWayTo(const std::vector<LoggedInput>& inputs, std::uint64_t steps) const;

    std::shared_ptr<const steer::Crowd> m_beginning;
    steer::Crowd m_now;
    InputLog m_inputs;
};

} // namespace thicket::c

struct thk_crowd {
    thicket::c::RunningCrowd crowd;
};
