#include "app/editor/navigation/nearquestion.h"

#include "app/editor/navigation/draggedcorners.h"

namespace thicket::editor {

void NearQuestion::add(nav::ObjectId id, const nav::Geometry& geometry)
{
    const std::size_t corners = cornerCount(geometry);
    if (corners > 0 && !isFull())
        obstacles.push_back({id, nav::boundingBox(geometry), corners});
}

NearQuestion NearQuestion::about(const nav::Map& map, const QList<nav::ObjectId>& obstacles,
                                 const std::vector<nav::Point>& near)
{
    NearQuestion question;
    question.near = near;
    for (const nav::ObjectId id : obstacles) {
        if (question.isFull())
            break;
        if (const nav::MapObject* object = map.find(id))
            question.add(id, object->geometry);
    }
    return question;
}

} // namespace thicket::editor
