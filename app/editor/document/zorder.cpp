#include "app/editor/document/zorder.h"

#include "app/editor/document/objectindex.h"
#include "app/editor/edits/layerlocks.h"
#include "libnav/map/layerlookup.h"

#include <algorithm>
#include <compare>
#include <cstddef>
#include <map>
#include <optional>
#include <set>
#include <unordered_set>
#include <utility>
#include <vector>

namespace thicket::editor {

namespace {

/// Objects are above or beneath others of the same kind only: markers are drawn above all
/// obstacles.
using Kind = std::pair<std::size_t, bool>; // rank, obstacle

class Reordering {
public:
    Reordering(const ObjectIndex& index, const QList<nav::ObjectId>& ids)
        : m_index(index), m_map(index.map()), m_layers(m_map), m_objects(openObjects(m_map, ids))
    {
        for (const nav::MapObject& object : m_objects)
            m_ids.insert(object.id);
    }

    nav::MapEdit edit(OrderStep step)
    {
        const bool isUp = step == OrderStep::raise || step == OrderStep::toTop;
        const bool isFar = step == OrderStep::toTop || step == OrderStep::toBottom;
        if (isFar)
            findEnds(isUp);
        for (const nav::MapObject& object : m_objects) {
            const std::size_t from = m_map.positionOf(object.id);
            const auto passed = isFar ? end(object) : nextOverlapped(object, from, isUp);
            if (passed && (*passed > from) == isUp)
                m_moves.push_back({isUp ? *passed + 1 : *passed, from});
        }
        return moved();
    }

private:
    struct Move {
        std::size_t before; ///< what it goes right before, in the order that the map has now
        std::size_t from;
        auto operator<=>(const Move&) const = default;
    };

    Kind kindOf(const nav::MapObject& object) const
    {
        return {m_layers.rankOf(object), nav::isObstacle(object.geometry)};
    }

    /// The nearest one in the order, above or beneath, that is not to be moved itself.
    std::optional<std::size_t> nextOverlapped(const nav::MapObject& object, std::size_t from,
                                              bool isUp) const
    {
        const nav::Box box = nav::boundingBox(object.geometry);
        std::optional<std::size_t> next;
        for (const std::size_t other : m_index.positionsIn(box)) {
            const nav::MapObject& candidate = m_map.objects()[other];
            if ((other > from) != isUp || other == from || m_ids.contains(candidate.id) ||
                kindOf(candidate) != kindOf(object) ||
                !nav::boundingBox(candidate.geometry).intersects(box))
                continue;
            if (!next || (other < *next) == isUp)
                next = other;
        }
        return next;
    }

    /// Of each kind that is to be moved the highest or lowest that is not to be moved itself.
    void findEnds(bool isUp)
    {
        std::set<Kind> wanted;
        for (const nav::MapObject& object : m_objects)
            wanted.insert(kindOf(object));
        const auto& objects = m_map.objects();
        for (std::size_t i = 0; i < objects.size() && !wanted.empty(); ++i) {
            const std::size_t position = isUp ? objects.size() - 1 - i : i;
            const Kind kind = kindOf(objects[position]);
            if (!m_ids.contains(objects[position].id) && wanted.erase(kind) > 0)
                m_ends.emplace(kind, position);
        }
    }
    std::optional<std::size_t> end(const nav::MapObject& object) const
    {
        const auto found = m_ends.find(kindOf(object));
        return found == m_ends.end() ? std::nullopt : std::optional(found->second);
    }

    nav::MapEdit moved()
    {
        std::vector<std::size_t> gone; // ascending, as the objects are in the order of the map
        std::vector<nav::ObjectId> ids;
        for (const Move& move : m_moves) {
            gone.push_back(move.from);
            ids.push_back(m_map.objects()[move.from].id);
        }
        nav::MapEdit edit = nav::MapEdit::remove(m_map, ids);
        std::sort(m_moves.begin(), m_moves.end());
        for (std::size_t i = 0; i < m_moves.size(); ++i) {
            const auto goneBefore =
                std::lower_bound(gone.begin(), gone.end(), m_moves[i].before) - gone.begin();
            const std::size_t to = m_moves[i].before - static_cast<std::size_t>(goneBefore) + i;
            const nav::MapObject& object = m_map.objects()[m_moves[i].from];
            edit.entries.push_back({object.id, std::nullopt, object, to});
        }
        return edit;
    }

    const ObjectIndex& m_index;
    const nav::Map& m_map;
    nav::LayerLookup m_layers;
    std::vector<nav::MapObject> m_objects;
    std::unordered_set<nav::ObjectId> m_ids;
    std::map<Kind, std::size_t> m_ends;
    std::vector<Move> m_moves;
};

} // namespace

nav::MapEdit reordered(const ObjectIndex& index, const QList<nav::ObjectId>& ids, OrderStep step)
{
    return Reordering(index, ids).edit(step);
}

} // namespace thicket::editor
