#pragma once

#include "libnav/collision/obstaclefield.h"
#include "libnav/tangent/completegraph.h"

#include <QObject>

#include <atomic>
#include <condition_variable>
#include <cstdint>
#include <memory>
#include <mutex>
#include <optional>
#include <thread>

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
    /// Gives up what is under way and waits for the thread.
    ~GraphWorker() override;

    /// Takes the place of any order before it, whose result is then never told.
    void order(Order order);
    void cancel();
    bool isBusy() const { return m_busy; }

signals:
    /// The graph of the newest order.
    void finished(std::shared_ptr<const thicket::nav::CompleteGraph> graph);

private:
    void run();
    void deliver(std::uint64_t number, std::shared_ptr<const nav::CompleteGraph> graph);

    std::mutex m_mutex; // guards m_next, m_nextNumber and m_quit
    std::condition_variable m_wake;
    std::optional<Order> m_next;
    std::uint64_t m_nextNumber = 0;
    bool m_quit = false;
    std::atomic<bool> m_giveUp = false; // of the build under way
    bool m_busy = false;                // the owner's thread only
    std::uint64_t m_newest = 0;         // the owner's thread only
    std::thread m_thread;
};

} // namespace thicket::editor
