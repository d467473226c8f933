#pragma once

#include "libsteer/flow/flowfield.h"
#include "libsteer/flow/integrationfield.h"
#include "plugins/shapes/frame.h"

#include <QByteArray>

#include <string>

namespace thicket::plugins {

/// A flow field as a PNG of three times 16 bits, a pixel for each cell: red and green the direction
/// in x and y of the frame, from 1 (-1) over 32768 (0) to 65535 (1); blue the travel cost in steps
/// of costStep, 65535: no path to a goal. If the frame's y points up (`isUp`), the largest y is at
/// the top, else the smallest; so the map is never upside down.
struct FlowImage {
    QByteArray png;      ///< empty if it could not be made
    double costStep = 1; ///< lengths of the frame, > 0
};
FlowImage flowImage(const steer::IntegrationField& costs, const steer::FlowField& field,
                    const Frame& frame, bool isUp);

/// The numbers that are needed to read the image: {"topRow", "directionZero", "directionScale",
/// "costStep", "noPath"}.
std::string imageKeys(const FlowImage& image, bool isUp);

} // namespace thicket::plugins
