#pragma once

#include "libnav/files/readfile.h"
#include "libnav/result.h"
#include "libsteer/recording/recording.h"
#include "libsteer/steer_export.h"

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

/// The recording's file, NAME.thicket-replay. Numbers have their lowest byte first; texts and lists
/// start with their count; checksums are CRC-32C. Sizes are in bytes.
///
///     header   magic (8), version (4), length (4), checksum of these 8 bytes and the data (4),
///              then `length` bytes of data: RecordingInfo
///     block    "BLOK", number of its first frame (4), number of frames (4, at most 64),
///              length (4), checksum of these 16 bytes and the data (4), then `length` bytes of
///              data: new agents, events, inputs and waits; then for each frame: length (4), hash
///              of the state (8), checksum of the frame's number (4), these 12 bytes and the data
///              (4), then `length` bytes of data
///     ...
///     index    "INDX", number of blocks (4), number of frames (4), start of each block (8
///              each), checksum (4), start of the index (8), end magic (8)
///
/// Checksums cover every byte. Each frame has its own, so that damage costs only the frames after
/// it. Without the index no data is lost, only the proof that the file is complete.
namespace thicket::steer {

/// The newest file version. A recording whose behaviours are those of version 1, without
/// parameters, is written as version 1. Version 3 has targets that are goals of groups, version 4
/// alone moving obstacles, version 5 alone those that turn.
inline constexpr std::uint32_t recordingFileVersion = 5;

/// The file's bytes. The same recording gives the same bytes.
THICKET_STEER_EXPORT std::string writeRecording(const Recording& recording);

/// Whether the bytes start like a recording's file.
THICKET_STEER_EXPORT bool isRecording(std::string_view bytes);

/// The inverse. Errors, in one sentence with `name` and the byte in Error::where: not a recording,
/// a newer version, or a file that is truncated or changed, with the first bad frame. Decodes every
/// frame once, so that later access cannot fail.
THICKET_STEER_EXPORT Result<Recording> readRecording(std::string_view bytes,
                                                     const std::string& name);

/// The intact part of a damaged recording.
struct SalvagedRecording {
    Recording recording;         ///< the frames before the first damaged one
    std::optional<Error> damage; ///< as of readRecording(); none for an intact file
};
/// Reads the frames before the first damage. An error if even the header is damaged.
THICKET_STEER_EXPORT Result<SalvagedRecording> salvageRecording(std::string_view bytes,
                                                                const std::string& name);

/// The properties of a recording's file for nav::readFile(): at most 2 GiB, a known start, and no
/// MiB of zeros.
inline constexpr nav::FileNature recordingNature{nav::largestBinaryFile,
                                                 nav::FileNature::Zeros::few, isRecording};
/// Reads a file. Errors: those of readRecording() and of nav::readFile().
THICKET_STEER_EXPORT Result<Recording> loadRecording(const std::filesystem::path& path);
/// Replaces a file as nav::writeFileAtomically() does.
THICKET_STEER_EXPORT Result<void> saveRecording(const Recording& recording,
                                                const std::filesystem::path& path);

} // namespace thicket::steer
