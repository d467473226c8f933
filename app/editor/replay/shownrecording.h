#pragma once

#include "app/editor/replay/frametimes.h"
#include "libsteer/recording/recording.h"

namespace thicket::editor {

/// The agents of a recording at any time.
class ShownRecording {
public:
    const steer::Recording& recording() const { return m_cursor.recording(); }
    /// Cheap if it is the same one, longer than before.
    void setRecording(steer::Recording recording);
    FrameTimes frameTimes() const { return FrameTimes(recording().info().step); }
    /// Between frames they are interpolated.
    steer::Frame agentsAt(double seconds) const;

private:
    mutable steer::RecordingCursor m_cursor; ///< caches the place it last read
};

} // namespace thicket::editor
