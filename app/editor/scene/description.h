#pragma once

#include "app/editor/numbers/numbertext.h"
#include "libnav/map/map.h"
#include "libnav/tangent/tangentedge.h"

#include <QString>

/// Objects, edges and numbers in words, for tooltips, chips and screen readers.
namespace thicket::editor {

/// The number of decimals at which one step is at most a pixel.
int decimalsAt(double unitsPerPixel);
/// "12.41 m".
QString lengthText(double value, int decimals, const nav::Map& map);
QString angleText(double radians);

/// "circle 14", inside a sentence.
QString objectPhrase(const nav::MapObject& object);
/// "circle 14", "the map's bounds"; "an object that is gone".
QString objectPhrase(const nav::Map& map, nav::ObjectId id);
/// "layer rocks, locked"; empty without layers.
QString layerPhrase(const nav::Map& map, const nav::MapObject& object);
/// "Circle 14, old oak\nradius 3.60 m\nlayer trees".
QString describeObject(const nav::Map& map, const nav::MapObject& object, int decimals);
/// "surfing, 12.41 m, circle 14 to wall 2"; "hugging, radius 1.80 m, 72°, counter-clockwise, circle
/// 14". The winding is named as it looks on the screen.
QString describeEdge(const nav::Map& map, const nav::TangentEdge& edge);
/// "Circle 14, old oak, x 54.8, y 26.2, radius 3.6": for screen readers.
QString speakObject(const nav::Map& map, const nav::MapObject& object, int decimals);

} // namespace thicket::editor
