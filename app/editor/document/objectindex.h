#pragma once

#include "app/editor/document/groupmembers.h"
#include "libnav/map/mapedit.h"

#include <cstddef>
#include <functional>
#include <memory>
#include <set>
#include <vector>

namespace thicket::editor {

/// An obstacle as far as the index knows it, which is found without a look at the map.
struct IndexedObstacle {
    nav::Box box;
    nav::LayerId layer = 0;
    enum class Kind { circle, wall, polygon } kind = Kind::circle;
    nav::ObjectId id = 0;
    bool isMoving = false; ///< while a crowd runs
};

/// Obstacles that are elsewhere than the map has them, as they move.
struct Elsewhere {
    std::function<bool(nav::ObjectId)> has; ///< they are not looked for where the map has them
    std::vector<nav::MapObject> objects;    ///< of the map, as they are: those that may be found
};

/// Finds the objects of a map by place and by group. The time depends on what is found. Follows
/// edits. Used by one thread at a time.
class ObjectIndex {
public:
    /// The map must outlive it.
    explicit ObjectIndex(const nav::Map& map);
    ~ObjectIndex();
    ObjectIndex(const ObjectIndex&) = delete;
    ObjectIndex& operator=(const ObjectIndex&) = delete;

    const nav::Map& map() const { return m_map; }
    /// The map was replaced.
    void rebuild();
    /// The contents of the two maps were swapped.
    void exchange(ObjectIndex& other) { m_trees.swap(other.m_trees); }
    /// Call it after the edit was applied to the map.
    void follow(const nav::MapEdit& edit);

    /// The hit test: objects of visible layers under a point, best first. Markers within
    /// `markerSlop` map units come first, then objects hit inside, then those whose outline is
    /// within `slop` map units. Among equals the topmost wins, but an object wholly inside another
    /// comes before it. Obstacles that move are found where they are; null: where the map has them.
    std::vector<nav::ObjectId> at(nav::Point at, double slop, double markerSlop,
                                  const Elsewhere* elsewhere = nullptr) const;
    /// Objects of visible, unlocked layers that lie in the box or, with `touching`, meet it; in
    /// drawing order.
    std::vector<nav::ObjectId> in(const nav::Box& box, bool touching,
                                  const Elsewhere* elsewhere = nullptr) const;

    /// Indices into Map::objects(), ascending, of what may show in the window: objects whose
    /// bounding box meets it, and every inverted one. Hidden layers are included.
    std::vector<std::size_t> positionsIn(const nav::Box& window) const;
    /// Objects that positionsIn() would find, in any order, until `visit` returns false.
    void visitIn(const nav::Box& window,
                 const std::function<bool(const nav::MapObject&)>& visit) const;
    /// What becomes of an obstacle that was found.
    enum class Taking {
        taken, ///< its position is not wanted
        left,
        enough ///< neither are the others
    };
    /// As positionsIn(), without markers and without the obstacles that are taken. `take` is asked
    /// for all but inverted ones, in any order. After `enough` the positions are not complete. A
    /// million take a few hundredths of a second.
    std::vector<std::size_t>
    obstaclePositions(const nav::Box& window,
                      const std::function<Taking(const IndexedObstacle&)>& take) const;
    /// As positionsIn(), for starts, goals and agents only. Agents count with their radius.
    std::vector<std::size_t> markerPositions(const nav::Box& window) const;
    /// The box of all objects; empty without objects. Unlike Map::extent() it leaves out the map's
    /// bounds.
    nav::Box bounds() const;
    /// The box of all objects and the map's bounds, without a pass over the map. Empty for an empty
    /// map without bounds.
    nav::Box extent() const;

    const GroupMembers& groupMembers() const;
    /// The obstacles that move while a crowd runs.
    const std::set<nav::ObjectId>& moving() const;
    /// Whether there are agents or spawn areas.
    bool hasAgents() const;

private:
    struct Trees;
    /// Calls `visit` with what may meet the box: position and object.
    template <class Visit>
    void visitNow(const nav::Box& box, const Elsewhere* elsewhere, Visit visit) const;
    std::vector<std::size_t> positionsOf(const std::vector<nav::ObjectId>& ids) const;
    void add(const nav::MapObject& object);
    void remove(const nav::MapObject& object);

    const nav::Map& m_map;
    std::unique_ptr<Trees> m_trees;
};

} // namespace thicket::editor
