#pragma once

#include "app/editor/navigation/newestjob.h"
#include "libnav/collision/obstaclefield.h"
#include "libnav/path/pathfinder.h"

#include <QObject>
#include <QTimer>

#include <array>
#include <memory>
#include <optional>
#include <stop_token>
#include <vector>

namespace thicket::editor {

class Navigator;

/// The paths of five agent radii between the present ends, from half as wide as the agent to twice
/// as wide. While wanted, they follow map, ends and radius. They are searched for on a worker
/// thread. While the ends move, each search that has begun is finished and shown; the next one is
/// for where the ends are by then. For the window's thread.
class SampledPaths : public QObject {
    Q_OBJECT

public:
    static constexpr std::size_t count = 5;

    struct Sample {
        double radius = 0; ///< map units
        nav::PathStatus status = nav::PathStatus::invalid;
        nav::Path path; ///< empty unless found
    };
    using Samples = std::array<Sample, count>;

    /// Initially not wanted. `navigator` must outlive it.
    explicit SampledPaths(const Navigator& navigator, QObject* parent = nullptr);
    /// Waits for a search in progress.
    ~SampledPaths() override;

    /// The radii that are compared, ascending. The middle one is the agent's, if that is > 0;
    /// otherwise the first one is, and the others are shares of `side`, the map's longer side.
    static std::array<double, count> radii(double agentRadius, double side);

    /// When no longer wanted, they stay for a tenth of a second: a key that is held may be released
    /// and pressed by its repetition.
    void setWanted(bool wanted);
    bool isWanted() const { return m_isWanted; }
    /// Ascending by radius. nullptr when not wanted, without ends or obstacle field, and until the
    /// first search is done.
    const Samples* samples() const { return m_samples ? &*m_samples : nullptr; }
    /// Whether they belong to the present ends, radius and map.
    bool isLate() const { return m_isSearching || m_isDue; }

signals:
    void changed(); ///< the samples, or whether they are late

private:
    using Fields = std::vector<nav::ObstacleField>; // one for each radius
    struct Answer {
        std::shared_ptr<const Fields> fields; // null: memory ran out
        Samples samples;
    };

    void leave();
    void follow();
    void forgetFields();
    void search();
    void take(const Answer& answer);
    void stop();

    const Navigator& m_navigator;
    bool m_isWanted = false;
    bool m_isSearching = false;
    bool m_isDue = false; // ends or radius have changed since the search began
    QTimer m_leaving;     // runs when they are no longer wanted
    std::optional<Samples> m_samples;
    std::shared_ptr<const Fields> m_fields; // of the present map and radius; null: to be made
    std::stop_source m_stop;                // of the search in progress
    NewestJob m_job;
};

} // namespace thicket::editor
