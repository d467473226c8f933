#pragma once

#include "libnav/result.h"
#include "libsteer/recording/keycrowds.h"
#include "libsteer/recording/recording.h"
#include "libsteer/scenario/scenario.h"
#include "libsteer/steer_export.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

namespace thicket::steer {

struct RecallOptions {
    unsigned threads = 1; ///< see Crowd::step()
    /// Called before each step; false cancels.
    std::function<bool()> goesOn = {};
};

/// What agents sensed and decided in the step that follows a frame of a recording. Absent if
/// cancelled.
using Recalled = std::optional<std::vector<AgentRecord>>;

/// Tells what any agent of a simulated recording sensed and decided at any time. Runs the crowd
/// again, with the recorded inputs, from the nearest kept crowd, and keeps more on the way. As a
/// crowd is deterministic, the records are those of the run, bit for bit. A value, for one thread
/// at a time.
class THICKET_STEER_EXPORT Recall {
public:
    /// Of the scenario that was recorded. Errors: a recording that is not of a simulation, another
    /// scenario, a crowd that cannot be made.
    static Result<Recall> of(const Recording& recording, const Scenario& scenario);
    /// With the crowds that were kept while it ran (at least that before the first step).
    Recall(Recording recording, KeyCrowds kept);

    const Recording& recording() const { return m_recording; }
    /// A later state of the same recording, with the crowds kept since.
    void extend(Recording recording, const KeyCrowds& kept);

    /// The records of those of the agents (ids) that are in the frame, in ascending order: of the
    /// step from frame k to the next, also where the next was not recorded. k: 0 to
    /// Recording::frameCount() - 1. Errors: the crowd refuses an input, or differs from the
    /// recording at frame k (another version of the library). Takes the time of the steps from the
    /// kept crowd before.
    Result<Recalled> records(std::uint32_t frame, std::vector<std::uint32_t> ids,
                             const RecallOptions& options = {});

private:
    Crowd startFor(std::uint32_t frame);
    Result<void> takeInputs(Crowd& crowd) const;

    Recording m_recording;
    KeyCrowds m_kept;
    std::vector<std::uint32_t> m_ids; ///< of the last call, ascending
    std::optional<Crowd> m_last;      ///< after the step that was recalled last
};

} // namespace thicket::steer
