#pragma once

#include "app/editor/replay/agentrecords.h"
#include "app/editor/replay/chronicle.h"
#include "app/editor/replay/frametimes.h"
#include "app/editor/replay/shownrecording.h"
#include "libsteer/recording/movedobstacles.h"
#include "libsteer/recording/recording.h"

#include <QString>

#include <cstdint>
#include <utility>
#include <vector>

namespace thicket::editor {

/// A recording that is played, with an index of its events and what agents sensed and decided.
class PlayedRun {
public:
    const steer::Recording& recording() const { return m_shown.recording(); }
    void startOver(steer::Recording recording);
    /// The same recording, longer than before.
    void extend(steer::Recording recording, std::vector<FrameRecords> records);
    /// What agents sensed and decided at a frame, when it is recalled; or why it cannot be.
    void recall(FrameRecords records);
    void setRecallProblem(const QString& sentence) { m_recallProblem = sentence; }
    const QString& recallProblem() const { return m_recallProblem; }

    FrameTimes frameTimes() const { return m_shown.frameTimes(); }
    steer::Frame agentsAt(double seconds) const { return m_shown.agentsAt(seconds); }
    /// The obstacles that move.
    const steer::MovedObstacles& obstacles() const { return m_obstacles; }
    const Chronicle& chronicle() const { return m_chronicle; }
    /// Of the agent of that id, in the step from that frame on. Null if it is not known.
    const steer::AgentRecord* record(std::uint32_t frame, std::uint32_t id) const
    {
        return m_records.find(frame, id);
    }

private:
    ShownRecording m_shown;
    steer::MovedObstacles m_obstacles;
    Chronicle m_chronicle;
    AgentRecords m_records;
    QString m_recallProblem; ///< a sentence; empty: none known
};

} // namespace thicket::editor
