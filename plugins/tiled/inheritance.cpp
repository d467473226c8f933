#include "plugins/tiled/inheritance.h"

#include "plugins/tiled/objectnotes.h"

#include <algorithm>
#include <set>

namespace thicket::plugins {

namespace {

/// Adds the properties whose names are not there yet.
void inherit(std::vector<TiledProperty>& own, const std::vector<TiledProperty>& from)
{
    std::set<std::string, std::less<>> names;
    for (const TiledProperty& property : own)
        names.insert(property.name);
    for (const TiledProperty& property : from) {
        if (!names.contains(property.name))
            own.push_back(property);
    }
}

} // namespace

void inherit(TiledObject& object, const TiledObject& made)
{
    const auto fill = [&object, &made](TiledObject::Given what, auto member) {
        if (!(object.given & what))
            object.*member = made.*member;
    };
    fill(TiledObject::givenName, &TiledObject::name);
    fill(TiledObject::givenType, &TiledObject::type);
    fill(TiledObject::givenWidth, &TiledObject::width);
    fill(TiledObject::givenHeight, &TiledObject::height);
    fill(TiledObject::givenRotation, &TiledObject::rotation);
    fill(TiledObject::givenVisible, &TiledObject::visible);
    fill(TiledObject::givenGid, &TiledObject::gid);
    fill(TiledObject::givenGid, &TiledObject::tileset);
    fill(TiledObject::givenShape, &TiledObject::shape);
    fill(TiledObject::givenShape, &TiledObject::points);
    inherit(object.properties, made.properties);
}

void inherit(TiledObject& object, const TiledTile& tile)
{
    if (object.type.empty())
        object.type = tile.type;
    inherit(object.properties, tile.properties);
}

TiledObject partOf(const TiledTile& tile, TiledObject shape, const TiledObject* object)
{
    const auto classify = [&shape](const std::string& type) {
        if (!type.empty())
            inherit(shape.properties, std::vector{TiledProperty{"class", "string", type}});
    };
    if (object) {
        shape.id = object->id;
        if (!object->name.empty())
            shape.name = object->name;
        shape.visible = shape.visible && object->visible;
        std::vector<TiledProperty> properties = object->properties;
        inherit(properties, shape.properties);
        shape.properties = std::move(properties);
        if (isClassed(shape)) // its own class says what it is
            classify(object->type);
        else if (!object->type.empty())
            shape.type = object->type;
    }
    inherit(shape.properties, tile.properties);
    if (shape.type.empty() || isClassed(shape))
        classify(tile.type);
    return shape;
}

} // namespace thicket::plugins
