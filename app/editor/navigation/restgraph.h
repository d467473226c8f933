#pragma once

#include "app/editor/navigation/newestjob.h"
#include "libnav/collision/obstaclefield.h"
#include "libnav/tangent/graphchange.h"

#include <QObject>

#include <cstddef>
#include <cstdint>
#include <future>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace thicket::editor {

/// A rest graph with what each step of a drag asks of it.
struct RestEdges {
    nav::CompleteGraph graph;
    std::vector<nav::HuggingEdge> arcs;       ///< of graph, joined; see joinedArcs()
    std::vector<std::uint32_t> huggingCounts; ///< of each disc; the last ones may be absent
};

/// The whole graph at a step of a drag: a rest graph and how the graph differs from it.
struct GraphStep {
    std::shared_ptr<const RestEdges> rest; ///< the same one in all steps of a drag
    nav::GraphDifference difference;

    std::size_t surfingCount() const;
    std::size_t huggingCount() const;
};

/// The rest graph: the tangent graph of the field without the dragged obstacles, built once on a
/// worker thread. With it the whole graph follows each step of a drag at once. Call its functions
/// on the thread that it lives on.
class RestGraph : public QObject {
    Q_OBJECT

public:
    /// With more dragged obstacles it is not built: computing their edges would take too long for a
    /// step.
    static constexpr std::size_t mostDragged = 16;

    explicit RestGraph(QObject* parent = nullptr);
    ~RestGraph() override;

    struct Scope {
        std::optional<nav::Box> window; ///< see CompleteGraphOptions
        std::size_t maxSurfingEdges = SIZE_MAX;
        bool operator==(const Scope&) const = default;
    };
    /// Starts the build for the obstacles that `changes` name, unless it has started already.
    void aim(const nav::ObstacleField& field, std::span<const nav::ObstacleChange> changes,
             const Scope& scope);
    /// The whole graph of the field after these changes. Null while the rest graph is not ready
    /// or does not fit the changes.
    std::shared_ptr<const GraphStep> follow(const nav::ObstacleField& field,
                                            std::span<const nav::ObstacleChange> changes,
                                            const Scope& scope);
    void forget();
    /// Whether letGo() would wait.
    bool isCopying() const;
    /// Waits until it holds no copy of a field that the owner would have to copy.
    void letGo();

signals:
    void ready();   ///< follow() without changes has an answer now
    void refused(); ///< the rest graph has too many edges

private:
    bool isFor(const nav::ObstacleField& field, std::span<const nav::ObstacleChange> changes,
               const Scope& scope) const;
    void note(std::span<const nav::ObstacleChange> changes);
    void order(const nav::ObstacleField& field);
    void take(const std::shared_ptr<const RestEdges>& rest);

    bool m_isAimed = false;
    Scope m_scope;
    std::uint64_t m_numbering = 0;
    double m_agentRadius = 0;
    std::map<std::int64_t, nav::Box> m_dragged; // where they are; empty boxes for removed ones
    std::shared_ptr<const RestEdges> m_rest;
    std::shared_future<void> m_copied; // ready when the job has its own field
    NewestJob m_job;
};

} // namespace thicket::editor
