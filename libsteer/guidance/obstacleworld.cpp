#include "libsteer/guidance/obstacleworld.h"

#include "libnav/collision/queries.h"

#include <algorithm>
#include <cassert>
#include <utility>

namespace thicket::steer {

ObstacleWorld::ObstacleWorld(std::span<const nav::Obstacle> obstacles, Ground ground,
                             nav::ObstacleField pointField)
    : m_history(obstacles), m_ground(std::move(ground))
{
    m_fields.push_back({std::move(pointField), FieldUpkeep::edited});
}

Result<ObstacleWorld> ObstacleWorld::of(std::span<const nav::Obstacle> obstacles, double reach)
{
    Result<nav::ObstacleField> field = nav::ObstacleField::build(obstacles, 0);
    if (!field)
        return Unexpected(field.error());
    Result<Ground> ground = Ground::of(obstacles, reach);
    if (!ground)
        return Unexpected(ground.error());
    return ObstacleWorld(obstacles, std::move(*ground), std::move(*field));
}

Result<void> ObstacleWorld::apply(std::span<const nav::ObstacleChange> changes)
{
    assert(m_moved.changes.empty());
    // What is wrong with a change does not depend on the radius: the first field finds it.
    for (CachedField& cached : m_fields)
        if (cached.upkeep == FieldUpkeep::edited)
            if (Result<void> done = cached.field.apply(changes); !done) {
                assert(&cached == m_fields.data());
                return done;
            }
    const Result<void> done = m_ground.apply(changes);
    assert(done);
    static_cast<void>(done);
    for (const nav::ObstacleChange& change : changes)
        m_history.add(change);
    for (CachedField& cached : m_fields)
        if (cached.upkeep == FieldUpkeep::rebuilt)
            cached.field = madeField(cached.field.agentRadius(), FieldUpkeep::rebuilt);
    return {};
}

bool ObstacleWorld::move(std::span<const nav::ObstacleChange> changes)
{
    for (CachedField& cached : m_fields)
        if (isSensed(cached) && !cached.field.apply(changes)) {
            assert(&cached == m_fields.data());
            return false;
        }
    const Result<void> done = m_ground.apply(changes);
    assert(done);
    static_cast<void>(done);
    for (const nav::ObstacleChange& change : changes) {
        const auto [at, isFirst] = m_movedAt.try_emplace(change.id, m_moved.changes.size());
        if (isFirst) {
            m_history.appendShapes(change.id, m_moved.before);
            m_moved.changes.push_back(change);
        } else {
            m_moved.changes[at->second] = change;
        }
        m_history.add(change);
    }
    return true;
}

ObstacleWorld::Moved ObstacleWorld::catchUp()
{
    Moved moved = std::exchange(m_moved, {});
    m_movedAt.clear();
    for (CachedField& cached : m_fields)
        if (!isSensed(cached)) {
            const Result<void> done = cached.field.apply(moved.changes);
            assert(done);
            static_cast<void>(done);
        }
    return moved;
}

std::vector<nav::Shape> ObstacleWorld::shapesBefore(std::span<const nav::ObstacleChange> changes)
{
    std::vector<nav::Shape> shapes;
    for (const nav::ObstacleChange& change : changes)
        m_history.appendShapes(change.id, shapes);
    return shapes;
}

nav::ObstacleField ObstacleWorld::madeField(double radius, FieldUpkeep upkeep) const
{
    // Obstacles that are fine for radius 0 are for any.
    if (upkeep == FieldUpkeep::rebuilt)
        return nav::ObstacleField::build(m_history.now(), radius).value();
    // As a field that has been there from the start: its discs are numbered by that.
    nav::ObstacleField field = nav::ObstacleField::build(m_history.start(), radius).value();
    if (!m_history.changes().empty()) {
        const Result<void> done = field.apply(m_history.changes());
        assert(done);
        static_cast<void>(done);
    }
    return field;
}

FieldIndex ObstacleWorld::fieldFor(double radius, FieldUpkeep upkeep)
{
    const auto known = std::ranges::find_if(m_fields, [&](const CachedField& cached) {
        return cached.upkeep == upkeep && cached.field.agentRadius() == radius;
    });
    const FieldIndex index(static_cast<std::uint32_t>(known - m_fields.begin()));
    if (known == m_fields.end()) {
        m_fields.push_back({madeField(radius, upkeep), upkeep});
        // Plans that are made in it before the others catch up see them where they are now.
        for (const nav::ObstacleChange& change : m_moved.changes)
            m_moved.before.push_back(*change.after);
    }
    return index;
}

std::vector<nav::Box> changedBoxes(const nav::ObstacleField& field,
                                   std::span<const nav::ObstacleChange> changes,
                                   std::span<const nav::Shape> before)
{
    std::vector<nav::Box> boxes;
    for (const nav::ObstacleChange& change : changes)
        if (change.after)
            boxes.push_back(nav::affectedBox(field, *change.after));
    for (const nav::Shape& shape : before)
        boxes.push_back(nav::affectedBox(field, shape));
    return boxes;
}

} // namespace thicket::steer
