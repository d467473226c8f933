#pragma once

#include <QFileSystemWatcher>
#include <QObject>
#include <QString>
#include <QTimer>

namespace thicket::watching {

/// Tells when a file may have changed: written, replaced, deleted or made again. Only where the
/// system tells: not on every network drive.
class FileWatch : public QObject {
    Q_OBJECT

public:
    explicit FileWatch(QObject* parent = nullptr);

    /// Watches this file, which need not exist, instead of the former one. Empty: none.
    void watch(const QString& path);

signals:
    /// Once for several changes in a tenth of a second, which are mostly one write.
    void touched();

private:
    void hold();

    QFileSystemWatcher m_watcher;
    QString m_path;
    QTimer m_pause;
};

} // namespace thicket::watching
