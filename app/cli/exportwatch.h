#pragma once

#include <QString>
#include <QStringList>

#include <functional>

namespace thicket::cli {

/// Calls `exportNow` at once, and again whenever one of the files may have been saved, until SIGINT
/// or SIGTERM comes or `exportNow` returns false. No save is missed. Needs an application object.
/// `exportNow` should look at StopSignals::hasCome().
void exportAtEachSave(const QStringList& files, const std::function<bool()>& exportNow);

} // namespace thicket::cli
