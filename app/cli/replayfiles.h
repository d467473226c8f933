#pragma once

#include "libnav/result.h"
#include "libsteer/recording/recording.h"
#include "libsteer/recording/trajectories.h"

#include <optional>
#include <string>

/// Files of recordings, in the formats that the command line knows.
namespace thicket::cli {

struct OpenedReplay {
    steer::Recording recording;
    std::optional<Error> damage; ///< what is missing, if damage was allowed
};

/// Opens a recording, recognised by its first bytes. Any other file is read as measured
/// trajectories. With `salvages` a damaged recording gives what is good before the damage.
Result<OpenedReplay> openReplay(const std::string& path, const steer::TrajectoryOptions& options,
                                bool salvages);

/// Whether the suffix names a format that can be written: .thicket-replay, or .txt for
/// trajectories. Standard output takes a .thicket-replay.
bool canWriteReplay(const std::string& path);
/// Writes the recording to `path` and a table of its positions to `table`: both or, if one cannot
/// be written, none. A file with an empty name is not written.
Result<void> writeReplay(const steer::Recording& recording, const std::string& path,
                         const std::string& table);

} // namespace thicket::cli
