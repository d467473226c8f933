#pragma once

#include "app/editor/navigation/newestjob.h"
#include "app/editor/navigation/watchedjob.h"
#include "libnav/collision/obstaclefield.h"
#include "libnav/tangent/completegraph.h"

#include <QElapsedTimer>
#include <QTimer>

#include <chrono>
#include <cstddef>
#include <memory>
#include <optional>

namespace thicket::editor {

/// Builds complete tangent graphs on a worker thread. Only the newest order counts. Call its
/// functions on the thread that it lives on. finished() is emitted there from the event loop.
class GraphWorker : public WatchedJob {
    Q_OBJECT

public:
    struct Order {
        nav::ObstacleField field;
        std::optional<nav::Box> window; ///< only edges of discs in it; absent: all
        std::size_t maxSurfingEdges = 0;
    };

    explicit GraphWorker(QObject* parent = nullptr);

    /// Replaces any order before it, whose result is then dropped.
    void order(Order order);
    void cancel();
    /// Cancels, and waits until the worker thread holds no field any more.
    void stop();
    /// Sets the time limit of a build. At first it is 4 s, more than any graph of LiveGraph::limit
    /// edges takes unless obstacles lie in heaps.
    void setPatience(std::chrono::milliseconds patience) { m_patience.setInterval(patience); }
    /// Sets whether a build may take any time: the user waits for it, is told of it, and may cancel
    /// it. Initially false.
    void setAwaited(bool awaited);
    bool isBusy() const { return m_job.isBusy(); }
    /// Whether the worker thread holds a field, also of an order that was cancelled.
    bool holdsField() const { return m_job.isWorking(); }

    bool isWorking() const override { return m_isAwaited && isBusy(); }
    QString what() const override { return tr("Finding the whole graph"); }
    double share() const override { return -1; }
    qint64 elapsed() const override { return m_clock.elapsed(); }
    qint64 untilTold() const override { return 1000; } // edits need a new graph again and again
    /// Ends the build as the time limit does.
    void cancelForUser() override { m_job.giveUp(); }

signals:
    /// The graph of the newest order. If the build was stopped, it is empty, `cancelled` and
    /// `truncated`. `surfing`: about how many surfing edges a truncated one would have; 0: unknown.
    void finished(std::shared_ptr<const thicket::nav::CompleteGraph> graph, double surfing);

private:
    NewestJob m_job;
    QTimer m_patience; // runs during a build that is not awaited
    QElapsedTimer m_clock;
    bool m_isAwaited = false;
};

} // namespace thicket::editor
