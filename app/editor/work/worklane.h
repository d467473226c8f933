#pragma once

#include "app/editor/navigation/newestjob.h"
#include "app/editor/navigation/watchedjob.h"
#include "app/editor/work/progress.h"

#include <QElapsedTimer>
#include <QString>

#include <deque>
#include <functional>
#include <memory>
#include <optional>

namespace thicket::editor {

/// Long jobs on a worker thread, one after the other. Call its functions on the thread that it
/// lives on. Results are delivered there from the event loop.
class WorkLane : public WatchedJob {
    Q_OBJECT

public:
    using Report = std::function<void()>;
    /// Called on the worker thread, with values only. The report that it returns is called on the
    /// lane's thread. Must not throw. When the progress is cancelled, the result is not needed.
    using Job = std::function<Report(Progress&)>;
    struct Order {
        QString what; ///< for the user: "Opening forest.thicket"
        Job job;
        /// Called instead of the report, on the lane's thread, when the job is cancelled: nothing
        /// has changed. Null: the job itself decides whether it is too late, and its report tells.
        Report cancelled = {};
    };

    explicit WorkLane(QObject* parent = nullptr);
    /// Cancels all jobs and waits for the one in progress.
    ~WorkLane() override;

    void order(Order order);
    /// The job in progress, if there is one.
    void cancel();
    void cancelAll();
    bool isBusy() const { return m_present || !m_waiting.empty(); }
    /// Waits in an event loop until no job is left.
    void wait();

    // The job in progress.
    bool isWorking() const override { return m_present.has_value(); }
    QString what() const override { return m_present ? m_present->what : QString(); }
    double share() const override { return m_progress ? m_progress->share() : -1; }
    qint64 elapsed() const override { return m_clock.elapsed(); }
    qint64 untilTold() const override { return 300; }
    void cancelForUser() override { cancel(); }

private:
    struct Waiting {
        Order order;
        std::shared_ptr<Progress> progress;
    };
    void beginNext();
    void finish(const Report& report);

    std::deque<Waiting> m_waiting;
    std::optional<Order> m_present;
    std::shared_ptr<Progress> m_progress;
    QElapsedTimer m_clock;
    NewestJob m_job;
};

} // namespace thicket::editor
