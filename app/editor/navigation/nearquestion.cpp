#include "app/editor/navigation/nearquestion.h"

#include <variant>

namespace thicket::editor {

namespace {

struct CountCorners {
    std::size_t operator()(const nav::Wall& wall) const { return wall.points.size(); }
    std::size_t operator()(const nav::Polygon& polygon) const { return polygon.points.size(); }
    template <class T> std::size_t operator()(const T&) const { return 1; }
};

} // namespace

void NearQuestion::add(nav::ObjectId id, const nav::Geometry& geometry)
{
    obstacles.push_back({id, nav::boundingBox(geometry), std::visit(CountCorners(), geometry)});
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
