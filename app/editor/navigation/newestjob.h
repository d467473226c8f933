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

/// Does jobs on a thread of its own; the newest order wins. Its functions are for the thread that
/// it lives on, where results are told from the event loop.
class NewestJob : public QObject {
    Q_OBJECT

public:
    /// Tells a result, on the thread of the NewestJob; empty when there is none to tell.
    using Telling = std::function<void()>;
    /// Called on the other thread. From when `giveUp` is true the result is of no use. Must not
    /// throw.
    using Job = std::function<Telling(const std::atomic<bool>& giveUp)>;

    explicit NewestJob(QObject* parent = nullptr);
    /// Gives up what is under way and waits for the thread.
    ~NewestJob() override;

    /// Takes the place of any order before it, whose result is then never told.
    void order(Job job);
    void cancel();
    /// As cancel(), and waits until the job under way has ended and what it held is gone.
    void stop();
    /// Has the job under way give up, but still tell what it then has.
    void giveUp() { m_giveUp = true; }
    bool isBusy() const { return m_busy; }

private:
    void run();
    void deliver(std::uint64_t number, const Telling& telling);

    std::mutex m_mutex; // guards m_next, m_nextNumber, m_isWorking and m_quit
    std::condition_variable m_wake;
    std::condition_variable m_rest;
    std::optional<Job> m_next;
    std::uint64_t m_nextNumber = 0;
    bool m_isWorking = false;
    bool m_quit = false;
    std::atomic<bool> m_giveUp = false; // of the job under way
    bool m_busy = false;                // the owner's thread only
    std::uint64_t m_newest = 0;         // the owner's thread only
    std::thread m_thread;
};

} // namespace thicket::editor
