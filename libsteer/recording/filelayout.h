#pragma once

#include <cstddef>
#include <string_view>

/// What writer and reader of recording files agree on beside recordingcode.h. No part of the
/// library's interface.
namespace thicket::steer {

/// As in PNG: a byte that is no text, both kinds of line ends and the end of DOS files, so that
/// transfers that change any of them are found out at once.
inline constexpr std::string_view fileMagic{"\x89THK\r\n\x1A\n", 8};
inline constexpr std::string_view endMagic{"THK\r\nEND", 8};
inline constexpr std::string_view blockTag = "BLOK";
inline constexpr std::string_view indexTag = "INDX";
inline constexpr std::size_t checksumSize = 4;
inline constexpr std::size_t headerHead = 20; ///< with magic and checksum
inline constexpr std::size_t blockHead = 20;
inline constexpr std::size_t frameHead = 16;

} // namespace thicket::steer
