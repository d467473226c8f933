#pragma once

#include "libnav/result.h"
#include "libsteer/recording/recording.h"
#include "libsteer/recording/trajectories.h"

#include <optional>
#include <string>

/// Recordings as files of the kinds that the command line knows.
namespace thicket::cli {

struct OpenedReplay {
    steer::Recording recording;
    std::optional<Error> damage; ///< what is missing, where it was asked to go on without
};

/// A recording, by what the file begins with; any other file is read as measured trajectories.
/// `salvages`: a damaged recording gives what is good before the damage.
Result<OpenedReplay> openReplay(const std::string& path, const steer::TrajectoryOptions& options,
                                bool salvages);

/// Whether the suffix tells how to write a recording: .thicket-replay, or .txt as trajectories.
bool canWriteReplay(const std::string& path);
/// Writes the recording to `path` and a table of its places to `table`: both or, when one cannot
/// be written, none. An empty name: not wanted.
Result<void> writeReplay(const steer::Recording& recording, const std::string& path,
                         const std::string& table);

} // namespace thicket::cli
