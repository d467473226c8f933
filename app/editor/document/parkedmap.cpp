#include "app/editor/document/parkedmap.h"

#include <QCoreApplication>
#include <QFileInfo>

namespace thicket::editor {

QString titleOf(const nav::Map& map, const QString& path)
{
    if (!path.isEmpty())
        return QFileInfo(path).fileName();
    const QString name = QString::fromStdString(map.settings.name);
    return name.isEmpty() ? QCoreApplication::translate("MapDocument", "Untitled") : name;
}

} // namespace thicket::editor
