#pragma once

#include "app/editor/navigation/livefield.h"
#include "app/editor/navigation/liveflow.h"
#include "app/editor/navigation/livegraph.h"
#include "app/editor/navigation/livepath.h"
#include "app/editor/navigation/pathends.h"
#include "app/editor/navigation/shownanswer.h"

#include <QObject>

#include <functional>
#include <optional>
#include <span>
#include <utility>

namespace thicket::editor {

class MapDocument;

/// Keeps the answers up to date for one agent radius: the obstacle field, the path, the tangent
/// graph and the flow of a document. They follow every edit, preview and change of the radius.
class Navigator : public QObject {
    Q_OBJECT

public:
    explicit Navigator(MapDocument& document, QObject* parent = nullptr);

    /// The map that the answers are for.
    const nav::Map& map() const;
    /// Map units, >= 0.
    double agentRadius() const { return m_agentRadius; }
    void setAgentRadius(double radius);
    /// Chooses the radius for a map that has just been opened, given the present one. It is called
    /// before the field is built, so that the field is built once.
    using RadiusChoice = std::function<double(const nav::Map& map, double present)>;
    void setRadiusChoice(RadiusChoice choice) { m_radiusChoice = std::move(choice); }

    /// The ends of the path: those of the probe while it is set, otherwise the map's start and goal
    /// markers.
    std::optional<nav::Point> start() const { return m_ends.start(); }
    std::optional<nav::Point> goal() const { return m_ends.goal(); }
    /// Sets ends that follow the pointer without changing the map. An absent one means the map's
    /// marker. Opening another map clears both.
    void setProbe(std::optional<nav::Point> start, std::optional<nav::Point> goal);
    bool isProbing() const { return m_ends.isProbing(); }

    const nav::ObstacleField& field() const { return m_field.field(); }
    /// Why there is no field; empty if the map's obstacles are valid. With a problem the field is
    /// empty and there is no path.
    const QString& fieldProblem() const { return m_field.problem(); }
    /// True while the field of a large map or for a new radius is being built. field() is then the
    /// former one.
    bool isFieldLate() const { return m_field.isLate(); }

    /// How the answer was found, and whether it is exact or late.
    const LivePath& answer() const { return m_path; }
    /// Absent while an end is missing or beyond the range of coordinates, and while there is no
    /// field.
    const std::optional<nav::PathResult>& result() const { return m_path.result(); }
    /// The path of result(), or an empty one.
    const nav::Path& path() const;
    /// What is drawn and told: that answer, or in Simulate that of the playhead.
    ShownAnswer& shown() { return m_shown; }
    const ShownAnswer& shown() const { return m_shown; }
    /// The pruning rules of the search. All are on at first. For inspection: they change the cost
    /// of a search, not its answer.
    void setPruning(const nav::Pruning& pruning);
    /// Whether answer().trace() is filled. Initially off, as it costs time and memory.
    void setTraced(bool traced);

    /// What the shown path is compared with: the pinned path, otherwise the path that was shown
    /// when the gesture (or the drag of the radius) began. It is drawn dotted.
    const nav::Path& formerPath() const { return isPinned() ? m_pinnedPath : m_formerPath; }
    void beginComparison(); ///< stores the shown path as the former one
    void endComparison();   ///< drops it
    /// Compares with the path shown now until it is unpinned or another map is opened.
    void pinPath();
    void unpinPath();
    bool isPinned() const { return !m_pinnedPath.isEmpty(); }

    /// The tangent graph of the present field.
    LiveGraph& graph() { return m_graph; }
    const LiveGraph& graph() const { return m_graph; }

    /// The flow field to goal() for agents of this radius, computed on a worker thread.
    LiveFlow& flow() { return m_flow; }
    const LiveFlow& flow() const { return m_flow; }
    /// What the flow covers; nullopt while none is wanted, or there cannot be one.
    std::optional<nav::Box> flowArea() const;
    /// Initially false. While false, no flow is computed or kept.
    void setFlowWanted(bool wanted);

signals:
    /// field() will be changed in place. Let go of copies, see LiveField::aboutToChange().
    void fieldAboutToChange();
    void fieldChanged();
    /// Before fieldChanged(): which changes were applied to the field, or that there is another.
    void fieldEdited(std::span<const thicket::nav::ObstacleChange> changes);
    void fieldReplaced();
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
    PathEnds m_ends;
    nav::Path m_formerPath;
    nav::Path m_pinnedPath;
    bool m_isFlowWanted = false;
    LiveField m_field;
    LivePath m_path;
    ShownAnswer m_shown;
    LiveGraph m_graph;
    LiveFlow m_flow;
};

} // namespace thicket::editor
