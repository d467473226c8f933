#pragma once

#include <cstddef>
#include <string_view>

/// The constants that the writer and the reader of recording files share, apart from
/// recordingcode.h. Internal to the library.
namespace thicket::steer {

/// As in PNG: a byte that is not text, both kinds of line ends and the DOS end-of-file character. A
/// transfer that changes any of them is detected at once.
inline constexpr std::string_view fileMagic{"\x89THK\r\n\x1A\n", 8};
inline constexpr std::string_view endMagic{"THK\r\nEND", 8};
inline constexpr std::string_view blockTag = "BLOK";
inline constexpr std::string_view indexTag = "INDX";
inline constexpr std::size_t checksumSize = 4;
inline constexpr std::size_t headerHead = 20; ///< includes magic and checksum
inline constexpr std::size_t blockHead = 20;
inline constexpr std::size_t frameHead = 16;

} // namespace thicket::steer
