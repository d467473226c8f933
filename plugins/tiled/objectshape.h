#pragma once

#include "libnav/map/mapobject.h"
#include "plugins/shapes/affine.h"
#include "plugins/shapes/frame.h"
#include "plugins/tiled/ownproperties.h"
#include "plugins/tiled/tiledmodel.h"

#include <optional>

namespace thicket::plugins {

/// What a point becomes whose class does not tell.
enum class PlainPoint { leftOut, goal, circle };

struct ShapeOptions {
    double arcError = 0; ///< of polygons in the place of ellipses, map units, > 0
    PlainPoint plainPoint = PlainPoint::leftOut;
    /// How many digits the writer of the file kept: exact properties are believed if they agree
    /// with the shape in so many digits. Else the object was moved since.
    int digits = 14;
};

/// What an object became.
struct ObjectShape {
    enum class How {
        exact,
        ellipseAsPolygon,
        capsuleAsWall, ///< of a mean width: it was skewed
        plainPoint,    ///< left out, like all below
        text,
        picture, ///< a tile without a class that says what it is
        tooFewPoints,
        outOfRange,
    };

    How how = How::exact;
    std::optional<nav::Geometry> geometry;
};

/// Turns an object into an obstacle or marker. Its class (in any case) may be one of our types;
/// otherwise its shape decides. `toPixels`: from its own coordinates, which begin at its (x, y), to
/// pixels of the map. Takes properties of ours.
ObjectShape shapeOf(const TiledObject& object, const Affine& toPixels, OwnProperties& properties,
                    const Frame& frame, const ShapeOptions& options);

} // namespace thicket::plugins
