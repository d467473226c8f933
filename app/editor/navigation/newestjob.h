#pragma once

#include <QObject>

#include <atomic>
#include <condition_variable>
#include <cstdint>
#include <functional>
#include <mutex>
#include <optional>
#include <thread>

namespace thicket::editor {

/// Runs jobs on a worker thread of its own. Only the newest order counts. Call its functions on the
/// thread that it lives on. Results are reported there from the event loop.
class NewestJob : public QObject {
    Q_OBJECT

public:
    /// Reports a result on the thread of the NewestJob. Empty if there is nothing to report.
    using Report = std::function<void()>;
    /// Called on the worker thread. When `giveUp` becomes true, the result is no longer needed.
    /// Must not throw.
    using Job = std::function<Report(const std::atomic<bool>& giveUp)>;

    /// All jobs give way to the window's thread. Those behind the others take little of the
    /// processor while something else needs it.
    enum class Rank { equal, behind };

    explicit NewestJob(QObject* parent = nullptr) : NewestJob(Rank::equal, parent) {}
    explicit NewestJob(Rank rank, QObject* parent = nullptr);
    /// Gives up the job in progress and waits for the thread.
    ~NewestJob() override;

    /// Replaces any order before it, whose result is then dropped.
    void order(Job job);
    void cancel();
    /// Cancels, and waits until the job in progress has ended and what it held is gone.
    void stop();
    /// Makes the newest job give up, also if it has not started. It still reports what it has by
    /// then.
    void giveUp();
    bool isBusy() const { return m_busy; }
    /// Whether a job runs or is about to, also one that was cancelled: stop() would wait for it.
    bool isWorking() const;

private:
    void run(Rank rank);
    void deliver(std::uint64_t number, const Report& report);

    mutable std::mutex m_mutex; // guards m_next, m_nextNumber, m_nextGivesUp, m_isWorking, m_quit
    std::condition_variable m_wake;
    std::condition_variable m_rest;
    std::optional<Job> m_next;
    std::uint64_t m_nextNumber = 0;
    bool m_nextGivesUp = false;
    bool m_isWorking = false;
    bool m_quit = false;
    std::atomic<bool> m_giveUp = false; // of the job in progress
    bool m_busy = false;                // used by the owner's thread only
    std::uint64_t m_newest = 0;         // used by the owner's thread only
    std::thread m_thread;
};

} // namespace thicket::editor
