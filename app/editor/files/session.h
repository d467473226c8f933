#pragma once

#include <QStringList>

namespace thicket::editor {
class OpenMaps;
}

/// What the program had open when its last window closed, kept in the user's settings. Not after a
/// crash: what was open then is offered for recovery.
namespace thicket::editor::session {

/// Whether those files are opened at the start. Initially true.
bool isReopened();
void setReopened(bool reopened);

struct OpenFiles {
    QStringList paths = {}; ///< in the order of their tabs
    int shown = 0;          ///< an index of paths
    bool operator==(const OpenFiles&) const = default;
};

/// The files of the open maps.
OpenFiles filesOf(const OpenMaps& maps);
void remember(const OpenFiles& files);
/// The files to open at this start, of those that exist. They are then forgotten.
OpenFiles take();

} // namespace thicket::editor::session
