#pragma once

#include "app/editor/navigation/newestjob.h"
#include "libsteer/recording/rundifference.h"

#include <QObject>
#include <QString>

#include <optional>

namespace thicket::editor {

class Recordings;

/// Compares the played recording with the one that is shown beside it, on a worker thread.
class RunComparison : public QObject {
    Q_OBJECT

public:
    explicit RunComparison(const Recordings& recordings, QObject* parent = nullptr);

    /// Of the played recording: the time of the first frame that differs, seconds. nullopt: none
    /// is known.
    std::optional<double> firstDifference() const { return m_first; }

signals:
    void changed(); ///< firstDifference()
    void compared(const thicket::steer::RunDifference& difference, const QString& other);
    void failed(const QString& sentence);

private:
    void compare();
    void tell(const Result<steer::RunDifference>& found, const QString& other, double step);

    const Recordings& m_recordings;
    std::optional<double> m_first;
    NewestJob m_job;
};

} // namespace thicket::editor
