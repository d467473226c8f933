#pragma once

#include "libnav/result.h"
#include "libsteer/recording/recording.h"
#include "libsteer/steer_export.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

/// Trajectories of people as experiments publish them (PeTrack, the Jülich data archive, PedPy):
/// text, one row `id frame x y` or `id frame x y z`, separated by blanks or tabs, comment lines
/// begin with `#`.
namespace thicket::steer {

/// Units of such a file in one metre, which is one map unit.
enum class TrajectoryUnit : std::uint32_t { metre = 1, centimetre = 100, millimetre = 1000 };

struct TrajectoryOptions {
    /// None: as the comments tell ("framerate: 25 fps").
    std::optional<double> framesPerSecond = {}; ///< > 0
    /// None: as the comments tell ("x/m", "in cm").
    std::optional<TrajectoryUnit> unit = {};
    double radius = 0.2; ///< of the people, who are not measured; map units
};

/// Frame 0 shows the first frame that the file has rows for; frames without rows show nobody.
/// Coordinates are any finite numbers below 1e15, with as many digits as they like and perhaps a
/// sign, a point and an exponent. Where 15 digits hold all decimals of the file, positions are the
/// doubles nearest to them. Else they are exact where all are whole multiples of a binary fraction
/// (as in what writeTrajectories() makes of a simulation), and rounded to as many decimals as
/// together with the digits of the farthest are 15 where they are not.
///
/// A file that begins with `id,frame,time,x,y` is read as writeTrajectoryTable() writes it: in map
/// units, and the times tell the frame rate.
/// Refused, with `name`, line and column in Error::where: rows that are none, ids beyond 32 bits,
/// two rows for one person and frame, frames two million apart, and a frame rate or unit that is
/// neither told nor given.
THICKET_STEER_EXPORT Result<Recording> readTrajectories(std::string_view text,
                                                        const std::string& name,
                                                        const TrajectoryOptions& options = {});

/// The text of a recording: of one that was read by readTrajectories() the same comments before the
/// data, ids, frame numbers and decimals in the same order, byte for byte where the file was
/// written plainly: lines end with one line feed, fields have one separator, the same everywhere,
/// numbers no plus sign, exponent, or zero that can be left out, rows ascend by id and frame or by
/// frame and id, and comments stand before the data only. Otherwise the values are the same. Any
/// other recording is written in map units, with a header of our own.
THICKET_STEER_EXPORT std::string writeTrajectories(const Recording& recording);

/// `id,frame,time,x,y` and, where heights are recorded, `,z`: one row for each agent and frame, by
/// frame. Seconds and map units.
THICKET_STEER_EXPORT std::string writeTrajectoryTable(const Recording& recording);

} // namespace thicket::steer
