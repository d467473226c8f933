#include "app/editor/edits/tracks.h"

namespace thicket::editor {

bool canMove(const nav::MapObject& object)
{
    return nav::isObstacle(object.geometry) && !nav::isInverted(object.geometry);
}

} // namespace thicket::editor
