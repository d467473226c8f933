#pragma once

#include "app/editor/navigation/livefield.h"
#include "app/editor/navigation/liveflow.h"
#include "app/editor/navigation/livegraph.h"
#include "app/editor/navigation/livepath.h"

#include <QObject>

#include <functional>
#include <optional>
#include <span>
#include <utility>

namespace thicket::editor {

class MapDocument;

/// Keeps the answer always on: the obstacle field, the path, the tangent graph and the flow of a
/// document for one agent radius, which follow every edit, preview and move of the radius.
class Navigator : public QObject {
    Q_OBJECT

public:
    explicit Navigator(MapDocument& document, QObject* parent = nullptr);

    /// What the answers are for.
    const nav::Map& map() const;
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

    const nav::ObstacleField& field() const { return m_field.field(); }
    /// Empty message when the map's obstacles are fine; else why there is no field (the field is
    /// then empty and there is no path).
    const QString& fieldProblem() const { return m_field.problem(); }
    /// While the field of a large map or for a new radius is being built: field() is that before.
    bool isFieldLate() const { return m_field.isLate(); }

    /// How the answer was found and how far it can be trusted.
    const LivePath& answer() const { return m_path; }
    /// Absent while an end is missing or beyond the range of coordinates, or there is no field.
    const std::optional<nav::PathResult>& result() const { return m_path.result(); }
    /// The path of result(), or an empty one.
    const nav::Path& path() const;
    /// The rules that the search leaves tangents out by; all at first. For inspection: they change
    /// what a search costs, not what it finds.
    void setPruning(const nav::Pruning& pruning);
    /// Whether answer().trace() is filled. Off at first, as it costs time and memory.
    void setTraced(bool traced);

    /// The path as it was when the gesture (or the drag of the radius) began; shown dotted.
    const nav::Path& formerPath() const { return m_formerPath; }
    void beginComparison(); ///< remembers the present path as the former one
    void endComparison();   ///< forgets it

    /// The tangent graph of the present field.
    LiveGraph& graph() { return m_graph; }
    const LiveGraph& graph() const { return m_graph; }

    /// The flow field to goal() for agents of this radius, remade on another thread.
    const LiveFlow& flow() const { return m_flow; }
    /// Off at first; while off, no flow is made or kept.
    void setFlowWanted(bool wanted);

signals:
    void fieldChanged();
    void pathChanged();
    void agentRadiusChanged(double radius);

private:
    void listen();
    void follow(const nav::MapEdit& edit);
    void startOver();
    void followEnds();
    void followField(std::span<const nav::ObstacleChange> changes);
    void takeField();
    bool isAskable() const;
    void search();
    void aimFlow();

    MapDocument& m_document;
    double m_agentRadius = 0.5;
    RadiusChoice m_radiusChoice;
    std::optional<nav::Point> m_probeStart;
    std::optional<nav::Point> m_probeGoal;
    nav::Path m_formerPath;
    bool m_isFlowWanted = false;
    LiveField m_field;
    LivePath m_path;
    LiveGraph m_graph;
    LiveFlow m_flow;
};

} // namespace thicket::editor
