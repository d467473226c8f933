#pragma once

#include "libnav/collision/obstaclefield.h"
#include "libnav/map/mapedit.h"
#include "libnav/path/pathfinder.h"
#include "libnav/path/searchtrace.h"
#include "libnav/tangent/completegraph.h"

#include <QObject>
#include <QString>
#include <QTimer>

#include <functional>
#include <memory>
#include <optional>
#include <utility>

namespace thicket::editor {

class GraphWorker;
class LiveFlow;
class MapDocument;

/// Keeps the answer always on: the obstacle field, the path and the tangent graph of a document
/// for one agent radius, remade at every edit, preview and move of the radius.
class Navigator : public QObject {
    Q_OBJECT

public:
    explicit Navigator(MapDocument& document, QObject* parent = nullptr);
    ~Navigator() override;

    /// Map units, >= 0.
    double agentRadius() const { return m_agentRadius; }
    void setAgentRadius(double radius);
    /// Says which radius suits a map that has been opened, from the one in force; asked before its
    /// field is built, so that it is built once.
    using RadiusChoice = std::function<double(const nav::Map& map, double present)>;
    void setRadiusChoice(RadiusChoice choice) { m_radiusChoice = std::move(choice); }

    /// The ends in force: the probe's while it is set, else the map's start and goal markers.
    std::optional<nav::Point> start() const;
    std::optional<nav::Point> goal() const;
    /// Ends that follow the pointer without changing the map; an absent one hands back to its
    /// marker, and so do both when another map is opened.
    void setProbe(std::optional<nav::Point> start, std::optional<nav::Point> goal);
    bool isProbing() const { return m_probeStart || m_probeGoal; }

    const nav::ObstacleField& field() const { return m_field; }
    /// Empty message when the map's obstacles are fine; else why there is no field (the field is
    /// then empty and there is no path).
    const QString& fieldProblem() const { return m_fieldProblem; }
    /// Absent while an end is missing or beyond the range of coordinates, or there is no field.
    const std::optional<nav::PathResult>& result() const { return m_result; }
    /// The path of result(), or an empty one.
    const nav::Path& path() const;
    /// The rules that the search leaves tangents out by; all at first. For inspection: they change
    /// what a search costs, not what it finds.
    const nav::Pruning& pruning() const { return m_pruning; }
    void setPruning(const nav::Pruning& pruning);
    /// What the last search did; empty unless wanted with setTraced().
    const nav::SearchTrace& trace() const { return m_trace; }
    /// Off at first, as it costs time and memory.
    void setTraced(bool traced);
    /// Wall-clock time of the last search, milliseconds.
    double searchMilliseconds() const { return m_searchMilliseconds; }

    /// The path as it was when the gesture (or the drag of the radius) began; shown dotted.
    const nav::Path& formerPath() const { return m_formerPath; }
    void beginComparison(); ///< remembers the present path as the former one
    void endComparison();   ///< forgets it

    /// The tangent graph of the present field, without tangents of start and goal, made on another
    /// thread after 150 ms without change; null until the first is ready. Of all discs while they
    /// are few, else of those in the window. What is hovered, selected or dragged does not wait
    /// for it: see graphscope.h.
    const std::shared_ptr<const nav::CompleteGraph>& graph() const { return m_graph; }
    /// True while graph() belongs to an older field or window: draw it at half strength.
    bool isGraphStale() const { return m_graphStale; }
    /// Off at first; while off, no graph is made.
    void setGraphWanted(bool wanted);
    /// What is in view.
    void setGraphWindow(const nav::Box& window);
    /// Above this many edges in the window the graph is truncated and not shown whole; nor is it
    /// where it takes more than 2 s: it is then `cancelled`, too.
    static constexpr std::size_t graphLimit = 20000;

    /// The flow field to goal() for agents of this radius, remade on another thread.
    const LiveFlow& flow() const { return *m_flow; }
    /// Off at first; while off, no flow is made or kept.
    void setFlowWanted(bool wanted);

signals:
    void fieldChanged();
    void pathChanged();
    void graphChanged(); ///< also when it becomes stale
    void agentRadiusChanged(double radius);

private:
    void follow(const nav::MapEdit& edit);
    void startOver();
    Result<nav::ObstacleField> builtField() const;
    void rebuildField();
    void takeField(const Result<nav::ObstacleField>& field);
    void search();
    void aimFlow();
    void invalidateGraph();
    void scheduleGraph();
    void orderGraph();
    void takeGraph(std::shared_ptr<const nav::CompleteGraph> graph);
    bool isSmall() const;

    MapDocument& m_document;
    double m_agentRadius = 0.5;
    RadiusChoice m_radiusChoice;
    nav::ObstacleField m_field;
    QString m_fieldProblem;
    std::optional<nav::Point> m_probeStart;
    std::optional<nav::Point> m_probeGoal;
    std::optional<nav::PathResult> m_result;
    nav::Pruning m_pruning;
    nav::SearchTrace m_trace;
    bool m_isTraced = false;
    double m_searchMilliseconds = 0;
    nav::Path m_formerPath;
    std::shared_ptr<const nav::CompleteGraph> m_graph;
    std::optional<nav::Box> m_window;
    std::optional<nav::Box> m_graphWindow; // that m_graph was made for; absent: all
    std::optional<nav::Box> m_orderedWindow;
    bool m_graphStale = false;
    bool m_graphWanted = false;
    bool m_flowWanted = false;
    QTimer m_graphDelay;
    std::unique_ptr<GraphWorker> m_worker;
    std::unique_ptr<LiveFlow> m_flow;
};

} // namespace thicket::editor
