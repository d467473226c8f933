#pragma once

#include "libsteer/flow/integrationfield.h"

#include <cstdint>
#include <span>

namespace thicket::steer {

/// What a FlowField keeps of each cell; padded arrays of one size.
struct DirectionArrays {
    std::span<std::int16_t> x; ///< unit vector times `directionUnit`; 0, 0: none
    std::span<std::int16_t> y;
    std::span<std::uint8_t> sight; ///< 1 + number of the goal to head straight for; 0: none
};

inline constexpr float directionUnit = 32767;

/// Writes the directions of the window's cells.
void writeDirections(const IntegrationField& field, const CellWindow& window,
                     const DirectionArrays& arrays);

} // namespace thicket::steer
