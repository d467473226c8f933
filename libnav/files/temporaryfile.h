#pragma once

#include "libnav/files/descriptor.h"

#include <optional>
#include <string>

/// Temporary files of saves, before they are renamed. Internal to libnav/map.
namespace thicket::nav {

/// A new file that only its writer uses. The writer holds an exclusive lock on it while the
/// descriptor is open, so a file without a lock has lost its writer.
struct TemporaryFile {
    std::string name;
    Descriptor file; ///< open for writing
};

/// Creates one in the open folder. No value on failure; the reason is in errno.
std::optional<TemporaryFile> makeTemporaryFile(int folder);
/// A name for another temporary file of this save. The file does not exist yet.
std::string temporaryName();
/// Locks the file against sweepAbandoned() of other processes while it is open. False if one of
/// them holds the lock. True on file systems without locks.
bool lockAgainstSweeping(int file);

/// Removes temporary files in the open folder whose writers are gone: killed, or lost in a power
/// cut. Bounded: looks at 20,000 entries and tries 256 files at most. Failures are silent. Only
/// regular files of this user with exactly our names are removed. Files of versions before the lock
/// are removed if their process is gone and they have not changed for an hour.
void sweepAbandoned(int folder);

} // namespace thicket::nav
