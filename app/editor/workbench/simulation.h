#pragma once

#include "app/editor/replay/crowdrun.h"
#include "app/editor/workbench/walk.h"
#include "libnav/map/mapedit.h"

#include <QObject>
#include <QString>
#include <QStringList>
#include <QTimer>

#include <memory>
#include <optional>
#include <vector>

namespace thicket::editor {

class MapDocument;
class Navigator;
class Playback;
class Recordings;
class Selection;

/// What Simulate plays: the map's agents as they run, or a recording of this session or from a
/// file, or, on a map without agents, one agent that walks the path. Where obstacles move it runs
/// as a crowd of one, which sees them.
class Simulation : public QObject {
    Q_OBJECT

public:
    struct Sources {
        MapDocument& document;
        const Navigator& navigator;
        const Selection& selection;
    };
    Simulation(const Sources& sources, Playback& playback, Recordings& recordings,
               QObject* parent = nullptr);

    /// True in Simulate mode.
    bool isActive() const { return m_isActive; }
    void setActive(bool active);
    /// Whether the map's agents or groups are no longer those that run. restart() runs the new
    /// ones.
    bool isOutdated() const { return m_isOutdated; }
    /// Whether the running crowd is what is played.
    bool isLive() const;
    const CrowdRun& run() const { return m_run; }

public slots:
    /// Runs the current map from its start. Playback continues if it was on.
    void restart();

signals:
    void activeChanged(bool active);
    void outdatedChanged(bool outdated);
    void restarted();
    void ended(); ///< all running agents have arrived
    void failed(const QString& reason);
    void said(const QString& sentence); ///< how the run responds to an edit, or what it lacks

private:
    void follow(const nav::MapEdit& edit);
    void feed(const nav::MapEdit& edit);
    void feedGoals();
    void reportLostGoals();
    void reportMissingGoals();
    void reportWaiting(double seconds);
    void startOver();
    void walk();
    void showWalk();
    void followWalker();
    enum class Former { kept, dropped };
    void leave(int id);
    void begin(Former former);
    void takeBeginning(const steer::Recording& recording);
    void takeMore(const steer::Recording& recording);
    void takeRefusal(const QString& reason);
    void showCurrent();
    void watchSelected();
    void setOutdated(bool outdated);

    Sources m_sources;
    Playback& m_playback;
    Recordings& m_recordings;
    CrowdRun m_run;
    QTimer m_soon;                                  // restarts after a burst of edits (debounce)
    std::shared_ptr<const nav::Map> m_map;          ///< that the current run began with
    std::optional<Walker> m_walker;                 ///< that it runs, as last passed to it
    std::vector<std::optional<nav::Point>> m_goals; ///< of its groups, as last passed to the run
    QStringList m_lost;                             ///< groups whose goal is gone, as last reported
    std::optional<double> m_waitsSince; ///< seconds of the run: when agents found no room
    bool m_toldWaiting = false;
    Former m_former = Former::kept; ///< what becomes of the run before when the next one begins
    bool m_isRefused = false;       // no run has begun since
    bool m_isActive = false;
    bool m_isOutdated = false;
    bool m_isEnded = false;
    bool m_playsOn = false;
    int m_shownBefore = 0; ///< the recording that was played when the run was ordered; 0: none
    int m_live = 0;        // of the recordings; 0: no crowd runs
    int m_runs = 0;
};

} // namespace thicket::editor
