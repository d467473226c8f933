#pragma once

#include "libnav/files/readfile.h"
#include "libnav/result.h"
#include "libsteer/recording/recording.h"
#include "libsteer/steer_export.h"

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

/// The recording's file, NAME.thicket-replay. All numbers have their lowest byte first; texts and
/// lists begin with their count; checksums are CRC-32C.
///
///     header   magic (8 bytes), version (4), length (4), checksum of these 8 and what follows (4),
///              then `length` bytes: RecordingInfo
///     block    "BLOK", its first frame (4), its frames (4, at most 64), length (4), checksum of
///              these 16 and what follows (4), then `length` bytes: agents that are new, events and
///              inputs; then for each frame: length (4), hash of the state (8), checksum of these
///              12 and what follows, begun with the frame's number (4), then `length` bytes
///     ...
///     index    "INDX", number of blocks (4), frames (4), where each block begins (8 each),
///     checksum
///              (4), where the index begins (8), magic of the end (8)
///
/// Every byte is covered; each frame has a checksum of its own, so that damage costs what comes
/// after it and nothing else. Without the index nothing is lost but the proof of being whole.
namespace thicket::steer {

/// The version that writeRecording() writes.
inline constexpr std::uint32_t recordingFileVersion = 1;

/// The file's bytes. The same recording gives the same bytes.
THICKET_STEER_EXPORT std::string writeRecording(const Recording& recording);

/// Whether they begin as a recording's file does.
THICKET_STEER_EXPORT bool isRecording(std::string_view bytes);

/// The inverse. Refused in one sentence, with `name` and the byte in Error::where: what is no
/// recording, a newer version, and whatever is cut short or changed, with the first bad frame.
/// Every frame is decoded once, so that nothing in a recording can go wrong later.
THICKET_STEER_EXPORT Result<Recording> readRecording(std::string_view bytes,
                                                     const std::string& name);

struct SalvagedRecording {
    Recording recording;         ///< the frames before the first bad one
    std::optional<Error> damage; ///< as readRecording() would tell it; none where all is well
};
/// What is good before the first damage. Refused where not even the header is.
THICKET_STEER_EXPORT Result<SalvagedRecording> salvageRecording(std::string_view bytes,
                                                                const std::string& name);

/// What nav::readFile() may know of a recording's file: up to 2 GiB, begins as one does, and its
/// frames leave no room for a MiB of zeros.
inline constexpr nav::FileNature recordingNature{nav::largestBinaryFile,
                                                 nav::FileNature::Zeros::few, isRecording};
/// Reads a file: also refuses what nav::readFile() does.
THICKET_STEER_EXPORT Result<Recording> loadRecording(const std::filesystem::path& path);
/// Replaces a file as nav::writeFileAtomically() does.
THICKET_STEER_EXPORT Result<void> saveRecording(const Recording& recording,
                                                const std::filesystem::path& path);

} // namespace thicket::steer
