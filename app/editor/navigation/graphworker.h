#pragma once

#include "app/editor/navigation/newestjob.h"
#include "libnav/collision/obstaclefield.h"
#include "libnav/tangent/completegraph.h"

#include <QObject>
#include <QTimer>

#include <chrono>
#include <cstddef>
#include <memory>
#include <optional>

namespace thicket::editor {

/// Makes complete tangent graphs on another thread; the newest order wins. Its functions are for
/// the thread that it lives on; finished() arrives there from the event loop.
class GraphWorker : public QObject {
    Q_OBJECT

public:
    struct Order {
        nav::ObstacleField field;
        std::optional<nav::Box> window; ///< only edges of discs in it; all when absent
        std::size_t maxSurfingEdges = 0;
    };

    explicit GraphWorker(QObject* parent = nullptr);

    /// Takes the place of any order before it, whose result is then never told.
    void order(Order order);
    void cancel();
    /// As cancel(), and waits until no field is held any more.
    void stop();
    /// What takes longer is given up. 2 s at first, more than any graph of graphLimit edges takes
    /// where obstacles do not lie in heaps.
    void setPatience(std::chrono::milliseconds patience) { m_patience.setInterval(patience); }
    bool isBusy() const { return m_job.isBusy(); }

signals:
    /// The graph of the newest order; `cancelled`, `truncated` and empty when it was given up.
    void finished(std::shared_ptr<const thicket::nav::CompleteGraph> graph);

private:
    NewestJob m_job;
    QTimer m_patience; // runs while a graph is made
};

} // namespace thicket::editor
