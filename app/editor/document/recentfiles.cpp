#include "app/editor/document/recentfiles.h"

#include "plugins/host/mapfiles.h"

#include <QFileInfo>
#include <QSettings>

#include <algorithm>
#include <filesystem>
#include <system_error>

namespace thicket::editor {

namespace {

constexpr auto settingsKey = "recentFiles";

/// Settings are UTF-8, so a path of other bytes is kept as these.
QVariant kept(const QString& file)
{
    if (QString::fromUtf8(file.toUtf8()) == file)
        return file;
    return QByteArray::fromStdString(plugins::nativePath(file).string());
}

QString fileOf(const QVariant& kept)
{
    return kept.typeId() == QMetaType::QByteArray
               ? plugins::pathText(kept.toByteArray().toStdString())
               : kept.toString();
}

QStringList stored()
{
    const QVariant all = QSettings().value(settingsKey);
    const bool isOne = // as which a list of one is read
        all.typeId() == QMetaType::QString || all.typeId() == QMetaType::QByteArray;
    QStringList files;
    for (const QVariant& file : isOne ? QVariantList{all} : all.toList())
        files << fileOf(file);
    files.removeAll(QString());
    return files;
}

void store(const QStringList& files)
{
    QVariantList all;
    for (const QString& file : files)
        all << kept(file);
    QSettings().setValue(settingsKey, all);
}

bool exists(const QString& file)
{
    std::error_code error;
    return std::filesystem::exists(plugins::nativePath(file), error);
}

} // namespace

QStringList RecentFiles::files() const
{
    QStringList files = stored();
    std::stable_partition(files.begin(), files.end(), exists);
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
