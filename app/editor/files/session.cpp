#include "app/editor/files/session.h"

#include <QFileInfo>
#include <QSettings>

namespace thicket::editor::session {

namespace {

constexpr auto fileKey = "session/file";
constexpr auto reopenedKey = "session/reopened";

} // namespace

bool isReopened() { return QSettings().value(reopenedKey, true).toBool(); }

void setReopened(bool reopened) { QSettings().setValue(reopenedKey, reopened); }

void remember(const QString& path) { QSettings().setValue(fileKey, path); }

QString take()
{
    QSettings settings;
    const QString path = settings.value(fileKey).toString();
    settings.remove(fileKey);
    return isReopened() && QFileInfo(path).isFile() ? path : QString();
}

} // namespace thicket::editor::session
