#include "plugins/host/picturepath.h"

#include <QDir>
#include <QFileInfo>

namespace thicket::plugins {

namespace {

/// "/maps/", with the slash.
QString folderOf(const QString& mapPath)
{
    const QString folder = QFileInfo(mapPath).absolutePath();
    return folder.endsWith('/') ? folder : folder + '/';
}

} // namespace

void resolvePicture(nav::MapSettings& settings, const QString& mapPath)
{
    if (!settings.underlay || mapPath.isEmpty())
        return;
    const QString image = QString::fromStdString(settings.underlay->image);
    // Not cleaned, so that relatePicture() gives the same text back.
    if (QDir::isRelativePath(image))
        settings.underlay->image = (folderOf(mapPath) + image).toStdString();
}

void relatePicture(nav::MapSettings& settings, const QString& mapPath)
{
    if (!settings.underlay)
        return;
    const QString image = QString::fromStdString(settings.underlay->image);
    const QString folder = folderOf(mapPath);
    if (image.startsWith(folder))
        settings.underlay->image = image.mid(folder.size()).toStdString();
    else if (QDir::isAbsolutePath(image))
        settings.underlay->image = QDir(folder).relativeFilePath(image).toStdString();
}

} // namespace thicket::plugins
