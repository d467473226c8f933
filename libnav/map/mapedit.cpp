#include "libnav/map/mapedit.h"

#include <algorithm>
#include <cassert>
#include <functional>
#include <unordered_map>

namespace thicket::nav {
namespace {

using Entry = MapEdit::Entry;

bool isAdding(const Entry& entry) { return !entry.before && entry.after; }
bool isRemoving(const Entry& entry) { return entry.before && !entry.after; }
bool isChanging(const Entry& entry) { return entry.before && entry.after; }

/// Merges consecutive entries into a list that names an object once if it was changed twice, added
/// and changed, changed and removed, or added and removed.
class Folding {
public:
    explicit Folding(std::vector<Entry> entries) : m_slots(std::move(entries))
    {
        for (std::size_t i = 0; i < m_slots.size(); ++i)
            remember(i);
    }

    void append(const Entry& entry)
    {
        const auto found = m_last.find(entry.id);
        if (found == m_last.end() || !fold(found->second, entry)) {
            m_slots.push_back(entry);
            remember(m_slots.size() - 1);
        }
    }

    std::vector<Entry> take() &&
    {
        std::erase_if(m_slots, [](const Entry& entry) { return entry.before == entry.after; });
        return std::move(m_slots);
    }

private:
    // Cancelling an entry moves the positions of all later ones, which is quadratic. With more
    // later entries than this both entries stay: correct, only longer.
    static constexpr std::size_t longestWalk = 4096;

    void remember(std::size_t slot)
    {
        const Entry& entry = m_slots[slot];
        m_last[entry.id] = slot;
        if (isChanging(entry))
            m_highestChange = std::max(m_highestChange, entry.position);
        else
            m_structural.push_back(slot);
    }

    static void clear(Entry& entry)
    {
        entry.before.reset();
        entry.after.reset();
    }

    bool fold(std::size_t slot, const Entry& entry)
    {
        Entry& earlier = m_slots[slot];
        if (isChanging(entry) && earlier.after) {
            earlier.after = entry.after;
            return true;
        }
        if (isRemoving(entry) && isChanging(earlier)) {
            Entry removal = entry;
            removal.before = earlier.before;
            clear(earlier);
            m_last.erase(entry.id);
            m_slots.push_back(std::move(removal));
            remember(m_slots.size() - 1);
            return true;
        }
        if (isRemoving(entry) && isAdding(earlier))
            return cancelAddition(slot);
        if (isAdding(entry) && isRemoving(earlier))
            return restore(slot, entry);
        return false;
    }

    /// Removes the addition in `slot`; the positions of later entries decrease.
    bool cancelAddition(std::size_t slot)
    {
        if (m_slots.size() - slot > longestWalk && !isLastStructural(slot))
            return false;
        std::size_t gone = m_slots[slot].position;
        m_last.erase(m_slots[slot].id);
        const bool changesOnly = isLastStructural(slot);
        if (!changesOnly || m_highestChange > gone) {
            for (std::size_t i = slot + 1; i < m_slots.size(); ++i)
                stepOver(m_slots[i], gone);
        }
        clear(m_slots[slot]);
        return true;
    }

    static void stepOver(Entry& entry, std::size_t& gone)
    {
        if (isAdding(entry) && entry.position <= gone)
            ++gone;
        else if (isRemoving(entry) && entry.position < gone)
            --gone;
        else if ((entry.before || entry.after) && entry.position > gone)
            --entry.position;
    }

    /// Turns a removal in `slot` and a new addition at the same position into a change. Requires
    /// that no object was added or removed in between.
    bool restore(std::size_t slot, const Entry& entry)
    {
        if (!isLastStructural(slot) || m_slots[slot].position != entry.position)
            return false;
        if (m_highestChange >= entry.position) {
            for (std::size_t i = slot + 1; i < m_slots.size(); ++i) {
                if (m_slots[i].position >= entry.position)
                    ++m_slots[i].position;
            }
            ++m_highestChange;
        }
        m_slots[slot].after = entry.after;
        m_highestChange = std::max(m_highestChange, entry.position);
        return true;
    }

    bool isLastStructural(std::size_t slot)
    {
        while (!m_structural.empty()) {
            const Entry& entry = m_slots[m_structural.back()];
            if (isAdding(entry) || isRemoving(entry))
                return m_structural.back() == slot;
            m_structural.pop_back();
        }
        return false;
    }

    std::vector<Entry> m_slots;
    std::unordered_map<ObjectId, std::size_t> m_last; // last slot of each object
    std::vector<std::size_t> m_structural;            // slots that added or removed, ascending
    std::size_t m_highestChange = 0;                  // highest position of a change
};

/// The length of a run of ascending additions or descending removals, applied in one pass.
std::size_t runLength(const std::vector<Entry>& entries, std::size_t from)
{
    std::size_t to = from + 1;
    const auto continues = [&](const Entry& a, const Entry& b) {
        return (isAdding(a) && isAdding(b) && a.position < b.position) ||
               (isRemoving(a) && isRemoving(b) && a.position > b.position);
    };
    while (to < entries.size() && continues(entries[to - 1], entries[to]))
        ++to;
    return to - from;
}

void applyRun(Map& map, const Entry* begin, const Entry* end)
{
    if (isAdding(*begin)) {
        std::vector<Map::PlacedObject> placed;
        for (const Entry* entry = begin; entry != end; ++entry)
            placed.push_back({*entry->after, entry->position});
        map.insert(std::move(placed));
    } else if (isRemoving(*begin)) {
        std::vector<ObjectId> ids;
        for (const Entry* entry = begin; entry != end; ++entry) {
            assert(map.find(entry->id) && *map.find(entry->id) == *entry->before);
            assert(map.positionOf(entry->id) == entry->position);
            ids.push_back(entry->id);
        }
        map.remove(ids);
    } else if (isChanging(*begin)) {
        assert(map.find(begin->id) && *map.find(begin->id) == *begin->before);
        map.replace(*begin->after);
    }
}

} // namespace

bool MapEdit::isNoOp() const
{
    return (!settings || settings->before == settings->after) &&
           std::all_of(entries.begin(), entries.end(),
                       [](const Entry& entry) { return entry.before == entry.after; });
}

MapEdit MapEdit::inverted() const
{
    MapEdit result = *this;
    std::reverse(result.entries.begin(), result.entries.end());
    for (Entry& entry : result.entries)
        std::swap(entry.before, entry.after);
    if (result.settings)
        std::swap(result.settings->before, result.settings->after);
    return result;
}

MapEdit MapEdit::add(const Map& map, std::vector<MapObject> objects)
{
    MapEdit edit;
    std::size_t position = map.objects().size();
    for (MapObject& object : objects) {
        assert(!map.find(object.id));
        const ObjectId id = object.id;
        edit.entries.push_back({id, std::nullopt, std::move(object), position++});
    }
    return edit;
}

MapEdit MapEdit::change(const Map& map, std::vector<MapObject> objects)
{
    MapEdit edit;
    for (MapObject& object : objects) {
        const MapObject* before = map.find(object.id);
        assert(before);
        if (*before == object)
            continue;
        const ObjectId id = object.id;
        edit.entries.push_back({id, *before, std::move(object), map.positionOf(id)});
    }
    return edit;
}

MapEdit MapEdit::remove(const Map& map, const std::vector<ObjectId>& ids)
{
    std::vector<std::size_t> positions(ids.size());
    std::transform(ids.begin(), ids.end(), positions.begin(),
                   [&map](ObjectId id) { return map.positionOf(id); });
    // In descending order, so that a removal does not move objects still to be removed.
    std::sort(positions.begin(), positions.end(), std::greater<>());
    MapEdit edit;
    edit.entries.reserve(positions.size());
    for (const std::size_t position : positions) {
        const MapObject& object = map.objects()[position];
        edit.entries.push_back({object.id, object, std::nullopt, position});
    }
    return edit;
}

MapEdit MapEdit::changeSettings(const Map& map, MapSettings settings)
{
    MapEdit edit;
    if (settings != map.settings)
        edit.settings = SettingsChange{map.settings, std::move(settings)};
    return edit;
}

void apply(Map& map, const MapEdit& edit)
{
    for (std::size_t i = 0; i < edit.entries.size();) {
        const std::size_t length = runLength(edit.entries, i);
        applyRun(map, &edit.entries[i], &edit.entries[i] + length);
        i += length;
    }
    if (edit.settings) {
        assert(map.settings == edit.settings->before);
        map.settings = edit.settings->after;
    }
}

std::vector<ObstacleChange> obstacleChanges(const MapEdit& edit)
{
    std::vector<ObstacleChange> changes;
    const auto add = [&](ObjectId id, const std::optional<Shape>& before,
                         const std::optional<Shape>& after) {
        if (before != after)
            changes.push_back({id, after});
    };
    const auto shapeOf = [](const std::optional<MapObject>& object) {
        return object ? obstacleShape(object->geometry) : std::nullopt;
    };
    for (const Entry& entry : edit.entries)
        add(entry.id, shapeOf(entry.before), shapeOf(entry.after));
    if (edit.settings)
        add(boundsObstacle, boundingWalls(edit.settings->before),
            boundingWalls(edit.settings->after));
    return changes;
}

MapEdit merged(MapEdit first, const MapEdit& second)
{
    MapEdit result;
    result.settings = std::move(first.settings);
    if (second.settings) {
        if (result.settings)
            result.settings->after = second.settings->after;
        else
            result.settings = second.settings;
        if (result.settings->before == result.settings->after)
            result.settings.reset();
    }
    Folding folding(std::move(first.entries));
    for (const MapEdit::Entry& entry : second.entries)
        folding.append(entry);
    result.entries = std::move(folding).take();
    return result;
}

} // namespace thicket::nav
