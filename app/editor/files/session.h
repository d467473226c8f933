#pragma once

#include <QString>

/// What the program had open when its last window closed, kept in the user's settings. Not after a
/// crash: what was open then is offered for recovery.
namespace thicket::editor::session {

/// Whether that file is opened at the start. Initially true.
bool isReopened();
void setReopened(bool reopened);

/// `path` may be empty: a map without a file.
void remember(const QString& path);
/// The file to open at this start, if it exists; empty if there is none. It is then forgotten.
QString take();

} // namespace thicket::editor::session
