#include "app/editor/files/startfolder.h"

#include "app/editor/document/mapdocument.h"
#include "app/editor/document/recentfiles.h"

#include <QDir>
#include <QFileInfo>

namespace thicket::editor {

QString startFolder(const MapDocument& document, const RecentFiles& recent)
{
    if (!document.file().isUntitled())
        return QFileInfo(document.file().path()).absolutePath();
    const QStringList files = recent.files();
    return files.isEmpty() ? QDir::homePath() : QFileInfo(files.first()).absolutePath();
}

} // namespace thicket::editor
