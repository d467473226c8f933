#pragma once

#include <atomic>

namespace thicket::editor {

/// How far a job is, and whether its result is still wanted. Any thread.
class Progress {
public:
    /// The part that is done, 0 to 1. Returns whether the job should go on.
    bool tell(double share)
    {
        m_share = share;
        return !m_isCancelled;
    }
    double share() const { return m_share; } ///< negative: unknown
    void cancel() { m_isCancelled = true; }
    bool isCancelled() const { return m_isCancelled; }

private:
    std::atomic<double> m_share = -1;
    std::atomic<bool> m_isCancelled = false;
};

} // namespace thicket::editor
