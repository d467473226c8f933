#pragma once

#include "libsteer/flow/integrationfield.h"

#include <cstdint>
#include <span>

namespace thicket::steer {

/// The arrays of a FlowField. Padded, all of one size.
struct DirectionArrays {
    std::span<std::int16_t> x; ///< unit vector times `directionUnit`; (0, 0): no direction
    std::span<std::int16_t> y;
    std::span<std::uint8_t> sight; ///< 1 + index of the goal that the cell sees; 0: none
};

inline constexpr float directionUnit = 32767;

/// Writes the entries of the window's cells.
void writeDirections(const IntegrationField& field, const CellWindow& window,
                     const DirectionArrays& arrays);

} // namespace thicket::steer
