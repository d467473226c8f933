#pragma once

#include "app/editor/navigation/newestjob.h"
#include "libnav/path/path.h"

#include <QObject>
#include <QTimer>

#include <memory>
#include <optional>
#include <stop_token>

namespace thicket::editor {

class Navigator;
class Overlays;
class Playback;
class Simulation;

/// In Simulate, has a worker thread find the path among the obstacles where they are at the
/// playhead, while any of them is away from where it is drawn: Playback::path().
class PathAtPlayhead : public QObject {
    Q_OBJECT

public:
    struct Sources {
        const Navigator& navigator;
        const Overlays& overlays;
        const Simulation& simulation;
    };
    PathAtPlayhead(const Sources& sources, Playback& playback, QObject* parent = nullptr);
    ~PathAtPlayhead() override;

private:
    struct Memory;
    struct Query;

    void ask();
    bool isWanted() const;
    void letGo();
    void take(std::optional<nav::Path> path);

    Sources m_sources;
    Playback& m_playback;
    QTimer m_soon;                    ///< several changes at once ask once
    std::shared_ptr<Memory> m_memory; ///< used by the worker thread alone; null: of another field
    std::stop_source m_stop;          ///< of the search there
    bool m_isDue = false;             ///< to be asked again when that is done
    NewestJob m_job;
};

} // namespace thicket::editor
