#pragma once

#include "libnav/map/mapedit.h"

#include <vector>

namespace thicket::editor {

/// Finds a map's objects by place: their boxes in drawing order, kept in step with edits.
class ObjectIndex {
public:
    void rebuild(const nav::Map& map);
    /// `map` after the edit.
    void follow(const nav::Map& map, const nav::MapEdit& edit);

    /// Objects of visible layers under a point, best first: markers (within `markerSlop`), then
    /// those whose inside is hit before those whose line is within `slop`; topmost wins, but what
    /// lies wholly inside another comes before it.
    std::vector<nav::ObjectId> at(const nav::Map& map, nav::Point at, double slop,
                                  double markerSlop) const;
    /// Objects of visible, unlocked layers that the box encloses, or with `touching` meets; in
    /// drawing order.
    std::vector<nav::ObjectId> in(const nav::Map& map, const nav::Box& box, bool touching) const;

private:
    std::vector<nav::Box> m_boxes;
};

} // namespace thicket::editor
