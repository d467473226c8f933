#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

/// Checksums of files. Pure functions: any thread.
namespace thicket::nav {

namespace crc32cTables {

constexpr std::array<std::array<std::uint32_t, 256>, 8> make()
{
    std::array<std::array<std::uint32_t, 256>, 8> tables{};
    for (std::uint32_t byte = 0; byte < 256; ++byte) {
        std::uint32_t rest = byte;
        for (int bit = 0; bit < 8; ++bit)
            rest = (rest >> 1) ^ ((rest & 1) != 0 ? 0x82F63B78U : 0U);
        tables[0][byte] = rest;
    }
    for (std::size_t byte = 0; byte < 256; ++byte)
        for (std::size_t k = 1; k < 8; ++k)
            tables[k][byte] = (tables[k - 1][byte] >> 8) ^ tables[0][tables[k - 1][byte] & 0xFF];
    return tables;
}
inline constexpr auto tables = make();

} // namespace crc32cTables

/// The CRC-32C of bytes that follow those with checksum `before`. Detects any change within up to
/// 32 consecutive bits.
/// Sources: Castagnoli et al., "Optimization of Cyclic Redundancy-Check Codes with 24 and 32 Parity
/// Bits" (1993), for the polynomial; Kounavis and Berry, "Novel Table Lookup-Based Algorithms for
/// High-Performance CRC Generation" (2008), for eight bytes at a time.
inline std::uint32_t crc32c(std::string_view bytes, std::uint32_t before = 0)
{
    const auto& tables = crc32cTables::tables;
    const auto at = [bytes](std::size_t i) {
        return std::uint32_t{static_cast<unsigned char>(bytes[i])};
    };
    std::uint32_t rest = ~before;
    std::size_t i = 0;
    for (; i + 8 <= bytes.size(); i += 8) {
        rest ^= at(i) | at(i + 1) << 8 | at(i + 2) << 16 | at(i + 3) << 24;
        rest = tables[7][rest & 0xFF] ^ tables[6][(rest >> 8) & 0xFF] ^
               tables[5][(rest >> 16) & 0xFF] ^ tables[4][rest >> 24] ^ tables[3][at(i + 4)] ^
               tables[2][at(i + 5)] ^ tables[1][at(i + 6)] ^ tables[0][at(i + 7)];
    }
    for (; i < bytes.size(); ++i)
        rest = (rest >> 8) ^ tables[0][(rest ^ at(i)) & 0xFF];
    return ~rest;
}

} // namespace thicket::nav
