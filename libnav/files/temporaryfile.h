#pragma once

#include "libnav/files/descriptor.h"

#include <optional>
#include <string>

/// The files that a save fills before they take their names. Private to this room.
namespace thicket::nav {

/// A new file that only its writer knows. An exclusive lock on it lasts as long as the descriptor
/// is open, so that a file whose lock is free has lost its writer.
struct TemporaryFile {
    std::string name;
    Descriptor file; ///< open for writing
};

/// Makes one in the open folder. Nothing on failure, with the reason in errno.
std::optional<TemporaryFile> makeTemporaryFile(int folder);
/// A name for another file of this save; not yet taken.
std::string temporaryName();
/// Holds the file against sweepAbandoned() of other processes while it is open. False when one of
/// them has it already; true also where the file system knows no locks.
bool lockAgainstSweeping(int file);

/// Removes the temporary files in the open folder whose writers are gone: killed, or cut off with
/// the power. Bounded: looks at 20,000 entries and tries 256 files at most. What cannot be removed
/// stays; nothing is told. Touched are only regular files of this user with exactly our
/// names. Files of versions before the lock go when their process is gone and they have not
/// changed for an hour.
void sweepAbandoned(int folder);

} // namespace thicket::nav
