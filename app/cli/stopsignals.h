#pragma once

#include <QObject>
#include <QSocketNotifier>

namespace thicket::cli {

/// SIGINT and SIGTERM as an orderly end: the first is told, a second ends the process at once. One
/// at a time in a process.
class StopSignals : public QObject {
    Q_OBJECT

public:
    StopSignals();
    ~StopSignals() override;

    /// Whether one has come. Any thread.
    static bool hasCome();

signals:
    void came();

private:
    QSocketNotifier* m_notifier = nullptr;
};

} // namespace thicket::cli
