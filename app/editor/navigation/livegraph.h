#pragma once

#include "app/editor/navigation/graphworker.h"
#include "app/editor/navigation/restgraph.h"

#include <QObject>
#include <QTimer>

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>

namespace thicket::editor {

class LiveField;

/// The tangent graph of a field that changes, without the tangents of start and goal. It has all
/// discs while they are few, otherwise those in the window. It is built on a worker thread, 150 ms
/// after the last change (debounce). During a drag the graph without the dragged obstacles is built
/// once. From then on each step updates the graph at once. What is hovered, selected or dragged
/// does not wait for it: see graphscope.h. Call its functions on the thread that it lives on.
class LiveGraph : public QObject {
    Q_OBJECT

public:
    /// The field must outlive it.
    explicit LiveGraph(const LiveField& field, QObject* parent = nullptr);

    /// Null until the first one is ready. During a drag the list of edges is put together when
    /// this is called, which takes longer than the step; see step().
    const std::shared_ptr<const nav::CompleteGraph>& graph() const;
    bool hasGraph() const { return m_graph || m_step; }
    /// False if there is none, or too many edges.
    bool isWhole() const { return hasGraph() && !(m_graph && m_graph->truncated); }
    /// The graph as a step of a drag. Null if it was built on its own.
    const std::shared_ptr<const GraphStep>& step() const { return m_step; }
    std::size_t surfingCount() const; ///< 0 without a graph
    /// About how many surfing edges the graph would have if it has too many; 0: unknown.
    double estimatedSurfing() const { return m_graph && m_graph->truncated ? m_estimate : 0; }
    std::size_t huggingCount() const;
    /// True while graph() belongs to a former field or window. Draw it at half strength then.
    bool isStale() const { return m_isStale; }
    /// True while steps of a drag of objects or of the radius are ahead of graph(). A single edit,
    /// another radius or a pan makes it stale but not late.
    bool isLate() const { return m_isLate; }
    /// Graphs with the same number are equal, though their rest graphs may differ.
    std::uint64_t revision() const { return m_revision; }
    /// Initially false. While false, no graph is built.
    void setWanted(bool wanted);
    /// Initially true. While false, the graph does not follow the steps of a drag, but when the
    /// drag pauses: for when it is counted and not shown.
    void setFollowing(bool following);
    /// Sets whether the user waits for the graph, however long it takes. Initially false. A graph
    /// that took too long before is built again.
    void setAwaited(bool awaited);
    bool isAwaited() const { return m_isAwaited; }
    /// The build, which is told of while it is awaited.
    WatchedJob& build() { return m_worker; }
    /// Sets the visible part of the map.
    void setWindow(const nav::Box& window);
    /// With more edges than this in the window the graph is truncated and not shown whole. The same
    /// if it takes more than 4 s, unless it is awaited, or the user cancels it; then it is also
    /// `cancelled`. A thousand circles that cover 20 %
    /// have 58,000.
    static constexpr std::size_t limit = 100000;
    /// Sets another limit, from the next graph on.
    void setLimit(std::size_t surfingEdges) { m_limit = surfingEdges; }
    std::size_t mostSurfing() const { return m_limit; }

    /// The box of all edges that came or went with the last changed(), map units. Absent: all may
    /// have changed.
    const std::optional<nav::Box>& touched() const { return m_touched; }

    /// The agent radius is about to change. It is a drag if the graph has not followed the former
    /// change.
    void awaitRadius();
    /// The field was replaced.
    void outdate();
    /// These changes were applied to the field.
    void follow(std::span<const nav::ObstacleChange> changes);
    /// These obstacles, as they are in the field, may be dragged next. Builds the graph without
    /// them early, so that the first step of a drag need not wait for it.
    void prepare(std::span<const nav::ObstacleChange> dragged);
    /// Ends a build without waiting for it. Call outdate() or follow() next.
    void giveUp() { m_worker.cancel(); }
    /// Whether another thread holds or makes a copy of the field: letGo() would wait for that.
    bool holdsField() const { return m_rest.isCopying() || m_worker.holdsField(); }
    /// Lets go of every copy of the field. Call outdate() or follow() next.
    void letGo();
    /// Drops the graph, as if none had been built.
    void startOver();

signals:
    void changed(); ///< also when it becomes stale

private:
    void schedule();
    void order();
    void take(std::shared_ptr<const nav::CompleteGraph> graph, double surfing);
    bool grow(std::span<const nav::ObstacleChange> changes);
    void refuse();
    bool isRefused() const;
    RestGraph::Scope scope() const;
    bool isSmall() const;

    const LiveField& m_field;
    mutable std::shared_ptr<const nav::CompleteGraph> m_graph; // of a step only if asked for
    std::shared_ptr<const GraphStep> m_step;
    std::optional<nav::Box> m_window;
    std::optional<nav::Box> m_graphWindow; // that m_graph was built for; absent: all
    std::optional<nav::Box> m_orderedWindow;
    double m_estimate = 0;  // of a truncated m_graph
    bool m_isDense = false; // few discs of this map have too many edges: those in the window count
    std::size_t m_limit = limit;
    bool m_isStale = false;
    bool m_isLate = false;
    std::uint64_t m_asked = 0;    // changes of the field or the window so far
    std::uint64_t m_revision = 0; // how many of them the graph has followed
    bool m_isWanted = false;
    bool m_isFollowing = true;
    bool m_isAwaited = false;
    std::optional<nav::Box> m_touched;
    QTimer m_delay;
    GraphWorker m_worker;
    RestGraph m_rest;
};

} // namespace thicket::editor
