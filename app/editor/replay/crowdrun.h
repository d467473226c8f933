#pragma once

#include "app/editor/replay/agentrecords.h"
#include "libnav/map/map.h"
#include "libsteer/recording/keycrowds.h"
#include "libsteer/recording/recording.h"
#include "libsteer/sim/crowd.h"

#include <QObject>
#include <QString>

#include <condition_variable>
#include <cstdint>
#include <memory>
#include <mutex>
#include <optional>
#include <thread>
#include <utility>
#include <vector>

namespace thicket::editor {

/// Runs a map's agents on a worker thread and records them. Call its functions on the thread that
/// it lives on. Its signals are emitted there from the event loop.
class CrowdRun : public QObject {
    Q_OBJECT

public:
    explicit CrowdRun(QObject* parent = nullptr);
    ~CrowdRun() override; ///< stops the run and waits for the thread

    /// Runs this map from its start. began() or refused() follows.
    void restart(const nav::Map& map);
    /// Drops the crowd. No signal follows.
    void stop();
    /// Runs until the recording is that long, in seconds, or all agents have arrived and stand, and
    /// none is expected in a spawn area. For those that have arrived and move up it goes on no
    /// longer than longestMovingUp.
    void wantUntil(double seconds);
    static constexpr double longestMovingUp = 60; ///< seconds of the run
    /// Applied before the next step.
    void feed(steer::CrowdInput input);
    /// Ids of agents. Does not change the run.
    void watch(std::vector<std::uint32_t> ids);

    /// The records since the last call, in the order of frames.
    std::vector<FrameRecords> takeRecords() { return std::exchange(m_records, {}); }
    /// How many agents are due in spawn areas and have found no room, as was reported last.
    std::uint64_t waiting() const { return m_waiting; }
    /// How many agents will enter in spawn areas after what was reported last; nullopt: without
    /// end.
    std::optional<std::uint64_t> expected() const { return m_expected; }
    /// Crowds of the present run, up to the recording that was reported last.
    const steer::KeyCrowds& kept() const { return m_kept; }

signals:
    void began(const thicket::steer::Recording& recording);
    void grew(const thicket::steer::Recording& recording);
    /// All agents have arrived or left, and no more will enter.
    void ended();
    void refused(const QString& reason); ///< the map of restart(): nothing runs
    void failed(const QString& reason);  ///< an input was refused: the run goes on

private:
    struct Orders;
    struct Worker;
    struct News;

    void work();
    bool isWorkWaiting(const Worker& worker) const;
    void report(News news);
    void takeNews();

    mutable std::mutex m_mutex; // guards m_orders and m_news
    std::condition_variable m_wake;
    std::unique_ptr<Orders> m_orders;
    std::unique_ptr<News> m_news; // not taken yet
    std::uint64_t m_number = 0;   // of the present run
    std::vector<FrameRecords> m_records;
    steer::KeyCrowds m_kept;
    std::uint64_t m_waiting = 0;
    std::optional<std::uint64_t> m_expected = 0;
    std::thread m_thread;
};

} // namespace thicket::editor
