#pragma once

#include "libnav/map/mapedit.h"

#include <cstddef>
#include <memory>
#include <vector>

namespace thicket::editor {

/// Finds a map's objects by place, in a time that depends on what is found. Follows edits. Belongs
/// to one thread at a time.
class ObjectIndex {
public:
    /// The map must outlive it.
    explicit ObjectIndex(const nav::Map& map);
    ~ObjectIndex();
    ObjectIndex(const ObjectIndex&) = delete;
    ObjectIndex& operator=(const ObjectIndex&) = delete;

    const nav::Map& map() const { return m_map; }
    /// The map is another one.
    void rebuild();
    /// After the edit was applied to the map.
    void follow(const nav::MapEdit& edit);

    /// Objects of visible layers under a point, best first: markers (within `markerSlop`), then
    /// those whose inside is hit before those whose line is within `slop`, map units; topmost wins,
    /// but what lies wholly inside another comes before it.
    std::vector<nav::ObjectId> at(nav::Point at, double slop, double markerSlop) const;
    /// Objects of visible, unlocked layers that the box encloses, or with `touching` meets; in
    /// drawing order.
    std::vector<nav::ObjectId> in(const nav::Box& box, bool touching) const;

    /// Positions in Map::objects(), ascending, of what may show in the window: objects whose
    /// bounding box meets it, and every inverted one. Of hidden layers, too.
    std::vector<std::size_t> positionsIn(const nav::Box& window) const;
    /// The same for starts, goals and agents alone; agents count as large as they are.
    std::vector<std::size_t> markerPositions(const nav::Box& window) const;
    /// Round every object; empty without objects. Map::extent() has the map's bounds in it besides.
    nav::Box bounds() const;

private:
    struct Trees;
    std::vector<std::size_t> positionsOf(const std::vector<nav::ObjectId>& ids) const;
    void add(const nav::MapObject& object);
    void remove(const nav::MapObject& object);

    const nav::Map& m_map;
    std::unique_ptr<Trees> m_trees;
};

} // namespace thicket::editor
