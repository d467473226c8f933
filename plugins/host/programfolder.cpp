#include "plugins/host/programfolder.h"

#include <QCoreApplication>
#include <QFileInfo>

namespace thicket::plugins {

QString programFolder()
{
    if (QCoreApplication::instance())
        return QCoreApplication::applicationDirPath();
    return QFileInfo(QStringLiteral("/proc/self/exe")).canonicalPath();
}

} // namespace thicket::plugins
