#pragma once

#include "libnav/result.h"
#include "libsteer/recording/curve.h"
#include "libsteer/recording/recall.h"
#include "libsteer/steer_export.h"

#include <cstdint>
#include <functional>
#include <vector>

namespace thicket::steer {

/// The force of one behaviour of an agent, frame by frame: of the step from the frame on.
struct ForceCurve {
    BehaviourKind kind = BehaviourKind::seek;
    Curve wanted;  ///< the size of AgentRecord::Part::wanted, map units per second squared
    Curve granted; ///< the size of what maxForce allowed of it
};

/// The behaviours of an agent's group, in the order of its stack. No values where the agent is
/// not there, or is not steered.
struct AgentForceCurves {
    std::uint32_t id = 0;
    std::vector<ForceCurve> forces;
};

/// Measures how some agents of a simulated recording were steered, by running it again from its
/// beginning. A value, for one thread at a time.
class THICKET_STEER_EXPORT ForceCurves {
public:
    /// `ids`: of the agents; those that the recording does not have get no curves.
    ForceCurves(Recall recall, std::vector<std::uint32_t> ids);

    /// A later state of the same recording, with the crowds kept since.
    void extend(Recording recording, const KeyCrowds& kept);
    /// Measures frames until all but the last are measured, which returns true, or `goesOn`, called
    /// before each step, returns false. Errors: as of Recall::records(). Takes the time of running
    /// the steps.
    Result<bool> measure(const std::function<bool()>& goesOn = {});
    /// Measured so far. The step from the last recorded frame may still get an input.
    std::uint32_t frames() const { return m_frames; }
    /// In the order of the ids.
    const std::vector<AgentForceCurves>& curves() const { return m_curves; }

private:
    void findAgents();

    Recall m_recall;
    std::vector<std::uint32_t> m_ids;
    std::vector<AgentForceCurves> m_curves;
    std::uint32_t m_frames = 0;
};

} // namespace thicket::steer
