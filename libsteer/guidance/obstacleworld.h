#pragma once

#include "libnav/collision/obstaclefield.h"
#include "libnav/index.h"
#include "libnav/result.h"
#include "libsteer/ground/ground.h"
#include "libsteer/guidance/obstaclehistory.h"

#include <span>
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
    Result<void> apply(std::span<const nav::ObstacleChange> changes);

    bool isEmpty() const { return m_history.isEmpty(); }
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
    ObstacleWorld(std::span<const nav::Obstacle> obstacles, Ground ground,
                  nav::ObstacleField pointField);

    struct CachedField {
        nav::ObstacleField field;
        FieldUpkeep upkeep = FieldUpkeep::edited;
    };
    nav::ObstacleField madeField(double radius, FieldUpkeep upkeep) const;

    ObstacleHistory m_history;
    Ground m_ground;
    std::vector<CachedField> m_fields; ///< no two of one radius and upkeep; the first for points
};

/// Encloses everything that the changes have changed in the field: affectedBox() of the changed
/// obstacles, before and after. `before`: the result of shapesBefore() before apply().
std::vector<nav::Box> changedBoxes(const nav::ObstacleField& field,
                                   std::span<const nav::ObstacleChange> changes,
                                   std::span<const nav::Shape> before);

} // namespace thicket::steer
