#pragma once

#include "plugins/api/mapformat.h"

#include <array>
#include <cstdint>

namespace thicket::plugins {

/// What a letter of terrain becomes.
enum class Terrain : std::uint8_t { unknown, free, blocked, circle };

/// ASCII letters in upper case.
inline char upperCase(char letter)
{
    return letter >= 'a' && letter <= 'z' ? char(letter - 'a' + 'A') : letter;
}

/// The options of an import.
struct GridOptions {
    std::array<Terrain, 256> terrains{}; ///< by letter in upper case
    double cell = 1;                     ///< map units
    double circleRadius = 0.5;           ///< map units
    bool opensCorners = false;
    bool separatesTerrains = false;

    static std::size_t index(char letter) { return static_cast<unsigned char>(upperCase(letter)); }
    Terrain of(char letter) const { return terrains[index(letter)]; }
};

/// The options as formats describe them.
QList<FormatOption> gridImportOptions();
/// Errors: optionError(). The values must be completed.
Result<GridOptions> gridOptionsFrom(const OptionValues& values);

} // namespace thicket::plugins
