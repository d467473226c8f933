#include "app/editor/document/recentfiles.h"

#include <QFileInfo>
#include <QSettings>

#include <algorithm>

namespace thicket::editor {

namespace {

constexpr auto settingsKey = "recentFiles";

QStringList stored() { return QSettings().value(settingsKey).toStringList(); }

void store(const QStringList& files) { QSettings().setValue(settingsKey, files); }

} // namespace

QStringList RecentFiles::files() const
{
    QStringList files = stored();
    std::stable_partition(files.begin(), files.end(),
                          [](const QString& file) { return QFileInfo::exists(file); });
    return files;
}

void RecentFiles::add(const QString& path)
{
    const QString file = QFileInfo(path).absoluteFilePath();
    QStringList files = stored();
    files.removeAll(file);
    files.prepend(file);
    while (files.size() > capacity)
        files.removeLast();
    store(files);
    emit changed();
}

void RecentFiles::remove(const QString& path)
{
    QStringList files = stored();
    if (files.removeAll(QFileInfo(path).absoluteFilePath()) == 0)
        return;
    store(files);
    emit changed();
}

void RecentFiles::clear()
{
    store({});
    emit changed();
}

} // namespace thicket::editor
