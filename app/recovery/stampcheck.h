#pragma once

#include "app/recovery/fileversion.h"

namespace thicket::recovery {

/// Whether the stamp of a file tells, without reading it, that it still has these contents: it is
/// the known one, and no change can hide within the same tick of the system's clock. A file of more
/// than 4 MiB is not written within a tick.
bool tellsContents(const FileStamp& present, const FileVersion& known);

/// Whether reading the file takes so long that its stamp is trusted, if tellsContents().
bool isLarge(const FileStamp& stamp);

} // namespace thicket::recovery
