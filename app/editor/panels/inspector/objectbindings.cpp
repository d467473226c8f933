#include "app/editor/panels/inspector/objectbindings.h"

#include <QCoreApplication>

namespace thicket::editor {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(ObjectBindings)
};

template <class T, class Field>
std::optional<double> read(const nav::MapObject& object, Field field)
{
    const T* geometry = std::get_if<T>(&object.geometry);
    return geometry ? std::optional<double>(field(*geometry)) : std::nullopt;
}

nav::Point* markerPosition(nav::Geometry& geometry)
{
    if (auto* start = std::get_if<nav::StartMarker>(&geometry))
        return &start->position;
    if (auto* goal = std::get_if<nav::GoalMarker>(&geometry))
        return &goal->position;
    if (auto* spawn = std::get_if<nav::SpawnMarker>(&geometry); spawn && spawn->points.empty())
        return &spawn->position;
    auto* agent = std::get_if<nav::AgentMarker>(&geometry);
    return agent ? &agent->position : nullptr;
}

std::optional<nav::Point> position(const nav::MapObject& object)
{
    nav::Geometry copy = object.geometry;
    const nav::Point* at = markerPosition(copy);
    return at ? std::optional<nav::Point>(*at) : std::nullopt;
}

NumberBinding centreX()
{
    return {Words::tr("Centre"),
            Words::tr("x"),
            Words::tr("Centre x"),
            -nav::coordinateLimit,
            [](const nav::MapObject& o) {
                return read<nav::Circle>(o, [](const nav::Circle& c) { return c.center.x; });
            },
            [](nav::MapObject& o, double v) { std::get<nav::Circle>(o.geometry).center.x = v; }};
}

NumberBinding centreY()
{
    return {{},
            Words::tr("y"),
            Words::tr("Centre y"),
            -nav::coordinateLimit,
            [](const nav::MapObject& o) {
                return read<nav::Circle>(o, [](const nav::Circle& c) { return c.center.y; });
            },
            [](nav::MapObject& o, double v) { std::get<nav::Circle>(o.geometry).center.y = v; }};
}

NumberBinding positionX()
{
    return {Words::tr("Position"),
            Words::tr("x"),
            Words::tr("Position x"),
            -nav::coordinateLimit,
            [](const nav::MapObject& o) -> std::optional<double> {
                const auto at = position(o);
                return at ? std::optional<double>(at->x) : std::nullopt;
            },
            [](nav::MapObject& o, double v) { markerPosition(o.geometry)->x = v; }};
}

NumberBinding positionY()
{
    return {{},
            Words::tr("y"),
            Words::tr("Position y"),
            -nav::coordinateLimit,
            [](const nav::MapObject& o) -> std::optional<double> {
                const auto at = position(o);
                return at ? std::optional<double>(at->y) : std::nullopt;
            },
            [](nav::MapObject& o, double v) { markerPosition(o.geometry)->y = v; }};
}

NumberBinding circleRadius()
{
    return {Words::tr("Radius"),
            {},
            Words::tr("Radius"),
            0,
            [](const nav::MapObject& o) {
                return read<nav::Circle>(o, [](const nav::Circle& c) { return c.radius; });
            },
            [](nav::MapObject& o, double v) { std::get<nav::Circle>(o.geometry).radius = v; }};
}

NumberBinding agentRadius()
{
    return {Words::tr("Radius"),
            {},
            Words::tr("Radius"),
            0,
            [](const nav::MapObject& o) {
                return read<nav::AgentMarker>(o,
                                              [](const nav::AgentMarker& a) { return a.radius; });
            },
            [](nav::MapObject& o, double v) { std::get<nav::AgentMarker>(o.geometry).radius = v; }};
}

NumberBinding wallThickness()
{
    return {Words::tr("Thickness"),
            {},
            Words::tr("Thickness"),
            0,
            [](const nav::MapObject& o) {
                return read<nav::Wall>(o, [](const nav::Wall& w) { return w.thickness; });
            },
            [](nav::MapObject& o, double v) { std::get<nav::Wall>(o.geometry).thickness = v; }};
}

} // namespace

std::vector<NumberBinding> numberBindings()
{
    return {centreX(),      centreY(),     positionX(),    positionY(),
            circleRadius(), agentRadius(), wallThickness()};
}

} // namespace thicket::editor
