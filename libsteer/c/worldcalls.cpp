#include "libsteer/c/edge.h"
#include "libsteer/c/mapcalls.h"
#include "libsteer/c/shapes.h"
#include "libsteer/c/world.h"

#include <string>

using namespace thicket;
using namespace thicket::c;

namespace {

thk_status giveWorld(Result<World> made, thk_world** world, thk_error* error)
{
    if (!made)
        return report(error, THK_INVALID, made.error());
    *world = new thk_world{std::move(*made)};
    return THK_OK;
}

thk_status unknown(thk_error* error, std::int64_t id)
{
    return report(error, THK_UNKNOWN, "There is no obstacle " + std::to_string(id) + ".");
}

thk_status change(World& world, nav::ObstacleChange change, thk_error* error)
{
    if (Result<void> done = world.change(change); !done)
        return report(error, THK_INVALID, done.error());
    return THK_OK;
}

/// Adds an obstacle, or replaces one that must exist.
thk_status put(thk_world* world, std::int64_t id, const thk_shape* given, bool exists,
               thk_error* error)
{
    if (!world)
        return report(error, THK_INVALID, nullArgument);
    return guarded(error, [&] {
        Result<nav::Shape> shape = shapeOf(given);
        if (!shape)
            return report(error, THK_INVALID, shape.error());
        if (id == nav::noObstacle)
            return report(error, THK_INVALID, "An id must not be INT64_MIN.");
        const bool isKnown = world->world.obstacles().find(id) != nullptr;
        if (exists && !isKnown)
            return unknown(error, id);
        if (!exists && isKnown)
            return report(error, THK_TAKEN,
                          "The id " + std::to_string(id) + " is that of another obstacle.");
        return change(world->world, {id, std::move(*shape)}, error);
    });
}

} // namespace

thk_status thk_world_create(thk_world** world, thk_error* error)
{
    if (!world)
        return report(error, THK_INVALID, nullArgument);
    return guarded(error, [&] { return giveWorld(World::of({}), world, error); });
}

thk_status thk_world_from_map(const thk_map* map, thk_world** world, thk_error* error)
{
    if (!map || !world)
        return report(error, THK_INVALID, nullArgument);
    return guarded(error,
                   [&] { return giveWorld(World::of(nav::obstacles(map->map)), world, error); });
}

thk_status thk_world_copy(const thk_world* world, thk_world** copy, thk_error* error)
{
    if (!world || !copy)
        return report(error, THK_INVALID, nullArgument);
    return guarded(error, [&] {
        *copy = new thk_world(*world);
        return THK_OK;
    });
}

void thk_world_free(thk_world* world) { delete world; }

thk_status thk_world_add_radius(thk_world* world, double radius, thk_error* error)
{
    if (!world)
        return report(error, THK_INVALID, nullArgument);
    return guarded(error, [&] {
        if (Result<void> done = world->world.addRadius(radius); !done)
            return report(error, THK_INVALID, done.error());
        return THK_OK;
    });
}

thk_status thk_world_add(thk_world* world, int64_t id, const thk_shape* shape, thk_error* error)
{
    return put(world, id, shape, false, error);
}

thk_status thk_world_replace(thk_world* world, int64_t id, const thk_shape* shape, thk_error* error)
{
    return put(world, id, shape, true, error);
}

thk_status thk_world_move(thk_world* world, int64_t id, thk_point by, thk_error* error)
{
    if (!world)
        return report(error, THK_INVALID, nullArgument);
    return guarded(error, [&] {
        const nav::Shape* const shape = world->world.obstacles().find(id);
        if (!shape)
            return unknown(error, id);
        return change(world->world, {id, moved(*shape, pointOf(by))}, error);
    });
}

thk_status thk_world_remove(thk_world* world, int64_t id, thk_error* error)
{
    if (!world)
        return report(error, THK_INVALID, nullArgument);
    return guarded(error, [&] {
        if (!world->world.obstacles().find(id))
            return unknown(error, id);
        return change(world->world, {id, std::nullopt}, error);
    });
}

thk_status thk_world_commit(thk_world* world, thk_error* error)
{
    if (!world)
        return report(error, THK_INVALID, nullArgument);
    return guarded(error, [&] {
        if (Result<void> done = world->world.commit(); !done)
            return report(error, THK_INVALID, done.error());
        return THK_OK;
    });
}

thk_status thk_world_describe(const thk_world* world, thk_world_info* info)
{
    if (!world || !isSized(info))
        return THK_INVALID;
    return guarded(nullptr, [&] {
        thk_world_info told = {};
        told.radii = static_cast<std::uint32_t>(world->world.radii());
        told.version = world->world.version();
        told.obstacles = world->world.committed();
        told.changes = world->world.changes();
        told.tolerance = world->world.field(0)->tolerance();
        c::give(info, told);
        return THK_OK;
    });
}
