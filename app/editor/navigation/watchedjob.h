#pragma once

#include <QObject>
#include <QString>

namespace thicket::editor {

/// A job on a worker thread that the user is told of when it takes long. Call its functions on the
/// thread that it lives on.
class WatchedJob : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    /// Whether there is a job in progress that may be told of; else the rest has no meaning.
    virtual bool isWorking() const = 0;
    virtual QString what() const = 0;     ///< for the user: "Opening forest.thicket"
    virtual double share() const = 0;     ///< that is done, 0 to 1; negative: unknown
    virtual qint64 elapsed() const = 0;   ///< milliseconds
    virtual qint64 untilTold() const = 0; ///< milliseconds; what ends before is not told
    virtual void cancelForUser() = 0;

signals:
    void begun(); ///< the job in progress is another one
    void ended(); ///< it was reported or cancelled
};

} // namespace thicket::editor
