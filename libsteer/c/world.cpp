#include "libsteer/c/world.h"

#include "libnav/collision/expansion/obstaclecheck.h"
#include "libnav/soleowner.h"

#include <cstdio>
#include <cstdlib>

namespace thicket::c {

const nav::Shape* ObstacleList::find(std::int64_t id) const
{
    const auto place = m_places.find(id);
    return place == m_places.end() ? nullptr : &m_inOrder.at(place->second).shape;
}

void ObstacleList::put(std::int64_t id, const nav::Shape& shape)
{
    const auto [place, isNew] = m_places.try_emplace(id, m_next);
    m_next += isNew ? 1 : 0;
    m_inOrder[place->second] = {id, shape};
}

void ObstacleList::remove(std::int64_t id)
{
    const auto place = m_places.find(id);
    if (place == m_places.end())
        return;
    m_inOrder.erase(place->second);
    m_places.erase(place);
}

std::vector<nav::Obstacle> ObstacleList::all() const
{
    std::vector<nav::Obstacle> all;
    all.reserve(m_inOrder.size());
    for (const auto& [place, obstacle] : m_inOrder)
        all.push_back(obstacle);
    return all;
}

Result<World> World::of(std::span<const nav::Obstacle> obstacles)
{
    World world;
    world.m_obstacles = std::make_shared<ObstacleList>();
    for (const nav::Obstacle& obstacle : obstacles)
        world.m_obstacles->put(obstacle.id, obstacle.shape);
    world.m_committed = obstacles.size();
    auto field = nav::ObstacleField::build(obstacles, 0);
    if (!field)
        return Unexpected(field.error());
    world.m_fields.push_back({0, std::move(*field)});
    return world;
}

Result<void> World::addRadius(double radius)
{
    if (field(radius))
        return {};
    // The field may not show what is not committed. A copy of another one has what is committed.
    if (!m_changes.empty()) {
        auto derived = m_fields.front().field.withAgentRadius(radius);
        if (!derived)
            return Unexpected(derived.error());
        m_fields.push_back({radius, std::move(*derived)});
        return {};
    }
    auto built = nav::ObstacleField::build(m_obstacles->all(), radius);
    if (!built)
        return Unexpected(built.error());
    m_fields.push_back({radius, std::move(*built)});
    return {};
}

Result<void> World::change(const nav::ObstacleChange& change)
{
    if (const auto problem = nav::problemWith(std::span(&change, 1)))
        return Unexpected(*problem);
    if (!isSoleOwner(m_obstacles))
        m_obstacles = std::make_shared<ObstacleList>(*m_obstacles);
    m_changes.push_back(change);
    if (change.after)
        m_obstacles->put(change.id, *change.after);
    else
        m_obstacles->remove(change.id);
    return {};
}

Result<void> World::commit()
{
    if (m_changes.empty() && !m_isBroken)
        return {};
    const bool builds = m_isBroken || m_committed == 0;
    m_isBroken = true; // until all fields have the changes
    if (Result<void> done = builds ? build() : apply(); !done)
        return done;
    m_isBroken = false;
    m_changes.clear();
    m_committed = m_obstacles->size();
    ++m_version;
    return {};
}

Result<void> World::build()
{
    const std::vector<nav::Obstacle> all = m_obstacles->all();
    std::vector<Prepared> fields;
    for (const Prepared& prepared : m_fields) {
        auto field = nav::ObstacleField::build(all, prepared.radius);
        if (!field)
            return Unexpected(field.error());
        fields.push_back({prepared.radius, std::move(*field)});
    }
    m_fields.swap(fields);
    return {};
}

Result<void> World::apply()
{
    for (Prepared& prepared : m_fields)
        if (Result<void> done = prepared.field.apply(m_changes); !done)
            return done;
    return {};
}

std::string notPrepared(double radius)
{
    // Not std::to_chars(), whose tables would make a page's module larger.
    char digits[32];
    for (int precision = 15; precision <= 17; ++precision) {
        std::snprintf(digits, sizeof digits, "%.*g", precision, radius);
        if (std::strtod(digits, nullptr) == radius)
            break;
    }
    return "The world is not prepared for agents of radius " + std::string(digits) +
           ": call thk_world_add_radius first.";
}

} // namespace thicket::c
