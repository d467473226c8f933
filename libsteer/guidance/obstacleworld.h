#pragma once

#include "libnav/collision/obstaclefield.h"
#include "libnav/index.h"
#include "libnav/result.h"
#include "libsteer/ground/ground.h"
#include "libsteer/guidance/obstaclehistory.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <unordered_map>
#include <vector>

namespace thicket::steer {

/// Number of a field in an ObstacleWorld.
using FieldIndex = nav::Index<struct FieldTag>;

/// How a field is updated when obstacles change. Neither kind is derived by
/// ObstacleField::withAgentRadius(). apply() would rebuild a derived field, too. Its discs also
/// have other numbers, which decide among paths of equal length.
///
/// Fields for fans of rays are rebuilt, because rays in an edited field differ in two ways. The
/// last bits of a hit's distance depend on the tolerance, which apply() keeps. And of hits at equal
/// distances the first one met counts, in the order of the grid's cells and of the parts in a cell.
/// A build chooses cells by the number of parts and lists parts in the order of the map. An edit
/// keeps the cells and reuses free numbers. Equal hits are common: fans have a rounded radius, so
/// an agent in a corner starts inside two walls. To order them by the map would take a comparison
/// of obstacles in the inner loop of every ray, and would change hits in new fields, too: where
/// parts in different cells are equally far.
enum class FieldUpkeep : std::uint8_t {
    edited,  ///< by ObstacleField::apply(), in microseconds; keeps its tolerance and numbers
    rebuilt, ///< by ObstacleField::build(): for fans of rays
};

/// The obstacles of a crowd in every representation that it queries. One apply() changes all of
/// them. A value: copies share what neither changes. Several threads may call const functions at
/// once while no thread calls a non-const one.
class ObstacleWorld {
public:
    /// `reach` (> 0, map units): how far the ground looks. Errors as ObstacleField::build().
    static Result<ObstacleWorld> of(std::span<const nav::Obstacle> obstacles, double reach);

    /// Takes the changes in their order. Errors as ObstacleField::apply(); nothing is changed then.
    /// If obstacles have moved, call catchUp() first.
    Result<void> apply(std::span<const nav::ObstacleChange> changes);

    /// What has moved since the last catchUp().
    struct Moved {
        std::vector<nav::ObstacleChange> changes; ///< one for each obstacle
        std::vector<nav::Shape> before;           ///< where plans may know them
    };
    /// Replaces obstacles that move by themselves: in what agents meet and sense (the ground, the
    /// field for points and those for fans of rays, which are edited here), but not in fields that
    /// plans are made for, as those would cost too much at each step. Errors as apply().
    bool move(std::span<const nav::ObstacleChange> changes);
    /// Moves them in the other fields, too.
    Moved catchUp();

    bool isEmpty() const { return m_history.isEmpty(); }
    /// The memory, roughly, of a copy that shares nothing.
    std::size_t bytes() const { return bytesEach * start().size() * (m_fields.size() + 1); }
    /// The obstacles before the first change.
    const std::vector<nav::Obstacle>& start() const { return m_history.start(); }
    /// The current obstacles; each call makes a new list.
    std::vector<nav::Obstacle> now() const { return m_history.now(); }
    /// The shapes that apply() would change or remove.
    std::vector<nav::Shape> shapesBefore(std::span<const nav::ObstacleChange> changes);

    /// For discs that move, of any radius.
    const Ground& ground() const { return m_ground; }
    /// For points: of agent radius 0.
    const nav::ObstacleField& pointField() const { return m_fields.front().field; }
    const nav::ObstacleField& field(FieldIndex index) const { return m_fields[index].field; }
    /// The field for exactly this agent radius (>= 0, map units), built if there is none yet.
    FieldIndex fieldFor(double radius, FieldUpkeep upkeep);

private:
    static constexpr std::size_t bytesEach = 1024; ///< of an obstacle in a field

    ObstacleWorld(std::span<const nav::Obstacle> obstacles, Ground ground,
                  nav::ObstacleField pointField);

    struct CachedField {
        nav::ObstacleField field;
        FieldUpkeep upkeep = FieldUpkeep::edited;
    };
    nav::ObstacleField madeField(double radius, FieldUpkeep upkeep) const;
    /// Whether agents sense by this field.
    bool isSensed(const CachedField& cached) const
    {
        return &cached == m_fields.data() || cached.upkeep == FieldUpkeep::rebuilt;
    }

    ObstacleHistory m_history;
    Ground m_ground;
    Moved m_moved;
    std::unordered_map<std::int64_t, std::size_t> m_movedAt; ///< indices of changes, by id
    std::vector<CachedField> m_fields; ///< no two of one radius and upkeep; the first for points
};

/// Encloses everything that the changes have changed in the field: affectedBox() of the changed
/// obstacles, before and after. `before`: the result of shapesBefore() before apply().
std::vector<nav::Box> changedBoxes(const nav::ObstacleField& field,
                                   std::span<const nav::ObstacleChange> changes,
                                   std::span<const nav::Shape> before);

} // namespace thicket::steer
