#include "app/watching/filewatch.h"

#include <QFileInfo>

namespace thicket::watching {

FileWatch::FileWatch(QObject* parent) : QObject(parent)
{
    m_pause.setSingleShot(true);
    m_pause.setInterval(100);
    connect(&m_pause, &QTimer::timeout, this, &FileWatch::touched);
    const auto note = [this] {
        hold();
        m_pause.start();
    };
    connect(&m_watcher, &QFileSystemWatcher::fileChanged, this, note);
    connect(&m_watcher, &QFileSystemWatcher::directoryChanged, this, note);
}

void FileWatch::watch(const QString& path)
{
    if (path == m_path)
        return;
    const QStringList former = m_watcher.files() + m_watcher.directories();
    if (!former.isEmpty())
        m_watcher.removePaths(former);
    m_path = path;
    hold();
}

/// A watch ends with its file. The folder tells when there is a new one of that name.
void FileWatch::hold()
{
    if (m_path.isEmpty())
        return;
    const QFileInfo file(m_path);
    if (file.exists() && !m_watcher.files().contains(m_path))
        m_watcher.addPath(m_path);
    if (!m_watcher.directories().contains(file.absolutePath()))
        m_watcher.addPath(file.absolutePath());
}

} // namespace thicket::watching
