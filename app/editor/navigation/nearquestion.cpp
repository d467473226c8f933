#include "app/editor/navigation/nearquestion.h"

#include "app/editor/navigation/draggedcorners.h"

namespace thicket::editor {

void NearQuestion::add(nav::ObjectId id, const nav::Geometry& geometry)
{
    obstacles.push_back({id, nav::boundingBox(geometry), cornerCount(geometry)});
}

NearQuestion NearQuestion::about(const nav::Map& map, const QList<nav::ObjectId>& obstacles,
                                 const std::vector<nav::Point>& near)
{
    NearQuestion question;
    question.near = near;
    for (const nav::ObjectId id : obstacles)
        if (const nav::MapObject* object = map.find(id))
            question.add(id, object->geometry);
    return question;
}

} // namespace thicket::editor
