#pragma once

#include "app/editor/navigation/graphworker.h"
#include "app/editor/navigation/restgraph.h"

#include <QObject>
#include <QTimer>

#include <cstddef>
#include <memory>
#include <optional>
#include <span>

namespace thicket::editor {

class LiveField;

/// The tangent graph of a field that changes, without tangents of start and goal. Of all discs
/// while they are few, else of those in the window. It is made on another thread, after 150 ms
/// without change; of a drag, once, without what is dragged, from when on it follows each step at
/// once. What is hovered, selected or dragged never waits for it: see graphscope.h. Its functions
/// are for the thread that it lives on.
class LiveGraph : public QObject {
    Q_OBJECT

public:
    /// The field must outlive it.
    explicit LiveGraph(const LiveField& field, QObject* parent = nullptr);

    /// Null until the first is ready.
    const std::shared_ptr<const nav::CompleteGraph>& graph() const { return m_graph; }
    /// True while graph() belongs to an older field or window: draw it at half strength.
    bool isStale() const { return m_isStale; }
    /// Off at first; while off, no graph is made.
    void setWanted(bool wanted);
    /// What is in view.
    void setWindow(const nav::Box& window);
    /// Above this many edges in the window the graph is truncated and not shown whole; nor is it
    /// where it takes more than 2 s: it is then `cancelled`, too.
    static constexpr std::size_t limit = 20000;

    /// Round every edge that came or went at the last changed(), map units; absent: all may have.
    const std::optional<nav::Box>& touched() const { return m_touched; }

    /// The field is another one.
    void outdate();
    /// These changes were applied to the field.
    void follow(std::span<const nav::ObstacleChange> changes);
    /// These may be dragged next, and are as the field has them: so that the first step of a drag
    /// need not wait for what it leaves as it is.
    void prepare(std::span<const nav::ObstacleChange> dragged);
    /// No copy of a field is held any more; outdate() or follow() has to be next.
    void letGo();
    /// As if none had been made.
    void startOver();

signals:
    void changed(); ///< also when it becomes stale

private:
    void schedule();
    void order();
    void take(std::shared_ptr<const nav::CompleteGraph> graph);
    bool grow(std::span<const nav::ObstacleChange> changes);
    RestGraph::Scope scope() const;
    bool isSmall() const;

    const LiveField& m_field;
    std::shared_ptr<const nav::CompleteGraph> m_graph;
    std::optional<nav::Box> m_window;
    std::optional<nav::Box> m_graphWindow; // that m_graph was made for; absent: all
    std::optional<nav::Box> m_orderedWindow;
    bool m_isStale = false;
    bool m_isWanted = false;
    std::optional<nav::Box> m_touched;
    nav::Box m_grown;        // what the graph has that the rest has not, and the other way round
    bool m_isOfRest = false; // whether m_graph was grown from m_rest
    QTimer m_delay;
    GraphWorker m_worker;
    RestGraph m_rest;
};

} // namespace thicket::editor
