#pragma once

#include "plugins/shapes/ledger.h"
#include "plugins/tiled/objectshape.h"
#include "plugins/tiled/tiledmodel.h"

/// What an import says about things that a map does not hold as Tiled does.
namespace thicket::plugins {

inline constexpr LedgerLine foreignProperties{"property of the map or a layer",
                                              "properties of the map or of layers", ": left out"};
inline constexpr LedgerLine parallaxLayers{"layer with parallax", "layers with parallax",
                                           ": where it is without scrolling"};
inline constexpr LedgerLine pictureLayers{"layer with a picture", "layers with pictures",
                                          ": left out"};
inline constexpr LedgerLine tileLayers{"tile layer without collision shapes",
                                       "tile layers without collision shapes",
                                       ": left out, the option solid can name them"};
inline constexpr LedgerLine turnedHexes{"tile turned by 120 degrees", "tiles turned by 120 degrees",
                                        ": collision shapes not turned"};
inline constexpr LedgerLine missingTemplates{"object of a missing template",
                                             "objects of missing templates", ": left out"};
inline constexpr LedgerLine renumbered{"object with the id of another",
                                       "objects with the ids of others", ": numbered anew"};
inline constexpr LedgerLine hiddenObjects{"hidden object", "hidden objects", ": shown"};
inline constexpr LedgerLine skewedCapsules{"capsule in a skewed place", "capsules in skewed places",
                                           ": of their mean width"};

/// Why an object has no shape in a map.
const LedgerLine& leftOutLine(ObjectShape::How how);

/// Whether the class of an object says what it is in a map.
bool isClassed(const TiledObject& object);
/// Whether an export drew the layer from the rest of the map: a path or graph.
bool isOverlay(const TiledLayer& layer, bool isOurs);

} // namespace thicket::plugins
