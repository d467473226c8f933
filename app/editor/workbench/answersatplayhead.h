#pragma once

#include "app/editor/navigation/nearquestion.h"
#include "app/editor/navigation/newestjob.h"
#include "libnav/path/pathfinder.h"
#include "libnav/tangent/completegraph.h"

#include <QObject>
#include <QTimer>

#include <memory>
#include <optional>
#include <stop_token>

namespace thicket::editor {

class Canvas;
class Navigator;
class Overlays;
class Playback;
class Simulation;
struct GoalFlow;

/// In Simulate, has a worker thread find the path, the flow and the graph's edges near what is
/// touched among the obstacles where they are at the playhead, while any of them is away from where
/// it is drawn: ShownAnswer::setPlayed(), LiveFlow::setPlayed() and Canvas::setPlayedEdges(). Flow
/// and edges are looked for if they are shown. The whole graph would take too long at each frame:
/// where it is shown, Overlays::areEdgesAsDrawn().
class AnswersAtPlayhead : public QObject {
    Q_OBJECT

public:
    struct Sources {
        Navigator& navigator;
        Overlays& overlays;
        Canvas& canvas;
        const Simulation& simulation;
    };
    AnswersAtPlayhead(const Sources& sources, Playback& playback, QObject* parent = nullptr);
    ~AnswersAtPlayhead() override;

private:
    struct Memory;
    struct Query;
    /// Those that were asked for.
    struct Answers {
        std::optional<nav::PathResult> path;
        std::optional<std::shared_ptr<const GoalFlow>> flow;
        std::shared_ptr<const nav::CompleteGraph> edges; ///< null: not asked for
    };

    void ask();
    void order(Query query);
    bool isMoved() const;
    Query query() const;
    void letGo();
    void take(Answers answers);
    void takeFor(const std::optional<NearQuestion>& question, Answers answers);

    Sources m_sources;
    Playback& m_playback;
    QTimer m_soon;                    ///< several changes at once ask once
    std::shared_ptr<Memory> m_memory; ///< used by the worker thread alone; null: of another field
    std::stop_source m_stop;          ///< of the search there
    bool m_isDue = false;             ///< to be asked again when that is done
    NewestJob m_job;
};

} // namespace thicket::editor
