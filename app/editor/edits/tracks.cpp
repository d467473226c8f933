#include "app/editor/edits/tracks.h"

namespace thicket::editor {

bool canMove(const nav::MapObject& object)
{
    const nav::Geometry& geometry = object.geometry;
    const bool isObstacle = std::holds_alternative<nav::Circle>(geometry) ||
                            std::holds_alternative<nav::Wall>(geometry) ||
                            std::holds_alternative<nav::Polygon>(geometry);
    return isObstacle && !nav::isInverted(geometry);
}

} // namespace thicket::editor
