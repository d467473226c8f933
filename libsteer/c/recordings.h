#pragma once

#include "libnav/result.h"
#include "libsteer/c/thicket.h"
#include "libsteer/recording/recording.h"
#include "libsteer/recording/recordingfile.h"

#include <cstdint>

/// Recordings for hosts that are written in C++ and hold the libraries themselves. No part of the C
/// API.
namespace thicket::c {

/// What a recording names the map by, see steer::scenarioHash(). Errors: the map's agents or groups
/// cannot be simulated.
Result<std::uint64_t> mapHashOf(const thk_map& map);

/// The frames of the crowd since it was made, with its inputs, as thicket-cli and the editor record
/// them. Runs all steps again. mapHash: of its map; 0: it is of none.
Result<steer::Recording> recordingOf(const thk_crowd& crowd, std::uint64_t mapHash,
                                     unsigned threads);

} // namespace thicket::c
