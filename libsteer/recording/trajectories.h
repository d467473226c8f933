#pragma once

#include "libnav/result.h"
#include "libsteer/recording/recording.h"
#include "libsteer/steer_export.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

/// Trajectories of people as experiments publish them (PeTrack, the Jülich data archive, PedPy).
/// Text with one row `id frame x y` or `id frame x y z` per person and frame, separated by spaces
/// or tabs. Comment lines start with `#`.
namespace thicket::steer {

/// Units of such a file per metre, which is one map unit.
enum class TrajectoryUnit : std::uint32_t { metre = 1, centimetre = 100, millimetre = 1000 };

struct TrajectoryOptions {
    /// If absent, it is taken from the comments ("framerate: 25 fps").
    std::optional<double> framesPerSecond = {}; ///< > 0
    /// If absent, it is taken from the comments ("x/m", "in cm").
    std::optional<TrajectoryUnit> unit = {};
    double radius = 0.2; ///< of the people, which is not measured; map units
};

/// Reads such a file. Frame 0 is the first frame with rows. Frames without rows are empty.
/// Coordinates are any finite numbers below 1e15, with any number of digits and optional sign,
/// point and exponent.
///
/// - If 15 digits hold all decimals of the file, positions are the doubles nearest to them.
/// - Else, if all are whole multiples of a binary fraction (as writeTrajectories() writes a
///   simulation), positions are exact.
/// - Else they are rounded to as many decimals as fit into 15 digits with the digits of the
///   farthest.
///
/// A file that starts with `id,frame,time,x,y` is read as writeTrajectoryTable() writes it: in map
/// units, with the frame rate taken from the times.
///
/// Errors, with `name`, line and column in Error::where: malformed rows, ids beyond 32 bits, two
/// rows for one person and frame, frames two million apart, a missing frame rate or unit.
THICKET_STEER_EXPORT Result<Recording> readTrajectories(std::string_view text,
                                                        const std::string& name,
                                                        const TrajectoryOptions& options = {});

/// The text of a recording. One that readTrajectories() read is written with its comments before
/// the data, and with the same ids, frame numbers and decimals in the same order. It is the same
/// byte for byte if the file was written plainly: lines end with one line feed; fields have one
/// separator, everywhere the same; numbers have no plus sign, exponent or superfluous zero; rows
/// ascend by id and frame or by frame and id; comments stand before the data only. Otherwise the
/// values are the same. Any other recording is written in map units, with a generated header.
THICKET_STEER_EXPORT std::string writeTrajectories(const Recording& recording);

/// A table `id,frame,time,x,y` and, if heights are recorded, `,z`. One row per agent and frame,
/// ordered by frame. Seconds and map units.
THICKET_STEER_EXPORT std::string writeTrajectoryTable(const Recording& recording);

} // namespace thicket::steer
