#pragma once

#include "app/editor/replay/crowdrun.h"
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

/// What Simulate plays: the map's agents as they run, a recording that was kept or opened, or, on a
/// map without agents, one agent that walks the path.
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

    /// While Simulate is on.
    bool isActive() const { return m_isActive; }
    void setActive(bool active);
    /// Whether the agents or their groups are others than those that run; restart() takes them.
    bool isOutdated() const { return m_isOutdated; }
    /// Whether what is played is the crowd that runs.
    bool isLive() const;
    const CrowdRun& run() const { return m_run; }

public slots:
    /// From the map as it is now; plays on if it was playing.
    void restart();

signals:
    void outdatedChanged(bool outdated);
    void restarted();
    void ended(); ///< everybody who runs has arrived
    void failed(const QString& reason);
    void said(const QString& sentence); ///< what the run makes of an edit

private:
    void follow(const nav::MapEdit& edit);
    void feed(const nav::MapEdit& edit);
    void feedGoals();
    void tellLostGoals();
    void startOver();
    void walk();
    void takeBeginning(const steer::Recording& recording);
    void takeMore(const steer::Recording& recording);
    void showCurrent();
    void watchSelected();
    void setOutdated(bool outdated);

    Sources m_sources;
    Playback& m_playback;
    Recordings& m_recordings;
    CrowdRun m_run;
    QTimer m_soon;                                  // restarts after a burst of edits
    std::shared_ptr<const nav::Map> m_map;          ///< that the present run began with
    std::vector<std::optional<nav::Point>> m_goals; ///< of its groups, as the run was told last
    QStringList m_lost;                             ///< groups whose goal is gone, as was said
    bool m_isActive = false;
    bool m_isOutdated = false;
    bool m_isEnded = false;
    bool m_playsOn = false;
    int m_live = 0; // of the recordings; 0: no crowd runs
    int m_runs = 0;
};

/// Whether the map has agents to run.
bool hasAgents(const nav::Map& map);

} // namespace thicket::editor
