#include "app/editor/files/session.h"

#include "app/editor/document/openmaps.h"

#include <QFileInfo>
#include <QSettings>

namespace thicket::editor::session {

namespace {

constexpr auto filesKey = "session/files";
constexpr auto shownKey = "session/shown";
constexpr auto reopenedKey = "session/reopened";

} // namespace

bool isReopened() { return QSettings().value(reopenedKey, true).toBool(); }

void setReopened(bool reopened) { QSettings().setValue(reopenedKey, reopened); }

OpenFiles filesOf(const OpenMaps& maps)
{
    OpenFiles files;
    for (int place = 0; place < maps.count(); ++place) {
        const QString path = maps.source(place);
        if (path.isEmpty())
            continue;
        if (place <= maps.shown())
            files.shown = static_cast<int>(files.paths.size());
        files.paths << path;
    }
    return files;
}

void remember(const OpenFiles& files)
{
    QSettings settings;
    settings.setValue(filesKey, files.paths);
    settings.setValue(shownKey, files.shown);
}

OpenFiles take()
{
    QSettings settings;
    const QStringList all = settings.value(filesKey).toStringList();
    const int shown = settings.value(shownKey).toInt();
    settings.remove(filesKey);
    settings.remove(shownKey);
    OpenFiles files;
    if (!isReopened())
        return files;
    for (int i = 0; i < all.size(); ++i) {
        if (!QFileInfo(all[i]).isFile())
            continue;
        if (i <= shown)
            files.shown = static_cast<int>(files.paths.size());
        files.paths << all[i];
    }
    return files;
}

} // namespace thicket::editor::session
