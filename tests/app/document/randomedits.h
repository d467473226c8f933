#pragma once

#include "libnav/map/mapedit.h"

#include <cstdint>
#include <random>

namespace thicket::tests {

/// Seeded edits of every kind: objects of every type are added, removed, moved and renamed;
/// settings change; several at once. The same seed gives the same edits everywhere.
class RandomEdits {
public:
    explicit RandomEdits(std::uint64_t seed) : m_random(seed) {}

    /// 0 to `limit` - 1.
    std::size_t below(std::size_t limit) { return m_random() % limit; }
    double between(double low, double high);
    nav::Point point() { return {between(0, 100), between(0, 100)}; }

    nav::MapObject object(nav::ObjectId id);
    /// An edit of this map. Some edits change nothing.
    nav::MapEdit edit(const nav::Map& map);
    nav::Map map(std::size_t objects);
    /// Circles only, some overlapping, with a start and a goal.
    nav::Map forest(std::size_t circles);

private:
    nav::MapEdit simpleEdit(const nav::Map& map);
    nav::MapObject changed(nav::MapObject object);
    nav::Templates templates();

    std::mt19937_64 m_random;
};

} // namespace thicket::tests
