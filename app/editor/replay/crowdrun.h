#pragma once

#include "app/editor/replay/playback.h"
#include "libnav/map/map.h"
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

/// Runs a map's agents and records them, on a thread of its own. Its functions are for the thread
/// that it lives on, where it tells from the event loop what there is so far.
class CrowdRun : public QObject {
    Q_OBJECT

public:
    using FrameRecords = Playback::FrameRecords;

    explicit CrowdRun(QObject* parent = nullptr);
    ~CrowdRun() override; ///< gives up what is under way and waits for the thread

    /// From this map's start. began() or failed() follows.
    void restart(const nav::Map& map);
    /// Forgets the crowd; nothing is told any more.
    void stop();
    /// Goes on until the recording is that long, in seconds, or nobody is on the way any more.
    void wantUntil(double seconds);
    /// Between the steps that are done and the next.
    void feed(steer::CrowdInput input);
    /// Ids of agents; changes nothing of the run.
    void watch(std::vector<std::uint32_t> ids);

    /// Those that came since they were taken last, in the order of frames.
    std::vector<FrameRecords> takeRecords() { return std::exchange(m_records, {}); }

signals:
    void began(const thicket::steer::Recording& recording);
    void grew(const thicket::steer::Recording& recording);
    /// Everybody has arrived or is gone.
    void ended();
    void failed(const QString& reason);

private:
    struct Orders;
    struct Worker;
    struct News;

    void work();
    bool isWorkWaiting(const Worker& worker) const;
    void tell(News news);
    void takeNews();

    mutable std::mutex m_mutex; // guards m_orders and m_news
    std::condition_variable m_wake;
    std::unique_ptr<Orders> m_orders;
    std::unique_ptr<News> m_news; // what was not taken yet
    std::uint64_t m_number = 0;   // of the present run
    std::vector<FrameRecords> m_records;
    std::thread m_thread;
};

} // namespace thicket::editor
